import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { encode } from '../../src/discord/custom-id.js'
import { rules } from '../../src/games/foolish-faces/rules.js'
import type { Action } from '../../src/games/foolish-faces/types.js'
import { folded } from '../../src/kit/game.js'
import { pick, rngFor } from '../../src/kit/rng.js'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import type { Interaction, LocalDiscord, Message, Person } from '../../src/local-discord/local.js'
import { begin } from './child.js'
import { median, whole, type BenchRow } from './row.js'

/** People always on turn, and how many plays are timed for each. */
const LOADS = [
  [1, 200],
  [50, 40],
  [500, 4],
] as const
const RUNS = 3
/** A local channel keeps its newest thousand messages. */
const TABLES_A_CHANNEL = 10

/** What one side managed: milliseconds from press to answer, and presses a second. */
interface Timed {
  readonly p50: number
  readonly p99: number
  readonly rate: number
}

/** A press that plays a card, committed to disk, beside a bare bot; both in processes of their own, over loopback, in turn. */
export async function pressBench(): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = []
  for (const [people, plays] of LOADS) {
    const runs: (readonly [ours: Timed, bare: Timed])[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await once(people, plays, run))
    const of = (which: 0 | 1, what: keyof Timed): number => median(runs.map((pair) => pair[which][what]))
    const ratio = (what: keyof Timed): number => median(runs.map(([ours, bare]) => ours[what] / bare[what]))
    const aims = { p50: people === 1 ? 'at most 2' : '', p99: '', rate: people === 50 ? 'at least 0.6' : '' }
    for (const what of ['p50', 'p99', 'rate'] as const) {
      const shown = (value: number): string => (what === 'rate' ? `${whole(value)} a second` : `${value.toFixed(2)} ms`)
      const name = `press, ${people} always on turn: ${what === 'rate' ? 'plays' : what}`
      rows.push({
        name,
        ours: shown(of(0, what)),
        reference: `bare bot ${shown(of(1, what))}`,
        ratio: ratio(what),
        aim: aims[what],
      })
    }
  }
  return rows
}

async function once(people: number, plays: number, run: number): Promise<readonly [Timed, Timed]> {
  mkdirSync('data', { recursive: true }) // on the disk where a database would be
  const folder = mkdtempSync(join(resolve('data'), 'press-'))
  try {
    const ours = await timeOurs(folder, people, plays, run)
    return [ours.timed, await timeBare(folder, people, plays, ours.answer)]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function timeOurs(folder: string, count: number, plays: number, run: number): Promise<{ timed: Timed; answer: unknown }> {
  const local = await quickDiscord()
  const people = Array.from({ length: count * 4 }, (_, i) => local.person(`Ann ${i >> 2} ${i & 3}`))
  const seeds = Array.from({ length: count }, (_, i) => `press ${run} ${i}`)
  const rooms = seeds.map((_, i) => `room ${Math.floor(i / TABLES_A_CHANNEL)}`)
  const order = {
    api: local.api,
    token: local.token,
    database: join(folder, 'foolish.sqlite'),
    server: local.guildId,
    channels: rooms.map((name) => local.channel(name).id),
    seeds,
    people: people.map(({ id }) => id),
  }
  const bot = await begin('ours', folder, order)
  const hands: (readonly Message[])[] = []
  for (const [at, table] of bot.ids.entries())
    hands.push(await Promise.all([0, 1, 2, 3].map((seat) => hand(people[at * 4 + seat]!, rooms[at]!, table))))
  await calm(local)
  let answer: unknown
  const timed = await race(
    hands.map((panels, at) => {
      const steps = script(seeds[at]!, plays)
      return async (play) => {
        const { seat, path } = steps[play]!
        const [person, message] = [people[at * 4 + seat]!, panels[seat]!]
        // Row 5 of the log starts the game; each play is one row, and puts the question to the next seat.
        const done = await person.forges(rooms[at]!, encode({ path }, { table: bot.ids[at]!, asked: 5 + play }), message.id).done
        answer = done.answer?.data
        return done
      }
    }),
    plays,
  )
  await bot.end()
  await local.stop()
  return { timed, answer }
}

async function timeBare(folder: string, count: number, plays: number, answer: unknown): Promise<Timed> {
  const local = await quickDiscord()
  const people = Array.from({ length: count }, (_, i) => local.person(`Ann ${i}`))
  const bot = await begin('bare', folder, {
    api: local.api,
    token: local.token,
    components: (answer as { components: unknown }).components,
  })
  const panels = await Promise.all(people.map(async (person) => needed((await person.says('games', '/panel').done).message)))
  const timed = await race(
    people.map((person, i) => () => person.forges('games', 'b', panels[i]!.id).done),
    plays,
  )
  await bot.end()
  await local.stop()
  return timed
}

/** Everybody presses, waits for the answer, and presses again, so many times. */
async function race(people: readonly ((play: number) => Promise<Interaction>)[], plays: number): Promise<Timed> {
  const took: number[] = []
  const started = performance.now()
  await Promise.all(
    people.map(async (press) => {
      for (let play = 0; play < plays; play++) {
        let done = await press(play)
        for (let tries = 0; done.took === undefined && tries < 5; tries++) done = await press(play) // dropped as too late
        if (done.took === undefined) throw new Error('a press got no answer')
        took.push(done.took)
      }
    }),
  )
  const rate = took.length / ((performance.now() - started) / 1000)
  const sorted = took.toSorted((a, b) => a - b)
  return { p50: sorted[sorted.length >> 1]!, p99: sorted[Math.floor(sorted.length * 0.99)]!, rate }
}

/** Any legal plays of a game with this secret, as the bot will find them: whose turn, and the choice's path. */
function script(seed: string, plays: number): readonly { readonly seat: number; readonly path: string }[] {
  const setup = rules.setup(4, rules.options.parse({}))
  let state = folded(rules, setup, rules.deal(setup, rngFor(seed, 0)))
  return Array.from({ length: plays }, (_, n) => {
    const seat = rules.turn(state)[0]!
    const action = pick(rules.legal(state, seat), rngFor('press', n))
    const ruling = rules.play(state, seat, action, rngFor(seed, n))
    if (!ruling.ok) throw new Error(ruling.reason)
    state = folded(rules, state, ruling.events)
    return { seat, path: pathOf(action) }
  })
}
function pathOf(action: Action): string {
  if (action.type === 'crash') return 'crash.yes'
  if (action.face === 'down') return `${action.card}.down`
  if (action.cover !== undefined) return `${action.card}.cover-${action.cover}`
  return action.name === undefined ? `${action.card}.up` : `${action.card}.name-${action.name}`
}

/** Until what the tables' beginning caused is done. */
async function calm({ requests }: LocalDiscord): Promise<void> {
  for (let seen = ''; seen !== requests.at(-1)?.path; await sleep(1_500)) seen = requests.at(-1)?.path ?? ''
}

const quickDiscord = (): Promise<LocalDiscord> => startLocalDiscord({ limits: false, validate: false })

async function hand(person: Person, channel: string, table: string): Promise<Message> {
  const done = await person.says(channel, '/hand', { table }).done
  return needed(done.message)
}
function needed(message: Message | undefined): Message {
  if (!message) throw new Error('no panel came')
  return message
}
