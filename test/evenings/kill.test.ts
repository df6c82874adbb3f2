import Database from 'better-sqlite3'
import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import { pick, rngFor, type Rng } from '../../src/kit/rng.js'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import type { Interaction, LocalDiscord, Message } from '../../src/local-discord/local.js'
import type { Row } from '../../src/store/store.js'
import { fold } from '../../src/table/fold.js'
import type { Table } from '../../src/table/table.js'
import { bundled } from '../bundled.js'
import { openButton, openButtons, textOf } from './evening.js'

const KILLS = 20
const NAMES = ['Ann', 'Bo'] as const
const program = bundled(new URL('./bot.ts', import.meta.url))
const folders: string[] = []
const running = new Set<ChildProcess>()
let local: LocalDiscord | undefined
afterEach(async () => {
  for (const child of running) await killed(child)
  await local?.stop()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

it(`a game with ${KILLS} kills ends as the same presses end without one, and no acknowledged press is lost`, async () => {
  const calmly = await play(0)
  const roughly = await play(KILLS)
  expect(roughly.outcome).toEqual(calmly.outcome)
  expect(roughly.state).toEqual(calmly.state)
}, 300_000)

/** One game of two people and two house players; the bot is killed so often, at moments that chance picks. */
async function play(kills: number): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'foolish-'))
  folders.push(folder)
  const file = join(folder, 'foolish.sqlite')
  const here = (local = await startLocalDiscord({ people: NAMES, limits: false }))
  const chance = rngFor('kills', kills)
  let bot = await boot(here, file)
  await here.person('Ann').says('games', '/foolish', { length: 'full', 'house-players': 2 }).done
  await here.person('Bo').presses('games', 'Join').done
  await here.person('Ann').presses('games', 'Start').done
  const killAt = new Set<number>()
  while (killAt.size < kills) killAt.add(chance.below(190) + 5)
  const acknowledged: string[] = []
  for (;;) {
    const table = readTable(file)
    if (table.phase === 'over') break
    const seat = gameOf(table.game).rules.turn(table.state)[0] ?? 0
    const sits = table.seats[seat]?.player
    const dies = killAt.delete(table.actions)
    if (sits?.kind !== 'person') {
      if (dies) bot = await again(bot, here, file, chance)
      else await new Promise((done) => setTimeout(done, 5))
      continue
    }
    const pressed = press(here, NAMES[sits.person - 1] ?? 'Ann', table)
    if (dies) bot = await again(bot, here, file, chance)
    const interaction = await pressed
    if (interaction && textOf(interaction.message).includes('You played')) acknowledged.push(interaction.id)
  }
  const causes = new Set(rows(file).map(({ cause }) => cause))
  expect(
    acknowledged.filter((id) => !causes.has(id)),
    'acknowledged and lost',
  ).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(80)
  await killed(bot)
  const table = readTable(file)
  await here.stop()
  return table
}

/** The press that plays the card which the position alone decides; undefined when the bot died before it could be made. */
async function press(here: LocalDiscord, name: string, table: Table): Promise<Interaction | undefined> {
  const person = here.person(name)
  const chance: Rng = rngFor('card', table.actions)
  const panel = (): readonly Message[] =>
    person
      .sees('games')
      .filter(({ flags }) => (flags & 64) !== 0)
      .slice(-1)
  const next = async (): Promise<Interaction | undefined> => {
    const offered = openButtons(panel()[0]).filter((it) => !STANDING.includes(it))
    if (!offered.length) throw new Error(`${name} is offered nothing: ${textOf(panel()[0])}`)
    const label = pick(offered, chance)
    const button = openButton(panel(), label)
    const done = button && (await person.presses('games', button.customId, button.message).done)
    return done?.state === 'answered' ? done : undefined
  }
  const hand = await person.says('games', '/hand').done
  return hand.state === 'answered' && (await next()) ? next() : undefined
}
const STANDING = ['Refresh', 'Last trick', 'Rules', 'Table', 'Back', 'Crash the party']

async function again(bot: ChildProcess, here: LocalDiscord, file: string, chance: Rng): Promise<ChildProcess> {
  await new Promise((done) => setTimeout(done, chance.below(25)))
  await killed(bot)
  return boot(here, file)
}
async function boot(here: LocalDiscord, file: string): Promise<ChildProcess> {
  const child = fork(await program, [here.api, here.token, file, 'killed evening'], { execArgv: [] })
  running.add(child)
  await new Promise<void>((done, fail) => {
    child.once('message', () => done())
    child.once('exit', (code) => fail(new Error(`the bot ended with ${code}`)))
  })
  return child
}
async function killed(child: ChildProcess): Promise<void> {
  running.delete(child)
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await gone
}

function rows(file: string): readonly Row[] {
  const db = new Database(file, { readonly: true })
  try {
    const all = db.prepare('select "table", seq, at, cause, event from log order by "table", seq').all() as (Omit<
      Row,
      'event'
    > & { event: string })[]
    return all.map((row) => ({ ...row, event: JSON.parse(row.event) as unknown }))
  } finally {
    db.close()
  }
}
function readTable(file: string): Table {
  const table = fold(rows(file), gameOf)
  if (!table) throw new Error('there is no table')
  return table
}
