import { gameOf } from '../src/games/index.js'
import type { Language, Page, Show } from '../src/kit/show.js'
import { somebody, type Part, type Text } from '../src/kit/text.js'
import type { TableRow } from '../src/store/store.js'
import type { Step } from '../src/table/replay.js'
import type { Table } from '../src/table/table.js'

type AnyShow = Show<unknown, unknown, unknown>

/** A game that is over, as the person at hand may look back at it, at one of its steps. */
export interface Replay {
  readonly row: TableRow
  /** As it stands now, whose seats the names are; a step has the seats of its time. */
  readonly table: Table
  /** At least one: the deal. */
  readonly steps: readonly Step[]
  /** From 1. */
  readonly at: number
  readonly language: Language
  /** Whether it can be handed out whole, and whether this person had a hand in it. */
  readonly open: boolean
  readonly own: boolean
}

export const showOf = ({ game }: Table, language: Language): AnyShow => gameOf(game).show(language)
/** What the channel had of it by then. */
export const pagesAt = ({ table }: Step, language: Language): readonly Page[] =>
  showOf(table, language).pages(gameOf(table.game).rules.view(table.state, 'onlooker'))

/** Names go by the seats of the table as it stands now: whoever sat elsewhere or was another at that step is named as such. */
export function asSeated(text: Text, then: Table, now: Table): Text {
  return text.map((part): Part => {
    if (typeof part === 'string') return part
    if ('bold' in part) return { bold: asSeated(part.bold, then, now) }
    if (!('seat' in part)) return part
    const [was, is] = [then.seats[part.seat]?.player, now.seats[part.seat]?.player]
    if (!was || JSON.stringify(was) === JSON.stringify(is)) return part
    return was.kind === 'person' ? somebody(was.person) : was.name
  })
}
