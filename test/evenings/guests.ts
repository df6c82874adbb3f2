import { afterEach, expect } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import { pick, rngFor } from '../../src/kit/rng.js'
import type { Interaction } from '../../src/local-discord/local.js'
import { grow, writeOf } from '../../src/table/growth.js'
import { seatOf, type Table } from '../../src/table/table.js'
import { evening, type Evening, type EveningOptions, type Player } from './evening.js'
import { followed, guarded, holds, watch, type Watch } from './invariants.js'
import { onlyTable, pastOpening, tableOf, waitedFor } from './play.js'

/** An evening whose every step is followed by a check of the invariants. */
export interface Party {
  readonly evening: Evening
  readonly watch: Watch
  readonly ann: Player
  readonly bo: Player
  readonly cleo: Player
  readonly dan: Player
  readonly four: readonly Player[]
  /** `place`: as of `Evening.player`. */
  guest(name: string, place?: string): Player
}

/** For a test file: gives parties, and after each test checks the invariants once more, and that the bot reported no fault. */
export function parties(): (options?: EveningOptions) => Promise<Party> {
  const given: Watch[] = []
  afterEach(async () => {
    for (const it of given.splice(0)) {
      try {
        await holds(it)
      } finally {
        await it.evening.end()
      }
      expect(it.evening.faults.map(String)).toEqual([])
    }
  })
  return async (options) => {
    const it = watch(await evening(options))
    given.push(it)
    const guest = (name: string, place?: string): Player => guarded(it, it.evening.player(name, place))
    const [ann, bo, cleo, dan] = [guest('Ann'), guest('Bo'), guest('Cleo'), guest('Dan')]
    return { evening: it.evening, watch: it, ann, bo, cleo, dan, four: [ann, bo, cleo, dan], guest }
  }
}

/** Which game, and who plays it, its host first; Foolish Faces and all four unless told. */
export interface Company {
  readonly command?: string
  readonly people?: readonly Player[]
}
type Said = Parameters<Player['says']>[1]

/** The first of them opens a table and the others join: its id. */
export async function gathered({ evening, four }: Party, options?: Said, company: Company = {}): Promise<string> {
  const { command = '/foolish', people = four } = company
  const [host, ...others] = people
  await host?.says(command, options)
  for (const player of others) await player.presses('Join')
  return onlyTable(evening)
}

/** With the cards dealt and the hands pushed; of Foolish Faces a single round, unless told otherwise. */
export async function started(party: Party, options?: Said, company: Company = {}): Promise<string> {
  const short = (company.command ?? '/foolish') === '/foolish' ? { length: 'single-round' } : {}
  const id = await gathered(party, { ...short, ...options }, company)
  await (company.people ?? party.four)[0]?.presses('Start')
  await pastOpening(party.evening, id)
  await party.evening.calm()
  return id
}

/** The first of those whom the table waits for. */
export async function onTurn({ evening, four }: Party, id: string): Promise<Player> {
  const [player] = await waitedFor(evening, id, four)
  if (!player) throw new Error('nobody is waited for')
  return player
}

/** Where this player sits. */
export async function seatHeldBy({ evening }: Party, id: string, player: Player): Promise<number | undefined> {
  return seatOf(await tableOf(evening, id), await evening.store.person(player.id, player.name, 0))
}

/** Several do something in the same moment, in this order. */
export const together = (...deeds: readonly (() => Promise<unknown>)[]): Promise<readonly unknown[]> =>
  Promise.all(deeds.map((deed) => deed()))
/** The same deeds in both orders. */
export const ORDERS = [
  ['one way', <T>(list: readonly T[]): readonly T[] => list],
  ['the other way', <T>(list: readonly T[]): readonly T[] => list.toReversed()],
] as const

/** The cards of a table that gathers are dealt as they are given; the bot finds it so when it starts again. */
export async function dealtAs({ evening }: Party, id: string, given: unknown): Promise<void> {
  const [table, row] = [await tableOf(evening, id), await evening.tables.row(id)]
  if (!row) throw new Error(`no table ${id}`)
  const { rules } = gameOf(table.game)
  const bare: unknown = rules.setup(table.seats.length, table.options)
  const event = { type: 'started', events: rules.deal(bare, rngFor('given', 0), given) } as const
  const growth = grow({ table, row }, [event], { at: evening.local.now(), cause: null }, gameOf)
  expect(await evening.store.append(writeOf([growth], gameOf, { pause: 0, spread: 0 }))).toBe('written')
  await evening.restart()
  await evening.calm()
}

/** This person answers at the door of the table, with anything that may be answered. */
async function playFor({ tables }: Evening, id: string, person: number): Promise<void> {
  const look = await tables.lookAs(id, person)
  if (!look) throw new Error(`no table ${id}`)
  const { asked, legal, table } = look
  const answer = await tables.play(
    id,
    { person, cause: `quick ${id} ${table.seq}` },
    asked,
    pick(legal, rngFor('quick', table.seq)),
  )
  expect(answer).toMatchObject({ ok: true })
}

/** Two times in a row this player lets the time of Kings and Jokers run out, while the others choose: the house sits in. */
export async function goesAway(party: Party, id: string, away: Player): Promise<void> {
  const { evening, four } = party
  for (let turn = 0; turn < 3; turn++) {
    for (const player of await waitedFor(evening, id, four))
      if (player !== away) await playFor(evening, id, await evening.store.person(player.id, player.name, 0))
    if (turn < 2) await evening.later(4 * 60_000)
  }
}

/** The people of the table answer at its door, without Discord between. */
export async function playQuickly(
  { evening }: Party,
  id: string,
  until: (table: Table) => boolean = () => false,
): Promise<Table> {
  for (;;) {
    const table = await tableOf(evening, id)
    if (table.phase === 'over' || until(table)) return table
    const [seat = 0] = gameOf(table.game).rules.turn(table.state)
    const sits = table.seats[seat]?.player
    if (sits?.kind !== 'person') {
      await evening.house.settle()
      if ((await tableOf(evening, id)).seq === table.seq) evening.local.advance(60_000) // it takes its time
      continue
    }
    await playFor(evening, id, sits.person)
  }
}

/** What the bot itself may do with its token, done in its name by the test; no invariant looks at it. */
export async function byBot({ evening: { local }, watch }: Party, method: string, path: string, body?: object): Promise<unknown> {
  const headers = { authorization: `Bot ${local.token}`, 'content-type': 'application/json' }
  const response = await fetch(`${local.api}/v10${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  const own = local.requests.findLast((request) => JSON.stringify(request.body) === JSON.stringify(body))
  if (body && own) watch.seen.add(own)
  return response.status === 204 ? undefined : response.json()
}

/** A message of ours from long ago: its id. What its buttons said, `pressesOld` tells. */
export async function oldMessage(party: Party): Promise<string> {
  const path = `/channels/${party.evening.local.channel('games').id}/messages`
  const said = (await byBot(party, 'POST', path, { content: 'An old message' })) as { readonly id: string }
  return said.id
}

/** A press on it that a message of long ago would still allow. */
export const pressesOld = (party: Party, name: string, customId: string, message: string): Promise<Interaction> =>
  followed(party.watch, name, party.evening.local.person(name).forges('games', customId, message).done)
