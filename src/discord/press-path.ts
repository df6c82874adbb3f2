import type { Call, Reply, Rooms } from '../../commands/command.js'
import { gameOf } from '../games/index.js'
import { found, type Control } from '../kit/screen.js'
import type { Show } from '../kit/show.js'
import type { Text } from '../kit/text.js'
import { refusal, staleNote } from '../table/screens.js'
import type { Look } from '../table/tables.js'

/** A press on a game's own panel: the screen that held the choice is drawn again, the path finds it there, and it is played. */
export type PressPath = (
  call: Call,
  pointer: { readonly table: string; readonly asked: number; readonly path: string },
  picked: readonly string[],
) => Promise<Reply>

export function createPressPath(rooms: Pick<Rooms, 'tables'>): PressPath {
  return async (call, { table, asked, path }, picked) => {
    const look = await rooms.tables.lookAs(table, call.person)
    const fresh = (note?: Text): Reply => ({
      to: 'panel',
      table,
      path: '',
      ...noted(note),
    })
    if (!look || look.viewer === 'onlooker' || look.table.phase !== 'playing') return fresh()
    const pressed = chosen(look, path, picked)
    if (pressed === 'gone' && asked === look.asked) return { to: 'panel', table, path, ...noted(missed(look, path, call)) }
    if (pressed === 'gone') return fresh(missed(look, path, call))
    if (pressed === 'opens') return asked === look.asked ? { to: 'panel', table, path } : fresh()
    const by = { person: call.person, cause: call.cause }
    const answer = await rooms.tables.play(table, by, asked, pressed.act, pressed.stands)
    if (answer.ok) return fresh()
    const now = (await rooms.tables.lookAs(table, call.person)) ?? look
    const gone = missed(now, path, call)
    if (answer.by === 'rules') return fresh(gone ?? refusal(answer, now, call.language))
    return answer.reason === 'stale' ? fresh(gone ?? notPlayed(now, call)) : fresh()
  }
}

const noted = (note: Text | undefined): Pick<Extract<Reply, { to: 'panel' }>, 'note'> =>
  note ? { note: [{ as: 'plain', text: note }] } : {}

interface Chosen {
  readonly act: unknown
  readonly stands: boolean
}

/** What the choice at `path` plays; 'opens' where it only leads to a further screen, 'gone' where there is none (any more). */
function chosen({ table, view, legal, queue }: Look, path: string, picked: readonly string[]): Chosen | 'opens' | 'gone' {
  const show = gameOf(table.game).show('en')
  const parent = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : ''
  const control: Control<unknown> | undefined = found(show.panel(view, legal, parent, queue), path)
  if (!control || !('path' in control.to) || (control.kind === 'press' && control.closed)) return 'gone'
  const act = control.kind === 'press' ? control.to.act : fairly(control, picked)
  return act === undefined ? 'opens' : { act, stands: control.kind === 'press' && control.to.stands === true }
}

function fairly(control: Extract<Control<unknown>, { kind: 'pick' }>, picked: readonly string[]): unknown {
  const [min, max] = control.count
  const keys = control.items.map(({ key }) => key).filter((key) => picked.includes(key))
  return 'path' in control.to && keys.length === picked.length && keys.length >= min && keys.length <= max
    ? control.to.act(keys)
    : undefined
}

/** Somebody else was quicker, and the game has a word for it. */
function missed({ table, view, viewer }: Look, path: string, { language }: Call): Text | undefined {
  if (table.phase !== 'playing' || viewer === 'onlooker') return undefined
  const show: Show<unknown, unknown, unknown> = gameOf(table.game).show(language)
  return show.missed?.(path, view)
}

/** A second press of a card just played gets only the panel; one made for a question of long ago is told so. */
function notPlayed({ table, viewer }: Look, { language }: Call): Text | undefined {
  const waits = viewer !== 'onlooker' && gameOf(table.game).rules.turn(table.state).includes(viewer)
  return waits ? staleNote(language) : undefined
}
