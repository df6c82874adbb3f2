import { z } from 'zod'
import { gameOf, isGame } from '../games/index.js'
import { folded, type AnyGame, type Seat } from '../kit/game.js'
import { rngFor, type Rng } from '../kit/rng.js'

/** No game takes nearly so many actions. */
const MOST = 10_000

const request = z.object({
  game: z.string(),
  seats: z.number().int(),
  options: z.unknown().optional(),
  seed: z.string().optional(),
  deal: z.unknown().optional(),
  state: z.unknown().optional(),
  actions: z
    .array(z.tuple([z.number().int(), z.unknown()]))
    .max(MOST)
    .default([]),
  view: z.union([z.number().int().min(0), z.literal('onlooker')]).optional(),
})
type Request = z.infer<typeof request>

/** A line that asks nothing about a game: why, in words for whoever wrote it. */
interface Bad {
  readonly error: string
}
/** Where a game begins. No events led to a position that was given. */
interface Beginning {
  readonly state: unknown
  readonly dealt: readonly unknown[] | undefined
}

/** The referee's answer to one line, one line too: a JSON object, whatever comes in. */
export const answer = (line: string): string => JSON.stringify(answered(line))

function answered(line: string): object {
  const asked = read(line)
  if ('error' in asked) return { ok: false, ...asked }
  if (!isGame(asked.game)) return { ok: false, error: 'there is no such game' }
  const rules: AnyGame = gameOf(asked.game).rules
  const [min, max] = rules.seats
  if (asked.seats < min || asked.seats > max) return { ok: false, error: `seats must be ${min} to ${max}` }
  if (typeof asked.view === 'number' && asked.view >= asked.seats) return { ok: false, error: 'view is no seat of this table' }
  const beginning = begin(rules, asked)
  return 'error' in beginning ? { ok: false, ...beginning } : ruled(rules, asked, beginning)
}

function read(line: string): Request | Bad {
  let json: unknown
  try {
    json = JSON.parse(line)
  } catch {
    return { error: 'the line is not JSON' }
  }
  const asked = request.safeParse(json)
  return asked.success ? asked.data : { error: plain(asked.error) }
}

/** Chance of one moment; without a seed of its own a game has the text "0". */
const chance = (asked: Request, accepted: number): Rng => rngFor(asked.seed ?? '0', accepted)

function begin(rules: AnyGame, asked: Request): Beginning | Bad {
  const { seats, options, seed, deal, state } = asked
  if (state !== undefined) {
    if (deal !== undefined) return { error: 'there can be a deal or a state, not both' }
    const position = rules.position?.(seats).safeParse(state)
    if (!position) return { error: 'this game takes no positions' }
    return position.success ? { state: position.data, dealt: undefined } : { error: `state: ${plain(position.error)}` }
  }
  if (seed === undefined && deal === undefined) return { error: 'a seed, a deal or a state is needed' }
  const chosen = rules.options.safeParse(options ?? {})
  if (!chosen.success) return { error: `options: ${plain(chosen.error)}` }
  const clash = rules.clash?.(chosen.data, seats)
  if (clash !== undefined) return { error: `options: ${clash}` }
  const given = deal === undefined ? undefined : rules.given?.safeParse(deal)
  if (given && !given.success) return { error: `deal: ${plain(given.error)}` }
  if (deal !== undefined && !given) return { error: 'this game takes no deals' }

  const bare = rules.setup(seats, chosen.data)
  const dealt = rules.deal(bare, chance(asked, 0), given?.data)
  const first: unknown = folded(rules, bare, dealt)
  if (given && !rules.position?.(seats).safeParse(first).success) return { error: 'deal: these cards are no deal of this game' }
  return { state: first, dealt }
}

/** Rules the actions one after the other, up to the first that is refused. */
function ruled(rules: AnyGame, asked: Request, { state: first, dealt }: Beginning): object {
  const { actions, view } = asked
  const shown = (list: readonly unknown[]): readonly unknown[] =>
    view === undefined ? list : list.flatMap((event) => rules.redact(event, view) ?? [])
  let state = first
  const events: (readonly unknown[])[] = []
  const position = () => (view === undefined ? { state } : { view: rules.view(state, view) })
  const before = dealt && { dealt: shown(dealt) }

  for (const [at, [seat, json]] of actions.entries()) {
    const action = rules.action.safeParse(json)
    const ruling = action.success
      ? rules.play(state, seat, action.data, chance(asked, at))
      : ({ ok: false, reason: 'bad_action' } as const)
    if (!ruling.ok) return { ok: false, at, reason: ruling.reason, ...before, events, ...position() }
    events.push(shown(ruling.events))
    state = folded(rules, state, ruling.events)
  }
  const legal = legalBySeat(rules, state, view === undefined ? seatsOf(asked.seats) : view === 'onlooker' ? [] : [view])
  return {
    ok: true,
    ...before,
    events,
    ...position(),
    turn: turnFor(rules, state, view),
    legal,
    outcome: rules.outcome(state) ?? null,
  }
}

/** Whom the table waits for, as far as `view` may know it: see `secretTurn`. */
const turnFor = (rules: AnyGame, state: unknown, view: Request['view']): readonly Seat[] =>
  rules.turn(state).filter((seat) => view === undefined || !rules.secretTurn || seat === view)

const seatsOf = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat)

/** For every one of `seats` that may do something. */
const legalBySeat = (rules: AnyGame, state: unknown, seats: readonly Seat[]): Readonly<Record<string, readonly unknown[]>> =>
  Object.fromEntries(seats.map((seat) => [seat, rules.legal(state, seat)] as const).filter(([, actions]) => actions.length > 0))

/** The first thing wrong, with its place in the object. */
function plain(error: z.ZodError): string {
  const [issue] = error.issues
  if (!issue) return 'something is wrong'
  const place = issue.path.map(String).join('.')
  return place === '' ? issue.message : `${place}: ${issue.message}`
}
