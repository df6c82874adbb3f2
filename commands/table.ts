import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10'
import type { Verb } from '../src/kit/screen.js'
import { heldFor, seatOf } from '../src/table/table.js'
import { choose, chooseEnded, endedHere, isKnown, liveHere, type Fits } from './choose.js'
import type { Call, Command } from './command.js'
import { completions } from './complete.js'
import { command, oneOf, sub, whichTable, yesOrNo } from './define.js'
import { SEATED } from './hand.js'
import { press } from './verbs.js'
import { commands as en } from '../src/words/en/commands.js'

/** One subcommand: which button it stands for, and where it makes sense for a person, best first. */
interface Sub {
  readonly options?: readonly APIApplicationCommandBasicOption[]
  readonly verb: (options: Call['options']) => Verb
  readonly fits?: readonly Fits[]
}

const seated: Fits = (table, person) => seatOf(table, person) !== undefined
const gathering: Fits = ({ phase }) => phase === 'gathering'
const hosting: Fits = ({ host }, person) => host === person
const both =
  (one: Fits, other: Fits): Fits =>
  (table, person) =>
    one(table, person) && other(table, person)

const subs = {
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
  house: {
    options: [oneOf('do', 'table.house.do', { add: en['table.house.add'], drop: en['table.house.drop'] }, true)],
    verb: (options) => (options['do'] === 'drop' ? 'house-drop' : 'house-add'),
    fits: [both(gathering, seated), gathering],
  },
  'house-rules': { verb: () => 'house-rules', fits: [both(gathering, hosting), both(gathering, seated), gathering] },
  start: {
    options: [oneOf('missing', 'table.start.missing', { fill: en['table.start.fill'], without: en['table.start.without'] })],
    verb: ({ missing }) => (missing === 'fill' ? 'start-filled' : missing === 'without' ? 'start-without' : 'start'),
    fits: [both(gathering, hosting), both(gathering, seated), gathering],
  },
  show: { verb: () => 'show' },
  seats: { verb: () => 'table', fits: [seated] },
  last: { verb: () => 'last', fits: SEATED },
  'take-back': { verb: () => 'unqueue', fits: SEATED },
  again: { verb: () => 'again' },
  end: {
    options: [yesOrNo('sure', 'table.end.sure')],
    verb: ({ sure }) => (sure === true ? 'end-sure' : 'end'),
    fits: [both(hosting, seated), seated],
  },
} satisfies Record<string, Sub>
type SubName = keyof typeof subs

const isSub = (name: unknown): name is SubName => typeof name === 'string' && Object.hasOwn(subs, name)
const names = Object.keys(subs).filter(isSub)
const optionsOf = (name: SubName): readonly APIApplicationCommandBasicOption[] => {
  const { options = [] }: Sub = subs[name]
  return [...options, whichTable]
}

/** /table: what the buttons of a table do, for tables whose messages are far up, and for keyboards. */
export const table: Command = {
  definition: command(
    'table',
    'table.about',
    names.map((name) => sub(name, `table.${name}`, optionsOf(name))),
  ),

  async run(call, rooms) {
    const name = call.options['sub']
    const { verb, fits = [] }: Sub = isSub(name) ? subs[name] : subs.show
    const chosen = name === 'again' ? await chooseEnded(call, rooms) : await choose(call, rooms, fits)
    return isKnown(chosen) ? press(call, rooms, { table: chosen.row.id, verb: verb(call.options) }) : chosen
  },

  async complete(call, rooms) {
    return completions(call, rooms, await (call.options['sub'] === 'again' ? endedHere : liveHere)(call, rooms))
  },
}
