import type { Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { plainLines } from '../../kit/lines.js'
import type { Press, Screen } from '../../kit/screen.js'
import type { Language } from '../../kit/show.js'
import type { Text } from '../../kit/text.js'
import { nextName } from './desk.js'
import { speech } from './speech.js'
import { cardsOn, throwsIn } from './throwers.js'
import type { Action, View } from './types.js'
import type { Words } from './words.js'

// Second screens of a panel: a card that can do several things, and what is asked once more because it costs something.

const back = (path: string, say: Words): Press<Action> => ({ kind: 'press', label: say('back'), to: { path } })

/** What a card is to do, one button under the other. */
export function asked(
  view: View,
  seat: Seat,
  card: Card,
  actions: readonly Action[],
  page: string,
  say: Words,
  language: Language,
): Screen<Action> {
  const heard = speech(say, language, seat)
  const path = page === '' ? card : `${page}.${card}`
  const button = (action: Action): Press<Action> => {
    const [label, key] = wayOf(view, action, say, heard.card)
    return { kind: 'press', label, tone: 'main', to: { path: `${path}.${key}`, act: action } }
  }
  const beats = actions.some(({ type }) => type === 'beat')
  const passes = actions.some(({ type }) => type === 'transfer' || type === 'show')
  const question = say(beats && passes ? 'ask.both' : beats ? 'ask.which' : 'ask.pass', { card: heard.card(card) })
  const fact = actions.some(({ type }) => type === 'show') ? say('ask.show.fact') : undefined
  const rows = actions.map((action) => [button(action)])
  return { form: 'panel', lines: plainLines([question, fact]), rows: [...rows, [back(page, say)]] }
}

function wayOf(view: View, action: Action, say: Words, card: (it: Card) => Text): readonly [label: Text, key: string] {
  switch (action.type) {
    case 'beat':
      return [say('ask.beat', { card: card(action.attack) }), `beat-${action.attack}`]
    case 'transfer':
      return [say('ask.pass.on', { name: nextName(view) }), 'pass']
    case 'show':
      return [say('ask.show', { name: nextName(view) }), 'show']
    case 'lead':
    case 'throw':
    case 'take':
    case 'pass':
    case 'redeal':
    case 'exchange':
    case 'resign':
      throw new Error(`a card has no choice about "${action.type}"`)
  }
}

/** Taking cannot be taken back. */
export function askTake(view: View, seat: Seat, say: Words, language: Language): Screen<Action> {
  const { slots } = view.bout
  const cards = slots.flatMap(({ attack, defence }) => (defence === null ? [attack] : [attack, defence]))
  const more = throwsIn(view.options) && view.options.throwAfterTake ? say('take.more') : undefined
  const label = say('take.sure', { cards: cardsOn(slots) })
  const sure: Press<Action> = { kind: 'press', label, tone: 'danger', to: { path: 'take.yes', act: { type: 'take' } } }
  const texts = [say('take.ask', { cards: speech(say, language, seat).heap(cards) }), more]
  return { form: 'panel', lines: plainLines(texts), rows: [[sure], [back('', say)]] }
}

/** It shows everybody what a hand is like, and costs all of them their cards. */
export function askRedeal(view: View, say: Words): Screen<Action> {
  const texts = [say('redeal.ask'), say('redeal.cost', { cards: view.options.redealSameSuit })]
  const label = say('redeal.sure')
  const sure: Press<Action> = { kind: 'press', label, tone: 'danger', to: { path: 'redeal.yes', act: { type: 'redeal' } } }
  return { form: 'panel', lines: plainLines(texts), rows: [[sure], [back('', say)]] }
}
