import type { Press, Screen } from '../kit/screen.js'
import type { Language } from '../kit/show.js'
import { listed, type Text } from '../kit/text.js'
import type { Look } from './door.js'
import { mostAt } from './fit.js'
import { plain, tableName, verb } from './lay.js'
import { freeSeats, seatButtons } from './notes.js'
import { openSeats, takeSeat } from './seats.js'
import type { Shelf, Table } from './table.js'
import { words } from './words.js'

/** For somebody who does not sit here (any more): what became of their seat, and the one that they could have. */
export function stranger(look: Look, language: Language, shelf: Shelf): Screen {
  const say = words(language)
  const { table, person } = look
  const rules = verb(say('rules'), 'rules')
  const room = table.phase === 'gathering' && table.seats.length < mostAt(shelf(table.game).rules, table.options)
  const gone = wentTo(look, language, shelf)
  const free = offered(table, person)
  return {
    form: 'panel',
    lines: plain(gone ?? say('no.stranger'), ...freeSeats(free, language)),
    rows: [room && !gone ? [rules, verb(say('join'), 'join', 'main')] : [rules], ...offers(free, language)],
  }
}

/** The seats that this person may take; any free one where nobody knows who asks. */
export const offered = (table: Table, person: number | undefined): readonly number[] =>
  openSeats(table).filter((seat) => person === undefined || takeSeat(table, person, seat).ok)

const offers = (seats: readonly number[], language: Language): readonly (readonly Press[])[] => {
  const buttons = seatButtons(seats, language)
  return buttons.length > 0 ? [buttons] : []
}

function wentTo({ table, row, person }: Look, language: Language, shelf: Shelf): Text | undefined {
  if (person === undefined) return undefined
  const say = words(language)
  const name = tableName(table, row, language, shelf)
  if (table.barred.includes(person)) return say('gone.removed', { table: name })
  const last = table.tenures.findLast((it) => it.person === person)
  return last && say('gone.seat', { table: name, name: listed(last.seat) })
}
