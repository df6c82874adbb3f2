import type { Card } from '../../kit/cards.js'
import type { Seat, Viewer } from '../../kit/game.js'
import { who, type Text } from '../../kit/text.js'
import { joined } from '../../kit/words.js'
import { SIZES } from './scoring.js'
import { order, sorted, speech } from './speech.js'
import { verdict } from './trick.js'
import type { Play, View } from './types.js'
import type { Words } from './words.js'

// What a panel tells a seat about itself. Texts are undefined where there is nothing to tell.

export const handOf = (view: View, seat: Seat): readonly Card[] => sorted(view.hands[seat]!.filter((card) => card !== null))

/** The trick so far and who follows: "Ann 9, Bo face down, you, then Pip." */
export function inOrder({ plays, leader, hands }: View, seat: Viewer, say: Words): Text {
  const { name, plays: spoken, series } = speech(say, seat)
  const next = (leader + plays.length) % hands.length
  const rest = order(leader, hands.length).slice(plays.length)
  const behind = series(rest.slice(1).map(name))
  if (plays.length === 0)
    return next === seat ? say('order.you-lead', { names: behind }) : say('order.leads', { name: name(next), names: behind })
  if (next !== seat) return say('order.others', { plays: spoken(plays), names: series(rest.map(name)) })
  return rest.length === 1
    ? say('order.you-last', { plays: spoken(plays) })
    : say('order.you', { plays: spoken(plays), names: behind })
}

/** Who would take the trick as it lies. */
export function soFar({ plays }: View, seat: Viewer, say: Words): Text | undefined {
  const taker = verdict(plays)?.winner
  if (taker === undefined) return undefined
  return taker === seat ? say('trick.so-far.you') : say('trick.so-far', { name: who(taker) })
}

/** A card that the viewer played: "7 face down", or as it lies face up. */
export function ownCard(plays: readonly Play[], own: Play, say: Words): Text {
  const { card, lying } = speech(say, own.seat)
  if (!own.up && own.card !== null) return say('card.own.down', { card: card(own.card) })
  return lying(plays, plays.indexOf(own))
}

/** Said to who ended a trick, until a card lies in the next one. */
export function justPlayed({ plays, tricks }: View, seat: Seat, say: Words): Text | undefined {
  const last = tricks.at(-1)
  const own = last?.plays.at(-1)
  if (plays.length > 0 || !last || own?.seat !== seat || own.card === null) return undefined
  return say('you.played', { card: ownCard(last.plays, own, say) })
}

/** What the viewer played face down in this round; nobody else ever knows, nor who takes over the seat. */
export function downs({ tricks, plays }: View, seat: Seat, say: Words): Text | undefined {
  const { card, series } = speech(say, seat)
  const mine = [...tricks.map((trick) => trick.plays), plays].flatMap((list, i) =>
    list.flatMap((play) =>
      play.seat === seat && !play.up && play.card !== null ? [say('downs.one', { card: card(play.card), trick: i + 1 })] : [],
    ),
  )
  return mine.length ? say('downs', { cards: series(mine) }) : undefined
}

/** The same for the rounds before this one, briefly: it stands there until the game ends. */
export function earlierDowns({ rounds }: View, seat: Seat, say: Words): Text | undefined {
  const { cards } = speech(say, seat)
  const told = rounds.flatMap(({ tricks, crash }, i) => {
    const plays = [...tricks.flatMap((trick) => trick.plays), ...(crash?.plays ?? [])]
    const mine = plays.flatMap((play) => (play.seat === seat && !play.up && play.card !== null ? [play.card] : []))
    return mine.length ? [say('downs.round', { round: i + 1, cards: cards(mine) })] : []
  })
  return told.length ? say('downs.earlier', { rounds: joined(told, '; ') }) : undefined
}

/** Its team and why, at length until the seat has played in this round. */
export function role({ role, tricks, plays, hands }: View, seat: Seat, say: Words): Text | undefined {
  if (!role) return undefined
  const fresh = ![...tricks.flatMap((trick) => trick.plays), ...plays].some((play) => play.seat === seat)
  switch (role.team) {
    case 'fool': {
      if (role.partner === null) return say(fresh ? 'role.fool.long' : 'role.fool')
      return say(fresh ? 'role.fool.long.known' : 'role.fool.known', { name: speech(say, seat).name(role.partner) })
    }
    case 'lone-fool':
      return fresh ? say('role.lone.long', { jokers: role.held, times: SIZES[hands.length]!.lone }) : say('role.lone')
    case 'court':
      if (role.stockJoker) return say(fresh ? 'role.court.long.one' : 'role.court.one')
      return say(fresh ? 'role.court.long' : 'role.court')
  }
}
