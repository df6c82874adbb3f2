import { line, rowsOf } from './lines.js'
import type { Scene } from './scene.js'
import type { Press, Screen } from './screen.js'
import type { Text } from './text.js'

/** A page of the rules of a game: its name in addresses ('' for the first one), the words on its button, and its lines, the headline first. */
export interface RulesPage {
  readonly name: string
  readonly label: Text
  texts(): readonly Text[]
  /** In small letters below. */
  readonly credit?: Text
  picture?(): Scene<Text>
}

/** The page of that name with buttons to all others, the next one before all; an unknown name is the first page. */
export function rulesBook(game: string, pages: readonly RulesPage[], name: string): Screen {
  const here = Math.max(
    0,
    pages.findIndex((page) => page.name === name),
  )
  const { texts, credit, picture } = pages[here]!
  const button = (page: RulesPage, at: number): Press => ({
    kind: 'press',
    label: page.label,
    ...(at === (here + 1) % pages.length ? { tone: 'main' } : {}),
    to: { page: `rules:${game}:${page.name}` },
  })
  const lines = texts().map((text, i) => line(i === 0 ? 'headline' : 'plain', text))
  return {
    form: 'panel',
    lines: credit ? [...lines, line('small', credit)] : lines,
    ...(picture && { picture }),
    rows: rowsOf(
      pages.map(button).filter((_, at) => at !== here),
      2,
    ),
  }
}
