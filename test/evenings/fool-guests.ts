import { afterEach, expect } from 'vitest'
import { fool } from '../../src/games/fool/index.js'
import { mayThrow, undecided } from '../../src/games/fool/throwers.js'
import type { Action, State } from '../../src/games/fool/types.js'
import type { Card } from '../../src/kit/cards.js'
import { pick, rngFor } from '../../src/kit/rng.js'
import type { Table } from '../../src/table/table.js'
import { evening, type Evening, type EveningOptions, type Player } from './evening.js'
import { onlyTable, pastOpening, tableOf } from './play.js'

const PEOPLE = ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'] as const

/** Evenings that end themselves, without a fault. */
export function parties(): (options?: EveningOptions) => Promise<Evening> {
  let tonight: Evening | undefined
  afterEach(async () => {
    const faults = tonight?.faults ?? []
    await tonight?.end()
    tonight = undefined
    expect(faults).toEqual([])
  })
  return async (options) => (tonight = await evening({ people: PEOPLE, ...options }))
}

export interface Order {
  readonly people: number
  readonly options: Readonly<Record<string, string | number>>
}
/** A table opened with these words, with so many people at it, seats in their order; started. */
export async function started(evening: Evening, { people, options }: Order) {
  const players = PEOPLE.slice(0, people).map((name) => evening.player(name))
  const [host] = players as [Player]
  await host.says('/fool', options)
  for (const player of players.slice(1)) await player.presses('Join')
  const id = await onlyTable(evening)
  const lobby = evening.story()[0] ?? ''
  await host.presses('Start')
  await pastOpening(evening, id)
  await evening.calm()
  return { players, id, lobby }
}

export const stateOf = ({ state }: Table): State => state as State
export const stateAt = async (evening: Evening, id: string): Promise<State> => stateOf(await tableOf(evening, id))

const SIGNS = { C: '♣', S: '♠', H: '♥', D: '♦' } as const
/** A card as a button has it. */
export const labelOf = (card: Card): string => {
  const sign = SIGNS[card.slice(-1) as keyof typeof SIGNS]
  return `${card.slice(0, -1)}${sign}\uFE0E`
}

/**
 * Plays on by the door, without panels, until `until` says so: any legal action by any seat that is waited for, taking only where
 * nothing else is left. The same seed leads to the same table.
 */
export async function walk(evening: Evening, id: string, name: string, until: (table: Table) => boolean): Promise<Table> {
  const rng = rngFor(name, 0)
  for (let step = 0; step < 1_000; step++) {
    await pastOpening(evening, id) // and what waits for its turn has been played
    const table = await tableOf(evening, id)
    if (until(table)) return table
    const seat = pick(fool.rules.turn(stateOf(table)), rng)
    const legal = fool.rules.legal(stateOf(table), seat).filter(({ type }) => type !== 'redeal')
    const better = legal.filter(({ type }) => type !== 'take')
    const player = table.seats[seat]?.player
    if (player?.kind !== 'person') throw new Error('people alone walk')
    const by = { person: player.person, cause: `${name} ${step}` }
    const answer = await evening.tables.play(id, by, table.asked[seat] ?? 0, pick(better.length > 0 ? better : legal, rng))
    expect(answer.ok).toBe(true)
  }
  throw new Error('never came there')
}

/** The cards that this seat could throw in now, or queue. */
export const throwable = (table: Table, seat: number, how: 'now' | 'ahead'): readonly Card[] => {
  const { legal, ahead } = fool.rules
  const actions: readonly Action[] = (how === 'now' ? legal(stateOf(table), seat) : ahead?.(stateOf(table), seat)) ?? []
  return actions.flatMap((action) => (action.type === 'throw' ? action.cards : []))
}
/** Who decides about throwing in, the first one first; nobody in another phase. */
export const deciding = (table: Table): readonly number[] =>
  stateOf(table).phase === 'throw' || stateOf(table).phase === 'taking' ? undecided(stateOf(table)) : []
export const throwersNow = (table: Table): readonly number[] =>
  stateOf(table).phase === 'throw' || stateOf(table).phase === 'taking' ? mayThrow(stateOf(table)) : []

/** The panel of somebody, opened afresh so that it is the newest state for certain. */
export async function opens(player: Player): Promise<string> {
  await player.says('/hand')
  return player.panel()
}
