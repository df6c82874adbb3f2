import { expect } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import type { State } from '../../src/games/foolish-faces/types.js'
import { WITH_JOKERS, type Face } from '../../src/kit/cards.js'
import type { Interaction, LocalDiscord } from '../../src/local-discord/local.js'
import type { Table } from '../../src/table/table.js'
import type { Evening, Player } from './evening.js'
import type { Sight } from './known.js'
import { seesNoSecret } from './secrets.js'

/** The message pressed went while the press was under way: the answer becomes a new one. */
const MESSAGE_GONE = 10008
const DECK: ReadonlySet<Face> = new Set(WITH_JOKERS)

interface Deed {
  readonly name: string
  readonly id: string
  readonly interaction: Interaction
}

/** What was done at an evening, so that the invariants can be held against everything that came of it. */
export interface Watch {
  readonly evening: Evening
  /** Who did which interaction. */
  readonly deeds: Map<string, Deed>
  /** Tables met so far. */
  readonly tables: Set<string>
  /** Requests already looked at. */
  readonly seen: Set<LocalDiscord['requests'][number]>
  /** How each interaction was answered, by its id: for each try whether it was taken, or the code of its refusal. */
  readonly answers: Map<string, (number | 'taken')[]>
  /** What could be seen at each table, by its id. */
  readonly sights: Map<string, Sight>
  /** Where people sit or sat once the cards were dealt, by table and person. */
  readonly sat: Map<string, number>
  /** The test provokes answers that arrive twice or not at all. */
  rough: boolean
}

export const watch = (evening: Evening): Watch => ({
  evening,
  deeds: new Map(),
  tables: new Set(),
  seen: new Set(),
  answers: new Map(),
  sights: new Map(),
  sat: new Map(),
  rough: false,
})

/** The three invariants, over all that happened since they were checked last. `last`: the interaction that was just answered. */
export async function holds(it: Watch, last?: string): Promise<void> {
  for (const { id } of await it.evening.store.live()) it.tables.add(id)
  const tables = (await Promise.all([...it.tables].map((id) => it.evening.tables.get(id)))).flatMap((table) => table ?? [])
  for (const table of tables) everyCardOnce(table)
  const fresh = it.evening.local.requests.filter((request) => !it.seen.has(request))
  const answered = new Set(last === undefined ? [] : [last])
  for (const request of fresh) {
    it.seen.add(request)
    const [, id] = /\/interactions\/(\d+)\//.exec(request.path) ?? []
    if (id === undefined) continue
    answered.add(id)
    it.answers.set(id, [...(it.answers.get(id) ?? []), request.status < 300 ? 'taken' : (request.code ?? 0)])
  }
  await seesNoSecret(it, tables, fresh)
  for (const id of it.rough ? [] : answered) {
    const deed = it.deeds.get(id)
    if (deed) answeredOnce(it.answers.get(id), deed)
  }
}

/** I3: exactly one answer for every interaction, in time. */
function answeredOnce(answers: readonly (number | 'taken')[] | undefined, { name, interaction }: Deed): void {
  expect(
    answers?.filter((code) => code !== MESSAGE_GONE),
    `${name} gets exactly one answer`,
  ).toEqual(['taken'])
  expect(interaction.state, `${name} is answered within the 3 s that Discord waits`).toBe('answered')
}

/** I1: every card of the deck lies in exactly one place. A lesson is dealt from fewer cards. */
function everyCardOnce({ game, state, seats, practice }: Table): void {
  if (state === undefined || practice === 'lesson') return
  const positions = gameOf(game).rules.position?.(seats.length)
  expect(positions?.safeParse(state).error, 'each card lies in one place').toBeUndefined()
  if (game === 'foolish-faces') everyCardOfFaces(state as State)
}

/** A crash takes the cards that others still held out of sight. */
function everyCardOfFaces({ phase, stock, hands, tricks, plays, rounds }: State): void {
  const faces = (list: readonly { readonly card: Face }[]): readonly Face[] => list.map(({ card }) => card)
  if (phase === 'playing') {
    const all = [...stock, ...hands.flat(), ...tricks.flatMap((trick) => faces(trick.plays)), ...faces(plays)]
    expect(new Set(all)).toEqual(DECK)
    expect(all).toHaveLength(DECK.size)
  }
  for (const round of rounds) {
    const all = [...round.stock, ...round.tricks.flatMap((trick) => faces(trick.plays)), ...(round.crash?.hand ?? [])]
    const there = [...all, ...faces(round.crash?.plays ?? [])]
    expect(new Set(there).size).toBe(there.length)
    if (!round.crash) expect(new Set(there)).toEqual(DECK)
  }
}

/** The same player, but after everything they do the invariants are checked. */
export function guarded(it: Watch, player: Player): Player {
  const checked = (deed: Promise<Interaction>): Promise<Interaction> => followed(it, player.name, deed)
  return {
    ...player,
    says: (command, options) => checked(player.says(command, options)),
    presses: (label, on) => checked(player.presses(label, on)),
    picks: (list, values) => checked(player.picks(list, values)),
    chooses: (label) => checked(player.chooses(label)),
  }
}

/** The invariants are checked once that deed of that person is answered. */
export async function followed(it: Watch, name: string, deed: Promise<Interaction>): Promise<Interaction> {
  const interaction = await deed
  it.deeds.set(interaction.id, { name, id: it.evening.local.person(name).id, interaction })
  await holds(it, interaction.id)
  return interaction
}
