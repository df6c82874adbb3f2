import { describe, expect, it } from 'vitest'
import type { Reply } from '../../commands/command.js'
import { refereeLine } from '../../commands/referee-line.js'
import { encode } from '../../src/discord/custom-id.js'
import { gameOf, type GameId } from '../../src/games/index.js'
import { answer } from '../../src/referee/answer.js'
import { steps } from '../../src/table/replay.js'
import { seatOf } from '../../src/table/table.js'
import { evening, leads, playsOut, playsOutInTime, tableOf, type Name, type Read } from './evening.js'

type Evening = Awaited<ReturnType<typeof evening>>
const FOUR = ['Ann', 'Bo', 'Cleo', 'Dan'] as const
const LOST = 'This button belongs to an older table. /table show lists those here.'
const MINE = 'What you saw:'

async function faces(it: Evening): Promise<string> {
  const table = await it.opens(...FOUR)
  await it.presses('Ann', table, 'start')
  return table
}
async function pair(it: Evening, command: string, options: Parameters<Evening['says']>[2] = {}): Promise<string> {
  const table = tableOf(await it.says('Ann', command, { 'house-players': 0, ...options }))
  await it.presses('Bo', table, 'join')
  await it.presses('Ann', table, 'start')
  return table
}
/** Does what this person wants, or the first thing allowed. */
async function plays(
  it: Evening,
  table: string,
  name: Name,
  wanted: (actions: readonly unknown[]) => unknown = ([first]) => first,
) {
  const look = (await it.tables.lookAs(table, it.person(name)))!
  const by = { person: it.person(name), cause: `${name} plays at ${look.table.seq}` }
  expect((await it.tables.play(table, by, look.asked, wanted(look.legal))).ok).toBe(true)
}
/** Whose turn it is. */
async function turn(it: Evening, table: string, of: readonly Name[]): Promise<Name> {
  const now = (await it.tables.get(table))!
  const [seat] = gameOf(now.game).rules.turn(now.state)
  return of.find((name) => seatOf(now, it.person(name)) === seat)!
}
const looks = async (it: Evening, name: Name, table: string, where: number | string): Promise<Read> =>
  it.reads(await it.turns(name, `replay:${table}:${where}`))
/** What somebody sees of a whole game, step after step. */
async function whole(it: Evening, name: Name, table: string): Promise<readonly Read[]> {
  const first = await looks(it, name, table, 'first')
  const count = Number(/of (\d+)\.$/.exec(first.lines[1] ?? '')?.[1])
  const all: Read[] = []
  for (let at = 1; at <= count; at++) all.push(await looks(it, name, table, at))
  return all
}
/** Words and picture. */
const shown = ({ lines, screen }: Read): unknown => [lines, screen.picture?.()]
const fileOf = (reply: Reply): string => ('file' in reply ? (reply.file?.text ?? '') : '')
const record = async (it: Evening, name: Name, table: string): Promise<string> =>
  fileOf(await it.turns(name, `replay:${table}:record`))
const referee = async (it: Evening, name: Name, table: string): Promise<string> =>
  fileOf(await it.turns(name, `replay:${table}:referee`))

describe('/replay', () => {
  it('steps through the newest game that is over here, in private', async () => {
    const it = await evening()
    const table = await faces(it)
    await playsOut(it.tables, table, [1, 2, 3, 4])
    const first = await it.reads(await it.says('Ann', '/replay'))
    expect(first.to).toBe('here')
    expect(first.lines.slice(0, 2)).toEqual(['Replay of Foolish Faces 1', 'Step 1 of 53.'])
    expect(first.buttons).toEqual(['Back', 'Next', 'First', 'Last', 'Jump to', 'My record'])
    const [back, next, start, end] = first.screen.rows.flat()
    expect([back, start]).toMatchObject([{ closed: true }, { closed: true }])
    expect(next).toEqual({ kind: 'press', label: ['Next'], to: { page: `replay:${table}:2` } })
    expect(end).toEqual({ kind: 'press', label: ['Last'], to: { page: `replay:${table}:last` } })
    const last = await looks(it, 'Ann', table, 'last')
    expect(last.lines[1]).toBe('Step 53 of 53.')
    expect(last.lines.join()).toContain('the win')
    expect(last.screen.rows.flat()[1]).toMatchObject({ closed: true })
    for (const where of [54, '999999']) expect((await looks(it, 'Ann', table, where)).lines).toEqual(last.lines)
    expect((await looks(it, 'Ann', table, 0)).lines).toEqual(first.lines)
  })

  it('shows the own hand to whoever sat there, and to the others what the channel had', async () => {
    const it = await evening()
    const table = await faces(it)
    await playsOut(it.tables, table, [1, 2, 3, 4])
    const parts = async (name: Name, where: number | string) =>
      ((await looks(it, name, table, where)).screen.picture?.()?.parts ?? []).map(({ as }) => as)
    const hand = (await looks(it, 'Ann', table, 1)).screen.picture?.()?.parts[0]
    expect(hand?.as === 'hand' ? hand.cards.length : 0).toBe(13)
    expect(await parts('Eve', 1)).toEqual(['places'])
    for (const name of ['Ann', 'Eve'] as const) expect(await parts(name, 'last'), name).toEqual(['sheet'])
  })

  it('draws at a place whoever sat there then', async () => {
    const it = await evening()
    const table = await faces(it)
    const leader = await turn(it, table, FOUR)
    await plays(it, table, leader)
    await it.presses(leader, table, 'leave-sure')
    await it.presses(leader === 'Ann' ? 'Bo' : 'Ann', table, 'end-sure', { moderator: true })
    const scene = (await looks(it, 'Eve', table, 2)).screen.picture?.()
    const places = scene?.parts[0]?.as === 'places' ? scene.parts[0].places : []
    expect(places.map(({ name }) => name)).toContainEqual([{ person: it.person(leader) }])
  })

  it('jumps to where a trick began, by its first line', async () => {
    const it = await evening()
    const table = await faces(it)
    await playsOut(it.tables, table, [1, 2, 3, 4])
    const pick = (await looks(it, 'Eve', table, 6)).screen.rows.flat().find(({ kind }) => kind === 'pick')
    const items = pick?.kind === 'pick' ? pick.items : []
    expect(items.map(({ key }) => key).slice(0, 3)).toEqual([1, 5, 9].map((step) => `replay:${table}:${step}`))
    expect(items[1]).toMatchObject({ label: ['Trick 2: ', { seat: 3 }, ' takes 1 point.'], chosen: true })
    expect(items.filter(({ chosen }) => chosen)).toHaveLength(1)
    expect((await it.reads(await it.turns('Eve', items[1]!.key))).lines.join('\n')).toContain('leads trick 2 of 13')
  })

  it('has pointers that are short, and no two alike in a message', async () => {
    const it = await evening()
    const table = await faces(it)
    await playsOut(it.tables, table, [1, 2, 3, 4])
    for (const { screen } of await whole(it, 'Ann', table)) {
      const pointers = screen.rows.flat().map(({ to }) => encode(to, { table: '', asked: 0 }))
      expect(new Set(pointers).size).toBe(pointers.length)
      expect(Math.max(...pointers.map(({ length }) => length))).toBeLessThanOrEqual(100)
      for (const control of screen.rows.flat()) {
        if (control.kind === 'press') continue
        expect(control.items.length).toBeLessThanOrEqual(25)
        expect(new Set(control.items.map(({ key }) => key)).size).toBe(control.items.length)
      }
    }
  })

  it('is of games that are over, were dealt and were played here, for those who did not sit there', async () => {
    const it = await evening()
    const says = async (name: Name, table?: string, more = {}) =>
      (await it.reads(await it.says(name, '/replay', table === undefined ? {} : { table }, more))).lines
    expect(await says('Ann')).toEqual(['No game has ended in this channel yet.'])
    const table = await faces(it)
    expect(await says('Ann', table)).toEqual(['Foolish Faces 1 is still on. It can be replayed once it is over.'])
    await playsOut(it.tables, table, [1, 2, 3, 4])
    expect((await says('Eve', '1'))[0]).toBe('Replay of Foolish Faces 1')
    expect((await says('Eve', 'Foolish Faces 1'))[0]).toBe('Replay of Foolish Faces 1')
    const lobby = await it.opens('Ann')
    await it.presses('Ann', lobby, 'end-sure')
    expect(await says('Ann', lobby)).toEqual(['Foolish Faces 2 ended before the cards were dealt.'])
    expect((await says('Ann'))[0]).toBe('Replay of Foolish Faces 1')
    expect((await says('Ann', table, { channel: 'elsewhere' }))[0]).toBe('Replay of Foolish Faces 1')
    expect(await says('Eve', table, { channel: 'elsewhere' })).toEqual(['No game of that name has ended in this channel.'])
    expect(await says('Eve', table, { channel: 'a thread', home: 'games', inThread: true })).toContain(
      'Replay of Foolish Faces 1',
    )
    for (const more of [{ server: 'another server' }, { channel: 'elsewhere' }])
      expect((await it.reads(await it.turns('Eve', `replay:${table}:1`, more))).lines).toEqual([LOST])
    for (const page of ['replay', 'replay:nothing:1', `replay:${table}:middle`])
      expect((await it.reads(await it.turns('Ann', page))).lines).toEqual([LOST])
  })

  it('is of no lesson', async () => {
    const it = await evening()
    const [lesson, next] = [tableOf(await it.says('Ann', '/learn')), tableOf(await it.says('Ann', '/learn'))]
    expect(next).not.toBe(lesson)
    expect((await it.tables.get(lesson))?.phase).toBe('over')
    for (const name of ['Ann', 'Bo'] as const) {
      expect((await looks(it, name, lesson, 1)).lines).toEqual([LOST])
      const named = await it.reads(await it.says(name, '/replay', { table: lesson }))
      expect(named.lines).toEqual(['No game of that name has ended in this channel.'])
    }
  })

  it('completes the games that are over here', async () => {
    const it = await evening()
    const table = await faces(it)
    const { commands } = await import('../../commands/index.js')
    const names = async () => (await commands['replay']!.complete?.(it.call('Eve', { table: '' }), it.rooms, 'table')) ?? []
    expect(await names()).toEqual([])
    await playsOut(it.tables, table, [1, 2, 3, 4])
    expect(await names()).toEqual([{ name: 'Foolish Faces 1: Ann, Bo, Cleo, Dan', value: table }])
    const apart = tableOf(await it.says('Ann', '/kings', { 'house-players': 0 }, { channel: 'a thread', home: 'games' }))
    await it.presses('Ann', apart, 'start')
    await playsOut(it.tables, apart, [1])
    expect((await names()).map(({ value }) => value)).toEqual([table, apart])
  })
})

describe('a secret in a replay', () => {
  /** An evening of Foolish Faces that ends early, at which the leader laid this card of theirs face down. */
  async function covered(card: number) {
    const it = await evening()
    const table = await faces(it)
    const leader = await turn(it, table, FOUR)
    const down = (actions: readonly unknown[]) => actions.filter((it) => (it as { readonly face?: string }).face === 'down')
    await plays(it, table, leader, (actions) => down(actions)[card])
    for (let i = 0; i < 6; i++) await plays(it, table, await turn(it, table, FOUR), (actions) => down(actions)[0] ?? actions[0])
    await it.presses('Ann', table, 'end-sure')
    return { it, table, leader }
  }

  it('stays face down for everybody but its player, in the steps and in the record', async () => {
    const [one, other] = [await covered(0), await covered(1)]
    expect(one.table).toBe(other.table)
    const lines = async (of: typeof one, name: Name) => (await whole(of.it, name, of.table)).map(shown)
    for (const name of [...FOUR, 'Eve'] as const) {
      const same = JSON.stringify(await lines(one, name)) === JSON.stringify(await lines(other, name))
      expect(same, name).toBe(name !== one.leader)
      const recorded = (await record(one.it, name, one.table)) === (await record(other.it, name, other.table))
      expect(recorded, name).toBe(name !== one.leader)
    }
  })

  it('tells of tools only what the table was told, and not that somebody chose anew', async () => {
    const choosing = async (...choices: readonly number[]) => {
      const it = await evening()
      const table = await pair(it, '/kings')
      for (const choice of choices) await plays(it, table, 'Bo', (actions) => actions[choice])
      await it.presses('Ann', table, 'end-sure')
      return { it, table }
    }
    const [once, twice] = [await choosing(0), await choosing(2, 1)]
    for (const name of ['Ann', 'Bo', 'Eve'] as const) {
      const [a, b] = [await whole(once.it, name, once.table), await whole(twice.it, name, twice.table)]
      const same = JSON.stringify(a.map(shown)) === JSON.stringify(b.map(shown))
      expect(same, name).toBe(name !== 'Bo')
    }
    const records = await Promise.all([once, twice].map(({ it, table }) => record(it, 'Ann', table)))
    expect(records[0]).toBe(records[1])
  })

  it('begins and ends with the seat where somebody played on for somebody else', async () => {
    const it = await evening()
    const table = await faces(it)
    const [before, after]: [readonly Name[], readonly Name[]] = [FOUR, ['Ann', 'Bo', 'Cleo', 'Eve']]
    for (let i = 0; i < 4; i++) await plays(it, table, await turn(it, table, before))
    await it.presses('Dan', table, 'leave-sure')
    await it.presses('Eve', table, 'take-seat')
    for (let i = 0; i < 4; i++) await plays(it, table, await turn(it, table, after))
    await it.presses('Ann', table, 'end-sure')
    const own = async (name: Name) => (await whole(it, name, table)).map(({ lines }) => lines.includes(MINE))
    const [four, five] = [Array<boolean>(4).fill(true), Array<boolean>(5).fill(true)]
    expect(await own('Ann')).toEqual([...five, ...four])
    expect(await own('Dan')).toEqual([...five, ...four.map(() => false)])
    expect(await own('Eve')).toEqual([...five.map(() => false), ...four])
    // Each step names who sat there then.
    const [early, late] = [await looks(it, 'Ann', table, 1), await looks(it, 'Ann', table, 'last')]
    expect(early.lines.join()).toContain('Dan 0')
    expect(early.lines.join()).not.toContain('Eve')
    expect(late.lines.join()).toContain('Eve')
    const [dan, eve] = [await record(it, 'Dan', table), await record(it, 'Eve', table)]
    const types = (text: string) =>
      (JSON.parse(text) as { readonly events: readonly { readonly type: string }[] }).events.map(({ type }) => type)
    expect(types(dan).slice(-6)).toEqual(['started', 'played', 'played', 'played', 'played', 'left'])
    expect(types(eve).slice(0, 5)).toEqual(['sat', 'played', 'played', 'played', 'played'])
    for (const text of [dan, eve]) expect(text).not.toMatch(/id of|an evening|"person"/)
  })

  it('has no record for who never sat there', async () => {
    const it = await evening()
    const table = await faces(it)
    await playsOut(it.tables, table, [1, 2, 3, 4])
    expect((await looks(it, 'Eve', table, 1)).buttons).not.toContain('My record')
    expect((await looks(it, 'Eve', table, 'record')).lines).toEqual([LOST])
    const reply = await it.turns('Ann', `replay:${table}:record`)
    expect(reply).toMatchObject({ to: 'you', file: { name: 'foolish-faces-1.json' } })
    expect(JSON.parse(fileOf(reply))).toMatchObject({ table: 'Foolish Faces 1', game: 'foolish-faces', hands: [{ seat: 0 }] })
  })
})

describe('a game for the referee', () => {
  const OPEN: readonly (readonly [GameId, string])[] = [
    ['fool', 'podkidnoy'],
    ['fool', 'japanese'],
    ['chinese-fool', 'chinese'],
    ['czech-fool', 'czech'],
  ]

  it.each(OPEN)('is followed by it to the same end: %s, %s', async (game, variant) => {
    const it = await evening()
    const table = await pair(it, '/fool', { variant })
    await playsOutInTime(it, table)
    const { outcome } = (await it.tables.get(table))!
    const read = await looks(it, 'Eve', table, 'last')
    expect(leads(read, 'For the referee')).toEqual({ page: `replay:${table}:referee` })
    const text = await referee(it, 'Eve', table)
    expect(text.endsWith('}\n')).toBe(true)
    expect(text).not.toMatch(/an evening|seed|id of|"Ann"|"Bo"/)
    const followed = JSON.parse(answer(text)) as { readonly ok: boolean; readonly outcome: unknown }
    expect(followed).toMatchObject({ ok: true })
    expect(followed.outcome).toEqual(JSON.parse(JSON.stringify(outcome)))
    const { actions, ...rest } = JSON.parse(text) as { readonly actions: readonly unknown[] }
    expect(rest).toMatchObject({ game, seats: 2 })
    // Rounds after the first one are dealt by a chance that stays with us.
    const plays = (await it.store.read(table)).filter(
      ({ event }) => (event as { readonly type: string }).type === 'played',
    ).length
    if (game === 'czech-fool') expect(actions.length).toBeLessThan(plays)
    else expect(actions).toHaveLength(plays)
  })

  it('is none where the rules would not make the same of it', async () => {
    const it = await evening()
    const table = await pair(it, '/fool')
    await playsOutInTime(it, table)
    const log = await it.store.read(table)
    expect(refereeLine(log, gameOf)).toBeDefined()
    const last = log.findLastIndex(({ event }) => (event as { readonly type: string }).type === 'played')
    const event = { ...(log[last]!.event as object), action: { type: 'lead', cards: ['2S'] } }
    expect(refereeLine(log.with(last, { ...log[last]!, event }), gameOf)).toBeUndefined()
  })

  it('is not handed out where something of it is a secret for ever', async () => {
    const it = await evening()
    const table = await faces(it)
    await playsOut(it.tables, table, [1, 2, 3, 4])
    const kings = await pair(it, '/kings')
    await playsOut(it.tables, kings, [1, 2])
    const early = await pair(it, '/fool')
    await it.presses('Ann', early, 'end-sure')
    for (const id of [table, kings, early]) {
      expect((await looks(it, 'Ann', id, 'last')).buttons).not.toContain('For the referee')
      expect((await looks(it, 'Ann', id, 'referee')).lines).toEqual([LOST])
    }
  })
})

describe('the steps of a game', () => {
  it.each([
    ['/fool', { variant: 'perevodnoy' }],
    ['/fool', { variant: 'czech' }],
    ['/fool', { variant: 'chinese' }],
    ['/kings', {}],
  ] as const)('add pages to its story and take none away: %s %o', async (command, options) => {
    const it = await evening()
    const table = await pair(it, command, options)
    await playsOutInTime(it, table)
    const { game } = (await it.tables.get(table))!
    const { rules, show } = gameOf(game)
    const all = steps(await it.store.read(table), it.person('Eve'), gameOf)
    const told = all.map(({ table: { state } }) =>
      show('en')
        .pages(rules.view(state, 'onlooker'))
        .map(({ key }) => key),
    )
    for (const [i, keys] of told.entries()) expect(told.at(-1)?.slice(0, keys.length), `step ${i + 1}`).toEqual(keys)
    expect(all.every(({ seat }) => seat === undefined)).toBe(true)
  })
})
