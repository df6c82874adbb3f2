import { inline } from './inline.js'
import type { Inline } from './inline.js'

/** A message's text, block by block, as Discord reads it. */
export type Block =
  | { readonly kind: 'paragraph'; readonly inside: readonly Inline[] }
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inside: readonly Inline[] }
  | { readonly kind: 'small'; readonly inside: readonly Inline[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly start: number | undefined; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly text: string }

const levels = { '#': 1, '##': 2, '###': 3 } as const
const isLevel = (marks: string): marks is keyof typeof levels => marks in levels

/** The blocks of a message. Block codes are cut out first, since nothing inside them is markup. */
export function markdown(source: string, quoted = false): readonly Block[] {
  const blocks: Block[] = []
  let at = 0
  for (const fence of source.matchAll(/(?<!\\)```(?:([\w+#.-]*)\n)?([^]*?[^`\n][^]*?)```/g)) {
    blocks.push(...lines(source.slice(at, fence.index).replace(/\n$/, ''), quoted))
    blocks.push({ kind: 'code', text: (fence[2] ?? '').replace(/^\n+|\n+$/g, '') })
    at = fence.index + fence[0].length
    if (source[at] === '\n') at++
  }
  blocks.push(...lines(source.slice(at), quoted))
  return blocks
}

function lines(source: string, quoted: boolean): readonly Block[] {
  if (source === '') return []
  const blocks: Block[] = []
  const rest = source.split('\n')
  while (rest.length > 0) blocks.push(quoted ? block(rest) : (quote(rest) ?? block(rest)))
  return blocks
}

/** Lines that begin with "> ", or all that follow ">>> ". Quotes do not nest. */
function quote(rest: string[]): Block | undefined {
  if (rest[0]?.startsWith('>>> ')) {
    const all = rest.splice(0).join('\n').slice(4)
    return { kind: 'quote', blocks: markdown(all, true) }
  }
  const taken = take(rest, /^> (.*)$/)
  return taken.length > 0 ? { kind: 'quote', blocks: markdown(taken.join('\n'), true) } : undefined
}

function block(rest: string[]): Block {
  const first = rest[0] ?? ''
  const heading = /^(#{1,3}) +(\S.*)$/.exec(first)
  if (heading?.[1] && isLevel(heading[1])) {
    rest.shift()
    return { kind: 'heading', level: levels[heading[1]], inside: inline((heading[2] ?? '').trimEnd()) }
  }
  const small = /^-# +(\S.*)$/.exec(first)
  if (small) {
    rest.shift()
    return { kind: 'small', inside: inline(small[1] ?? '') }
  }
  const bullets = take(rest, /^ *[-*] +(\S.*)$/)
  if (bullets.length > 0) return { kind: 'list', start: undefined, items: bullets.map(inline) }
  const start = /^ *(\d{1,9})\. +\S/.exec(first)
  if (start) return { kind: 'list', start: Number(start[1]), items: take(rest, /^ *\d{1,9}\. +(\S.*)$/).map(inline) }
  const text = [rest.shift() ?? '']
  while (rest[0] !== undefined && !/^(#{1,3} +\S|-# +\S|> |>>> | *[-*] +\S| *\d{1,9}\. +\S)/.test(rest[0]))
    text.push(rest.shift() ?? '')
  return { kind: 'paragraph', inside: inline(text.join('\n')) }
}

/** Takes lines off the front as long as they have the shape; the first group of each. */
function take(rest: string[], shape: RegExp): readonly string[] {
  const taken: string[] = []
  for (let found = shape.exec(rest[0] ?? ''); found && rest.length > 0; found = shape.exec(rest[0] ?? '')) {
    taken.push(found[1] ?? '')
    rest.shift()
  }
  return taken
}
