import type { Call, Reply, Rooms } from '../../commands/command.js'
import { gameOf } from '../games/index.js'
import { found, type Control } from '../kit/screen.js'
import type { Text } from '../kit/text.js'
import { refusal, staleNote } from '../table/screens.js'
import { seatOf, type Look } from '../table/tables.js'

/** A press on a game's own panel: the screen that held the choice is drawn again, the path finds it there, and it is played. */
export type PressPath = (
  call: Call,
  pointer: { readonly table: string; readonly asked: number; readonly path: string },
  picked: readonly string[],
) => Promise<Reply>

export function createPressPath(rooms: Rooms): PressPath {
  return async (call, { table, asked, path }, picked) => {
    const look = await rooms.tables.lookAs(table, call.person)
    const fresh = (note?: Text): Reply => ({
      to: 'panel',
      table,
      path: '',
      ...(note ? { note: [{ as: 'plain', text: note }] } : {}),
    })
    if (!look || look.viewer === 'onlooker' || look.table.phase !== 'playing') return fresh()
    const action = actionAt(look, path, picked)
    if (action === undefined) return asked === look.asked ? { to: 'panel', table, path } : fresh()
    const answer = await rooms.tables.play(table, { person: call.person, cause: call.cause }, asked, action)
    if (answer.ok) return fresh()
    if (answer.by === 'rules') return fresh(refusal(answer, look, call.language))
    return answer.reason === 'stale' ? fresh(await notPlayed(rooms, look, call)) : fresh()
  }
}

/** What the choice at `path` plays; undefined where there is none (any more), or where it only opens a further screen. */
function actionAt({ table, view, legal }: Look, path: string, picked: readonly string[]): unknown {
  const show = gameOf(table.game).show('en')
  const parent = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : ''
  const control: Control<unknown> | undefined = found(show.panel(view, legal, parent), path)
  if (!control || !('path' in control.to) || (control.kind === 'press' && control.closed)) return undefined
  return control.kind === 'press' ? control.to.act : fairly(control, picked)
}

function fairly(control: Extract<Control<unknown>, { kind: 'pick' }>, picked: readonly string[]): unknown {
  const [min, max] = control.count
  const keys = control.items.map(({ key }) => key).filter((key) => picked.includes(key))
  return 'path' in control.to && keys.length === picked.length && keys.length >= min && keys.length <= max
    ? control.to.act(keys)
    : undefined
}

/** A second press of a card just played gets only the panel; one made for a question of long ago is told so. */
async function notPlayed(rooms: Rooms, before: Look, call: Call): Promise<Text | undefined> {
  const look = await rooms.tables.lookAs(before.table.id, call.person)
  if (!look) return undefined
  const seat = seatOf(look.table, call.person)
  const waits = seat !== undefined && gameOf(look.table.game).rules.turn(look.table.state).includes(seat)
  return waits ? staleNote(call.language) : undefined
}
