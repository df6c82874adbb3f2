import type { Control, Screen } from '../kit/screen.js'
import type { Part, Text } from '../kit/text.js'

/**
 * What must be looked up before a screen can be written: people who need not sit at its table, and tables that words lead to. A
 * picture shows nobody of whom the lines say nothing.
 */
export interface Mentioned {
  readonly people: readonly number[]
  readonly tables: readonly string[]
}

export function mentioned(screen: Screen<unknown>): Mentioned {
  const parts = [...screen.lines.map(({ text }) => text), ...screen.rows.flat().flatMap(labels)].flatMap(inner)
  return {
    people: parts.flatMap((part) => (typeof part === 'object' && 'person' in part ? [part.person] : [])),
    tables: parts.flatMap((part) => (typeof part === 'object' && 'table' in part ? [part.table] : [])),
  }
}

const labels = (control: Control<unknown>): readonly Text[] => [
  control.label,
  ...(control.kind === 'pick' ? control.items.map(({ label }) => label) : []),
]

/** Every part, also those inside others. */
const inner = (text: Text): readonly Part[] =>
  text.flatMap((part) => {
    if (typeof part === 'string') return [part]
    if ('bold' in part) return [part, ...inner(part.bold)]
    return 'table' in part ? [part, ...inner(part.text)] : [part]
  })
