import type { Language } from '../../kit/show.js'
import type { Text } from '../../kit/text.js'
import { speech } from './speech.js'
import type { Action } from './types.js'
import type { Words } from './words.js'

/** What the house would do, in a sentence to whoever asked. */
export function advice(action: Action, say: Words, language: Language): Text {
  const { card, cards } = speech(say, language, 'onlooker')
  switch (action.type) {
    case 'lead':
      return say('advice.lead', { cards: cards(action.cards) })
    case 'beat':
      return say('advice.beat', { attack: card(action.attack), card: card(action.with) })
    case 'transfer':
      return say('advice.transfer', { cards: cards(action.cards) })
    case 'show':
      return say('advice.show', { card: card(action.card) })
    case 'throw':
      return say('advice.throw', { cards: cards(action.cards) })
    case 'take':
      return say('advice.take')
    case 'pass':
      return say('advice.pass')
    case 'redeal':
      return say('advice.redeal')
    case 'exchange':
      return say('advice.exchange')
    case 'resign':
      return say('advice.resign')
  }
}
