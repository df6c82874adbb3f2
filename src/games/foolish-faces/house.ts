import type { Bot } from '../../kit/bot.js'
import { isJoker, isKing, type Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { NO_TRICKS, SIZES } from './scoring.js'
import { strength, verdict, type Verdict } from './trick.js'
import type { Action, Play, View } from './types.js'

// The house player puts each card that it may play on the table in its mind, guesses who would take the trick then, and
// weighs the points in it by whose friend that is, less what the card would still be good for. It knows no more than a
// person in that seat. Its guesses are numbers found by play against random players (test/bench/house.ts).

/** The best action by that measure, of equal ones the first; it needs no chance. */
export const house: Bot<View, Action> = (view, legal) => {
  const { viewer } = view
  const [first] = legal
  if (viewer === 'onlooker' || !first) throw new Error('somebody plays who has nothing to play')
  const crash = legal.find(({ type }) => type === 'crash')
  if (crash) return crash // Jacks, Queens and Kings take few tricks: what is left would go to the Court
  const measure = measureFor(view, viewer)
  let best = { action: first, value: -Infinity }
  for (const action of legal) {
    const value = action.type === 'play' ? measure(action) : -Infinity
    if (value > best.value) best = { action, value }
  }
  return best.action
}

/** Of a card still to come in a trick: how likely it is face up. */
const FACE_UP = 0.4

function measureFor(view: View, me: Seat): (action: Extract<Action, { type: 'play' }>) => number {
  const { plays, hands } = view
  const seats = hands.length
  const worth = hands.map((_, seat) => worthOf(view, me, seat))
  const behind = seats - 1 - plays.length
  /** The mean over those who play after me. */
  const later = Array.from({ length: behind }, (_, i) => worth[(me + i + 1) % seats]!).reduce((sum, it) => sum + it / behind, 0)
  const left = hands[me]!.length - 1
  const bonus = bonusOf(view, me, left)

  return ({ card, ...way }) => {
    const up = way.face === 'up'
    const play: Play = { seat: me, up, card, cover: (up ? way.cover : null) ?? null, name: (up ? way.name : null) ?? null }
    const table = [...plays, play]
    const points = table.filter((it) => it.up).length + FACE_UP * behind
    const spent = keep(card) * Math.min(1, left / 4)
    const taker = verdict(table)
    if (!taker) return points * later - spent
    const stands = standing(taker) ** behind
    const mine = taker.winner === me ? stands * bonus : 0
    return points * (stands * worth[taker.winner]! + (1 - stands) * later) - mine - spent
  }
}

/** What I would lose by taking a trick while I have none: the bonus, by how likely it still is. */
function bonusOf({ tricks, round }: View, me: Seat, left: number): number {
  return tricks.some(({ winner }) => winner === me) ? 0 : 0.5 * NO_TRICKS * round * 0.85 ** left
}

/**
 * What a point in that seat's tricks adds to my lead over the mean of the others. It counts for all of a team: with k of n
 * players on mine, the lead is (n - k) / (n - 1) of what my team is ahead.
 */
function worthOf(view: View, me: Seat, seat: Seat): number {
  const { role, hands } = view
  if (!role) throw new Error('somebody plays who has no role')
  const seats = hands.length
  const { lone } = SIZES[seats]!
  const fools = role.team === 'lone-fool' || (role.team === 'court' && oneFool(view)) ? 1 : 2
  const team = role.team === 'court' ? seats - fools : fools
  const friend = seat === me ? 1 : friendship(view, seat)
  const ours = role.team === 'lone-fool' ? lone : 1
  const theirs = role.team === 'court' && fools === 1 ? lone : 1
  return ((seats - team) / (seats - 1)) * (friend * ours - (1 - friend) * theirs)
}

/** How likely another seat is of my team, from what lay on the table. */
function friendship(view: View, seat: Seat): number {
  const { role, hats, hands } = view
  const others = hands.length - 1
  if (role?.team === 'lone-fool') return 0
  if (role?.team === 'fool') return role.partner === null ? 1 / others : Number(role.partner === seat)
  if (hats.includes(seat)) return 0
  if (oneFool(view)) return hats.length > 0 ? 1 : 1 - 1 / others
  if (shown(view) === 2) return 1
  return hats.length > 0 ? 1 - 0.7 / (others - 1) : 1 - 1.7 / others // three deals in ten have a Lone Fool
}

const shown = ({ tricks, plays }: View): number =>
  [...tricks.flatMap((trick) => trick.plays), ...plays].filter(({ up, card }) => up && card !== null && isJoker(card)).length

/** Whether the Court knows of a Lone Fool. */
const oneFool = (view: View): boolean => view.role?.stockJoker === true || (shown(view) === 2 && view.hats.length === 1)

/** How likely it is that one more player changes nothing about who takes the trick. */
function standing(it: Verdict): number {
  switch (it.by) {
    case 'king':
      return 0.95
    case 'jacks':
      return 0.87
    case 'high':
      return 0.9 - 0.016 * Math.max(0, 10 - strength(it.card))
    case 'face-down':
      return 0.35
  }
}

/** What a card is good for later, in points. */
function keep(card: Card): number {
  if (isKing(card)) return 0.7
  const rank = strength(card)
  return rank === 0 ? 0.3 : Math.max(0, rank - 5) / 3
}
