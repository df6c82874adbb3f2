import type { Seat } from '../kit/game.js'
import type { Screen } from '../kit/screen.js'
import type { Language } from '../kit/show.js'
import type { Person, Store } from '../store/store.js'
import { personSettings } from '../table/settings.js'
import type { Table } from '../table/table.js'
import { mentioned } from './mentioned.js'
import { words } from './words.js'

/** Somebody as a message may name them. */
export interface Named {
  /** Tidy and still without any escapes. */
  readonly name: string
  /** Discord's id, for a mention; house players, forgotten people and those who do not like to be called have none. */
  readonly id: string | undefined
  readonly house: boolean
}
export interface Names {
  /** Of what stands around them. */
  readonly language: Language
  seat(seat: Seat): Named
  person(person: number): Named
  /** Where a table is shown: its newest message, or its channel. undefined where there is no such table. */
  link(table: string): string | undefined
}
/** What the names are for: a screen, which may speak of other people and tables, and whether it may call somebody. */
export interface Wanted {
  readonly language: Language
  readonly screen?: Screen<unknown>
  readonly calls?: boolean
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

/** Names of a table's seats, and what the screen speaks of besides; two alike at one table get their seat's number. */
export async function namesFor(
  store: Store,
  table: Table | undefined,
  { language, screen, calls = false }: Wanted,
): Promise<Names> {
  const seats = table?.seats.map(({ player }) => player) ?? []
  const others = screen ? mentioned(screen) : { people: [], tables: [] }
  const seated = seats.flatMap((player) => (player.kind === 'person' ? [player.person] : []))
  const numbers = new Set([...seated, ...others.people])
  const people: ReadonlyMap<number, Person> = numbers.size ? await store.people([...numbers]) : new Map()
  const quiet = calls ? await whoLikesNoCalls(store, seated) : undefined
  const links = new Map<string, string | undefined>()
  for (const other of others.tables) links.set(other, await linkTo(store, other))
  const nobody = words(language)('somebody')
    .filter((part) => typeof part === 'string')
    .join('')
  const person = (number: number): Named => {
    const known = people.get(number)
    return {
      name: tidy(known?.name ?? '') || nobody,
      id: quiet?.has(number) ? undefined : (known?.platformId ?? undefined),
      house: false,
    }
  }
  const named = seats.map((player): Named =>
    player.kind === 'house' ? { name: player.name, id: undefined, house: true } : person(player.person),
  )
  const alike = (name: string): boolean => named.filter((other) => other.name === name).length > 1
  const told = named.map((it, seat) => (alike(it.name) ? { ...it, name: `${it.name} (${seat + 1})` } : it))
  return {
    language,
    seat: (seat) => told[seat] ?? { name: nobody, id: undefined, house: false },
    person,
    link: (other) => links.get(other),
  }
}

async function whoLikesNoCalls(store: Store, people: readonly number[]): Promise<ReadonlySet<number>> {
  const settings = await Promise.all(people.map(async (person) => ({ person, ...(await personSettings(store, person)) })))
  return new Set(settings.filter(({ mentions }) => !mentions).map(({ person }) => person))
}

async function linkTo(store: Store, table: string): Promise<string | undefined> {
  const row = await store.table(table)
  if (!row) return undefined
  const newest = (await store.pages(table)).findLast(({ message }) => message !== '')
  const place = `https://discord.com/channels/${row.server}/${row.channel}`
  return newest ? `${place}/${newest.message}` : place
}
