import type { AnyBox } from '../../src/kit/box.js'
import { folded } from '../../src/kit/game.js'
import { pick, rngFor } from '../../src/kit/rng.js'
import { cardsOf as chineseCards } from '../../src/games/chinese-fool/view.js'
import { cardsOf as czechCards } from '../../src/games/czech-fool/view.js'
import { gameOf, type GameId } from '../../src/games/index.js'
import { cardsIn } from './fool/trial.js'
import { VARIANTS } from './fool/selfplay.js'

/** No game of house players may take more actions. */
export const BOUND = 3_000

/** A variant of the Fool family: its game, the options tried in turn, and where its cards are (undefined while none is dealt). */
export interface Variant {
  readonly game: GameId
  readonly options: readonly object[]
  cards(state: unknown): readonly (string | null)[] | undefined
}
const fool = (name: string): Variant => ({
  game: 'fool',
  options: VARIANTS[name] ?? [],
  cards: (state) => cardsIn(state as Parameters<typeof cardsIn>[0]),
})

export const FAMILY: Readonly<Record<string, Variant>> = {
  ...Object.fromEntries(Object.keys(VARIANTS).map((name) => [name, fool(name)])),
  chinese: {
    game: 'chinese-fool',
    options: [{}, { deck: 52 }],
    cards: (state) => chineseCards(state as Parameters<typeof chineseCards>[0]),
  },
  czech: {
    game: 'czech-fool',
    options: [{}, { recycle: 'flip', starter: 'dealerLeft' }],
    cards: (state) =>
      (state as { readonly phase: string }).phase === 'playing'
        ? czechCards(state as Parameters<typeof czechCards>[0])
        : undefined,
  },
}

const inOrder = (cards: readonly (string | null)[] | undefined): string | undefined => cards?.map(String).toSorted().join()

/** Game number `i` of a variant, over all its tables in turn. Throws when a card is lost or doubled, or there is no end. */
export function houseGame(name: string, i: number): { readonly actions: number; readonly fools: number } {
  const { game, options, cards } = FAMILY[name]!
  const box: AnyBox = gameOf(game)
  const { rules } = box
  const tables = options.flatMap((it) => {
    const parsed: unknown = rules.options.parse(it)
    const [least, most] = rules.seats
    return Array.from({ length: most - least + 1 }, (_, n) => least + n)
      .filter((seats) => rules.clash?.(parsed, seats) === undefined)
      .map((seats) => ({ seats, parsed }))
  })
  const { seats, parsed } = tables[i % tables.length]!
  const seed = `house ${name} ${i}`
  const bare: unknown = rules.setup(seats, parsed)
  let state: unknown = folded(rules, bare, rules.deal(bare, rngFor(seed, 0)))
  const deck = inOrder(cards(state))
  for (let actions = 0; ; actions++) {
    const now = cards(state)
    if (now && inOrder(now) !== deck) throw new Error(`${seed}, action ${actions}: not every card is in one place`)
    const outcome = rules.outcome(state)
    if (outcome) return { actions, fools: outcome.tags?.filter((tags) => tags.includes('fool')).length ?? 0 }
    if (actions >= BOUND) throw new Error(`${seed}: no end after ${BOUND} actions`)
    const rng = rngFor(seed, actions + 1)
    const seat = pick(rules.turn(state), rng)
    const ruling = rules.play(state, seat, box.house(rules.view(state, seat), rules.legal(state, seat), rng), rng)
    if (!ruling.ok) throw new Error(`${seed}, action ${actions}: refused as ${ruling.reason}`)
    state = folded(rules, state, ruling.events)
  }
}
