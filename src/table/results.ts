import type { Outcome } from '../kit/game.js'
import type { Result, Store, TableRow } from '../store/store.js'
import { applyRow } from './fold.js'
import type { Shelf, Table } from './table.js'

/**
 * What the people of a finished game scored, out of the table as its last row left it; empty for a table ended early. A person
 * counts who sat there from the deal to the end: neither who left nor who stood in for somebody has a result.
 */
export function results(table: Table, row: TableRow, gameOf: Shelf): readonly Result[] {
  const { outcome, startedAt } = table
  if (!outcome || startedAt === undefined) return []
  const stayed = table.seats.flatMap(({ player, since }, seat) =>
    player.kind === 'person' && since <= startedAt ? [{ seat, person: player.person }] : [],
  )
  const box = gameOf(table.game)
  const worth = box.worth?.(outcome) ?? outcome.scores
  return stayed.map(({ seat, person }) => ({
    table: table.id,
    seat,
    person,
    server: row.server,
    channel: row.channel,
    game: table.game,
    board: box.boardOf(table.options),
    at: table.at,
    score: worth[seat] ?? 0,
    place: placeOf(outcome, seat),
    won: outcome.winners.includes(seat),
    tags: outcome.tags?.[seat] ?? [],
    people: stayed.length,
  }))
}

/** Where the rules name no places, more points are a better one, and equal points share it. */
const placeOf = ({ places, scores }: Outcome, seat: number): number =>
  places?.[seat] ?? 1 + scores.filter((score) => score > (scores[seat] ?? 0)).length

/** Puts in the place of all results what the logs of all finished tables say. Answers with their number. */
export async function rebuildResults(store: Store, gameOf: Shelf): Promise<number> {
  const all: Result[] = []
  for (const row of await store.finished()) all.push(...(await ofLog(store, row, gameOf)))
  await store.rebuild(all)
  return all.length
}

/** Rows after the end (a rematch) change nothing, so the fold stops there. */
async function ofLog(store: Store, row: TableRow, gameOf: Shelf): Promise<readonly Result[]> {
  let table: Table | undefined
  for (const it of await store.read(row.id)) {
    table = applyRow(table, it, gameOf)
    if (table.phase === 'over') return results(table, row, gameOf)
  }
  return []
}
