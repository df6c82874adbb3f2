import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10'
import type { Verb } from '../src/kit/screen.js'
import { isAway, PACES, heldFor, seatOf } from '../src/table/table.js'
import { openSeats } from '../src/table/seats.js'
import type { Fits, Known } from './choose.js'
import type { Call, Rooms } from './command.js'
import { howMany, oneOf, PACE_LABELS, who, yesOrNo } from './define.js'
import { SEATED } from './hand.js'
import { whoIn } from './who.js'

/** One subcommand of /table: which button it stands for, about what, and where it makes sense for a person, best first. */
export interface Sub {
  readonly options?: readonly APIApplicationCommandBasicOption[]
  readonly verb: (options: Call['options']) => Verb
  readonly about?: (call: Call, rooms: Rooms, known: Known) => string | Promise<string>
  readonly fits?: readonly Fits[]
}

const seated: Fits = (table, person) => seatOf(table, person) !== undefined
const gathering: Fits = ({ phase }) => phase === 'gathering'
const hosting: Fits = ({ host }, person) => host === person
const both =
  (one: Fits, other: Fits): Fits =>
  (table, person) =>
    one(table, person) && other(table, person)
const away: Fits = (table, person) => {
  const seated = table.seats[seatOf(table, person) ?? -1]
  return seated !== undefined && isAway(seated)
}

/** No table has more seats. */
const MOST_SEATS = 8

export const subs = {
  join: {
    verb: () => 'join',
    fits: [
      (table, person) => heldFor(table, person) !== undefined,
      both(gathering, (table, person) => !seated(table, person)),
      gathering,
    ],
  },
  leave: {
    options: [yesOrNo('sure', 'table.leave.sure')],
    verb: ({ sure }) => (sure === true ? 'leave-sure' : 'leave'),
    fits: [seated],
  },
  'take-seat': {
    options: [howMany('seat', 'table.take-seat.seat', 1, MOST_SEATS)],
    verb: () => 'take-seat',
    about: ({ options: { seat } }) => (seat === undefined ? '' : `${Number(seat) - 1}`),
    fits: [(table, person) => openSeats(table).length > 0 && !seated(table, person), (table) => openSeats(table).length > 0],
  },
  back: { verb: () => 'back', fits: [away, ...SEATED] },
  house: {
    options: [oneOf('do', 'table.house.do', { add: 'table.house.add', drop: 'table.house.drop' }, true)],
    verb: (options) => (options['do'] === 'drop' ? 'house-drop' : 'house-add'),
    fits: [both(gathering, seated), gathering],
  },
  'house-rules': { verb: () => 'house-rules', fits: [both(gathering, hosting), both(gathering, seated), gathering] },
  pace: {
    options: [oneOf('pace', 'table.pace.pace', PACE_LABELS)],
    verb: () => 'pace',
    about: ({ options }) => PACES.find((pace) => pace === options['pace']) ?? '',
    fits: [both(hosting, seated), seated],
  },
  start: {
    options: [oneOf('missing', 'table.start.missing', { fill: 'table.start.fill', without: 'table.start.without' })],
    verb: ({ missing }) => (missing === 'fill' ? 'start-filled' : missing === 'without' ? 'start-without' : 'start'),
    fits: [both(gathering, hosting), both(gathering, seated), gathering],
  },
  show: { verb: () => 'show' },
  seats: { verb: () => 'table', fits: [seated] },
  last: { verb: () => 'last', fits: SEATED },
  advise: { verb: () => 'advise', fits: SEATED },
  'take-back': { verb: () => 'unqueue', fits: SEATED },
  again: { verb: () => 'again' },
  kick: {
    options: [who, yesOrNo('sure', 'table.kick.sure')],
    verb: ({ sure }) => (sure === true ? 'remove-sure' : 'remove'),
    about: whoIn,
    fits: [both(hosting, seated), seated],
  },
  end: {
    options: [yesOrNo('sure', 'table.end.sure')],
    verb: ({ sure }) => (sure === true ? 'end-sure' : 'end'),
    fits: [both(hosting, seated), seated],
  },
} satisfies Record<string, Sub>
export type SubName = keyof typeof subs

export const isSub = (name: unknown): name is SubName => typeof name === 'string' && Object.hasOwn(subs, name)
export const NAMES: readonly SubName[] = Object.keys(subs).filter(isSub)
