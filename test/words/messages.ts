import { IntlMessageFormat } from 'intl-messageformat'

/** One choice in a message between forms of a number: which it names, and by which count they are told apart. */
export interface Plural {
  readonly argument: string
  readonly type: 'cardinal' | 'ordinal'
  readonly forms: readonly string[]
}
/** What a message does with its arguments. */
export interface Shape {
  /** For each argument `number` (with or without plural forms), `select` or `text`. */
  readonly kinds: Readonly<Record<string, string>>
  /** For each argument the keys it is selected by. */
  readonly keys: Readonly<Record<string, readonly string[]>>
  readonly plurals: readonly Plural[]
}
type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** The shape of a message; throws where it is none. */
export function shapeOf(message: string): Shape {
  const kinds: Record<string, string> = {}
  const keys: Record<string, readonly string[]> = {}
  const plurals: Plural[] = []
  const walk = (elements: readonly Element[]): void => {
    for (const element of elements) {
      if ('pluralType' in element) {
        kinds[element.value] = 'number'
        const forms = Object.keys(element.options)
        plurals.push({ argument: element.value, type: element.pluralType === 'ordinal' ? 'ordinal' : 'cardinal', forms })
      } else if ('options' in element) {
        kinds[element.value] = 'select'
        keys[element.value] = [...new Set([...(keys[element.value] ?? []), ...Object.keys(element.options)])].toSorted()
      } else if ('style' in element) kinds[element.value] = 'number'
      else if (element.type === ARGUMENT) kinds[element.value] ??= 'text'
      if ('options' in element) for (const { value } of Object.values(element.options)) walk(value)
    }
  }
  walk(new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst())
  return { kinds, keys, plurals }
}
/** How the parser numbers a plain argument. */
const ARGUMENT = 1
