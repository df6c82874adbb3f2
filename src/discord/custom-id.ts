import { VERBS, type To, type Verb } from '../kit/screen.js'

/** What a `custom_id` points at. It never carries a choice: the screen is drawn again and the path finds it there. */
export type Pointer =
  | { readonly table: string; readonly asked: number; readonly path: string }
  | { readonly table: string; readonly verb: Verb; readonly about?: string }
  | { readonly page: string }

/** `1:<table>:<asked>:<path>`, `1:<table>:<verb>[:<about>]` or `1::<page>`; the 1 lets a later format live beside old messages. */
export function encode(
  to: To<unknown> | { readonly path: string } | { readonly page: string },
  from: { readonly table: string; readonly asked: number },
): string {
  if ('page' in to) return `1::${to.page}`
  if ('path' in to) return `1:${from.table}:${from.asked}:${to.path}`
  return `1:${from.table}:${to.verb}${to.about === undefined ? '' : `:${to.about}`}`
}

/** undefined: not ours, or of a format that we no longer (or do not yet) know. */
export function decode(customId: string): Pointer | undefined {
  const match = /^1:([0-9a-z]{8,12})?:(.+)$/.exec(customId)
  if (!match) return undefined
  const [, table, rest = ''] = match
  if (table === undefined) return { page: rest }
  const colon = rest.indexOf(':')
  const head = colon < 0 ? rest : rest.slice(0, colon)
  const tail = colon < 0 ? undefined : rest.slice(colon + 1)
  if (/^\d{1,7}$/.test(head)) return tail === undefined ? undefined : { table, asked: Number(head), path: tail }
  const verb = VERBS.find((known) => known === head)
  if (!verb) return undefined
  return tail === undefined ? { table, verb } : { table, verb, about: tail }
}
