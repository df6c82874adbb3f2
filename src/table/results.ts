import type { Outcome } from '../kit/game.js'
import type { Ending, Result, Store, TableRow } from '../store/store.js'
import { applyRow } from './fold.js'
import type { Shelf, Table, Tenure } from './table.js'

/**
 * What is recorded of everybody who had a hand of a game, out of the table as its last row left it; nothing of a lobby, of practice or
 * of a lesson. Scores go by tenure: who sat there from the deal to the end has the seat's score, and nobody else.
 */
export function results(table: Table, row: TableRow, gameOf: Shelf): readonly Result[] {
  const { outcome, startedAt, practice } = table
  if (startedAt === undefined || practice !== undefined) return []
  const box = gameOf(table.game)
  const worth = outcome && (box.worth?.(outcome) ?? outcome.scores)
  const people = table.tenures.filter((it) => endingOf(it, table) === 'finished').length
  return table.tenures.filter(isFirst).map((tenure): Result => {
    const { seat, person } = tenure
    const ending = endingOf(tenure, table)
    const finished = ending === 'finished' ? outcome : undefined
    return {
      table: table.id,
      seat,
      person,
      server: row.server,
      channel: row.channel,
      game: table.game,
      board: box.boardOf(table.options),
      at: table.at,
      ending,
      score: (finished && worth?.[seat]) ?? 0,
      place: finished && placeOf(finished, seat),
      won: finished?.winners.includes(seat) ?? false,
      tags: finished?.tags?.[seat] ?? [],
      people,
    }
  })
}

/** Who left and came back to the same seat has one record: that of the leaving. */
const isFirst = ({ seat, person }: Tenure, at: number, all: readonly Tenure[]): boolean =>
  !all.slice(0, at).some((it) => it.seat === seat && it.person === person)

function endingOf(tenure: Tenure, { outcome, tenures }: Table): Ending {
  if (tenure.until !== undefined) return 'left'
  if (!outcome) return 'abandoned'
  return tenures.find(({ seat }) => seat === tenure.seat) === tenure ? 'finished' : 'stood-in'
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
