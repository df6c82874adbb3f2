import type { Control, Line, Screen } from '../src/kit/screen.js'
import type { Part, Text } from '../src/kit/text.js'

/** The four people and one house player of the tests, by seat. */
const NAMES = ['Ann', 'Bo', 'Cleo', 'Pip (house)'] as const

/** A text as somebody would read it aloud: names put in, calls with an @, house players marked in lists only. */
export const read = (text: Text, names: readonly string[] = NAMES): string => text.map((part) => readPart(part, names)).join('')

function readPart(part: Part, names: readonly string[]): string {
  if (typeof part === 'string') return part
  if ('bold' in part) return read(part.bold, names)
  if ('at' in part) return `<${part.at}>`
  if ('person' in part) return `person ${part.person}`
  if ('channel' in part) return `#${part.channel}`
  if ('icon' in part) return ''
  if ('table' in part) return read(part.text, names)
  const name = names[part.seat]!
  if (part.as === 'list') return name
  return `${part.as === 'ping' ? '@' : ''}${name.replace(' (house)', '')}`
}

const MARKS = { headline: '# ', plain: '', quote: '> ', small: '~ ', figures: '' } as const

const readLine = (line: Line, names: readonly string[]): string =>
  `${MARKS[line.as]}${line.as === 'figures' ? `${line.figures.join(' | ')} | ` : ''}${read(line.text, names)}`

/** A control as the drawings have it: `[Grey]`, `[[Main]]`, `{Danger}`, `(Closed)`, `▼ list`. */
function readControl(control: Control<unknown>, names: readonly string[]): string {
  const label = read(control.label, names)
  if (control.kind === 'pick') return `▼ ${label}`
  if (control.closed) return `(${label})`
  if (control.tone === 'main') return `[[${label}]]`
  return control.tone === 'danger' ? `{${label}}` : `[${label}]`
}

/** A screen as plain lines, rows of controls last: to be held against a drawing. */
export const plain = (screen: Screen<unknown>, names: readonly string[] = NAMES): readonly string[] => [
  ...screen.lines.map((line) => readLine(line, names)),
  ...screen.rows.map((row) => row.map((control) => readControl(control, names)).join(' ')),
]

/** A screen with its picture made, so that it can be compared with another one. */
export const painted = (screen: Screen<unknown>) => ({ ...screen, picture: screen.picture?.() })
