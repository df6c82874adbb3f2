import { describe, expect, it } from 'vitest'
import { shape } from '../../src/discord/shape.js'
import { gameOf } from '../../src/games/index.js'
import type { Text } from '../../src/kit/text.js'
import { applyRow } from '../../src/table/fold.js'
import { story } from '../../src/table/story.js'
import type { Pace, Shelf, Table } from '../../src/table/table.js'
import { plain, read } from '../screens.js'
import { done, evening, type Evening } from './evening.js'
import { PEBBLES, shelf } from './tiny-game.js'

const PEOPLE = ['Ann', 'Bo', 'Cleo']
const box = shelf(PEBBLES)
/** Pebbles in which nobody is told who has hidden them. */
const secretly: Shelf = () => ({ ...box, rules: { ...box.rules, secretTurn: true } })
const START = 1_000_000
const MINUTE = 60_000

/** Ann, Bo and Cleo have got their question at this pace. */
async function playing(pace: Pace, from: Shelf = shelf) {
  const it = await evening({ gameOf: from })
  const where = { game: PEBBLES, options: {}, house: 0, server: 'server', channel: 'channel' } as const
  const { id } = done(await it.tables.open(it.by(it.ann), { ...where, pace }))
  for (const person of [it.bo, it.cleo]) done(await it.tables.join(id, it.by(person)))
  return { it, id, table: done(await it.tables.start(id, it.by(it.ann))) }
}
const hide = async ({ tables, by }: Evening, id: string, person: number) => {
  const { asked, legal } = (await tables.lookAs(id, person))!
  return done(await tables.play(id, by(person), asked, legal[0]))
}
const pages = async ({ tables }: Evening, id: string, from: Shelf = shelf, names: readonly string[] = PEOPLE) =>
  story((await tables.get(id))!, (await tables.row(id))!, 'en', from)
    .slice(1)
    .map((page) => ({ key: page.key, lines: plain(page.screen(), names) }))
/** What stands under a page of the game, and its buttons. */
const under = async (it: Evening, id: string, from: Shelf = shelf, names: readonly string[] = PEOPLE) =>
  (await pages(it, id, from, names)).find(({ key }) => key === 'r1')!.lines.slice(2)
const ring = async ({ tables }: Evening, { id, asked }: Table, seat: number, what: 'remind' | 'end') =>
  tables.due(id, `clock:${seat}:${asked[seat]}:${what}`)

describe('under the newest page stands', () => {
  const LIVE = '[[My hand]] [Rules]'
  it('whose time runs, until when', async () => {
    const { it, id } = await playing('live')
    expect(await under(it, id)).toEqual([`~ Time for Ann, Bo and Cleo ends <${START + 3 * MINUTE}>.`, LIVE])
    await hide(it, id, it.ann)
    expect((await under(it, id))[0]).toBe(`~ Time for Bo and Cleo ends <${START + 3 * MINUTE}>.`)
    await hide(it, id, it.bo)
    it.clock.now += 10
    await hide(it, id, it.cleo)
    expect((await under(it, id))[0]).toBe(`~ Time for Ann ends <${START + 10 + 3 * MINUTE}>.`)
  })
  it('nothing where no clock runs', async () => {
    const { it, id } = await playing('none')
    expect(await under(it, id)).toEqual([LIVE])
    const paused = await playing('slow')
    await paused.it.tables.pause(paused.id, 'closed')
    expect(await under(paused.it, paused.id)).toEqual([LIVE])
  })
  it('no name where it is a secret who is waited for', async () => {
    const { it, id } = await playing('live', secretly)
    const line = [`~ The turn ends <${START + 3 * MINUTE}>.`, LIVE]
    expect(await under(it, id, secretly)).toEqual(line)
    it.clock.now += 5_000
    await hide(it, id, it.bo)
    expect(await under(it, id, secretly)).toEqual(line)
    await hide(it, id, it.cleo)
    expect(await under(it, id, secretly)).toEqual(line)
  })
  it('the same in a secret turn when only the house is left to act', async () => {
    const { it, id } = await playing('live', secretly)
    done(await it.tables.leave(id, it.by(it.cleo)))
    const before = (await under(it, id, secretly))[0]
    for (const person of [it.ann, it.bo]) await hide(it, id, person)
    expect((await under(it, id, secretly))[0]).toBe(before)
  })
  it('for whom the house plays', async () => {
    const { it, id, table } = await playing('live')
    const lapses = async (asked: Table) => {
      for (const person of [it.ann, it.cleo]) await hide(it, id, person)
      it.clock.now += 3 * MINUTE
      await ring(it, asked, 1, 'end')
    }
    await lapses(table)
    await hide(it, id, it.ann)
    await lapses((await it.tables.get(id))!)
    const newest = (await pages(it, id)).at(-1)!.lines
    expect(newest).toContain('~ The house plays for Bo, who is away.')
  })
  it('a seat that may be taken, and several', async () => {
    const { it, id } = await playing('none')
    done(await it.tables.leave(id, it.by(it.cleo)))
    const one = ['Ann', 'Bo', 'Pip (house)']
    expect(await under(it, id, shelf, one)).toEqual([
      '~ Pip plays for somebody who left: take the seat.',
      '[[My hand]] [Rules] [Take the seat]',
    ])
    done(await it.tables.leave(id, it.by(it.bo)))
    expect(await under(it, id, shelf, ['Ann', 'Dot (house)', 'Pip (house)'])).toEqual([
      '~ Dot and Pip play for people who left: take a seat.',
      '[[My hand]] [Rules]',
      "[Take Dot's seat] [Take Pip's seat]",
    ])
  })
  it('what is wished', async () => {
    const { it, id } = await playing('none')
    done(await it.tables.end(id, { ...it.by(it.bo), moderator: false }))
    done(await it.tables.remove(id, it.by(it.cleo), it.bo))
    expect(await under(it, id)).toEqual(['~ 1 of 3 wish to end the table.', '~ 1 of 2 wish to remove Bo.', LIVE])
  })
})

describe('a reminder', () => {
  it('names those who are waited for, with the way to their hand, until they have acted', async () => {
    const { it, id, table } = await playing('live')
    await hide(it, id, it.cleo)
    it.clock.now += 1.5 * MINUTE
    await ring(it, table, 0, 'remind')
    const seq = (await it.tables.get(id))!.seq
    const told = (names: string) => ({
      key: `remind-${seq}`,
      lines: [`${names}, Pebbles 1 waits for you. The time ends <${START + 3 * MINUTE}>.`, '[[My hand]]'],
    })
    const all = await pages(it, id)
    expect(all.map(({ key }) => key)).toEqual(['r1', `remind-${seq}`])
    expect(all[0]!.lines.at(-1)).toBe('[[My hand]] [Rules]')
    expect(all[1]).toEqual(told('@Ann and @Bo'))
    await hide(it, id, it.ann)
    expect((await pages(it, id))[1]).toEqual(told('@Bo'))
    await hide(it, id, it.bo)
    expect((await pages(it, id)).map(({ key }) => key)).toEqual(['r1'])
  })
  it('keeps its words in a secret turn until nobody of it is waited for', async () => {
    const { it, id, table } = await playing('live', secretly)
    await hide(it, id, it.cleo)
    it.clock.now += 1.5 * MINUTE
    await ring(it, table, 0, 'remind')
    const before = (await pages(it, id, secretly))[1]!
    expect(before.lines[0]).toBe(`@Ann and @Bo, Pebbles 1 waits for you. The time ends <${START + 3 * MINUTE}>.`)
    await hide(it, id, it.bo)
    expect((await pages(it, id, secretly))[1]).toEqual(before)
    await hide(it, id, it.ann)
    expect((await pages(it, id, secretly)).map(({ key }) => key)).toEqual(['r1'])
  })
  it('stays beside a later one', async () => {
    const { it, id, table } = await playing('live')
    const reminded = (now: Table, seat: number): Table =>
      applyRow(now, { table: id, seq: now.seq + 1, at: START, cause: null, event: { type: 'reminded', seats: [seat] } }, shelf)
    const both = reminded(reminded(table, 0), 2)
    const told = story(both, (await it.tables.row(id))!, 'en', shelf).slice(2)
    expect(told.map(({ key }) => key)).toEqual([`remind-${table.seq + 1}`, `remind-${table.seq + 2}`])
    expect(plain(told[1]!.screen(), PEOPLE)[0]).toBe(`@Cleo, Pebbles 1 waits for you. The time ends <${START + 3 * MINUTE}>.`)
  })
})

describe('with eight players and the longest names', () => {
  const long = '*_~`|>#-*_~`'
  const frame = {
    names: {
      seat: () => ({ name: long, id: undefined, house: false }),
      person: () => ({ name: long, id: undefined, house: false }),
      link: () => undefined,
      language: 'en' as const,
    },
    table: 'a'.repeat(10),
    asked: 0,
  }
  const texts = (lines: readonly { readonly text: Text }[]) =>
    lines.map(({ text }) =>
      read(
        text,
        Array.from({ length: 8 }, () => long),
      ),
    )

  it('everything fits into a message', async () => {
    const it = await evening({ gameOf })
    const where = { game: 'fool', options: { deck: 52 }, house: 0, server: 'server', channel: 'channel' } as const
    const { id } = done(await it.tables.open(it.by(it.ann), { ...where, pace: 'live' }))
    const others = await Promise.all(['5', '6', '7', '8'].map(async (name) => it.store.person(name, name, 0)))
    for (const person of [it.bo, it.cleo, it.dan, ...others]) done(await it.tables.join(id, it.by(person)))
    const dealt = done(await it.tables.start(id, it.by(it.ann)))
    const seats = dealt.seats.map((seated, seat) =>
      seat === 2 || seat === 3 ? { ...seated, missed: 2 } : seat > 4 ? { ...seated, standsIn: true as const } : seated,
    )
    const votes = [it.bo, it.cleo, it.dan].flatMap((remove) => [{ person: it.ann, about: { remove } }])
    const busy: Table = { ...dealt, seats, votes: [{ person: it.bo, about: 'end' }, ...votes] }
    const newest = story(busy, (await it.tables.row(id))!, 'en', gameOf)
      .at(-1)!
      .screen()
    const body = shape(newest, frame)
    expect(body.components).toHaveLength(2)
    expect(body.content!.length).toBeLessThanOrEqual(2000)
    expect(texts(newest.lines).filter((line) => /wish|left|away|ends/u.test(line))).toHaveLength(6)
    expect(body.content!.split('\n')).toHaveLength(newest.lines.length)
  })
})
