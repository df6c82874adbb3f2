import type { Text } from '../../kit/text.js'
import { series } from './speech.js'
import type { Options } from './options.js'
import { throwsIn } from './throwers.js'
import { transfers } from './transfer.js'
import type { Words } from './words.js'

// The rules of a table in short phrases: the usual five always, every other option where it is not the usual one.

const TOPICS = ['game', 'cards', 'attack', 'start', 'end'] as const
type Topic = (typeof TOPICS)[number]

/** "House rules: throw-in, 36 cards, all throw in, first attack 5, next lead from under the Fool." */
export const optionsLine = (options: Options, say: Words): Text =>
  say('options', {
    rules: series(
      say,
      TOPICS.flatMap((topic) => phrases(options, say)[topic]),
    ),
  })

/** The same, a line for each topic. */
export function topicLines(options: Options, say: Words): readonly Text[] {
  const all = phrases(options, say)
  return TOPICS.flatMap((topic) => (all[topic].length ? [say('topic', { topic, rules: series(say, all[topic]) })] : []))
}

function phrases(options: Options, say: Words): Readonly<Record<Topic, readonly Text[]>> {
  return {
    game: game(options, say),
    cards: cards(options, say),
    attack: attack(options, say),
    start: start(options, say),
    end: end(options, say),
  }
}

/** The texts that apply. */
const those = (texts: readonly (Text | false)[]): readonly Text[] => texts.filter((text) => text !== false)

function game(options: Options, say: Words): readonly Text[] {
  const { variant, base, teams, teamSubstitute, rated, moveMs } = options
  return those([
    say('option.variant', { variant }),
    variant === 'japanese' && base !== 'podkidnoy' && say('option.base', { base }),
    teams === 'pairs' && say('option.pairs'),
    teams === 'pairs' && !teamSubstitute && say('option.no-substitute'),
    rated && say('option.rated'),
    moveMs !== null && say('option.time', { seconds: moveMs / 1_000 }),
  ])
}

function cards(options: Options, say: Words): readonly Text[] {
  const { variant, deck, jokers, jokerMode, hand, allDealt, redealSameSuit, trumpExchange } = options
  const japanese = variant === 'japanese'
  return those([
    say('option.deck', { deck, jokers }),
    (deck === 54 || jokers > 0) && say('option.joker-mode', { mode: jokerMode }),
    hand !== 6 && !allDealt && say('option.hand', { hand }),
    allDealt && say('option.all-dealt'),
    redealSameSuit !== 5 && !allDealt && say('option.redeal', { cards: redealSameSuit }),
    trumpExchange !== 'none' && say('option.exchange', { rule: trumpExchange }),
    japanese && options.trump === 'diamonds' && say('option.diamonds'),
    japanese && options.spadeTurned === 'redraw' && say('option.redraw'),
    japanese && options.queenSpades !== 'highest' && say('option.queen', { rule: options.queenSpades }),
  ])
}

function attack(options: Options, say: Words): readonly Text[] {
  const { leadMax, maxAttack, firstLimit, firstScope, limitByHand } = options
  return those([
    ...(throwsIn(options) ? throwing(options, say) : []),
    leadMax !== usualLead(options) && say('option.lead', { cards: leadMax }),
    say('option.first', { cards: firstLimit, scope: firstScope }),
    maxAttack !== 6 && say('option.most', { cards: maxAttack }),
    !limitByHand && say('option.beyond-hand'),
    ...(transfers(options) ? passing(options, say) : []),
  ])
}

const usualLead = ({ variant, base }: Options): number =>
  variant === 'simple' ? 2 : variant === 'japanese' && base === 'single' ? 1 : 4

const throwing = (options: Options, say: Words): readonly (Text | false)[] => [
  say('option.throwers', { throwers: options.throwers }),
  options.throwProtocol === 'free' && say('option.free'),
  options.throwTiming === 'anytime' && say('option.anytime'),
  options.throwBatch === 'one' && say('option.one'),
  !options.throwAfterTake && say('option.no-throw-after-take'),
  options.throwAfterTake && options.takeLimit === 'six' && say('option.take-limit', { cards: options.maxAttack }),
]

const passing = ({ transferFirstBout, transferShow }: Options, say: Words): readonly (Text | false)[] => [
  transferFirstBout && say('option.transfer-first'),
  transferShow !== 'none' && say('option.transfer-show'),
]

function start(options: Options, say: Words): readonly Text[] {
  const { firstLead, chosenSeat, nextLead, direction } = options
  return those([
    firstLead === 'turnedCard' && say('option.first-lead.turned'),
    firstLead === 'chosen' && say('option.first-lead.chosen', { seat: chosenSeat + 1 }),
    options.variant === 'japanese' && options.lowestSpadeFirst && say('option.spade-first'),
    say('option.next-lead', { rule: nextLead }),
    direction === 'ccw' && say('option.ccw'),
  ])
}

function end({ drawOrder, finalBeaten, epaulettes, noProgressBouts }: Options, say: Words): readonly Text[] {
  return those([
    drawOrder === 'seatOrder' && say('option.draw-order'),
    finalBeaten === 'attackerWins' && say('option.attacker-wins'),
    epaulettes !== 'none' && say('option.straps', { rule: epaulettes }),
    noProgressBouts !== null && say('option.no-progress', { bouts: noProgressBouts }),
  ])
}
