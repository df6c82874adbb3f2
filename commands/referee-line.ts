import { folded } from '../src/kit/game.js'
import { rngFor, type Rng } from '../src/kit/rng.js'
import type { Row } from '../src/store/store.js'
import { applyRow } from '../src/table/fold.js'
import type { Shelf, Table, TableEvent } from '../src/table/table.js'

// A finished game as a line that the referee replays. Never the seed: all other chance of the table comes from it.

interface Played {
  readonly before: unknown
  readonly seat: number
  readonly action: unknown
  readonly events: readonly unknown[]
}

/** Whether a game can be handed out whole: nothing of it is secret any more, and it ended as its rules say. */
export const isOpen = ({ game, outcome }: Table, gameOf: Shelf): boolean => {
  const { rules } = gameOf(game)
  return rules.open === true && rules.position !== undefined && outcome !== undefined
}

/**
 * The position after the last deal that needed chance, and all that was played from there: no names, only seats. undefined where the
 * rules of today would not follow it.
 */
export function refereeLine(log: readonly Row[], gameOf: Shelf): string | undefined {
  const { table, plays } = folding(log, gameOf)
  if (!table || !isOpen(table, gameOf)) return undefined
  const { rules } = gameOf(table.game)
  const rest = plays.slice(1 + plays.findLastIndex(({ before, seat, action }) => needsChance(rules, before, seat, action)))
  const state = rest[0]?.before
  const seats = table.seats.length
  if (rules.position?.(seats).safeParse(state).success !== true || !follows(rules, rest)) return undefined
  const actions = rest.map(({ seat, action }) => [seat, action])
  return `${JSON.stringify({ game: table.game, seats, options: table.options, state, actions })}\n`
}

function folding(log: readonly Row[], gameOf: Shelf): { readonly table: Table | undefined; readonly plays: readonly Played[] } {
  const plays: Played[] = []
  let table: Table | undefined
  for (const row of log) {
    const event = row.event as TableEvent
    if (event.type === 'played' && table) plays.push({ before: table.state, ...event })
    table = applyRow(table, row, gameOf)
  }
  return { table, plays }
}

type Rules = ReturnType<Shelf>['rules']

function needsChance(rules: Rules, state: unknown, seat: number, action: unknown): boolean {
  let asked = false
  const rng: Rng = {
    below: () => {
      asked = true
      return 0
    },
  }
  rules.play(state, seat, action, rng)
  return asked
}

/** Whether the rules of today make the same of every play, with the chance that the referee has where it is given no seed. */
function follows(rules: Rules, plays: readonly Played[]): boolean {
  let state = plays[0]?.before
  return plays.every(({ seat, action, events }, at) => {
    const ruling = rules.play(state, seat, action, rngFor('0', at))
    if (!ruling.ok || JSON.stringify(ruling.events) !== JSON.stringify(events)) return false
    state = folded(rules, state, ruling.events)
    return true
  })
}
