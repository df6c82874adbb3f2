import { isJack, isKing, isQueen } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { line, plainLines } from '../../kit/lines.js'
import type { Line } from '../../kit/screen.js'
import type { Language } from '../../kit/show.js'
import { who, type Text } from '../../kit/text.js'
import { endPage } from './boards.js'
import { tricksOf } from './pages.js'
import { speech } from './speech.js'
import { mover, strength, verdict, ways } from './trick.js'
import type { Action, Play, View } from './types.js'
import type { Words } from './words.js'

// The teacher of a first round. It shows each way to play a card once, rather where that helps the learner's team, and says of
// the way it names only what the table bears out.

/** What is said above the panel: the record of the last trick (`last`), what to press now, and why. */
export function coach(
  view: View,
  legal: readonly Action[],
  last: readonly Line[],
  say: Words,
  language: Language,
): readonly Line[] {
  const { viewer, phase, tricks, plays } = view
  if (viewer === 'onlooker') return []
  if (phase === 'over') return [...counted(view, viewer, say), ...endPage(view, say, language).screen().lines]
  const mine = plays.some(({ seat }) => seat === viewer)
  const before = tricks.length === 0 || mine ? [] : last.map(({ text }) => line('small', text))
  const opening = tricks.length > 0 || mine ? [] : [say('coach.deal', { tricks: tricksOf(view) })]
  const action = chosen(view, viewer, legal)
  const now = action ? taught(view, viewer, action, say) : [say('coach.wait', { name: who(mover(view)) })]
  return [...before, ...plainLines([...opening, ...now])]
}

type Idea = 'down' | 'up' | 'jack' | 'queen' | 'king' | 'crash'

function ideaOf({ up, card }: Pick<Play, 'up' | 'card'>): Idea {
  if (!up || card === null) return 'down'
  return isJack(card) ? 'jack' : isQueen(card) ? 'queen' : isKing(card) ? 'king' : 'up'
}

/** What the teacher would have played: something new, with a good end, and nothing special face down. Of equals the first. */
function chosen(view: View, seat: Seat, legal: readonly Action[]): Action | undefined {
  const known = view.tricks.flatMap(({ plays }) => plays.filter((play) => play.seat === seat).map(ideaOf))
  let best: { readonly action: Action; readonly value: number } | undefined
  for (const action of legal) {
    const value = worth(view, seat, action, known)
    if (!best || value > best.value) best = { action, value }
  }
  return best?.action
}

function worth(view: View, seat: Seat, action: Action, known: readonly Idea[]): number {
  if (action.type === 'crash') return 10
  const play = asPlay(seat, action)
  const idea = ideaOf(play)
  const taker = verdict([...view.plays, play])?.winner
  const ours = taker !== undefined && isFriend(view, seat, taker) ? 3 : 0
  const fresh = known.includes(idea) ? 0 : 2
  if (idea === 'down') return fresh + (strength(action.card) === 0 ? -4 : -strength(action.card) / 5)
  return fresh + ours + (idea === 'up' ? strength(action.card) / 20 : 0)
}

const asPlay = (seat: Seat, action: Extract<Action, { type: 'play' }>): Play => {
  const up = action.face === 'up'
  return { seat, up, card: action.card, cover: (up ? action.cover : null) ?? null, name: (up ? action.name : null) ?? null }
}

/** Whether a seat is known to be of the learner's team. */
function isFriend({ role, hats }: View, seat: Seat, other: Seat): boolean {
  if (other === seat) return true
  return role?.team === 'court' ? hats.length === 2 && !hats.includes(other) : role?.partner === other
}

/** The idea, where it leads, and the two presses. */
function taught(view: View, seat: Seat, action: Action, say: Words): readonly Text[] {
  if (action.type === 'crash')
    return [say('coach.crash'), say('coach.press.crash', { way: say('crash.open'), sure: say('crash.sure') })]
  const { card } = speech(say, seat)
  const taker = verdict([...view.plays, asPlay(seat, action)])?.winner
  const then = taker === undefined ? [] : [taker === seat ? say('coach.then.you') : say('coach.then', { name: who(taker) })]
  return [
    idea(view, seat, action, say),
    ...then,
    say('coach.press', { card: card(action.card), way: wayOf(view, seat, action, say) }),
  ]
}

/** What its button says. */
function wayOf({ plays }: View, seat: Seat, action: Extract<Action, { type: 'play' }>, say: Words): Text {
  if (action.face === 'down') return say('way.down')
  const { name, target } = speech(say, seat)
  const below = plays.find((play) => play.seat === action.cover)
  if (below) return say('way.cover', { target: target(below, 'brief') })
  return action.name === undefined ? say('way.up') : say('way.name', { name: name(action.name) })
}

function idea(view: View, seat: Seat, action: Extract<Action, { type: 'play' }>, say: Words): Text {
  const { plays, hands, role } = view
  const play = asPlay(seat, action)
  const open = ways(plays, hands.length)
  const card = speech(say, seat).card(action.card)
  switch (ideaOf(play)) {
    case 'down':
      return open.up ? say('coach.down', { card }) : say('coach.down.must')
    case 'jack':
      return say(verdict([...plays, play])?.by === 'jacks' || oddJacks(plays) === 0 ? 'coach.jack' : 'coach.jack.back')
    case 'queen':
      return say('coach.queen')
    case 'king':
      return play.name !== null && play.name === role?.partner
        ? say('coach.king.partner', { name: who(play.name) })
        : say('coach.king')
    case 'up': {
      if (!open.down) return say('coach.up.must')
      const it = verdict([...plays, play])
      return say(it?.by === 'high' && it.winner === seat ? 'coach.up' : 'coach.up.lower', { card })
    }
    case 'crash':
      return say('coach.crash')
  }
}

/** 1 where the Jacks on the table turn it round. */
const oddJacks = (plays: readonly Play[]): number => (verdict(plays)?.by === 'jacks' ? 1 : 0)

/** How the round was counted for the learner's team. */
function counted({ rounds }: View, seat: Seat, say: Words): readonly Line[] {
  const round = rounds.at(-1)
  if (!round) return []
  const none = round.tricks.every(({ winner }) => winner !== seat)
  return plainLines([
    say(round.fools.includes(seat) ? 'coach.count.fool' : 'coach.count.court'),
    none ? say('coach.bonus') : undefined,
  ])
}
