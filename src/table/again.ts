import type { Answer, By } from './door.js'
import { noSuchTable, type Engine } from './engine.js'
import { mostAt } from './fit.js'
import { fold } from './fold.js'
import { HOLD_MS, join } from './gather.js'
import { seatOf, type Seated, type Table } from './table.js'

// The rematch.

/**
 * Who asks first is host: the old host may never come back. Everybody keeps seat and order; people's seats are held for them,
 * house players stay. Whoever asks later joins the table that is there.
 */
export async function again(engine: Engine, id: string, by: By): Promise<Answer> {
  const opened = await engine.alone<Answer | { readonly next: string }>(id, async (room) => {
    const folded = await engine.enter(room, id)
    if (!folded) return noSuchTable
    const { table, row } = folded
    if (table.next !== undefined) return { next: table.next }
    if (table.phase !== 'over') return { ok: false, by: 'table', reason: 'not_over', table }
    if (table.practice === 'lesson') return { ok: false, by: 'table', reason: 'not_allowed', table }
    if (seatOf(table, by.person) === undefined) return { ok: false, by: 'table', reason: 'not_seated', table }
    const { game, options, practice } = table
    const seats = held(table, by.person, engine.now())
    const { version } = engine.gameOf(game).rules
    const pace = table.nextPace ?? table.pace
    const opened = { type: 'opened', game, version, options, host: by.person, pace, seats, before: id } as const
    const event = { ...opened, ...(practice && { practice }) }
    return engine.follow({ room, folded }, by.cause, { game, server: row.server, channel: row.channel, home: row.home }, event)
  })
  if (!('next' in opened)) return opened
  const { next } = opened
  return engine.change(next, by.cause, ({ table }) =>
    join(table, by.person, mostAt(engine.gameOf(table.game).rules, table.options)),
  )
}

const held = (table: Table, asker: number, now: number): readonly Seated[] =>
  table.seats
    .filter(({ held }) => held === undefined)
    .map(({ player }) => ({
      player,
      since: now,
      ...(player.kind === 'person' && player.person !== asker && { held: now + HOLD_MS }),
    }))

/** The end of the game before; its table is over and is not taken into memory for it. A game that was ended early fixes nothing. */
export async function lastState({ store, gameOf }: Engine, id: string): Promise<unknown> {
  const table = fold(await store.read(id), gameOf)
  return table?.outcome && table.state
}
