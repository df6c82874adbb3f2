import { gameOf } from '../games/index.js'
import type { Press, Screen, Verb } from '../kit/screen.js'
import type { Language } from '../kit/show.js'
import { who, type Text } from '../kit/text.js'
import { joined, list } from '../kit/words.js'
import type { TableRow } from '../store/store.js'
import type { Look, Refused, TableReason } from './door.js'
import { seatsFor } from './fit.js'
import { clashText } from './house-rules.js'
import { hostOf, plain, tableName, verb } from './lay.js'
import { freeSeats, seatButtons } from './notes.js'
import { isDone, openSeats } from './seats.js'
import { awake, type Shelf, type Table } from './table.js'
import { words, type Words } from './words.js'

export { tableName } from './lay.js'
export { choosing, clashText, houseRules, optionsAt } from './house-rules.js'
export { lobby } from './lobby.js'
export { lastPanel, panel } from './panel.js'
export { tablePanel } from './seating-panel.js'
export { removing, wished, wishing } from './votes.js'

/** Before the fresh panel, when a press answered a question that is no longer open. */
export const staleNote = (language: Language): Text => words(language)('stale')

/** Asked once more in red, before somebody leaves a game. */
export function leaving(look: Look, language: Language, shelf: Shelf = gameOf): Screen {
  const say = words(language)
  return sure(leavingCosts(look, language, shelf), verb(say('leave.ask'), 'leave-sure', 'danger'), say)
}

function leavingCosts({ table, row, viewer }: Look, language: Language, shelf: Shelf): Text {
  const say = words(language)
  const name = tableName(table, row, language, shelf)
  const box = shelf(table.game)
  const here = viewer !== 'onlooker' && table.phase === 'playing'
  if (here && isDone(table, viewer, shelf)) return say('leave.done', { table: name })
  const cost = here && box.rules.leaving?.(table.state, viewer) !== undefined ? box.show(language).leaving : undefined
  if (cost) return say('leave.ends', { table: name, cost })
  const player = viewer === 'onlooker' ? undefined : table.seats[viewer]?.player
  const others = awake(table).filter((person) => player?.kind !== 'person' || person !== player.person)
  return others.length > 0 ? say('leave.cost', { table: name }) : say('leave.last', { table: name })
}

/** Asked once more in red, before somebody ends a table for everybody. */
export function ending({ table, row }: Look, language: Language, shelf: Shelf = gameOf): Screen {
  const say = words(language)
  const cost = say('end.cost', { table: tableName(table, row, language, shelf) })
  return sure(cost, verb(say('end.ask'), 'end-sure', 'danger'), say)
}

const sure = (cost: Text, does: Press, say: Words): Screen => ({
  form: 'panel',
  lines: plain(cost),
  rows: [[does], [verb(say('stay'), 'table')]],
})

export interface RefusalOptions {
  readonly language: Language
  /** What was tried. */
  readonly doing?: Verb
  /** The table's row; undefined where there is no such table. */
  readonly row: TableRow | undefined
  /** The command that opens another table of this game, "/foolish". */
  readonly command: string
}

/** What is missing, in a sentence, and the button that helps. For refusals by the table; the rules' own go onto the panel. */
export function refused(answer: Extract<Refused, { by: 'table' }>, options: RefusalOptions, shelf: Shelf = gameOf): Screen {
  const { table } = answer
  const say = words(options.language)
  if (!table || !options.row) return { form: 'panel', lines: plain(say('no.such.table')), rows: [] }
  const name = tableName(table, options.row, options.language, shelf)
  const { text, cure }: Sentence = REFUSALS[answer.reason]({ table, name, say, shelf, ...options })
  return { form: 'panel', lines: plain(text), rows: cure ? [[cure]] : [] }
}

/** The sentence alone, for a note on the panel of whoever looked. */
export function refusal(answer: Refused, look: Look, language: Language, shelf: Shelf = gameOf): Text {
  if (answer.by === 'rules') return shelf(look.table.game).show(language).reason(answer.reason, look.view)
  const name = tableName(look.table, look.row, language, shelf)
  const say = words(language)
  return REFUSALS[answer.reason]({ table: look.table, name, say, shelf, language, command: '' }).text
}

interface At {
  readonly table: Table
  readonly name: Text
  readonly say: Words
  readonly shelf: Shelf
  readonly language: Language
  readonly command: string
  readonly doing?: Verb
}
interface Sentence {
  readonly text: Text
  readonly cure?: Press
}

const REFUSALS = {
  no_such_table: ({ say }) => ({ text: say('no.such.table') }),
  over: ({ name, say }) => ({ text: say('no.over', { table: name }) }),
  already_started: started,
  not_started: ({ name, say }) => ({ text: say('no.cards', { table: name }) }),
  full: noSeat,
  already_seated: ({ name, say }) => ({ text: say('no.twice', { table: name }), cure: verb(say('leave'), 'leave') }),
  not_seated: ({ table, say }) =>
    table.phase === 'gathering'
      ? { text: say('no.stranger'), cure: verb(say('join'), 'join', 'main') }
      : { text: say('no.stranger'), cure: verb(say('rules'), 'rules') },
  not_host: notHost,
  too_few: tooFew,
  seats_held: seatsHeld,
  no_house_player: ({ say }) => ({ text: say('no.house') }),
  no_room: ({ say }) => ({ text: say('no.room') }),
  clash: ({ table, say, shelf, language }) => ({
    text: clashText(table.game, table.options, table.seats.length, language, shelf),
    cure: verb(say('house.rules'), 'house-rules', 'main'),
  }),
  stale: ({ say }) => ({ text: say('no.stale'), cure: verb(say('hand'), 'hand', 'main') }),
  not_over: ({ name, say }) => ({ text: say('no.end', { table: name }) }),
  not_allowed: ({ say }) => ({ text: say('no.way'), cure: verb(say('hand'), 'hand', 'main') }),
  barred: ({ name, say }) => ({ text: say('no.barred', { table: name }) }),
  seen_a_hand: ({ say }) => ({ text: say('no.seen') }),
  no_seat_to_take: ({ name, say }) => ({ text: say('no.seat.to.take', { table: name }) }),
  not_away: ({ say }) => ({ text: say('no.away'), cure: verb(say('hand'), 'hand', 'main') }),
  nobody_to_remove: ({ name, say }) => ({ text: say('no.removal', { table: name }) }),
  elsewhere: ({ name, say }) => ({ text: say('no.elsewhere', { table: name }) }),
  enough_tables: ({ say }) => ({ text: say('no.more.tables') }),
  no_advice: ({ command, say }) => ({ text: say('no.advice', { command }), cure: verb(say('hand'), 'hand', 'main') }),
} satisfies Record<TableReason, (at: At) => Sentence>

/** Where the house plays for somebody who left, there is a seat after all. */
function started({ table, name, say, language }: At): Sentence {
  const [seat] = openSeats(table)
  if (seat === undefined) return { text: say('no.started', { table: name }) }
  const [cure] = seatButtons([seat], language)
  return { text: joined([say('no.started.seat', { table: name }), ...freeSeats([seat], language)]), ...(cure && { cure }) }
}

function notHost({ table, say, doing }: At): Sentence {
  const ends = doing === 'end' || doing === 'end-sure'
  const key = ends
    ? 'no.host.end'
    : doing === 'house-rules'
      ? 'no.host.rules'
      : doing === 'pace'
        ? 'no.host.pace'
        : 'no.host.start'
  return { text: say(key, { host: hostOf(table) }) }
}

function tooFew({ table, say, shelf }: At): Sentence {
  const count = table.seats.filter(({ held }) => held === undefined).length
  const least = seatsFor(shelf(table.game).rules, table.options).find((seats) => seats >= count) ?? count
  const cure = verb(say('start.fill', { count: least - count }), 'start-filled', 'main')
  return { text: say('no.few', { count, least }), cure }
}

function noSeat({ table, say, command }: At): Sentence {
  const until = table.seats.flatMap(({ held }) => held ?? [])
  if (until.length === 0) return { text: say('no.seat', { command }) }
  return { text: say('no.seat.held', { until: { at: Math.min(...until), as: 'relative' } }) }
}

function seatsHeld({ table, say, language }: At): Sentence {
  const held = table.seats.flatMap(({ held }, seat) => (held === undefined ? [] : [{ name: [who(seat)], held }]))
  const until = Math.max(...held.map(({ held }) => held))
  const names = list(
    language,
    held.map(({ name }) => name),
  )
  const text = say('no.held', { names, count: held.length, until: { at: until, as: 'relative' } })
  return { text, cure: verb(say('start.without'), 'start-without', 'main') }
}
