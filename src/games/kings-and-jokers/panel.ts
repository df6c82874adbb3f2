import type { Seat } from '../../kit/game.js'
import { line, plainLines } from '../../kit/lines.js'
import type { Press, Screen } from '../../kit/screen.js'
import type { Language } from '../../kit/show.js'
import type { Text } from '../../kit/text.js'
import { result } from './end.js'
import { GOALS, passedOf, progress, suitsOf } from './goals.js'
import { handScene } from './scene.js'
import { signed, speech } from './speech.js'
import { colour, CYCLE, HAND, valueOf, worth } from './tools.js'
import type { Action, Challenge, Identity, Tool, View } from './types.js'
import type { Words } from './words.js'

/** How many of the last turns a panel tells. */
const REMEMBERED = 2

/** What a seat sees in private. There is one screen: a press on a tool chooses it, until the last seat has chosen. */
export function panel(view: View, legal: readonly Action[], say: Words, language: Language): Screen<Action> {
  const { viewer, challenge } = view
  if (viewer === 'onlooker') throw new Error('only a seat has a panel')
  const identity = view.identities[viewer] ?? null
  if (view.phase === 'over' || challenge === null || identity === null)
    return { form: 'panel', lines: plainLines([view.phase === 'over' ? result(view, say, language) : undefined]), rows: [] }
  const { coloured, series, tool } = speech(say)
  const choice = view.choices[viewer] ?? null
  const hand = handOf(view, viewer)
  const texts = [
    choice === null ? undefined : say('chosen.yet', { tool: tool(choice) }),
    say('identified', { identity: speech(say).identity(identity) }),
    need(view, identity, say),
    say('turn.challenge', { challenge: coloured(challenge) }),
  ]
  const tools = say('hand', { tools: series(hand.map(tool)) })
  return {
    form: 'panel',
    lines: [
      ...plainLines(texts),
      ...[...lastTurns(view, say), ...cycle(view, say), ...(hand.length < HAND ? [say('away')] : [])].map((text) =>
        line('small', text),
      ),
      line('plain', legal.length > 0 ? say('choose', { seats: view.hands.length }) : tools),
    ],
    picture: () => handScene({ identity, challenge, hand, choice }, view.turns, [...texts, tools], say),
    rows: legal.length === 0 ? [] : [hand.map((it) => button(it, challenge, it === choice, say))],
  }
}

/** Red before black, high before low. */
const handOf = ({ hands }: View, seat: Seat): readonly Tool[] =>
  (hands[seat] ?? [])
    .filter((tool) => tool !== null)
    .toSorted((a, b) => colour(b).localeCompare(colour(a)) || valueOf(b) - valueOf(a))

function button(tool: Tool, challenge: Challenge, chosen: boolean, say: Words): Press<Action> {
  const word = speech(say).tool(tool)
  return {
    kind: 'press',
    label: chosen ? say('tool.chosen', { tool: word }) : say('tool.adds', { tool: word, worth: signed(worth(tool, challenge)) }),
    ...(chosen ? { tone: 'main' } : {}),
    to: { path: tool, act: { type: 'choose', tool } },
  }
}

/** What this identity wins with, and how far it is. */
function need({ turns, options }: View, identity: Identity, say: Words): Text {
  const passed = passedOf(turns)
  const { joker } = GOALS[options.win]
  const { suit, colour: colourWord, each } = speech(say)
  const [first, second] = suitsOf(identity)
  const goal = progress(identity, passed, options)
  if (second === undefined) return say('need.king', { ...goal, suit: suit(first!, goal.need) })
  if (joker.of === 'colour') return say('need.joker', { ...goal, colour: colourWord(identity === 'RJ' ? 'red' : 'black') })
  const [one, other] = each(identity, joker.passed)
  return say('need.joker.each', { each: joker.passed, one, other, have: passed[first!], more: passed[second] })
}

/** "Turn 3: 0, failed. Turn 2: +6, passed." */
function lastTurns({ turns }: View, say: Words): readonly Text[] {
  const texts = turns.map(({ total, passed }, i) =>
    say('last.turn', { turn: i + 1, total: signed(total), passed: passed ? 'yes' : 'no' }),
  )
  const last = texts.slice(-REMEMBERED).toReversed()
  return last.length === 0 ? [] : [last.reduce((before, next) => say('last.turns', { before, next }))]
}

/** The tools already shown since they were last dealt. */
function cycle({ turns }: View, say: Words): readonly Text[] {
  const shown = turns.slice(turns.length - (turns.length % CYCLE)).flatMap(({ tools }) => tools)
  return shown.length === 0 ? [] : [say('cycle', { colours: speech(say).byColour(shown) })]
}
