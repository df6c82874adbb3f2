import type { Pick, Press, Screen } from '../src/kit/screen.js'
import type { Language } from '../src/kit/show.js'
import { tableName } from '../src/table/screens.js'
import { PACES } from '../src/table/table.js'
import { by, type Act } from './acts.js'
import type { Known } from './choose.js'
import { refuse, refuseAs } from './refuse.js'
import { words } from './words.js'

/** How much time people have: `about` is the pace that the host chooses, or nothing yet; then what there is to choose from. */
export const pace: Act = async (call, rooms, known, about) => {
  const chosen = PACES.find((it) => it === about)
  if (known.table.phase === 'over') return refuse(call, known, 'over', 'pace')
  if (known.table.host !== call.person) return refuse(call, known, 'not_host', 'pace')
  if (chosen === undefined) return { to: 'here', table: known.row.id, screen: paces(known, call.language) }
  const answer = await rooms.tables.pace(known.row.id, by(call), chosen)
  if (!answer.ok) return refuseAs(call, rooms, known, answer, 'pace')
  return { to: 'here', table: known.row.id, screen: paces({ ...known, table: answer.table }, call.language) }
}

/** What holds now, and from the next deal on. */
function paces({ table, row }: Known, language: Language): Screen {
  const say = words(language)
  const { pace, nextPace } = table
  const list: Pick = {
    kind: 'pick',
    label: say('pace.pick'),
    items: PACES.map((it) => ({ key: it, label: say(`pace.${it}`), chosen: it === (nextPace ?? pace) })),
    count: [1, 1],
    to: { verb: 'pace', about: 'list' },
  }
  const texts = [
    say('pace.now', { table: tableName(table, row, language), pace: say(`pace.${pace}`) }),
    ...(nextPace === undefined ? [] : [say('pace.next', { pace: say(`pace.${nextPace}`) })]),
    ...(table.phase === 'playing' && nextPace === undefined ? [say('pace.later')] : []),
  ]
  const back: Press = { kind: 'press', label: say('pace.back'), to: { verb: 'table' } }
  const rows = table.phase === 'playing' ? [[list], [back]] : [[list]]
  return { form: 'panel', lines: texts.map((text) => ({ as: 'plain', text })), rows }
}
