import type { ChoiceList } from './show.js'
import type { Text } from './text.js'

/** A list for one option: what its values are called, and what each of them changes about the options that there are. */
export function choiceList<Options extends object>(
  options: Options,
  key: string,
  called: (value: string) => Text,
  values: Readonly<Record<string, Partial<Options>>>,
): ChoiceList<Options> {
  const now = JSON.stringify(options)
  return {
    key,
    items: Object.entries(values).map(([value, change]) => {
      const then = { ...options, ...change }
      return { key: value, label: called(value), chosen: JSON.stringify(then) === now, options: then }
    }),
  }
}
