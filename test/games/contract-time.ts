import { expect, it } from 'vitest'
import type { Game } from '../../src/kit/game.js'
import { rngFor } from '../../src/kit/rng.js'
import type { Playout, Step } from './playout.js'

/** Every so many steps of all games. */
type Sample<State, Action, Event, Options> = (
  every: number,
) => readonly { readonly game: Playout<State, Action, Event, Options>; readonly step: Step<State, Action, Event> }[]

/** What a game says of time, of who is out of it and of leaving, where it says anything. */
export function contractOfTime<State, Action, Event, View, Options, Deal>(
  rules: Game<State, Action, Event, View, Options, Deal>,
  sample: Sample<State, Action, Event, Options>,
): void {
  const { clock, opening, done, leaving } = rules
  const all = ({ seats }: { readonly seats: number }): readonly number[] => Array.from({ length: seats }, (_, seat) => seat)

  if (clock)
    it('gives a seat in turn whole milliseconds, or leaves its time to the table', () => {
      for (const { step } of sample(3))
        for (const seat of rules.turn(step.state)) {
          const { ms } = clock(step.state, seat) ?? { ms: 1 }
          expect(Number.isSafeInteger(ms) && ms > 0, `${step.where} seat ${seat}: ${ms}`).toBe(true)
        }
    })

  if (opening)
    it('holds back at its opening nothing but what a seat in turn may do', () => {
      for (const { game, step } of sample(1)) {
        const it = opening(step.state)
        if (!it) continue
        expect(Number.isSafeInteger(it.ms) && it.ms > 0, `${step.where}: ${it.ms}`).toBe(true)
        const turn = rules.turn(step.state)
        const holding = all(game).filter((seat) => rules.legal(step.state, seat).some((action) => it.holds(action)))
        expect(
          holding.filter((seat) => !turn.includes(seat)),
          step.where,
        ).toEqual([])
      }
    })

  if (done)
    it('asks nothing more of a seat that is done, to the end', () => {
      for (const { game, step } of sample(1))
        for (const seat of all(game).filter((seat) => done(step.state, seat))) {
          const where = `${step.where} seat ${seat}`
          expect(done(step.next, seat), where).toBe(true)
          expect(rules.turn(step.state), where).not.toContain(seat)
          expect(rules.legal(step.state, seat), where).toEqual([])
        }
    })

  if (leaving)
    it('has a word for leaving for all who are in it or for nobody, and accepts it', () => {
      for (const { game, step } of sample(3)) {
        const words = all(game).map((seat) => leaving(step.state, seat))
        if (words.every((word) => word === undefined)) continue
        for (const [seat, word] of words.entries()) {
          const where = `${step.where} seat ${seat}`
          expect(word === undefined, where).toBe(done?.(step.state, seat) ?? false)
          if (word !== undefined) expect(rules.play(step.state, seat, word, rngFor(where, 1)).ok, where).toBe(true)
        }
      }
    })
}
