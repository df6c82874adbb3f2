import { expect } from 'vitest'
import { pick, type Rng } from '../../src/kit/rng.js'
import { story } from '../../src/table/story.js'
import type { Table } from '../../src/table/table.js'
import type { Evening, Player } from './evening.js'
import { pastOpening, tableOf, waitedFor } from './play.js'

// Plays any game whose panel acts by buttons: presses whatever a panel offers that is neither a page nor a way out.

const NO_CHOICE = new Set([
  'Refresh',
  'Last bout',
  'Last pile',
  'Last round',
  'Rules',
  'Table',
  'Back',
  'Join',
  'Leave',
  'My hand',
  'New deal',
  'Take it back',
  'Leave the table',
  'End the table',
  'Keep playing',
])

/** What can be pressed to play, in the newest private message. */
const choicesOf = (player: Player): readonly string[] =>
  player.buttons().filter((label) => !NO_CHOICE.has(label) && !/^(\S+) to (\S+)$/u.test(label))

/** One press, any that is offered; the hand is opened where the newest message offers none. */
async function pressAny(player: Player, rng: Rng): Promise<void> {
  if (choicesOf(player).length === 0) await player.says('/hand')
  const choices = choicesOf(player)
  expect(choices, `${player.name} is waited for and has: ${player.panel()}`).not.toEqual([])
  // Taking too often makes long games.
  const better = choices.filter((label) => !/^(Take|Draw)\b/u.test(label))
  await player.presses(pick(better.length > 0 ? better : choices, rng))
}

/** Plays until the table is over, or until `until` says so; people press, the house does its part. */
export async function pressOn(
  evening: Evening,
  id: string,
  players: readonly Player[],
  rng: Rng,
  until: (table: Table) => boolean = () => false,
): Promise<Table> {
  for (let presses = 0; presses < 3_000; presses++) {
    await pastOpening(evening, id)
    const table = await tableOf(evening, id)
    if (table.phase !== 'playing' || until(table)) return table
    if (await isBehind(evening, table)) await evening.calm()
    const waited = await waitedFor(evening, id, players)
    if (waited.length > 0) await pressAny(pick(waited, rng), rng)
  }
  throw new Error('the game does not end')
}

/** Machines press quicker than a channel can follow; one that is far behind would leave records out. */
async function isBehind(evening: Evening, table: Table): Promise<boolean> {
  const row = await evening.tables.row(table.id)
  return row !== undefined && story(table, row, 'en').length > evening.story().length + 3
}
