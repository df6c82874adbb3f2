import { gameOf } from '../../src/games/index.js'
import { pick, type Rng } from '../../src/kit/rng.js'
import { openUntil } from '../../src/table/clock.js'
import type { Table } from '../../src/table/table.js'
import type { Evening, Player } from './evening.js'

/** Buttons of a panel that play no card. */
const STANDING = new Set([
  'Refresh',
  'Last trick',
  'Rules',
  'Table',
  'Back',
  'Crash the party',
  'Keep playing',
  'Leave the table',
  'End the table',
])
const choices = (player: Player): readonly string[] => player.buttons().filter((label) => !STANDING.has(label))

/** The players whom the table waits for, by the numbers of those who play. */
export async function waitedFor(evening: Evening, id: string, players: readonly Player[]): Promise<readonly Player[]> {
  const table = await tableOf(evening, id)
  if (table.phase !== 'playing') return []
  const numbers = await Promise.all(players.map((player) => evening.store.person(player.id, player.name, 0)))
  return gameOf(table.game)
    .rules.turn(table.state)
    .flatMap((seat) => {
      const sits = table.seats[seat]?.player
      const player = sits?.kind === 'person' ? players[numbers.indexOf(sits.person)] : undefined
      return player ? [player] : []
    })
}

export async function tableOf({ tables }: Evening, id: string): Promise<Table> {
  const table = await tables.get(id)
  if (!table) throw new Error(`no table ${id}`)
  return table
}

/** What a game holds back for a while after the deal, as Durak does its first lead, has come. */
export async function pastOpening({ local, tables, house }: Evening, id: string): Promise<void> {
  const table = await tables.get(id)
  const left = table?.phase === 'playing' ? openUntil(table, gameOf) - local.now() : 0
  if (left > 0) local.advance(left)
  await house.settle()
}

/** One card of Foolish Faces by two presses, any card any way that the panel offers. */
export async function playCard(player: Player, rng: Rng): Promise<void> {
  if (choices(player).length === 0 || !player.panel().includes('Pick a card')) await player.says('/hand')
  await player.presses(pick(choices(player), rng))
  await player.presses(pick(choices(player), rng))
}

/** Plays until the table is over, or until `until` says so; people press, the house does its part. */
export async function playOn(
  evening: Evening,
  id: string,
  players: readonly Player[],
  rng: Rng,
  until: (table: Table) => boolean = () => false,
): Promise<Table> {
  for (;;) {
    const table = await tableOf(evening, id)
    if (table.phase !== 'playing' || until(table)) return table
    const [next] = await waitedFor(evening, id, players)
    if (next) await playCard(next, rng)
    else await evening.house.settle()
  }
}

/** The only table that is on in the server. */
export async function onlyTable({ store }: Evening): Promise<string> {
  const [row, ...more] = await store.live()
  if (!row || more.length) throw new Error(`${more.length + (row ? 1 : 0)} tables are on`)
  return row.id
}
