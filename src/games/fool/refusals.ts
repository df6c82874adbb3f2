import type { Language } from '../../kit/show.js'
import { who, type Text } from '../../kit/text.js'
import { attackerOf, defenderOf } from './allowed.js'
import { cardsOf, CLASHES, type Clash, type Options } from './options.js'
import { speech } from './speech.js'
import { cardsOn, mayThrow, room } from './throwers.js'
import { nextName, pageAt } from './desk.js'
import { REASONS, type Reason, type View } from './types.js'
import type { Words } from './words.js'

const isReason = (code: string): code is Reason => REASONS.some((reason) => reason === code)

/** The sentence for a refusal: what is missing and what helps. A code that the rules do not know is a bug. */
export function refusalText(code: string, view: View, say: Words, language: Language): Text {
  if (!isReason(code)) throw new Error(`the Fool refuses nothing with "${code}"`)
  const { options } = view
  switch (code) {
    case 'bad_action':
      return say('refused.moved-on')
    case 'game_over':
      return say('refused.over')
    case 'wrong_phase':
      return quicker(view, say, language) ?? phaseText(view, say)
    case 'not_attacker':
      return say('refused.attacker', { name: who(attackerOf(view)) })
    case 'not_defender':
      return say('refused.defender', { name: who(defenderOf(view)) })
    case 'card_not_in_hand':
      return say('refused.hand')
    case 'duplicate_card':
      return say('refused.duplicate')
    case 'no_cards':
      return say('refused.no-cards')
    case 'lead_mixed_ranks':
      return say('refused.mixed')
    case 'lead_too_many':
      return say('refused.many', { cards: options.leadMax })
    case 'limit_reached':
      return quicker(view, say, language) ?? say('refused.limit', { room: Math.max(0, room(view)) })
    case 'rank_not_on_table':
      return say('refused.rank')
    case 'defender_cannot_throw':
      return say('refused.self')
    case 'not_entitled_to_throw':
      return say('refused.entitled')
    case 'not_your_priority': {
      const [head] = mayThrow(view)
      return head === undefined ? say('refused.moved-on') : say('refused.priority', { name: who(head) })
    }
    case 'already_passed':
      return say('refused.passed')
    case 'one_card_at_a_time':
      return say('refused.one')
    case 'no_such_attack':
      return say('refused.attack')
    case 'already_beaten':
      return say('refused.beaten')
    case 'does_not_beat':
      return say(options.variant === 'japanese' ? 'refused.beats.japanese' : 'refused.beats')
    case 'transfer_not_in_variant':
      return say('refused.transfer.variant')
    case 'transfer_after_defence':
      return say('refused.transfer.begun')
    case 'transfer_first_bout':
      return say('refused.transfer.first')
    case 'transfer_rank':
      return say('refused.transfer.rank')
    case 'transfer_target_too_few_cards':
      return say('refused.transfer.few', { name: nextName(view) })
    case 'show_not_allowed':
      return say('refused.show')
    case 'show_not_trump':
      return say('refused.show.trump')
    case 'already_shown':
      return say('refused.show.again')
    case 'stale': {
      const last = view.bout.slots.at(-1)
      return last ? say('refused.stale', { card: speech(say, language, 'onlooker').card(last.attack) }) : say('refused.moved-on')
    }
    case 'no_redeal':
      return options.redealSameSuit === 0 || options.allDealt
        ? say('refused.redeal.off')
        : say('refused.redeal', { cards: options.redealSameSuit })
    case 'no_exchange':
      return say(options.trumpExchange === 'none' ? 'refused.exchange.off' : 'refused.exchange')
  }
}

/** A card or a Bito that is no choice any more, because somebody else has laid a card. */
export function missed(path: string, view: View, say: Words, language: Language): Text | undefined {
  if (view.viewer === 'onlooker' || view.phase === 'over') return undefined
  const [, saw] = /^bito-(\d+)$/.exec(path) ?? []
  const lies = cardsOn(view.bout.slots)
  if (saw !== undefined) return lies > Number(saw) ? refusalText('stale', view, say, language) : undefined
  const { card } = pageAt(path)
  if (!view.hands[view.viewer]?.some((mine) => mine === card)) return undefined
  return quicker(view, say, language) ?? say('refused.moved-on')
}

/** Where everybody may throw in at once: somebody else took the last place, be it one that ended the bout. */
function quicker(view: View, say: Words, language: Language): Text | undefined {
  const { bout, course, options, viewer } = view
  const before = course.bouts.at(-1)
  const over = bout.slots.length === 0 && before?.taker !== null ? before : undefined
  const last = (over?.slots ?? bout.slots).at(-1)
  if (options.throwProtocol !== 'free' || !last || (!over && room(view) > 0)) return undefined
  if (last.by === viewer || (over ? over.taker : defenderOf(view)) === viewer) return undefined
  return say('refused.quicker', { name: who(last.by), card: speech(say, language, 'onlooker').card(last.attack) })
}

/** What is going on instead. */
function phaseText(view: View, say: Words): Text {
  switch (view.phase) {
    case 'lead':
      return say('refused.phase.lead', { name: who(attackerOf(view)) })
    case 'defend':
      return say('refused.phase.defend', { name: who(defenderOf(view)) })
    case 'throw':
      return say('refused.phase.throw')
    case 'taking':
      return say('refused.phase.taking', { name: who(defenderOf(view)) })
    case 'dealing':
    case 'over':
      return say('refused.moved-on')
  }
}

const isClash = (code: string): code is Clash => CLASHES.some((clash) => clash === code)

/** The sentence for options that do not go together at a table of so many seats. A code that there is not is a bug. */
export function clashText(code: string, options: Options, seats: number, say: Words): Text {
  if (!isClash(code)) throw new Error(`no options clash with "${code}"`)
  switch (code) {
    case 'too_few_cards': {
      const cards = options.hand * seats
      const enough = ([36, 52, 54] as const).filter((deck) => cardsOf({ deck, jokers: 0 }) >= cards)
      const [first, second] = enough.map(String)
      const players = say('clash.players', { seats })
      if (first === undefined) return say('clash.cards.none', { players, cards })
      if (second === undefined) return say('clash.cards', { players, cards, first })
      return say('clash.cards.or', { players, cards, first, second })
    }
    case 'teams_need_four_or_six':
      return say('clash.teams', { seats })
    case 'all_dealt_needs_two':
      return say('clash.all-dealt')
    case 'all_dealt_needs_even_cards':
      return say('clash.even')
    case 'jokers_in_54':
      return say('clash.jokers')
    case 'anytime_needs_free':
      return say('clash.anytime')
    case 'count_pairs_without_teams':
      return say('clash.pairs')
    case 'chosen_seat_not_there':
      return say('clash.seat', { seat: options.chosenSeat + 1, seats })
    case 'single_leads_one':
      return say('clash.single')
  }
}
