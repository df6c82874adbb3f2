import { gameOf, type GameId } from '../games/index.js'
import type { Pick, Press, Screen } from '../kit/screen.js'
import type { Choice, Choices, Language, Show } from '../kit/show.js'
import type { Text } from '../kit/text.js'
import type { TableRow } from '../store/store.js'
import { clashAt } from './fit.js'
import { plain, small, tableName } from './lay.js'
import type { Shelf, Table } from './table.js'
import { words } from './words.js'

type AnyShow = Show<unknown, unknown, unknown>

/** Rules that can be chosen: those of a table, or of the tables that will be opened somewhere. */
export interface Choosable {
  readonly game: GameId
  readonly options: unknown
  readonly seats: number
}
/** How they are shown. `head`: whose rules these are; `hint`: where a choice holds; `note`: why something was not done. */
export interface ChoosingAt {
  readonly language: Language
  readonly head: Text
  readonly hint: Text
  readonly note?: Text
  /** The page outside any table to which everything leads: `<page>:<about>`. Without it, to 'house-rules' of the table. */
  readonly page?: string
}

/** So many lists stand on a page beside that of the presets. */
const LISTS = 4
const PRESETS = 'presets'

/** What the host can choose while the table gathers. `note`: why something was not done. */
export function houseRules(
  table: Table,
  row: TableRow,
  about: string,
  { language, note }: { readonly language: Language; readonly note?: Text },
  shelf: Shelf = gameOf,
): Screen {
  const say = words(language)
  const head = say('choices.head', { table: tableName(table, row, language, shelf) })
  const it = { game: table.game, options: table.options, seats: table.seats.length }
  return choosing(it, about, { language, head, hint: say('choices.note'), ...(note && { note }) }, shelf)
}

/**
 * One page of it: a list of the ways to play, and a list for each option. An item is about `<page>.<list>.<item>`, which `optionsAt`
 * reads back; a page is about its number.
 */
export function choosing(it: Choosable, about: string, at: ChoosingAt, shelf: Shelf = gameOf): Screen {
  const say = words(at.language)
  const show: AnyShow = shelf(it.game).show(at.language)
  const choices: Choices<unknown> = show.choices?.(it.options) ?? { presets: [], lists: [] }
  const pages = Math.max(1, Math.ceil(choices.lists.length / LISTS))
  const page = Math.min(Math.max(Number.parseInt(about, 10) || 1, 1), pages)
  const lists = choices.lists.slice((page - 1) * LISTS, page * LISTS)
  const pick = (key: string, label: Text, items: readonly Choice<unknown>[]): Pick => ({
    kind: 'pick',
    label,
    items: items.map((item) => ({ key: keyOf(`${page}.${key}.${item.key}`, at), label: item.label, chosen: item.chosen })),
    count: [1, 1],
    to: leads(`${page}.${key}`, at),
  })
  const turn = (to: number): Press => ({ kind: 'press', label: say('choices.page', { page: to, pages }), to: leads(`${to}`, at) })
  const others = [...new Set([page === 1 ? pages : page - 1, (page % pages) + 1])].filter((other) => other !== page)
  return {
    form: 'panel',
    lines: [
      ...plain(...(at.note ? [at.note] : []), at.head),
      ...plain(show.options(it.options, it.seats)),
      ...small(choices.lists.length ? at.hint : say('choices.none')),
    ],
    rows: [
      ...(choices.presets.length ? [[pick(PRESETS, say('choices.presets'), choices.presets)]] : []),
      ...lists.map(({ key, items }) => [pick(key, say('choices.other'), items)]),
      ...(others.length ? [others.map(turn)] : []),
    ],
  }
}

const keyOf = (about: string, { page }: ChoosingAt): string => (page === undefined ? about : `${page}:${about}`)
const leads = (
  about: string,
  at: ChoosingAt,
): { readonly page: string } | { readonly verb: 'house-rules'; readonly about: string } =>
  at.page === undefined ? { verb: 'house-rules', about } : { page: keyOf(about, at) }

/** The options that an item stands for; undefined for what is no item (any more). */
export function optionsAt({ game, options }: Omit<Choosable, 'seats'>, about: string, shelf: Shelf = gameOf): unknown {
  const [, list, ...rest] = about.split('.')
  const choices: Choices<unknown> | undefined = (shelf(game).show('en') as AnyShow).choices?.(options)
  const items = list === PRESETS ? choices?.presets : choices?.lists.find(({ key }) => key === list)?.items
  return items?.find(({ key }) => key === rest.join('.'))?.options
}

/** Why options do not go together where so many sit, and what helps. */
export function clashText(game: GameId, options: unknown, seated: number, language: Language, shelf: Shelf = gameOf): Text {
  const box = shelf(game)
  const clash = clashAt(box.rules, options, seated)
  const show: AnyShow = box.show(language)
  return (clash && show.clash?.(clash.code, options, clash.seats)) ?? words(language)('no.clash')
}
