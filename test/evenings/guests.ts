import { afterEach, expect } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import { rules } from '../../src/games/foolish-faces/rules.js'
import type { Deal, Options } from '../../src/games/foolish-faces/types.js'
import { pick, rngFor } from '../../src/kit/rng.js'
import type { Interaction } from '../../src/local-discord/local.js'
import { grow, writeOf } from '../../src/table/growth.js'
import type { Table } from '../../src/table/table.js'
import { evening, type Evening, type EveningOptions, type Player } from './evening.js'
import { followed, guarded, holds, watch, type Watch } from './invariants.js'
import { onlyTable, tableOf } from './play.js'

/** An evening whose every step is followed by a check of the invariants. */
export interface Party {
  readonly evening: Evening
  readonly watch: Watch
  readonly ann: Player
  readonly bo: Player
  readonly cleo: Player
  readonly dan: Player
  readonly four: readonly Player[]
  guest(name: string): Player
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
    const guest = (name: string): Player => guarded(it, it.evening.player(name))
    const [ann, bo, cleo, dan] = [guest('Ann'), guest('Bo'), guest('Cleo'), guest('Dan')]
    return { evening: it.evening, watch: it, ann, bo, cleo, dan, four: [ann, bo, cleo, dan], guest }
  }
}

/** Ann opens a table and the others join: its id. */
export async function gathered({ evening, ann, bo, cleo, dan }: Party, options?: Parameters<Player['says']>[1]): Promise<string> {
  await ann.says('/foolish', options)
  for (const player of [bo, cleo, dan]) await player.presses('Join')
  return onlyTable(evening)
}

/** A single round of the four of them, unless told otherwise, with the cards dealt and the hands pushed. */
export async function started(party: Party, options?: Parameters<Player['says']>[1]): Promise<string> {
  const id = await gathered(party, { length: 'single-round', ...options })
  await party.ann.presses('Start')
  await party.evening.calm()
  return id
}

/** The cards of a table that gathers are dealt as they are given; the bot finds it so when it starts again. */
export async function dealtAs({ evening }: Party, id: string, given: Deal): Promise<void> {
  const [table, row] = [await tableOf(evening, id), await evening.tables.row(id)]
  if (!row) throw new Error(`no table ${id}`)
  const bare = rules.setup(table.seats.length, table.options as Options)
  const event = { type: 'started', events: rules.deal(bare, rngFor('given', 0), given) } as const
  const growth = grow({ table, row }, [event], { at: evening.local.now(), cause: null }, gameOf)
  expect(await evening.store.append(writeOf([growth], gameOf, { pause: 0, spread: 0 }))).toBe('written')
  await evening.restart()
  await evening.calm()
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
      continue
    }
    const { asked, legal } = (await evening.tables.lookAs(id, sits.person)) ?? { asked: 0, legal: [] }
    const by = { person: sits.person, cause: `quick ${table.seq}` }
    expect(await evening.tables.play(id, by, asked, pick(legal, rngFor('quick', table.seq)))).toMatchObject({ ok: true })
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

/** A message with these buttons in the channel, as one from long ago would still have them: its id. */
export async function oldMessage(party: Party, customIds: readonly string[]): Promise<string> {
  const button = (custom_id: string): object => ({ type: 2, style: 2, label: custom_id.slice(0, 40), custom_id })
  const rows = Array.from({ length: Math.ceil(customIds.length / 5) }, (_, i) => customIds.slice(i * 5, i * 5 + 5))
  const components = rows.map((row) => ({ type: 1, components: row.map(button) }))
  const path = `/channels/${party.evening.local.channel('games').id}/messages`
  return ((await byBot(party, 'POST', path, { content: 'An old message', components })) as { readonly id: string }).id
}

/** The same press at the same place, made by a client that does not know better. */
export const pressesOld = (party: Party, name: string, customId: string, message: string): Promise<Interaction> =>
  followed(party.watch, name, party.evening.local.person(name).presses('games', customId, message).done)
