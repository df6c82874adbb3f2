import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { covered, verdict, ways } from '../../../src/games/foolish-faces/trick.js'
import type { Play } from '../../../src/games/foolish-faces/types.js'
import { isQueen } from '../../../src/kit/cards.js'
import { dealer, playsOf } from './tokens.js'

/** A Queen lies directly on the card of a seat. */
const queenOn = (plays: readonly Play[], seat: number): Play | undefined => plays.find(({ cover }) => cover === seat)
/** As the rules say it: a card counts if an even number of Queens lie above it. */
const above = (plays: readonly Play[], seat: number): number => {
  const queen = queenOn(plays, seat)
  return queen ? 1 + above(plays, queen.seat) : 0
}
/** As the rules say it, of a complete trick: a face-up card, and a face-down card that no Queen covers. */
const bothWays = (plays: readonly Play[]): boolean =>
  plays.some(({ up }) => up) && plays.some(({ up, seat }) => !up && above(plays, seat) % 2 === 0)

/** Tricks of any length that rules could have let happen, short of the last card. */
const trick = fc
  .record({
    seats: fc.constantFrom(4, 5),
    leader: fc.nat(4),
    wishes: fc.array(
      fc.record({ rank: fc.constantFrom('A', '7', '10', '*', 'J', 'Q', 'Q', 'K'), up: fc.boolean(), at: fc.nat(4) }),
      { maxLength: 4 },
    ),
  })
  .map(({ seats, leader, wishes }) => {
    const cards = dealer()
    let plays: readonly Play[] = []
    let jokers = 0
    for (const { rank: wish, up, at } of wishes.slice(0, seats - 1)) {
      const rank = wish === '*' && jokers++ >= 2 ? '7' : wish
      const seat = ((leader % seats) + plays.length) % seats
      const tops = plays.filter((play) => !queenOn(plays, play.seat))
      const token = !up
        ? `_${rank}`
        : rank === 'Q'
          ? tops.length
            ? `Q>${tops[at % tops.length]!.seat}`
            : '_Q'
          : rank === 'K'
            ? `K>${(seat + 1 + (at % (seats - 1))) % seats}`
            : rank
      plays = [...plays, ...playsOf([token], seat, seats, cards)]
    }
    return { seats, next: ((leader % seats) + plays.length) % seats, plays }
  })

describe('what may be played to a trick', () => {
  test.prop([trick])(
    'is every card either way, unless the trick would be complete without both ways',
    ({ seats, next, plays }) => {
      const complete = (last: Play): boolean => plays.length < seats - 1 || bothWays([...plays, last])
      const { down, up, covers } = ways(plays, seats)
      const played = { seat: next, card: '7H', cover: null, name: null } as const
      expect(down).toBe(complete({ ...played, up: false }))
      expect(up).toBe(complete({ ...played, up: true }))
      const free = plays.filter(({ seat }) => !queenOn(plays, seat)).map(({ seat }) => seat)
      expect(covers).toEqual(free.filter((cover) => complete({ ...played, card: 'QH', up: true, cover })))
    },
  )

  test.prop([trick])('is always something, whatever the card', ({ seats, plays }) => {
    const { down, up, covers } = ways(plays, seats)
    expect(down || (up && covers.length > 0)).toBe(true)
  })
})

describe('who takes a trick', () => {
  test.prop([trick])('depends on the cards under an even number of Queens', ({ plays }) => {
    expect(covered(plays)).toEqual(plays.map(({ seat }) => above(plays, seat) % 2 === 1))
  })

  test.prop([trick])('does not depend on what lies face down', ({ plays }) => {
    const backs = plays.map((play) => (play.up ? play : { ...play, card: null }))
    expect(verdict(backs)).toEqual(verdict(plays))
    expect(covered(backs)).toEqual(covered(plays))
  })

  test.prop([trick])('is somebody with a card that counts, or whom a King names', ({ plays }) => {
    const won = verdict(plays)
    const counting = plays.filter(({ seat }) => above(plays, seat) % 2 === 0)
    if (won?.by === 'king') expect(counting.find(({ name }) => name !== null)).toMatchObject({ seat: won.king, name: won.winner })
    else if (won)
      expect(
        counting.some(
          ({ seat, card }) =>
            seat === won.winner &&
            (card === null || !isQueen(card) || !counting.some(({ up, seat }) => up && seat === won.winner)),
        ),
      ).toBe(true)
    else expect(counting.every(({ up }) => up)).toBe(true)
  })

  it.each<[tokens: string[], verdict: object | undefined]>([
    [[], undefined],
    [['7'], { by: 'high', winner: 0, equals: [0], jacks: 0 }],
    [['_', '7', '9', '9'], { by: 'high', winner: 2, equals: [2, 3], jacks: 0 }],
    [['J'], undefined],
    [['J', '9'], undefined],
    [['J', '9', '_'], { by: 'jacks', winner: 2, jacks: 1 }],
    [['J', 'J'], undefined],
    [['J', 'J', '3'], { by: 'high', winner: 2, equals: [2], jacks: 2 }],
    [['_', 'J', 'J'], { by: 'face-down', winner: 0, jacks: 2 }],
    [['_'], { by: 'face-down', winner: 0, jacks: 0 }],
    [['K>1', 'J', 'K>3'], { by: 'king', winner: 1, king: 0, kings: 2 }],
    [['K>1', 'Q>0'], undefined],
    [['9', '_', 'Q>0', '3'], { by: 'high', winner: 3, equals: [3], jacks: 0 }],
  ])('%j: %j', (tokens, expected) => {
    const won = verdict(playsOf(tokens, 0, 4))
    if (expected) expect(won).toMatchObject(expected)
    else expect(won).toBeUndefined()
  })
})
