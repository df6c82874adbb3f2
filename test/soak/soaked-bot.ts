import { isDeepStrictEqual } from 'node:util'
import { commands } from '../../commands/index.js'
import { startDiscord } from '../../src/discord/discord.js'
import { gameOf } from '../../src/games/index.js'
import { openStore } from '../../src/store/sqlite.js'
import { fold } from '../../src/table/fold.js'
import { createHouse } from '../../src/table/house.js'
import { createPulse } from '../../src/table/pulse.js'
import { createTables, type Answer, type By, type Tables } from '../../src/table/tables.js'
import type { Ask, Asks, Deed, Memory, Told } from './protocol.js'

/** The bot as `npm start` runs it, in a process of its own: address, token, file and how far its clock is ahead come as arguments. */
const [api = '', token = '', file = '', ahead = '0'] = process.argv.slice(2)
const clock = { ahead: Number(ahead) }
const now = (): number => Date.now() + clock.ahead
const tell = (told: Told): void => void process.send?.(told)
const fault = (error: unknown): void =>
  tell({ told: 'fault', text: error instanceof Error ? `${error.stack ?? error.message}${causeOf(error)}` : String(error) })
const causeOf = ({ cause }: Error): string => (cause instanceof Error ? ` from ${cause.message}` : '')

const opened = await openStore(file)
if (!opened.ok) throw new Error(opened.reason)
const { store } = opened
const door = createTables({ store, now, onError: fault })
const tables = telling(door)
const house = createHouse({ store, tables: door, now, onError: fault })
const pulse = createPulse({ store, tables: door, house, now, onError: fault })
await pulse.start()
const gateway = (connected: boolean): void => {
  tell({ told: 'gateway', connected })
  void pulse.reach(connected)
}
const reports = { handled: () => {}, shed: (age: number) => tell({ told: 'shed', age }), fault, gateway }
const discord = await startDiscord({ token, api, commands, rooms: { store, tables }, reports, now })
await discord.register(undefined)
house.start()
process.on('message', (ask: Ask) => void answer(ask).catch(fault))
process.on('disconnect', () => process.exit()) // whoever started it is gone
tell({ told: 'ready' })

/** The same door, which tells of what it answered with `ok` before anybody else hears of it. */
function telling(door: Tables): Tables {
  const told = async (deed: Deed, { cause }: By, answer: Promise<Answer>): Promise<Answer> => {
    const it = await answer
    if (it.ok) tell({ told: 'acknowledged', cause, deed })
    return it
  }
  return {
    ...door,
    open: (by, ...how) => told('open', by, door.open(by, ...how)),
    join: (id, by, ...how) => told('join', by, door.join(id, by, ...how)),
    takeSeat: (id, by, ...how) => told('takeSeat', by, door.takeSeat(id, by, ...how)),
    back: (id, by) => told('back', by, door.back(id, by)),
    addHouse: (id, by) => told('addHouse', by, door.addHouse(id, by)),
    dropHouse: (id, by) => told('dropHouse', by, door.dropHouse(id, by)),
    start: (id, by, ...how) => told('start', by, door.start(id, by, ...how)),
    change: (id, by, ...how) => told('change', by, door.change(id, by, ...how)),
    play: (id, by, ...how) => told('play', by, door.play(id, by, ...how)),
    again: (id, by, ...how) => told('again', by, door.again(id, by, ...how)),
  }
}

async function answer({ ask, number, ms }: Ask): Promise<void> {
  const reply = <Asked extends keyof Asks>(_: Asked, answer: Asks[Asked]['answer']): void =>
    tell({ told: 'answer', to: number, answer })
  switch (ask) {
    case 'advance':
      return reply(ask, await advance(ms))
    case 'memory':
      return reply(ask, memory())
    case 'strays':
      return reply(ask, await strays())
    case 'stop':
      await discord.stop()
      await house.stop()
      await pulse.stop()
      await store.close()
      reply(ask, null)
      return process.disconnect()
  }
}

/** The pulse is told at once, else it would take the leap for an outage and give it back. */
async function advance(ms: number): Promise<number> {
  clock.ahead += ms
  await pulse.stop()
  await pulse.start()
  await house.settle()
  return (await store.live()).length
}

function memory(): Memory {
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  return { rss, heap: heapUsed + external }
}

async function strays(): Promise<readonly string[]> {
  const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
  const found: string[] = []
  for (const { id, phase } of [...(await store.live()), ...(await store.finished())]) {
    const [held, logged] = [await door.get(id), fold(await store.read(id), gameOf)]
    if (logged?.phase !== phase || !isDeepStrictEqual(plain(held), plain(logged))) found.push(id)
  }
  return found
}
