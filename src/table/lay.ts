import type { Line, Press, Verb } from '../kit/screen.js'
import type { Language } from '../kit/show.js'
import { somebody, who, type Text } from '../kit/text.js'
import { gameOf } from '../games/index.js'
import type { TableRow } from '../store/store.js'
import { seatOf, type Shelf, type Table } from './table.js'
import { words } from './words.js'

// What all screens of tables are laid from.

export const plain = (...texts: readonly Text[]): readonly Line[] => texts.map((text) => ({ as: 'plain', text }))
export const small = (...texts: readonly Text[]): readonly Line[] => texts.map((text) => ({ as: 'small', text }))

/** A button that does something at this table. */
export const verb = (label: Text, does: Verb, tone?: 'main' | 'danger'): Press => ({
  kind: 'press',
  label,
  ...(tone && { tone }),
  to: { verb: does },
})
export const closed = (press: Press, when: boolean): Press => (when ? { ...press, closed: true } : press)

/** "Foolish Faces 12": the game and its running number in the server. */
export const tableName = (
  table: Pick<Table, 'game'>,
  row: Pick<TableRow, 'number'>,
  language: Language,
  shelf: Shelf = gameOf,
): Text => words(language)('table', { game: shelf(table.game).show(language).name, number: `${row.number}` })

/** A person by their seat, where they sit here; elsewhere by themselves. */
export const personOf = (table: Table, person: number): Text => {
  const seat = seatOf(table, person)
  return [seat === undefined ? somebody(person) : who(seat)]
}
export const hostOf = (table: Table): Text => personOf(table, table.host)
