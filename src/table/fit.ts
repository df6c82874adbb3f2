import type { AnyGame } from '../kit/game.js'
import { happens, refused, type Decision } from './decision.js'
import { notInLobby } from './gather.js'
import type { Shelf, Table } from './table.js'

// How many may sit at a table: it hangs on the options, and these can be changed while it gathers.

type Rules = Pick<AnyGame, 'seats' | 'clash'>

/** The numbers of seats for which these options go together, the smallest first. */
export function seatsFor({ seats: [least, most], clash }: Rules, options: unknown): readonly number[] {
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return clash ? all.filter((seats) => clash(options, seats) === undefined) : all
}

/** As many as may sit down; with options that never go together as many as the game has seats. */
export const mostAt = (rules: Rules, options: unknown): number => seatsFor(rules, options).at(-1) ?? rules.seats[1]

/** Why nobody could play by these options where so many sit already; undefined when it can be played, be it with more. */
export function clashAt(
  rules: Rules,
  options: unknown,
  seated: number,
): { readonly code: string; readonly seats: number } | undefined {
  if (seatsFor(rules, options).some((count) => count >= seated)) return undefined
  const seats = Math.min(Math.max(seated, rules.seats[0]), rules.seats[1])
  const code = rules.clash?.(options, seats)
  return code === undefined ? undefined : { code, seats }
}

/** The host chooses other house rules. The same ones once more: nothing is left to be done. */
export function changeRules(table: Table, person: number, chosen: unknown, gameOf: Shelf): Decision {
  const closed = notInLobby(table, person)
  if (closed) return closed
  if (table.host !== person) return refused('not_host')
  const { rules } = gameOf(table.game)
  const options = rules.options.safeParse(chosen)
  if (!options.success) return refused('not_allowed')
  if (clashAt(rules, options.data, table.seats.length)) return refused('clash')
  return happens({ type: 'changed', options: options.data as unknown })
}
