import { line, plainLines } from '../../kit/lines.js'
import { scoreScene } from '../../kit/scene-parts.js'
import type { Language, Page } from '../../kit/show.js'
import { who, type Text } from '../../kit/text.js'
import { list } from '../../kit/words.js'
import { deckOf } from './ring.js'
import { endRows } from './scene.js'
import { sorted, speech } from './speech.js'
import type { View } from './types.js'
import { cardsOf } from './view.js'
import type { Words } from './words.js'

/** Who is the Fool, and who went out in which place. */
export const endPage = (view: View, say: Words, language: Language): Page => ({
  key: 'end',
  final: true,
  screen: () => {
    const head = result(view, say)
    const texts = [places(view, say), ...why(view, say, language)].filter((text) => text.length > 0)
    return {
      form: 'panel',
      lines: [
        line('headline', head),
        ...plainLines(texts),
        ...(view.fool === null ? [] : [line('small', say('end.deals', { name: who(view.fool) }))]),
      ],
      picture: () => scoreScene(head, texts, { rows: endRows(view) }),
      rows: [],
    }
  },
})

const result = ({ fool }: View, say: Words): Text => (fool === null ? say('end.draw') : say('end.fool', { name: who(fool) }))

/** "1st Ann, 2nd Dan."; nothing when nobody went out. */
function places({ out }: View, say: Words): Text {
  if (out.length === 0) return []
  const { series } = speech(say, 'onlooker')
  const each = out.map((seat, i) => say('place.of', { place: say('place', { place: i + 1 }), name: who(seat) }))
  return say('sentence', { text: series(each) })
}

function why(view: View, say: Words, language: Language): readonly Text[] {
  const { hands, out, fool, resigned, quiet } = view
  if (fool !== null && resigned === null) return [left(view, fool, say)]
  const still = [...hands.keys()].filter((seat) => !out.includes(seat) && seat !== fool)
  const names = say('end.in', {
    names: list(
      language,
      still.map((seat) => [who(seat)]),
    ),
    count: still.length,
  })
  return fool === null ? [names, say('end.quiet', { takes: quiet })] : [say('end.resigned', { name: who(fool) }), names]
}

/** What the Fool still holds: the cards that lie nowhere else, so everybody knows them. */
function left(view: View, fool: number, say: Words): Text {
  const elsewhere = new Set(cardsOf({ ...view, hands: [] }))
  const cards = sorted(deckOf(view.options).filter((card) => !elsewhere.has(card)))
  return say('end.left', { name: who(fool), cards: speech(say, 'onlooker').cards(cards) })
}
