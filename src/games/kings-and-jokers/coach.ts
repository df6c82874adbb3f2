import { line, plainLines } from '../../kit/lines.js'
import type { Line } from '../../kit/screen.js'
import type { Language } from '../../kit/show.js'
import { suitOf } from '../../kit/suits.js'
import type { Text } from '../../kit/text.js'
import { endPage } from './end.js'
import { passedOf, suitsOf, winnersOf } from './goals.js'
import { house } from './house.js'
import { signed, speech, worths } from './speech.js'
import { worth } from './tools.js'
import { TOOLS, type Action, type Challenge, type Identity, type View } from './types.js'
import type { Words } from './words.js'

// The teacher of a first game: it chooses as the house would, and says why. One idea belongs to each of the first turns.

/** The house looks at what it sees and needs no chance. */
const NO_CHANCE = { below: () => 0 }

/** What is said above the panel: how the last challenge went, what to press now, and why. */
export function coach(view: View, legal: readonly Action[], say: Words, language: Language): readonly Line[] {
  const { viewer, phase, turns, challenge } = view
  if (viewer === 'onlooker') return []
  if (phase === 'over') return [...plainLines([ended(view, viewer, say)]), ...endPage(view, say, language).screen().lines]
  const identity = view.identities[viewer] ?? null
  if (identity === null || challenge === null) return []
  if (view.choices[viewer] !== null) return plainLines([say('coach.wait')])
  const last = turns.at(-1)
  const before = last ? [line('small', happened(last, say))] : []
  return [...before, ...plainLines([...idea(view, identity, say), ...advised(view, identity, challenge, legal, say)])]
}

function happened({ passed, total, tools, challenge }: View['turns'][number], say: Words): Text {
  return say(passed ? 'coach.passed' : 'coach.failed', { total: signed(total), tools: worths(tools, challenge) })
}

/** What this turn is about. */
function idea({ turns }: View, identity: Identity, say: Words): readonly Text[] {
  const { identity: name } = speech(say)
  switch (turns.length) {
    case 0:
      return [say('coach.you', { identity: name(identity) }), say('coach.sum')]
    case 1:
      return [say('coach.last')]
    case 2:
      return [say('coach.ours')]
    default:
      return []
  }
}

function advised(view: View, identity: Identity, challenge: Challenge, legal: readonly Action[], say: Words): readonly Text[] {
  if (legal.length === 0) return []
  const action = house(view, legal, NO_CHANCE)
  const tool = TOOLS.find((it) => it === action.tool)
  if (!tool) return []
  const { challenge: word, tool: toolWord } = speech(say)
  const does = worth(tool, challenge)
  const mine = suitsOf(identity).some((suit) => suit === suitOf(challenge))
  const reason = mine ? 'coach.want' : does < 0 ? 'coach.against' : 'coach.free'
  return [say(reason, { challenge: word(challenge) }), say('coach.press', { tool: toolWord(tool), worth: signed(does) })]
}

function ended({ identities, turns, options }: View, seat: number, say: Words): Text {
  const winners = winnersOf(identities, passedOf(turns), options)
  if (winners.includes(seat)) return say('coach.won')
  return say(winners.length > 0 ? 'coach.won.other' : 'coach.lost')
}
