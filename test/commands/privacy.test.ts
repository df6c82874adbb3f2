import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exported } from '../../commands/export.js'
import type { Reply } from '../../commands/command.js'
import { gameOf } from '../../src/games/index.js'
import { chooseForOneself, chooseForServer } from '../../src/table/settings.js'
import { seatOf, type TableEvent } from '../../src/table/table.js'
import { evening, leads, playsOut, tableOf, type Name } from './evening.js'

type Evening = Awaited<ReturnType<typeof evening>>
const seen = z.object({ at: z.string(), type: z.string() }).loose()
const file = z.object({
  person: z.object({ number: z.number(), discordId: z.string().nullable(), name: z.string().nullable() }),
  settings: z.object({ mentions: z.boolean() }).loose(),
  results: z.array(z.object({ table: z.string(), game: z.string(), ending: z.string() }).loose()),
  olderTablesLeftOut: z.number(),
  tables: z.array(z.object({ table: z.string(), hands: z.array(z.unknown()), events: z.array(seen) }).loose()),
})

const textOf = (reply: Reply): string => ('file' in reply ? (reply.file?.text ?? '') : '')
async function exports(it: Evening, name: Name) {
  const text = textOf(await it.turns(name, 'privacy:export'))
  return { text, data: file.parse(JSON.parse(text)) }
}
/** The rows of a table's log, as they lie in the store. */
const log = async (it: Evening, table: string) => (await it.store.read(table)).map(({ event }) => event as TableEvent)

/** Everybody in turn, so often, the first thing that is wanted and allowed. */
async function plays(it: Evening, table: string, times: number, wanted: (action: unknown) => boolean): Promise<void> {
  for (let time = 0; time < times; time++) {
    const now = (await it.tables.get(table))!
    const seat = gameOf(now.game).rules.turn(now.state)[0]!
    const player = now.seats[seat]!.player
    const person = player.kind === 'person' ? player.person : 0
    const look = (await it.tables.lookAs(table, person))!
    const action = look.legal.find(wanted) ?? look.legal[0]
    expect((await it.tables.play(table, { person, cause: `${table} plays at ${now.seq}` }, look.asked, action)).ok).toBe(true)
  }
}
const faceDown = (action: unknown): boolean => (action as { readonly face?: string }).face === 'down'
const cards = z.array(z.array(z.string()))

describe('/privacy', () => {
  it('says on one screen what is stored, with two buttons', async () => {
    const it = await evening()
    const read = await it.reads(await it.says('Ann', '/privacy'))
    expect(read).toMatchObject({ to: 'here', buttons: ['Export my data', 'Forget me'] })
    for (const word of ['Discord id', 'name', 'Results', 'Settings', 'until', 'cards or roles'])
      expect(read.lines.join('\n')).toContain(word)
    expect(read.lines.join('\n').length).toBeLessThanOrEqual(1_500)
  })
})

describe('the export', () => {
  it('has the person, settings, results and games, of live tables too', async () => {
    const it = await evening()
    await chooseForOneself(it.store, it.person('Ann'), { mentions: false })
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.presses('Ann', table, 'start')
    await playsOut(it.tables, table, [1, 2, 3, 4])
    const next = await it.opens('Ann', 'Bo')
    const reply = await it.turns('Ann', 'privacy:export')
    expect(reply).toMatchObject({ to: 'you', file: { name: 'foolish-data.json' } })
    const { data } = await exports(it, 'Ann')
    expect(data.person).toEqual({ number: it.person('Ann'), discordId: 'id of Ann', name: 'Ann' })
    expect(data.settings).toMatchObject({ mentions: false })
    expect(data.results).toMatchObject([{ table: 'Foolish Faces 1', game: 'foolish-faces', ending: 'finished' }])
    expect(data.tables.map((it) => it.table)).toEqual(['Foolish Faces 2', 'Foolish Faces 1'])
    expect(data.tables[0]?.events).toMatchObject([
      { type: 'opened', host: 'you' },
      { type: 'sat', player: 'Bo' },
    ])
    expect(data.tables[1]?.hands).toMatchObject([{ seat: 0 }])
    expect(data.tables[1]?.events.filter(({ type }) => type === 'played')).toHaveLength(
      (await log(it, table)).filter(({ type }) => type === 'played').length,
    )
    await it.presses('Ann', next, 'leave')
  })

  it('never has a hidden card, a role, a seed, or an id of anybody else', async () => {
    const it = await evening()
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.presses('Ann', table, 'start')
    const started = (await log(it, table)).find(({ type }) => type === 'started')
    const dealt = started?.type === 'started' ? (started.events[0] as { readonly hands: unknown }) : undefined
    const hands = cards.parse(dealt?.hands)
    await plays(it, table, 22, faceDown)
    const told = (await log(it, table)).flatMap((event) => (event.type === 'played' ? event.events : []))
    const shown = JSON.stringify(told.filter((event) => (event as { readonly face?: string }).face === 'up'))
    for (const [seat, name] of (['Ann', 'Bo', 'Cleo', 'Dan'] as const).entries()) {
      const { text } = await exports(it, name)
      const others = hands.filter((_, other) => other !== seat).flat()
      const hidden = others.filter((card) => !shown.includes(`"${card}"`))
      expect(hidden.length, 'some cards are hidden').toBeGreaterThan(20)
      expect(
        hidden.filter((card) => text.includes(`"${card}"`)),
        name,
      ).toEqual([])
      expect(
        hands[seat]!.every((card) => text.includes(`"${card}"`)),
        'their own are there',
      ).toBe(true)
      expect(text).not.toContain('an evening')
      for (const other of ['Ann', 'Bo', 'Cleo', 'Dan'].filter((it) => it !== name)) expect(text).not.toContain(`id of ${other}`)
      expect(text).not.toMatch(/"(person|seed|seq|cause|by)": ?["\d]/)
    }
    await playsOut(it.tables, table, [1, 2, 3, 4])
    const down = (await log(it, table))
      .flatMap((event) => (event.type === 'played' ? event.events : []))
      .map((event) => event as { readonly type: string; readonly seat?: number; readonly face?: string; readonly card?: string })
      .filter(({ type, face, seat }) => type === 'played' && face === 'down' && seat !== 0)
    const { text } = await exports(it, 'Ann')
    expect(down.length).toBeGreaterThan(3)
    expect(
      down.filter(({ card }) => text.includes(`"${card}"`)),
      'not even when the game is over',
    ).toEqual([])
  })

  it('does not tell whose choice was taken where that is a secret, nor that somebody chose anew', async () => {
    const it = await evening()
    const table = tableOf(await it.says('Ann', '/kings', { 'house-players': 0 }))
    await it.presses('Bo', table, 'join')
    await it.presses('Ann', table, 'start')
    for (const at of [0, 1]) {
      const look = (await it.tables.lookAs(table, it.person('Bo')))!
      await it.tables.play(table, { person: it.person('Bo'), cause: `chooses ${at}` }, look.asked, look.legal[at])
    }
    const [ann, bo] = [(await exports(it, 'Ann')).data, (await exports(it, 'Bo')).data]
    const played = ({ tables }: typeof ann) => tables[0]?.events.filter(({ type }) => type === 'played') ?? []
    expect(played(ann)).toMatchObject([{ events: [{ type: 'chose', seat: null, tool: null }] }])
    expect(Object.keys(played(ann)[0]!).toSorted()).toEqual(['at', 'events', 'type'])
    expect(played(bo)).toMatchObject([{ seat: 1 }, { seat: 1 }])
  })

  it('has what waits in one’s own panel, and nobody else’s', async () => {
    const it = await evening()
    const table = tableOf(await it.says('Ann', '/fool'))
    for (const name of ['Bo', 'Cleo'] as const) await it.presses(name, table, 'join')
    await it.presses('Ann', table, 'start')
    const people = ['Ann', 'Bo', 'Cleo'] as const
    const now = (await it.tables.get(table))!
    const leads = people.find((name) => seatOf(now, it.person(name)) === gameOf('fool').rules.turn(now.state)[0])
    await plays(it, table, 1, () => true) // at the opening a card waits, so that somebody may speak before it
    expect((await log(it, table)).at(-1)?.type).toBe('queued')
    for (const other of people) expect((await exports(it, other)).text.includes('"queued"'), other).toBe(other === leads)
  })

  it('begins and ends with the seat', async () => {
    const it = await evening()
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.presses('Ann', table, 'start')
    await plays(it, table, 3, faceDown)
    await it.presses('Dan', table, 'leave-sure')
    await it.presses('Eve', table, 'take-seat')
    await plays(it, table, 2, faceDown)
    const [dan, eve] = [(await exports(it, 'Dan')).data.tables[0], (await exports(it, 'Eve')).data.tables[0]]
    expect(dan?.events.at(-1)).toMatchObject({ type: 'left', seat: 3 })
    expect(dan?.events.filter(({ type }) => type === 'played')).toHaveLength(3)
    expect(eve?.events[0]).toMatchObject({ type: 'sat', seat: 3, player: 'you' })
    expect(eve?.events.map(({ type }) => type)).toEqual(['sat', 'played', 'played'])
  })

  it('comes in parts where it is long, the newest tables first', async () => {
    const it = await evening()
    for (const pace of ['slow', 'none', 'slow']) await it.says('Ann', '/kings', { pace })
    const parts: string[] = []
    for (let from: string | undefined = ''; from !== undefined;) {
      const { text, next }: { text: string; next: string | undefined } = await exported(it.call('Ann'), it.rooms, from, 1)
      const { tables, olderTablesLeftOut } = file.parse(JSON.parse(text))
      parts.push(...tables.map(({ table }) => `${table}, then ${olderTablesLeftOut}`))
      from = next
    }
    expect(parts).toEqual(['Kings and Jokers 3, then 2', 'Kings and Jokers 2, then 1', 'Kings and Jokers 1, then 0'])
    const [newest] = await it.store.live()
    const again = await it.turns('Ann', `privacy:export:${newest?.id}`)
    expect(file.parse(JSON.parse(textOf(again))).tables).toHaveLength(3)
  })
})

describe('being forgotten', () => {
  it('is asked once more, naming what it costs', async () => {
    const it = await evening()
    const asked = await it.reads(await it.turns('Ann', 'privacy:forget'))
    for (const word of ['seats', 'leaderboards', 'cannot be undone']) expect(asked.lines[0]).toContain(word)
    expect(leads(asked, 'Forget me')).toEqual({ page: 'privacy:forget:sure' })
    expect(asked.screen.rows.flat()[0]).toMatchObject({ tone: 'danger' })
    expect((await it.reads(await it.turns('Ann', 'privacy'))).buttons).toContain('Forget me')
    expect((await it.store.people([it.person('Ann')])).get(it.person('Ann'))?.name).toBe('Ann')
  })

  it('gives up every seat, empties the row, and leaves the games of others as they are', async () => {
    const it = await evening()
    await chooseForServer(it.store, 'the server', { seats: null })
    await chooseForOneself(it.store, it.person('Bo'), { mentions: false })
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.presses('Ann', table, 'start')
    const alone = tableOf(await it.says('Bo', '/kings'))
    const told = await it.reads(await it.turns('Bo', 'privacy:forget:sure'))
    expect(told).toMatchObject({ to: 'here', buttons: [] })
    expect(await it.store.seatedAt(it.person('Bo'))).toEqual([])
    const after = (await it.tables.get(table))!
    expect(after.phase).toBe('playing')
    expect(seatOf(after, it.person('Bo'))).toBeUndefined()
    expect((await it.tables.get(alone))?.phase).toBe('over')
    expect((await it.store.people([it.person('Bo')])).get(it.person('Bo'))).toMatchObject({ platformId: null, name: null })
    expect(await it.store.setting(['person', `${it.person('Bo')}`], 'settings')).toBeUndefined()
    const { text } = await exports(it, 'Ann')
    expect(text).not.toContain('"Bo"')
    expect(text).toContain('"somebody"')
  })
})
