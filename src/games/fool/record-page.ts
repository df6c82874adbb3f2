import type { Card } from '../../kit/cards.js'
import type { Seat } from '../../kit/game.js'
import type { Language, Page } from '../../kit/show.js'
import type { Scene } from '../../kit/scene.js'
import type { Screen } from '../../kit/screen.js'
import { who, type Text } from '../../kit/text.js'
import { joined } from '../../kit/words.js'
import { plainLines } from '../../kit/lines.js'
import { openingLines } from './opening-lines.js'
import { recordScene } from './scene.js'
import { speech, type Speech } from './speech.js'
import { isIn, nextRole, owner, targetOf, type Table } from './teams.js'
import type { Past, Slot, View } from './types.js'
import type { Words } from './words.js'

/** A bout that is over. Beaten cards stay to be seen until the next bout is over; cards taken are no secret. */
export function recordPage(view: View, at: number, say: Words, language: Language): Page {
  const past = view.course.bouts[at]!
  const closed = past.taker !== null || past.slots === null
  return {
    key: `b${past.number + 1}`,
    final: closed || view.phase === 'over',
    screen: () => record(view, at, say, language),
  }
}

export function record(view: View, at: number, say: Words, language: Language): Screen {
  const past = view.course.bouts[at]!
  const after = tableAfter(view, at)
  const { slots } = past
  const tell = (heard: Speech): readonly (Text | undefined)[] => [
    joined([headline(past, after, say, heard), ...next(view, past, after, say)]),
    ...(past.number === 0 ? openingLines(view, say, language) : []),
    past.passedOn.length ? say('record.passed', { names: heard.names([...new Set(past.passedOn)]) }) : undefined,
    what(past, say, heard),
    drew(past, say, heard),
    ...past.out.map(({ seat, place }) => say('record.out', { name: who(seat), place: say('place', { place }) })),
  ]
  return {
    form: 'message',
    lines: plainLines(tell(speech(say, language, 'onlooker'))),
    ...(slots && { picture: () => picture(past, slots, tell(speech(say, language, 'onlooker', true)), after, say) }),
    rows: [],
  }
}

function picture(
  past: Past,
  slots: readonly Slot[],
  sentences: readonly (Text | undefined)[],
  after: Table,
  say: Words,
): Scene<Text> {
  const bout = past.number + 1
  const title =
    past.taker === null
      ? say('record.beaten', { bout, name: who(owner(tableIn(past, after), past.defender)) })
      : say('bout.takes', { bout, name: who(past.taker) })
  return recordScene(slots, title, sentences, say)
}

/** The table as that bout left it, for who plays for whom and who comes next. */
function tableAfter({ options, hands, course }: View, at: number): Table {
  const out = course.bouts.slice(0, at + 1).flatMap((past) => past.out.map(({ seat }) => seat))
  return { options, hands, course: { ...course, out } }
}

/** The table as that bout found it. */
const tableIn = (past: Past, { course, ...rest }: Table): Table => ({
  ...rest,
  course: { ...course, out: course.out.filter((seat) => !past.out.some((it) => it.seat === seat)) },
})

function headline(past: Past, after: Table, say: Words, { heap }: Speech): Text {
  const bout = past.number + 1
  if (past.taker === null) return say('record.beaten', { bout, name: who(owner(tableIn(past, after), past.defender)) })
  return say('record.takes', { bout, name: who(past.taker), cards: heap(lying(past.slots ?? [])) })
}

/** Attacks, then what beat them. */
const lying = (slots: readonly Slot[]): readonly Card[] => [
  ...slots.map(({ attack }) => attack),
  ...slots.flatMap(({ defence }) => (defence === null ? [] : [defence])),
]

/** Who attacks next; left out of the last bout, and of one that is short already. */
function next(view: View, past: Past, after: Table, say: Words): readonly Text[] {
  if (view.bout.number === past.number || past.slots === null) return []
  const attacker = nextAttacker(past, after)
  const name = who(owner(after, attacker))
  if (past.taker === null) return [say('next.attacks', { name })]
  return [say('next.attacks-whom', { attacker: name, defender: who(owner(after, targetOf(after, attacker))) })]
}

const nextAttacker = ({ taker, defender }: Past, after: Table): Seat =>
  taker === null && isIn(after, owner(after, defender)) ? defender : nextRole(after, defender)

/** "7♣ by 9♣, 7♠ by Q♠, Cleo's 9♦ by 6♥." or, later, how many cards were discarded. */
function what({ taker, slots, cards }: Past, say: Words, { card, series }: Speech): Text | undefined {
  if (taker !== null) return undefined
  if (slots === null) return say('discarded', { cards })
  const leader = slots[0]?.by
  const pairs = slots.flatMap(({ attack, by, defence }) => {
    if (defence === null) return []
    const laid = by === leader ? card(attack) : say('owned', { name: who(by), card: card(attack) })
    return [say('pair.by', { card: laid, with: card(defence) })]
  })
  return say('sentence', { text: series(pairs) })
}

function drew({ drew }: Past, say: Words, { series }: Speech): Text | undefined {
  const draws = drew.map(({ seat, count }) => say('drew.one', { name: who(seat), cards: count }))
  return draws.length ? say('drew', { draws: series(draws) }) : undefined
}
