import { gameOf } from '../games/index.js'
import type { Press, Screen } from '../kit/screen.js'
import type { Language } from '../kit/show.js'
import type { Look } from './door.js'
import { personOf, plain, tableName, verb } from './lay.js'
import { tally } from './seats.js'
import { seatOf, type Shelf, type Vote } from './table.js'
import { words } from './words.js'

// What the table decides together: to end, or that somebody goes.

/** Asked once more in red, before somebody is removed by the host, or wishes it of the others. `person`: by internal number. */
export function removing({ table, row, viewer }: Look, language: Language, person: number, shelf: Shelf = gameOf): Screen {
  const say = words(language)
  const about = { name: personOf(table, person), table: tableName(table, row, language, shelf) }
  const player = viewer === 'onlooker' ? undefined : table.seats[viewer]?.player
  const hosting = player?.kind === 'person' && player.person === table.host
  const seat = seatOf(table, person)
  const { leaving } = shelf(table.game).rules
  const resigns = table.phase === 'playing' && seat !== undefined && leaving?.(table.state, seat) !== undefined
  const inPlay = resigns ? say('remove.resigns', about) : say('remove.cost', about)
  const costs = table.phase === 'playing' ? inPlay : say('remove.lobby', about)
  const text = hosting ? costs : say('remove.wish', { ...about, ...tally(table, { remove: person }) })
  const does: Press = {
    kind: 'press',
    label: say('remove.ask', about),
    tone: 'danger',
    to: { verb: 'remove-sure', about: `${person}` },
  }
  return { form: 'panel', lines: plain(text), rows: [[does], [verb(say('stay'), 'table')]] }
}

/** Asked once more in red, before somebody who may not end the table alone wishes it. */
export function wishing({ table, row }: Look, language: Language, shelf: Shelf = gameOf): Screen {
  const say = words(language)
  const text = say('end.wish', { table: tableName(table, row, language, shelf), ...tally(table, 'end') })
  return {
    form: 'panel',
    lines: plain(text),
    rows: [[verb(say('end.wish.ask'), 'end-sure', 'danger')], [verb(say('stay'), 'table')]],
  }
}

/** After a wish that did not decide yet. */
export function wished({ table, row }: Look, language: Language, about: Vote['about'], shelf: Shelf = gameOf): Screen {
  const say = words(language)
  const told = { table: tableName(table, row, language, shelf), ...tally(table, about) }
  const text = about === 'end' ? say('wished.end', told) : say('wished.remove', { ...told, name: personOf(table, about.remove) })
  return { form: 'panel', lines: plain(text), rows: [[verb(say('back'), 'table')]] }
}
