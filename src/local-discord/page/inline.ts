/** A piece of a line, as Discord reads its markdown. Text is plain: whoever draws it must not read it as HTML. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'em' | 'underline' | 'strike' | 'spoiler'; readonly inside: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string; readonly inside: readonly Inline[] }
  | { readonly kind: 'mention'; readonly of: 'person' | 'channel' | 'role' | 'everybody'; readonly id: string }
  | { readonly kind: 'command'; readonly name: string }
  | { readonly kind: 'time'; readonly seconds: number; readonly style: string }
  | { readonly kind: 'emoji'; readonly name: string; readonly id: string }

interface Rule {
  /** Sticky; tried in order where the line has come to. */
  readonly shape: RegExp
  make(found: RegExpExecArray, depth: number): Inline | readonly Inline[]
}

const wrap =
  (kind: 'strong' | 'em' | 'underline' | 'strike' | 'spoiler'): Rule['make'] =>
  (found, depth) => ({ kind, inside: parse(found[1] ?? '', depth + 1) })

const link = (url: string, inside: readonly Inline[]): Inline => ({ kind: 'link', url, inside })
const text = (value: string): Inline => ({ kind: 'text', text: value })

const rules: readonly Rule[] = [
  { shape: /\\([^\p{L}\p{N}\s])/uy, make: (found) => text(found[1] ?? '') },
  { shape: /\n/y, make: () => ({ kind: 'break' }) },
  {
    shape: /(`+)([^`]|[^`][^]*?[^`])\1(?!`)/y,
    // Every space counts, save the one that keeps a backtick of the text apart from those around it.
    make: (found) => ({ kind: 'code', text: (found[2] ?? '').replace(/^ (?=`)|(?<=`) $/g, '') }),
  },
  { shape: /<@!?(\d+)>/y, make: (found) => ({ kind: 'mention', of: 'person', id: found[1] ?? '' }) },
  { shape: /<@&(\d+)>/y, make: (found) => ({ kind: 'mention', of: 'role', id: found[1] ?? '' }) },
  { shape: /<#(\d+)>/y, make: (found) => ({ kind: 'mention', of: 'channel', id: found[1] ?? '' }) },
  { shape: /@(everyone|here)\b/y, make: (found) => ({ kind: 'mention', of: 'everybody', id: found[1] ?? '' }) },
  { shape: /<\/([^\s:<>][^:<>\n]*):\d+>/y, make: (found) => ({ kind: 'command', name: found[1] ?? '' }) },
  {
    shape: /<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y,
    make: (found) => ({ kind: 'time', seconds: Number(found[1]), style: found[2] ?? 'f' }),
  },
  { shape: /<a?:(\w{2,32}):(\d+)>/y, make: (found) => ({ kind: 'emoji', name: found[1] ?? '', id: found[2] ?? '' }) },
  {
    shape: /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s<>)]+)>?\)/y,
    make: (found, depth) => link(found[2] ?? '', parse(found[1] ?? '', depth + 1)),
  },
  { shape: /<(https?:\/\/[^\s<>]+)>/y, make: (found) => link(found[1] ?? '', [text(found[1] ?? '')]) },
  { shape: /https?:\/\/[^\s<>]*[^\s<>.,:;"'\])*_~|]/y, make: (found) => link(found[0], [text(found[0])]) },
  { shape: /\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y, make: wrap('strong') },
  { shape: /__((?:\\[^]|[^\\])+?)__(?!_)/y, make: wrap('underline') },
  { shape: /~~((?:\\[^]|[^\\])+?)~~/y, make: wrap('strike') },
  { shape: /\|\|((?:\\[^]|[^\\])+?)\|\|/y, make: wrap('spoiler') },
  { shape: /\*(?=[^\s*])((?:\*\*|\\[^]|\s+(?:\\[^]|[^*\s\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y, make: wrap('em') },
  { shape: /(?<![\p{L}\p{N}_])_((?:__|\\[^]|[^\\_])+?)_(?![\p{L}\p{N}_])/uy, make: wrap('em') },
]

/** No rule can begin in the middle of such a run; taking it at once keeps long texts quick. */
const plain = /[^\\\n`<@[h*_~|]+/y
const deepest = 8

/** The pieces of `line`, which may hold line breaks. What looks like markup but is not closed stays as it was written. */
export const inline = (line: string): readonly Inline[] => parse(line, 0)

function parse(line: string, depth: number): readonly Inline[] {
  const pieces: Inline[] = []
  let at = 0
  const add = (piece: Inline): void => {
    const last = pieces.at(-1)
    if (piece.kind === 'text' && last?.kind === 'text') pieces[pieces.length - 1] = text(last.text + piece.text)
    else pieces.push(piece)
  }
  while (at < line.length) {
    plain.lastIndex = at
    const run = plain.exec(line)
    if (run) {
      add(text(run[0]))
      at += run[0].length
      continue
    }
    const [length, made] = match(line, at, depth)
    for (const piece of [made].flat()) add(piece)
    at += length
  }
  return pieces
}

function match(line: string, at: number, depth: number): readonly [length: number, Inline | readonly Inline[]] {
  for (const rule of depth < deepest ? rules : []) {
    rule.shape.lastIndex = at
    const found = rule.shape.exec(line)
    if (found) return [found[0].length, rule.make(found, depth)]
  }
  return [1, text(line[at] ?? '')]
}
