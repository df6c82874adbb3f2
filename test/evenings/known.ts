import { expect } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import type { State as Kings } from '../../src/games/kings-and-jokers/types.js'
import { WITH_JOKERS } from '../../src/kit/cards.js'
import type { Viewer } from '../../src/kit/game.js'
import type { Store } from '../../src/store/store.js'
import { applyRow } from '../../src/table/fold.js'
import type { Table } from '../../src/table/table.js'

// I2 where cards lie open in a hand and on the table: what somebody is shown, their seat has been able to see.

/** What each viewer has been able to see at a table so far. */
export interface Sight {
  table: Table | undefined
  readonly cards: Map<Viewer, Set<string>>
}

export const sight = (): Sight => ({ table: undefined, cards: new Map() })

/** Reads on in the log of that table: each of its rows may show somebody something. */
export async function readOn(it: Sight, id: string, store: Pick<Store, 'read'>): Promise<void> {
  for (const row of await store.read(id, (it.table?.seq ?? 0) + 1)) {
    const table = (it.table = applyRow(it.table, row, gameOf))
    if (table.state === undefined) continue
    for (const viewer of ['onlooker', ...table.seats.keys()] as const) {
      const cards = it.cards.get(viewer) ?? new Set()
      it.cards.set(viewer, cards)
      for (const card of named(JSON.stringify(gameOf(table.game).rules.view(table.state, viewer)))) cards.add(card)
    }
  }
}

const CARDS: ReadonlySet<string> = new Set(WITH_JOKERS)
const named = (text: string): readonly string[] => (text.match(/\w+/gu) ?? []).filter((word) => CARDS.has(word))

const SIGNS = { '♣': 'C', '♠': 'S', '♥': 'H', '♦': 'D' } as const
/** The cards that are called by their signs in a text. */
const signed = (text: string): readonly string[] =>
  [...text.matchAll(/(10|[2-9AJQK])([♣♠♥♦])/gu)].map(([, rank = '', sign]) => `${rank}${SIGNS[sign as keyof typeof SIGNS]}`)

/** `ids`: of its buttons and lists, which name cards too. */
export interface Shown {
  readonly text: string
  readonly ids: readonly string[]
}

/** `seatAt`: where whoever reads this sits or sat at a table. */
export function seesNothingNew(
  sights: readonly Sight[],
  seatAt: (table: Table) => Viewer,
  { text, ids }: Shown,
  where: string,
): void {
  const all = new Set<string>()
  for (const { table, cards } of sights) {
    if (!table || table.game === 'foolish-faces') continue
    const viewer = seatAt(table)
    const known = cards.get(viewer) ?? new Set()
    for (const card of known) all.add(card)
    const own = ids.filter((id) => id.startsWith(`1:${table.id}:`) && /^\d/u.test(id.split(':')[2] ?? ''))
    if (viewer === 'onlooker') expect(own, where).toEqual([])
    expect(
      own.flatMap(named).filter((card) => !known.has(card)),
      where,
    ).toEqual([])
    if (table.game === 'kings-and-jokers' && table.state !== undefined) identityStays(table.state as Kings, viewer, text, where)
  }
  expect(
    signed(text).filter((card) => !all.has(card)),
    where,
  ).toEqual([])
}

const NAMES: Readonly<Record<string, string>> = {
  KS: 'King of spades',
  KC: 'King of clubs',
  KH: 'King of hearts',
  KD: 'King of diamonds',
  RJ: 'Red Joker',
  BJ: 'Black Joker',
}

/** Who is a King or a Joker is told to nobody else before the end. */
function identityStays({ identities, phase }: Kings, viewer: Viewer, text: string, where: string): void {
  const own = viewer === 'onlooker' ? null : (identities[viewer] ?? null)
  for (const [, told = ''] of text.matchAll(/You are the ([\w ]+)\./gu)) expect(told, where).toBe(NAMES[own ?? ''])
  if (phase === 'over') return
  const others = identities.filter((it) => it !== own).flatMap((it) => NAMES[it ?? ''] ?? [])
  expect(
    others.filter((name) => text.includes(name)),
    where,
  ).toEqual([])
}
