import type { Control, Screen } from '../../src/kit/screen.js'
import type { Show } from '../../src/kit/show.js'
import { read } from '../screens.js'

/** Names as long as a platform lets them be. */
const LONGEST = Array.from({ length: 8 }, (_, seat) => String(seat).repeat(32))

export interface Reached<Action> {
  readonly path: string
  readonly action: Action
}

/** All that can be played from a panel by pressing what is open, page after page. `seen` is called with every screen on the way. */
export function reached<View, Action, Options>(
  show: Show<View, Action, Options>,
  view: View,
  legal: readonly Action[],
  seen: (screen: Screen<Action>, path: string) => void,
): readonly Reached<Action>[] {
  const out: Reached<Action>[] = []
  const paths = ['']
  for (const path of paths) {
    const screen = show.panel(view, legal, path)
    seen(screen, path)
    for (const control of screen.rows.flat()) {
      for (const to of leads(control)) {
        if (to.action !== undefined) out.push({ path: to.path, action: to.action })
        else if (!paths.includes(to.path)) paths.push(to.path)
      }
    }
  }
  return out
}

/** Where an open control leads; a list leads as far as each one of its items alone, and one for several at once to nothing that is listed. */
function leads<Action>(control: Control<Action>): readonly { readonly path: string; readonly action: Action | undefined }[] {
  if (control.kind === 'pick') {
    const { to } = control
    return 'path' in to && control.count[0] < 2 ? control.items.map(({ key }) => ({ path: to.path, action: to.act([key]) })) : []
  }
  if (control.closed || !('path' in control.to)) return []
  return [{ path: control.to.path, action: control.to.act }]
}

/** What about a screen Discord would refuse, whatever the names; empty when all is well. */
export function tooMuch(screen: Screen<unknown>): readonly string[] {
  const controls = screen.rows.flat()
  const labels = controls.map(({ label }) => read(label, LONGEST))
  const paths = controls.flatMap(({ to }) => ('path' in to ? [to.path] : []))
  const ids = paths.map((path) => `1:12345678:99999:${path}`)
  const text = screen.lines.map((line) => `${line.as === 'figures' ? line.figures.join(' ') : ''}${read(line.text, LONGEST)}`)
  const components = controls.length + screen.rows.length + screen.lines.length + 1
  return [
    ...ids.filter((id) => id.length > 100).map((id) => `the id ${id} is too long`),
    ...paths.filter((path, i) => paths.indexOf(path) !== i).map((path) => `two controls have the path ${path}`),
    ...labels.filter((label) => label.length > 80 || label === '').map((label) => `the label "${label}" does not fit`),
    ...screen.rows.filter((row) => row.length > 5 || row.length === 0).map((row) => `a row has ${row.length} controls`),
    ...(components > 40 ? [`there are ${components} components`] : []),
    ...(text.join('\n').length > 4_000 ? [`there are ${text.join('\n').length} characters`] : []),
  ]
}
