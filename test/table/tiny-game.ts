import { z } from 'zod'
import { uniform } from '../../src/kit/bot.js'
import { box, type AnyBox } from '../../src/kit/box.js'
import { defineGame, type Seat, type Viewer } from '../../src/kit/game.js'
import type { Press, Screen } from '../../src/kit/screen.js'
import type { Page, Show } from '../../src/kit/show.js'
import { who } from '../../src/kit/text.js'
import type { GameId } from '../../src/games/index.js'
import type { Shelf } from '../../src/table/table.js'

// Pebbles, a game that only the tests know: everybody hides 1 to 3 pebbles at the same time; then one seat, the caller, says
// whether the round counts twice. A round's bonus, which chance fixes, goes to the caller. Most points win.

const options = z.strictObject({ rounds: z.number().int().positive().default(2) })
type Options = z.infer<typeof options>
const action = z.union([z.strictObject({ hide: z.number().int().min(1).max(3) }), z.strictObject({ twice: z.boolean() })])
type Action = z.infer<typeof action>
const event = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('begun'), bonus: z.number(), caller: z.number() }),
  z.strictObject({ type: z.literal('hid'), seat: z.number(), pebbles: z.number().nullable() }),
  z.strictObject({ type: z.literal('called'), twice: z.boolean() }),
])
type Event = z.infer<typeof event>

interface State {
  readonly rounds: number
  /** 0 before the first. */
  readonly round: number
  readonly bonus: number
  readonly hidden: readonly (number | null)[]
  /** Whether a seat has hidden its pebbles; also where their number is not known. */
  readonly ready: readonly boolean[]
  readonly scores: readonly number[]
  /** Who calls in this round; in round 1 of a rematch the next seat after the first caller of the game before. */
  readonly caller: Seat
  readonly first: Seat
  readonly over: boolean
}
interface View extends State {
  readonly viewer: Viewer
}

const turn = (state: State): readonly Seat[] =>
  state.over ? [] : all(state) ? [state.caller] : state.ready.flatMap((ready, seat) => (ready ? [] : [seat]))
const all = (state: State): boolean => state.ready.every(Boolean)

const rules = defineGame<State, Action, Event, View, Options, never>({
  id: 'pebbles',
  version: 1,
  seats: [2, 3],
  options,
  action,
  event,
  setup: (seats, { rounds }, before) => ({
    rounds,
    round: 0,
    bonus: 0,
    hidden: Array.from({ length: seats }, () => null),
    ready: Array.from({ length: seats }, () => false),
    scores: Array.from({ length: seats }, () => 0),
    caller: before ? (before.first + 1) % seats : 0,
    first: 0,
    over: false,
  }),
  deal: ({ caller }, rng) => [{ type: 'begun', bonus: rng.below(1_000), caller }],
  apply(state, it) {
    switch (it.type) {
      case 'begun':
        return {
          ...state,
          round: state.round + 1,
          bonus: it.bonus,
          caller: it.caller,
          first: state.round === 0 ? it.caller : state.first,
          hidden: state.hidden.map(() => null),
          ready: state.ready.map(() => false),
        }
      case 'hid':
        return { ...state, hidden: state.hidden.with(it.seat, it.pebbles), ready: state.ready.with(it.seat, true) }
      case 'called': {
        const factor = it.twice ? 2 : 1
        const scores = state.scores.map(
          (score, seat) => score + factor * (state.hidden[seat] ?? 0) + (seat === state.caller ? state.bonus : 0),
        )
        return { ...state, scores, over: state.round === state.rounds }
      }
    }
  },
  turn,
  legal(state, seat) {
    if (!turn(state).includes(seat)) return []
    return all(state) ? [{ twice: false }, { twice: true }] : [{ hide: 1 }, { hide: 2 }, { hide: 3 }]
  },
  play(state, seat, it, rng) {
    if (!turn(state).includes(seat)) return { ok: false, reason: 'not_your_turn' }
    if ('hide' in it)
      return all(state) ? { ok: false, reason: 'hidden' } : { ok: true, events: [{ type: 'hid', seat, pebbles: it.hide }] }
    if (!all(state)) return { ok: false, reason: 'too_early' }
    const called: Event = { type: 'called', twice: it.twice }
    const next: Event = { type: 'begun', bonus: rng.below(1_000), caller: (seat + 1) % state.scores.length }
    return { ok: true, events: state.round < state.rounds ? [called, next] : [called] }
  },
  idle: (state) => (all(state) ? { twice: false } : { hide: 1 }),
  outcome({ over, scores }) {
    const best = Math.max(...scores)
    return over ? { scores, winners: scores.flatMap((score, seat) => (score === best ? [seat] : [])) } : undefined
  },
  view: (state, viewer) => ({
    ...state,
    viewer,
    hidden: state.over ? state.hidden : state.hidden.map((it, seat) => (seat === viewer ? it : null)),
  }),
  redact: (it, viewer) => (it.type === 'hid' && it.seat !== viewer ? { ...it, pebbles: null } : it),
  imagine: (view) => ({ ...view, hidden: view.hidden.map((it, seat) => it ?? (view.ready[seat] ? 1 : null)) }),
})

const line = (text: string): Screen['lines'] => [{ as: 'plain', text: [text] }]

const press = (it: Action, path: string): Press<Action> => ({ kind: 'press', label: [JSON.stringify(it)], to: { path, act: it } })

const show: Show<View, Action, Options> = {
  name: 'Pebbles',
  options: ({ rounds }) => [`${rounds} rounds.`],
  pages: (view) =>
    Array.from({ length: view.round }, (_, i): Page => {
      const past = view.over || i + 1 < view.round
      const screen = (): Screen => ({
        form: 'message',
        lines: line(past ? `Round ${i + 1} is over.` : `Round ${i + 1}.`),
        rows: [],
      })
      return { key: `r${i + 1}`, final: past, ...(!past && { place: [`round ${i + 1} of ${view.rounds}`] }), screen }
    }),
  deal: ({ round }) => `r${round}`,
  panel(_, legal, path) {
    if (path === 'more') return { form: 'panel', lines: line('More.'), rows: [] }
    return { form: 'panel', lines: line(legal.length ? 'Choose.' : 'Wait.'), rows: [legal.map((it, i) => press(it, `${i}`))] }
  },
  lastLabel: ['Last round'],
  last: ({ round }) => ({ form: 'panel', lines: line(`Round ${round - 1}.`), rows: [] }),
  advice: (action) => ['hide' in action ? `The house would hide ${action.hide}.` : 'The house would call.'],
  help: [['A press moves a pebble.']],
  reason: (code, { viewer }) => [code, ' for ', ...(viewer === 'onlooker' ? [] : [who(viewer)])],
  rules: () => ({ form: 'panel', lines: line('Hide pebbles.'), rows: [] }),
  board: (board) => [board],
  standing: ({ points }) => ({ sum: [`${points} pebbles`], detail: [] }),
}

const pebbles = box({ rules, show: () => show, house: uniform<Action>, boards: ['all'], boardOf: () => 'all' })

/** A shelf with this one game on it, under its own id. */
export const PEBBLES = 'pebbles' as GameId
export const shelf: Shelf = (): AnyBox => pebbles

const ahead = (state: State, seat: Seat): readonly Action[] =>
  !state.over && seat === state.caller && state.ready[seat] && !all(state) ? [{ twice: false }, { twice: true }] : []
/** Pebbles in which the caller, having hidden, may say it before all have: for this round, or for two at a time. */
const patient = box({
  rules: {
    ...rules,
    ahead,
    against: ({ round }: State, stands: boolean) => (stands ? `pair ${Math.ceil(round / 2)}` : `round ${round}`),
  },
  show: () => show,
  house: uniform<Action>,
  boards: ['all'],
  boardOf: () => 'all',
})
export const patientShelf: Shelf = (): AnyBox => patient
