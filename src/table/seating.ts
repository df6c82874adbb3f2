import type { Row } from '../store/store.js'
import { withoutSeat } from './queue.js'
import type { Seated, Table, TableEvent } from './table.js'

// How a table folds what happens to its seats, and to the time of those who sit there.

type Event<Type extends TableEvent['type']> = Extract<TableEvent, { type: Type }>

/** In play somebody takes over from the house and is asked afresh; everybody's time begins anew: there may be somebody who waits again. */
export function sat(table: Table, { seat, player }: Event<'sat'>, { at, seq }: Pick<Row, 'at' | 'seq'>): Partial<Table> {
  const seats = table.seats.toSpliced(seat, 1, { player, since: at })
  if (table.phase !== 'playing' || player.kind !== 'person') return { seats }
  return {
    seats,
    tenures: [...table.tenures, { seat, person: player.person, from: at, after: table.acted[seat] ?? 0 }],
    asked: table.asked.with(seat, seq),
    askedAt: table.askedAt.map(() => at),
  }
}

/** Wishes of, and about, somebody who is gone fall away. Whoever was removed may not come back to this table. */
export function left(table: Table, { seat, standIn, why }: Event<'left'>, at: number): Partial<Table> {
  const player = table.seats[seat]?.player
  const person = player?.kind === 'person' ? player.person : undefined
  const inPlay = table.phase === 'playing'
  return {
    seats: standIn
      ? table.seats.with(seat, { player: standIn, since: at, ...(inPlay && { standsIn: true as const }) })
      : table.seats.toSpliced(seat, 1),
    queue: withoutSeat(table.queue, seat),
    votes: table.votes.filter(({ person: of, about }) => of !== person && (about === 'end' || about.remove !== person)),
    reminded: table.reminded.filter((it) => it.seat !== seat),
    ...(inPlay && {
      tenures: table.tenures.map((it) =>
        it.seat === seat && it.until === undefined ? { ...it, until: at, upTo: table.acted[seat] ?? 0 } : it,
      ),
    }),
    ...(person !== undefined && (why === 'removed' || why === 'outvoted') && { barred: [...table.barred, person] }),
  }
}

/** Times that ran meanwhile end later by as much of it as they ran. */
export function resumed(table: Table, { from, to }: Event<'resumed'>): Partial<Table> {
  const later = (since: number): number => since + Math.max(0, to - Math.max(from, since))
  const seats = table.seats.map((seated): Seated =>
    seated.held === undefined ? seated : { ...seated, held: seated.held + to - from },
  )
  return { paused: undefined, seats, askedAt: table.askedAt.map(later), actedAt: later(table.actedAt) }
}
