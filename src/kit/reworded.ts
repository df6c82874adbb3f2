import type { LaidCard, Mark, Place, Scene, ScenePart, SheetRow } from './scene.js'

/** The same scene with its words put another way. */
export function reworded<From, To>(scene: Scene<From>, to: (words: From) => To): Scene<To> {
  const card = ({ by, ...it }: LaidCard<From>): LaidCard<To> => ({ ...it, ...(by !== undefined && { by: to(by) }) })
  const place = ({ name, note, cards, ...it }: Place<From>): Place<To> => ({
    ...it,
    ...(name !== undefined && { name: to(name) }),
    ...(note !== undefined && { note: to(note) }),
    cards: cards.map(card),
  })
  const mark = ({ text, ...it }: Mark<From>): Mark<To> => ({ ...it, text: to(text) })
  const row = ({ name, ...it }: SheetRow<From>): SheetRow<To> => ({ ...it, name: to(name) })

  function part(it: ScenePart<From>): ScenePart<To> {
    switch (it.as) {
      case 'hand':
        return { as: 'hand', cards: it.cards.map(card) }
      case 'places': {
        const { places, aside, ...rest } = it
        return { ...rest, places: places.map(place), ...(aside && { aside: aside.map(place) }) }
      }
      case 'marks': {
        const { name, marks } = it
        return { as: 'marks', ...(name !== undefined && { name: to(name) }), marks: marks.map(mark) }
      }
      case 'sheet': {
        const { heads, rows } = it
        return { as: 'sheet', ...(heads && { heads: heads.map(to) }), rows: rows.map(row) }
      }
      case 'chart':
        return {
          as: 'chart',
          steps: it.steps.map(to),
          lines: it.lines.map(({ name, values }) => ({ name: to(name), values })),
        }
    }
  }

  const { alt, title, parts } = scene
  return { alt: to(alt), ...(title !== undefined && { title: to(title) }), parts: parts.map(part) }
}

/** All words in it, in no order that means anything. */
export function wordsIn<Words>(scene: Scene<Words>): readonly Words[] {
  const found: Words[] = []
  reworded(scene, (words) => found.push(words))
  return found
}
