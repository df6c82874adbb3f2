import type { Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import { line, plainLines } from '../../kit/lines.js'
import type { Screen } from '../../kit/screen.js'
import type { Language, Queue } from '../../kit/show.js'
import { asked, askRedeal, askTake } from './asks.js'
import { desk, movesOf, pageAt } from './desk.js'
import { foolText, resultOf } from './end-page.js'
import { handScene, type Choice } from './scene.js'
import { handOf, handText, partners, question, waiting, waitingInLine } from './seat.js'
import { speech } from './speech.js'
import type { Action, View } from './types.js'
import type { Words } from './words.js'

/**
 * What a seat sees in private. Paths: '' or a page of a big hand (`p2`), a card that asks back (`7H`, `p2.7H`), `take`, `redeal`;
 * a path that leads nowhere is the first screen.
 */
export function panel(
  view: View,
  legal: readonly Action[],
  path: string,
  say: Words,
  language: Language,
  queue?: Queue<Action>,
): Screen<Action> {
  const { viewer } = view
  if (viewer === 'onlooker') throw new Error('only a seat has a panel')
  if (view.phase === 'over') return still([say('sentence', { text: foolText(resultOf(view), say, language) })])
  const shows = (screen: Screen<Action>, choice: Choice = {}): Screen<Action> => ({
    ...screen,
    picture: () => handScene(handOf(view, viewer), choice, say, language),
  })
  if (path === 'take' && legal.some(({ type }) => type === 'take')) return shows(askTake(view, viewer, say, language))
  if (path === 'redeal' && legal.some(({ type }) => type === 'redeal')) return shows(askRedeal(view, say))
  const ahead = legal.length === 0 ? (queue?.ahead ?? []) : []
  if (queue && queue.queued.length > 0)
    return shows(queued(view, viewer, queue, say, language), { raised: queue.queued.flatMap(cardsOf) })
  const open = legal.length > 0 ? legal : ahead
  const moves = movesOf(open)
  const { card, page } = pageAt(path)
  const own = [...moves].find(([it]) => it === card)
  const choice = acts(open) ? { open: [...moves.keys()] } : {}
  if (own && own[1].length > 1)
    return shows(asked(view, viewer, own[0], own[1], page, say, language), { ...choice, raised: [own[0]] })

  const {
    shown,
    shows: paged,
    prompt,
    rows,
  } = desk(view, viewer, open, page, {
    say,
    language,
    ahead: ahead.length > 0,
    stands: queue !== undefined,
  })
  const head = acts(legal)
    ? [question(view, viewer, say, language)]
    : ahead.length > 0
      ? waitingInLine(view, viewer, say)
      : waiting(view, viewer, say, language)
  const texts = [...head, partners(view, viewer, say, language), handText(view, viewer, shown, say, language), paged, prompt]
  return shows({ form: 'panel', lines: plainLines(texts), rows }, choice)
}

/** Whether the seat is asked something, and not only free to have the cards dealt again. */
const acts = (legal: readonly Action[]): boolean => legal.some(({ type }) => type !== 'redeal')

const still = (texts: Parameters<typeof plainLines>[0]): Screen<Action> => ({ form: 'panel', lines: plainLines(texts), rows: [] })

/** The cards that are laid to attack. */
const cardsOf = (action: Action): readonly Card[] => (action.type === 'lead' || action.type === 'throw' ? action.cards : [])

/** What waits for its turn; taking it back is the table's affair. */
function queued(view: View, seat: Seat, queue: Queue<Action>, say: Words, language: Language): Screen<Action> {
  const { cards } = speech(say, language, seat)
  const leads = queue.queued.filter(({ type }) => type === 'lead').flatMap(cardsOf)
  const laid = queue.queued.filter(({ type }) => type === 'throw').flatMap(cardsOf)
  const what = laid.length ? cards(laid) : say('bito')
  const head = leads.length ? [question(view, seat, say, language)] : waiting(view, seat, say, language)
  const texts = [...head, handText(view, seat, [], say, language)]
  const waits = leads.length
    ? say('queued.lead', { what: cards(leads) })
    : queue.stands
      ? say('queued.bout')
      : say('queued', { what })
  return { form: 'panel', lines: [...plainLines(texts), line('plain', waits)], rows: [] }
}
