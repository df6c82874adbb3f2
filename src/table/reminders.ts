import { gameOf } from '../games/index.js'
import type { Language, Page } from '../kit/show.js'
import { pinged, type Text } from '../kit/text.js'
import { list } from '../kit/words.js'
import { clockOf, isWaitedFor } from './clock.js'
import { plain, verb } from './lay.js'
import { relative, turnEnds } from './notes.js'
import type { Shelf, Table } from './table.js'
import { words } from './words.js'

type Call = Table['reminded'][number]

/** A page that only calls somebody: it passes, and is worth nothing where it calls nobody. */
export const isReminder = ({ key }: Pick<Page, 'key'>): boolean => key.startsWith(PREFIX)
const PREFIX = 'remind-'

/**
 * One for each row that called people, while any of them is waited for. It names those who still are; where that is a secret, all whom
 * it called, to the end: a name that went would tell who has acted.
 */
export function reminders(table: Table, name: Text, language: Language, shelf: Shelf = gameOf): readonly Page[] {
  const secret = shelf(table.game).rules.secretTurn ?? false
  return [...new Set(table.reminded.map(({ seq }) => seq))].flatMap((seq) => {
    const called = table.reminded.filter((it) => it.seq === seq)
    const waited = called.filter((it) => isStill(table, it, shelf))
    if (waited.length === 0) return []
    const until = secret ? turnEnds(table, shelf) : earliest(table, waited, shelf)
    return [reminder(seq, secret ? called : waited, { name, until, language })]
  })
}

const isStill = (table: Table, { seat, asked }: Call, shelf: Shelf): boolean =>
  asked === table.asked[seat] && isWaitedFor(table, seat, shelf)

function earliest(table: Table, waited: readonly Call[], shelf: Shelf): number | undefined {
  const ends = waited.flatMap(({ seat }) => clockOf(table, seat, shelf)?.until ?? [])
  return ends.length > 0 ? Math.min(...ends) : undefined
}

interface Told {
  readonly name: Text
  readonly until: number | undefined
  readonly language: Language
}

/** A plain message, since only those call well. */
function reminder(seq: number, called: readonly Call[], { name, until, language }: Told): Page {
  const say = words(language)
  const names = list(
    language,
    called.map(({ seat }) => [pinged(seat)]),
  )
  const text =
    until === undefined
      ? say('remind.only', { names, table: name })
      : say('remind', { names, table: name, until: relative(until) })
  const screen = { form: 'message', lines: plain(text), rows: [[verb(say('hand'), 'hand', 'main')]] } as const
  return { key: `${PREFIX}${seq}`, final: false, screen: () => screen }
}
