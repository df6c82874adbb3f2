import type { Seat } from '../kit/game.js'
import type { Store } from '../store/store.js'
import type { Table } from '../table/table.js'

/** Somebody as a message may name them. */
export interface Named {
  /** Tidy and still without any escapes. */
  readonly name: string
  /** Discord's id, for a mention; house players and forgotten people have none. */
  readonly id: string | undefined
  readonly house: boolean
}
export interface Names {
  seat(seat: Seat): Named
  person(person: number): Named
}

const MOST_VISIBLE = 12
const MOST_UNITS = 24
const MOST_MARKS = 2
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]/gu
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A name that cannot break a line: no invisible or direction-changing characters, two marks a letter, 12 visible characters
 * and 24 UTF-16 units at most, cut between graphemes with "…". '' when nothing visible is left.
 */
export function tidy(name: string): string {
  const known = tidied.get(name)
  if (known !== undefined) return known
  if (tidied.size >= MOST_TIDIED) tidied.clear()
  const tidy = tidyNew(name)
  tidied.set(name, tidy)
  return tidy
}
/** Names come again with every message. */
const tidied = new Map<string, string>()
const MOST_TIDIED = 10_000

function tidyNew(name: string): string {
  const joiners = /(?<=\p{Extended_Pictographic}\uFE0F?)\u200D(?=\p{Extended_Pictographic})/gu // what holds an emoji family together
  const clean = name
    .replace(joiners, '\uE000')
    .replace(/[^\uE000]+/gu, (run) => run.replace(INVISIBLE, ''))
    .replace(/\uE000/gu, '\u200D')
    .replace(/\s+/gu, ' ')
    .trim()
  const all = [...graphemes.segment(clean)].map(({ segment }) => fewerMarks(segment))
  if (all.length <= MOST_VISIBLE && all.join('').length <= MOST_UNITS) return all.join('')
  let cut = ''
  for (const grapheme of all.slice(0, MOST_VISIBLE - 1)) {
    if (cut.length + grapheme.length > MOST_UNITS - 1) break
    cut += grapheme
  }
  return `${cut.trimEnd()}…`
}

const fewerMarks = (grapheme: string): string => {
  let marks = 0
  return grapheme.replace(/\p{M}/gu, (mark) => (++marks <= MOST_MARKS || mark === '\uFE0F' ? mark : ''))
}

/** The first of these that shows something. */
export const visible = (...names: readonly (string | null | undefined)[]): string =>
  names.map((name) => tidy(name ?? '')).find(Boolean) ?? 'Somebody'

/** Names of a table's seats and of other people, read once and then at hand; two alike at one table get their seat's number. */
export async function namesFor(store: Store, table: Table | undefined, others: readonly number[] = []): Promise<Names> {
  const seats = table?.seats.map(({ player }) => player) ?? []
  const numbers = new Set([...seats.flatMap((player) => (player.kind === 'person' ? [player.person] : [])), ...others])
  const people = numbers.size
    ? await store.people([...numbers])
    : new Map<number, { platformId: string | null; name: string | null }>()
  const person = (number: number): Named => {
    const known = people.get(number)
    return { name: visible(known?.name), id: known?.platformId ?? undefined, house: false }
  }
  const named = seats.map((player): Named =>
    player.kind === 'house' ? { name: player.name, id: undefined, house: true } : person(player.person),
  )
  const alike = (name: string): boolean => named.filter((other) => other.name === name).length > 1
  const told = named.map((it, seat) => (alike(it.name) ? { ...it, name: `${it.name} (${seat + 1})` } : it))
  return { seat: (seat) => told[seat] ?? { name: visible(undefined), id: undefined, house: false }, person }
}
