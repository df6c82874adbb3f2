import type { PageComponent, PageMessage } from '../protocol.js'
import type { Inline } from './inline.js'
import { markdown } from './markdown.js'
import type { Block } from './markdown.js'
import { timeText } from './time.js'

/** To whom and when it is told: their language, and now in ms. */
export interface Told {
  readonly locale: string | undefined
  readonly now: number
}

/** More would be a reading of the whole message, and for that its reader goes there. */
const MOST_LINES = 3

/**
 * What `message` says that it did not say `before`, as plain words: its first few new lines, without buttons and pictures. Empty
 * where nothing is new.
 */
export function newsOf(message: PageMessage, before: PageMessage | undefined, told: Told): string {
  const had = new Set(before ? linesOf(before) : [])
  const fresh = linesOf(message).filter((line) => line.trim() !== '' && !had.has(line))
  return markdown(fresh.slice(0, MOST_LINES).join('\n'))
    .map((block) => blockText(block, message.names, told))
    .join('\n')
}

const linesOf = ({ content, components }: PageMessage): readonly string[] =>
  [content, ...texts(components)].join('\n').split('\n')
const texts = (parts: readonly PageComponent[]): readonly string[] =>
  parts.flatMap(({ content, components }) => [...(content === undefined ? [] : [content]), ...texts(components ?? [])])

type Names = PageMessage['names']

function blockText(block: Block, names: Names, told: Told): string {
  const words = (pieces: readonly Inline[]): string => pieces.map((piece) => pieceText(piece, names, told)).join('')
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'small':
      return words(block.inside)
    case 'quote':
      return block.blocks.map((inner) => blockText(inner, names, told)).join('\n')
    case 'list':
      return block.items.map(words).join('\n')
    case 'code':
      return block.text
  }
}

function pieceText(piece: Inline, names: Names, told: Told): string {
  switch (piece.kind) {
    case 'text':
    case 'code':
      return piece.text
    case 'break':
      return '\n'
    case 'strong':
    case 'em':
    case 'underline':
    case 'strike':
    case 'link':
      return piece.inside.map((inner) => pieceText(inner, names, told)).join('')
    case 'spoiler':
      return '…'
    case 'mention':
      return names[piece.id] ?? ''
    case 'command':
      return `/${piece.name}`
    case 'time':
      return timeText(piece.seconds, piece.style, told.now, told.locale)
    case 'emoji':
      return piece.name.replaceAll('_', ' ')
  }
}
