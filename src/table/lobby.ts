import { gameOf } from '../games/index.js'
import type { Seat } from '../kit/game.js'
import { rowsOf } from '../kit/lines.js'
import type { Line, Press, Screen } from '../kit/screen.js'
import type { Language } from '../kit/show.js'
import { listed, who, type Text } from '../kit/text.js'
import { list } from '../kit/words.js'
import type { TableRow } from '../store/store.js'
import { expiresAt } from './clock.js'
import { closedBy } from './closings.js'
import { mostAt, seatsFor } from './fit.js'
import { closed, hostOf, personOf, plain, small, tableName, verb } from './lay.js'
import { hasOwnTime, relative } from './notes.js'
import type { Shelf, Table } from './table.js'
import { words, type Words } from './words.js'

/** So many free seats have a line each; more share one. */
const LINES_FOR_FREE = 2

/** The public lobby while the table gathers, and what stays of it afterwards. */
export function lobby(table: Table, row: TableRow, language: Language, shelf: Shelf = gameOf): Screen {
  const say = words(language)
  const name = tableName(table, row, language, shelf)
  if (table.phase !== 'gathering') return record(table, name, language)
  const box = shelf(table.game)
  const fits = seatsFor(box.rules, table.options)
  const most = mostAt(box.rules, table.options)
  const choosable = box.show(language).choices !== undefined
  // Where the house rules take a line of their own, one that says nothing new is left out.
  const told = choosable && table.seats.length < most && fits.includes(table.seats.length)
  const paced = !hasOwnTime(table, shelf)
  const lines: readonly Line[] = [
    { as: 'headline', text: name },
    ...plain(
      opening(table, most, say),
      ...table.seats.map((_, seat) => seatLine(table, seat, say)),
      ...freeLines(table.seats.length, most, say),
      box.show(language).options(table.options, table.seats.length),
      ...(paced ? [say(`pace.${table.pace}`)] : []),
      ...(table.practice ? [say('practice')] : []),
      ...(told ? [] : [outlook(table, fits, say, language)]),
    ),
    ...small(say('lobby.expires', { until: relative(expiresAt(table)) })),
  ]
  return { form: 'panel', lines, rows: buttons(table, { most, choosable, paced }, say) }
}

function record(table: Table, name: Text, language: Language): Screen {
  const say = words(language)
  if (table.startedAt === undefined) return { form: 'panel', lines: plain(unstarted(table, name, language)), rows: [] }
  const names = list(
    language,
    table.seats.map((_, seat) => [listed(seat)]),
  )
  return { form: 'panel', lines: plain(say('lobby.record', { table: name, names, count: table.seats.length })), rows: [] }
}

/** Where nobody at the table ended it, it is said why. */
const unstarted = (table: Table, name: Text, language: Language): Text =>
  table.closed === 'expired' || table.closed === 'replaced'
    ? closedBy(table, name, language)
    : words(language)('lobby.over', { table: name })

function opening(table: Table, most: number, say: Words): Text {
  if (table.seats.length === most) return say('lobby.full', { host: hostOf(table) })
  const count = table.seats.filter(({ held }) => held === undefined).length
  return say('lobby.opened', { name: personOf(table, table.opener), count })
}

/** "1 Ann (host)" */
function seatLine(table: Table, at: Seat, say: Words): Text {
  const { player, held } = table.seats[at]!
  const [seat, name] = [`${at + 1}`, listed(at)]
  if (held !== undefined) return say('seat.held', { seat, name, until: { at: held, as: 'relative' } })
  const host = player.kind === 'person' && player.person === table.host
  return say(host ? 'seat.host' : 'seat.taken', { seat, name })
}

function freeLines(taken: number, most: number, say: Words): readonly Text[] {
  const free = Array.from({ length: most - taken }, (_, i) => `${taken + i + 1}`)
  const [from] = free
  if (from === undefined || free.length <= LINES_FOR_FREE) return free.map((seat) => say('seat.free', { seat }))
  return [say('seat.free.many', { from, to: `${most}` })]
}

/** What is to be known before the next press: how many it takes, or what happens to somebody who joins a full table. */
function outlook(table: Table, fits: readonly number[], say: Words, language: Language): Text {
  const [least = 0, most = 0] = [fits[0], fits.at(-1)]
  if (table.seats.length < most) {
    if (fits.length === 1) return say('starts.one', { most })
    const whole = fits.length > 2 && fits.length === most - least + 1
    if (whole) return say('starts.to', { least, most })
    const numbers = fits.map((count) => [`${count}`])
    return say('starts.or', { numbers: list(language, numbers, 'disjunction') })
  }
  const house = lastHouse(table)
  if (house >= 0) return say('lobby.gives', { name: who(house) })
  return table.seats.some(({ held }) => held !== undefined) ? say('lobby.kept') : say('lobby.taken', { count: most })
}

const lastHouse = (table: Table): number => table.seats.findLastIndex(({ player }) => player.kind === 'house')

/** Join stays open while a seat is held: its owner may press it, others are told when it is free. Start is never closed: it says why. */
function buttons(table: Table, { most, choosable, paced }: Offered, say: Words): readonly (readonly Press[])[] {
  const full = table.seats.length >= most
  const nowhere = full && table.seats.every(({ player, held }) => player.kind === 'person' && held === undefined)
  const others = [
    ...(choosable ? [verb(say('house.rules'), 'house-rules')] : []),
    ...(paced ? [verb(say('pace'), 'pace')] : []),
    ...(lastHouse(table) < 0 ? [] : [verb(say('house.drop'), 'house-drop')]),
  ]
  return [
    [closed(verb(say('join'), 'join', 'main'), nowhere), verb(say('leave'), 'leave'), verb(say('rules'), 'rules')],
    [closed(verb(say('house.add'), 'house-add'), full), verb(say('start'), 'start', 'main')],
    ...rowsOf(others, 2),
  ]
}
interface Offered {
  /** So many seats there are. */
  readonly most: number
  /** Whether there are house rules to choose, and a pace. */
  readonly choosable: boolean
  readonly paced: boolean
}
