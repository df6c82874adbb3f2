import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Box } from '../../src/kit/box.js'
import { folded, type Game, type Viewer } from '../../src/kit/game.js'
import { rngFor, shuffle } from '../../src/kit/rng.js'
import { contractOfTime } from './contract-time.js'
import { anything, frozen, playout, sorted, steps, viewers, type Choose, type Playout } from './playout.js'
import { reached, tooMuch } from './reach.js'

/** What a game tells about itself so that it can be tried. */
export interface Trial<State, Action, View> {
  /** Options as people give them: all that matter, and their combinations. */
  readonly options: readonly unknown[]
  readonly seeds: number
  /** Numbers of seats, where trying all that the game is for would take long. */
  readonly seats?: readonly number[]
  /** Every card of the game, once. */
  readonly deck: readonly string[]
  /** All cards that are in the present deal, wherever they lie; undefined where none is dealt. */
  cards(state: State): readonly (string | null)[] | undefined
  /** The position that a view holds: what folding redacted events must give. */
  position(view: View): unknown
  /** Every action that anybody could think of at a table of so many seats, possible or not. */
  actions(seats: number): readonly Action[]
  /** How players choose in every other game, where chance alone would not lead into every corner. */
  readonly choose: Choose<Action>
  /** Types of events that the games must have seen. */
  readonly events: readonly string[]
  /** Whether a game can end without a winner. */
  readonly mayBeLost?: boolean
  /** What `play` accepts though `legal` does not list it, and a clock may do, such as to resign. */
  unlisted?(action: Action): boolean
}

/** What every game keeps, tried in games played at random. */
export function contract<State, Action, Event extends { readonly type: string }, View, Options, Deal>(
  rules: Game<State, Action, Event, View, Options, Deal>,
  trial: Trial<State, Action, View>,
): void {
  const [min, max] = rules.seats
  const games: Playout<State, Action, Event, Options>[] = []
  for (let seats = min; seats <= max; seats++) {
    for (const given of trial.options) {
      const options = rules.options.parse(given)
      if (trial.seats?.includes(seats) === false || rules.clash?.(options, seats) !== undefined) continue
      for (let seed = 0; seed < trial.seeds; seed++) {
        const choose = seed % 2 === 0 ? anything : trial.choose
        games.push(playout(rules, seats, options, `${seed}`, { choose }))
      }
    }
  }
  /** Every so many steps of every game, not the same ones in each. */
  const sample = (every: number) =>
    games.flatMap((game, i) => game.steps.filter(({ seq }) => (seq + i) % every === 0).map((step) => ({ game, step })))
  const faces = new Set(trial.deck)
  /** The cards that some data speaks of. */
  const named = (data: unknown): readonly string[] =>
    JSON.stringify(data)
      .match(/"[^"]+"/g)
      ?.map((word) => word.slice(1, -1))
      .filter((word) => faces.has(word)) ?? []
  /** A world that looks like the one of `state` to a viewer, and differs in what that viewer does not see. */
  const other = (state: State, viewer: Viewer, where: string): State =>
    frozen(rules.imagine(rules.view(state, viewer), rngFor(where, 0)))

  /** What of the turn a viewer may know. */
  const seenTurn = (state: State, viewer: Viewer): readonly unknown[] => {
    const turn = rules.turn(state)
    return rules.secretTurn ? [turn.length, viewer !== 'onlooker' && turn.includes(viewer)] : turn
  }

  describe(`${rules.id} keeps the contract`, () => {
    it('ends, with a score for every seat and winners among them', () => {
      expect(games.some(({ end }) => (rules.outcome(end)?.winners.length ?? 0) > 0)).toBe(true)
      for (const { where, seats, end } of games) {
        const outcome = rules.outcome(end)
        expect(outcome?.scores.length, where).toBe(seats)
        expect(
          outcome?.winners.every((seat) => seat >= 0 && seat < seats),
          where,
        ).toBe(true)
        if (!trial.mayBeLost) expect(outcome?.winners.length, where).toBeGreaterThan(0)
        expect(rules.turn(end), where).toEqual([])
        for (let seat = 0; seat < seats; seat++) expect(rules.legal(end, seat), where).toEqual([])
      }
    })

    it('has been led into every corner', () => {
      const types = games.flatMap(({ dealt, steps }) =>
        [...dealt, ...steps.flatMap(({ events }) => events)].map(({ type }) => type),
      )
      expect(sorted([...new Set(types)])).toEqual(sorted(trial.events))
    })

    it('accepts exactly what is legal, and refuses everything else with a code', () => {
      for (const { game, step } of sample(7)) {
        const every = trial.actions(game.seats).map((action) => frozen(action))
        for (let seat = 0; seat < game.seats; seat++) {
          const rulings = every.map((action) => ({
            action,
            ruling: rules.play(step.state, seat, action, rngFor(game.seed, step.seq)),
          }))
          const open = rulings.filter(({ ruling }) => ruling.ok).map(({ action }) => JSON.stringify(action))
          const legal = rules.legal(step.state, seat).map((action) => JSON.stringify(action))
          expect(sorted(open), `${step.where} seat ${seat}`).toEqual(sorted(legal))
          const codes = rulings.map(({ ruling }) => (ruling.ok ? 'ok' : ruling.reason))
          expect(
            codes.every((code) => /^[a-z_]+$/.test(code)),
            `${step.where} ${codes.join(' ')}`,
          ).toBe(true)
        }
      }
    })

    it('causes the same events by the same chance', () => {
      for (const { where, bare, seed, dealt, steps } of games) {
        expect(rules.deal(bare, rngFor(seed, 0)), where).toEqual(dealt)
        for (const { where, state, seat, action, seq, events } of steps)
          expect(rules.play(state, seat, action, rngFor(seed, seq)), where).toEqual({ ok: true, events })
      }
    })

    it('lives in its log alone, a rematch too', () => {
      const again = games.map((game) => playout(rules, game.seats, game.options, `again ${game.seed}`, { before: game.end }))
      for (const { where, seats, options, dealt, steps, end } of [...games, ...again]) {
        const log = [...dealt, ...steps.flatMap(({ events }) => events)]
        const read = log.map((event) => rules.event.parse(JSON.parse(JSON.stringify(event))))
        expect(read, where).toEqual(log)
        expect(folded(rules, rules.setup(seats, options), read), where).toEqual(end)
        for (const { action } of steps) expect(rules.action.parse(JSON.parse(JSON.stringify(action))), where).toEqual(action)
      }
    })

    it('keeps every card in one place', () => {
      const deck = sorted(trial.deck)
      for (const { where, first, steps } of games) {
        expect(sorted(trial.cards(first) ?? []), where).toEqual(deck)
        for (const { where, next } of steps) {
          const cards = trial.cards(next)
          if (cards) expect(sorted(cards), where).toEqual(deck)
          else expect(rules.outcome(next), where).toBeDefined()
        }
      }
    })

    it('tells each viewer the same whatever the others hide', () => {
      for (const { game, step } of sample(23)) {
        for (const viewer of viewers(rules, game.seats)) {
          const where = `${step.where} viewer ${viewer}`
          for (const state of [step.state, step.next]) {
            const world = other(state, viewer, where)
            expect(rules.view(world, viewer), where).toEqual(rules.view(state, viewer))
            expect(seenTurn(world, viewer), where).toEqual(seenTurn(state, viewer))
            expect(rules.outcome(world), where).toEqual(rules.outcome(state))
            if (viewer !== 'onlooker') expect(rules.legal(world, viewer), where).toEqual(rules.legal(state, viewer))
          }
        }
      }
    })

    it('refuses for reasons that the seat can see', () => {
      for (const { game, step } of sample(23)) {
        const every = trial.actions(game.seats)
        for (let seat = 0; seat < game.seats; seat++) {
          const where = `${step.where} seat ${seat}`
          const world = other(step.state, seat, where)
          const code = (state: State, action: Action): string => {
            const ruling = rules.play(state, seat, action, rngFor(game.seed, step.seq))
            return ruling.ok ? 'ok' : ruling.reason
          }
          expect(
            every.map((action) => code(world, action)),
            where,
          ).toEqual(every.map((action) => code(step.state, action)))
        }
      }
    })

    it('shows each viewer events that lead to its view, and name no card that the view does not', () => {
      for (const game of games) {
        for (const viewer of viewers(rules, game.seats)) {
          const show = (events: readonly Event[]): readonly Event[] =>
            events.flatMap((event) => rules.redact(event, viewer) ?? [])
          let seen = frozen(folded(rules, rules.setup(game.seats, game.options), show(game.dealt)))
          expect(seen, game.where).toEqual(trial.position(rules.view(game.first, viewer)))
          for (const { where, seq, events, next } of game.steps) {
            const shown = frozen(show(events))
            seen = frozen(folded(rules, seen, shown))
            if (seq % 8 !== 0 && events.length < 3) continue // looked at now and then, and wherever much happens at once
            const view = rules.view(next, viewer)
            const known = new Set(named(view))
            expect(
              named(shown).filter((card) => !known.has(card)),
              `${where} viewer ${viewer}`,
            ).toEqual([])
            const position = trial.position(view)
            // Asked so often that it matters how: `toEqual` says what is wrong, and is slow.
            if (!isDeepStrictEqual(seen, position)) expect(seen, `${where} viewer ${viewer}`).toEqual(position)
          }
          expect(seen, game.where).toEqual(trial.position(rules.view(game.end, viewer)))
        }
      }
    })

    it('plays something legal for who is out of time, by what that seat sees', () => {
      for (const { game, step } of sample(3)) {
        for (const seat of rules.turn(step.state)) {
          const where = `${step.where} seat ${seat}`
          const idle = rules.idle(step.state, seat, rngFor(where, 1))
          if (trial.unlisted?.(idle)) expect(rules.play(step.state, seat, idle, rngFor(where, 1)).ok, where).toBe(true)
          else expect(rules.legal(step.state, seat), where).toContainEqual(idle)
          expect(rules.idle(other(step.state, seat, game.seed), seat, rngFor(where, 1)), where).toEqual(idle)
        }
      }
    })

    contractOfTime(rules, sample)

    it('imagines worlds that can be played to their end', () => {
      for (const { game, step } of sample(97)) {
        for (const viewer of viewers(rules, game.seats)) {
          const where = `${step.where} imagined by ${viewer}`
          const world = other(step.state, viewer, where)
          expect(sorted(trial.cards(world) ?? []), where).toEqual(sorted(trial.deck))
          const last = [...steps(rules, where, where, world)].at(-1)
          expect(last && rules.outcome(last.next), where).toBeDefined()
        }
      }
    })

    if (rules.position) {
      it('knows its own positions, the imagined ones too, and no backs', () => {
        for (const { game, step } of sample(101)) {
          const position = rules.position!(game.seats)
          expect(position.safeParse(JSON.parse(JSON.stringify(step.next))).data, step.where).toEqual(step.next)
          for (const viewer of viewers(rules, game.seats)) {
            const where = `${step.where} viewer ${viewer}`
            expect(position.safeParse(other(step.next, viewer, where)).success, where).toBe(true)
            const seen = trial.position(rules.view(step.state, viewer)) as State
            if (trial.cards(seen)?.includes(null)) expect(position.safeParse(seen).success, where).toBe(false)
          }
        }
      })
    }
  })
}

/** What every game shows: its panels reach exactly what is legal and fit into Discord's messages. */
export function contractOfShow<State, Action, Event, View, Options, Deal>(
  box: Box<State, Action, Event, View, Options, Deal>,
  trial: Trial<State, Action, View>,
): void {
  const { rules } = box
  const en = box.show('en')
  describe(`${rules.id} shows itself`, () => {
    it.each(trial.options.map((options) => ({ options })))(
      'with choices that reach exactly what is legal: $options',
      ({ options }) => {
        for (let seats = rules.seats[0]; seats <= rules.seats[1]; seats++) {
          const chosen = rules.options.parse(options)
          if (rules.clash?.(chosen, seats) !== undefined) continue
          const { steps } = playout(rules, seats, chosen, `show ${seats}`, { choose: trial.choose })
          for (const { where, state, seq } of steps) {
            for (let seat = 0; seat < seats; seat++) {
              if ((seq + seat) % 5 !== 0 && !rules.turn(state).includes(seat)) continue
              const legal = rules.legal(state, seat)
              const acts = reached(en, rules.view(state, seat), legal, (screen, path) => {
                expect(tooMuch(screen), `${where} seat ${seat} path "${path}"`).toEqual([])
              }).map(({ action }) => JSON.stringify(action))
              expect(acts.toSorted(), `${where} seat ${seat}`).toEqual(legal.map((action) => JSON.stringify(action)).toSorted())
            }
          }
        }
      },
    )

    it('has a sentence for every refusal that comes', () => {
      for (let seats = rules.seats[0]; seats <= rules.seats[1]; seats++) {
        const { steps } = playout(rules, seats, rules.options.parse(trial.options[0]), 'refusals')
        for (const { where, state, seq } of steps.filter(({ seq }) => seq % 11 === 0)) {
          for (const action of trial.actions(seats)) {
            const ruling = rules.play(state, seq % seats, action, rngFor(where, 0))
            if (!ruling.ok)
              expect(en.reason(ruling.reason, rules.view(state, seq % seats)), `${where} ${ruling.reason}`).not.toEqual([])
          }
        }
      }
    })

    it('has a house player who answers every question with something legal', () => {
      const { steps } = playout(rules, rules.seats[0], rules.options.parse(trial.options[0]), 'house')
      for (const { where, state, seat } of steps) {
        const legal = frozen(rules.legal(state, seat))
        const mixed = frozen(shuffle(legal, rngFor(where, 1)))
        expect(legal, where).toContainEqual(box.house(frozen(rules.view(state, seat)), mixed, rngFor(where, 0)))
      }
    })
  })
}
