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

/** So many lists stand on a page beside that of the presets. */
const LISTS = 4
const PRESETS = 'presets'

/**
 * What the host can choose while the table gathers, one page of it: a list of the ways to play, and a list for each option. An
 * item's key is `<page>.<list>.<item>`, which `optionsAt` reads back. `note`: why something was not done.
 */
export function houseRules(
  table: Table,
  row: TableRow,
  about: string,
  { language, note }: { readonly language: Language; readonly note?: Text },
  shelf: Shelf = gameOf,
): Screen {
  const say = words(language)
  const show: AnyShow = shelf(table.game).show(language)
  const choices: Choices<unknown> = show.choices?.(table.options) ?? { presets: [], lists: [] }
  const pages = Math.max(1, Math.ceil(choices.lists.length / LISTS))
  const at = Math.min(Math.max(Number.parseInt(about, 10) || 1, 1), pages)
  const lists = choices.lists.slice((at - 1) * LISTS, at * LISTS)
  const pick = (key: string, label: Text, items: readonly Choice<unknown>[]): Pick => ({
    kind: 'pick',
    label,
    items: items.map((item) => ({ key: `${at}.${key}.${item.key}`, label: item.label, chosen: item.chosen })),
    count: [1, 1],
    to: { verb: 'house-rules', about: `${at}.${key}` },
  })
  const turn = (to: number): Press => ({
    kind: 'press',
    label: say('choices.page', { page: to, pages }),
    to: { verb: 'house-rules', about: `${to}` },
  })
  const others = [...new Set([at === 1 ? pages : at - 1, (at % pages) + 1])].filter((page) => page !== at)
  return {
    form: 'panel',
    lines: [
      ...plain(...(note ? [note] : []), say('choices.head', { table: tableName(table, row, language, shelf) })),
      ...plain(show.options(table.options, table.seats.length)),
      ...small(say(choices.lists.length ? 'choices.note' : 'choices.none')),
    ],
    rows: [
      ...(choices.presets.length ? [[pick(PRESETS, say('choices.presets'), choices.presets)]] : []),
      ...lists.map(({ key, items }) => [pick(key, say('choices.other'), items)]),
      ...(others.length ? [others.map(turn)] : []),
    ],
  }
}

/** The options that an item stands for; undefined for what is no item (any more). */
export function optionsAt({ game, options }: Table, about: string, shelf: Shelf = gameOf): unknown {
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
