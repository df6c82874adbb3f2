import { gameOf } from '../games/index.js'
import type { Seat } from '../kit/game.js'
import type { Pick, Press, Screen } from '../kit/screen.js'
import type { Language, Show } from '../kit/show.js'
import { listed, who, type Text } from '../kit/text.js'
import { joined } from '../kit/words.js'
import type { Look } from './door.js'
import { plain, small, tableName, verb } from './lay.js'
import { freeSeats, hasOwnTime, relative, seatButtons, wishes } from './notes.js'
import { offered } from './stranger.js'
import { isAway, type Shelf, type Table } from './table.js'
import { words, type Words } from './words.js'

interface Asking {
  readonly language: Language
  readonly moderator: boolean
}

/** Who sits here and how, what is wished, and all that can be done about it. */
export function tablePanel(look: Look, { language, moderator }: Asking, shelf: Shelf = gameOf): Screen {
  const { table, row, viewer, person } = look
  const say = words(language)
  const name = tableName(table, row, language, shelf)
  const place = placeOf(look, language, shelf)
  const free = viewer === 'onlooker' ? offered(table, person) : []
  const on = table.phase !== 'over'
  const paced = on && !hasOwnTime(table, shelf)
  const does = on ? ways(look, { moderator, paced }, say) : []
  return {
    form: 'panel',
    lines: [
      ...plain(place?.length ? say('table.place', { table: name, place }) : name),
      ...plain(...table.seats.map((_, seat) => seatLine(look, seat, say, shelf))),
      ...(paced ? small(...paceLines(table, say)) : []),
      ...plain(...freeSeats(free, language), ...wishes(table, language)),
    ],
    rows: [seatButtons(free, language), ...does].filter((row) => row.length > 0),
  }
}

/** "1 Ann (host, you)". How late somebody was is told where all see who is waited for. */
function seatLine({ table, viewer }: Look, at: Seat, say: Words, shelf: Shelf): Text {
  const seated = table.seats[at]!
  const { player, held, missed = 0 } = seated
  const [seat, name] = [`${at + 1}`, listed(at)]
  if (held !== undefined) return say('seat.held', { seat, name, until: relative(held) })
  if (seated.standsIn) return say('seat.stand-in', { seat, name })
  const isSecret = shelf(table.game).rules.secretTurn ?? false
  const notes = [
    ...(player.kind === 'person' && player.person === table.host ? [say('note.host')] : []),
    ...(at === viewer ? [say('note.you')] : []),
    ...(table.phase !== 'playing' ? [] : isAway(seated) ? [say('note.away')] : missed > 0 && !isSecret ? [say('note.late')] : []),
  ]
  return notes.length > 0 ? say('seat.noted', { seat, name, notes: joined(notes, ', ') }) : say('seat.taken', { seat, name })
}

const paceLines = ({ pace, nextPace }: Table, say: Words): readonly Text[] => [
  say(`pace.${pace}`),
  ...(nextPace === undefined ? [] : [say('pace.next', { pace: nextPace })]),
]

interface May {
  readonly moderator: boolean
  /** Whether there is a pace to choose. */
  readonly paced: boolean
}
function ways(look: Look, { moderator, paced }: May, say: Words): readonly (readonly (Press | Pick)[])[] {
  const { table, viewer } = look
  const seated = viewer === 'onlooker' ? undefined : table.seats[viewer]
  const ends = verb(say('end.ask'), 'end')
  if (!seated) return moderator ? [[ends]] : []
  const hosting = seated.player.kind === 'person' && seated.player.person === table.host
  const others = removable(look, say)
  return [
    isAway(seated) ? [verb(say('here.again'), 'back', 'main')] : [],
    [verb(say('leave.ask'), 'leave'), ...(hosting && paced ? [verb(say('pace'), 'pace')] : [])],
    others.items.length > 0 ? [others] : [],
    [
      hosting || moderator ? ends : verb(say('end.wish.ask'), 'end'),
      ...(table.phase === 'playing' ? [verb(say('back'), 'refresh')] : []),
    ],
  ]
}

/** Everybody else who is here, by internal number: seats move up while the table gathers. */
function removable({ table, viewer }: Look, say: Words): Pick {
  const items = table.seats.flatMap(({ player, held }, seat) =>
    player.kind === 'person' && held === undefined && seat !== viewer ? [{ key: `${player.person}`, label: [who(seat)] }] : [],
  )
  return { kind: 'pick', label: say('remove.pick'), items, count: [1, 1], to: { verb: 'remove', about: 'list' } }
}

/** "round 2 of 4", as the newest page of the story has it. */
function placeOf({ table }: Look, language: Language, shelf: Shelf) {
  if (table.state === undefined) return undefined
  const box = shelf(table.game)
  const show: Show<unknown, unknown, unknown> = box.show(language)
  return show.pages(box.rules.view(table.state, 'onlooker')).at(-1)?.place
}
