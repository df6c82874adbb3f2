import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import type { Verb } from '../../src/kit/screen.js'
import { ending, lastPanel, leaving, panel, refusal, refused, staleNote, tablePanel } from '../../src/table/screens.js'
import type { Answer, Look } from '../../src/table/tables.js'
import { plain as drawn, read } from '../screens.js'
import { done, evening, type Evening } from './evening.js'
import { shelf } from './tiny-game.js'

const names = (...all: readonly string[]) => all
const open = async (it: Evening, house: number) =>
  done(
    await it.tables.open(it.by(it.ann), { game: 'foolish-faces', options: {}, house, pace: 'none', server: 's', channel: 'c' }),
  )
const faces = () => evening({ gameOf })
/** A refusal as somebody sees it. */
async function why(it: Evening, answer: Answer, doing: Verb, all: readonly string[]): Promise<readonly string[]> {
  if (answer.ok || answer.by !== 'table') throw new Error('not refused by the table')
  const row = answer.table && (await it.tables.row(answer.table.id))
  return drawn(refused(answer, { language: 'en', doing, row, command: '/foolish' }, it.settings.gameOf), all)
}

describe('a refusal says what helps', () => {
  it('where a seat is held for its owner', async () => {
    const it = await faces()
    const { id } = await open(it, 2)
    await it.tables.join(id, it.by(it.bo))
    await it.tables.start(id, it.by(it.ann))
    await it.tables.end(id, { ...it.by(it.ann), moderator: false })
    const next = done(await it.tables.again(id, it.by(it.ann)))
    expect(
      await why(it, await it.tables.start(next.id, it.by(it.ann)), 'start', names('Ann', 'Pip (house)', 'Dot (house)', 'Bo')),
    ).toEqual(['Bo is not back yet. The seat is held, free <1300000>.', '[[Start without them]]'])
  })
  it('where a seat is held for somebody else', async () => {
    const it = await evening()
    const { id } = await it.opened()
    for (const person of [it.bo, it.cleo]) await it.tables.join(id, it.by(person))
    await it.tables.start(id, it.by(it.ann))
    await it.tables.end(id, { ...it.by(it.ann), moderator: false })
    const next = done(await it.tables.again(id, it.by(it.ann)))
    expect(await why(it, await it.tables.join(next.id, it.by(it.dan)), 'join', names('Ann', 'Bo', 'Cleo'))).toEqual([
      'All seats are taken or held; a held one is free <1300000>.',
    ])
  })
  it('where too few are seated, or somebody else is host', async () => {
    const it = await faces()
    const { tables, by, ann, bo } = it
    const { id } = await open(it, 1)
    await tables.join(id, by(bo))
    const all = names('Ann', 'Pip (house)', 'Bo')
    expect(await why(it, await tables.start(id, by(ann)), 'start', all)).toEqual([
      'Not yet: 3 are seated, 4 are needed.',
      '[[Add a house player and start]]',
    ])
    expect(await why(it, await tables.start(id, by(bo)), 'start', all)).toEqual(['Ann is host and starts this table.'])
    expect(await why(it, await tables.end(id, { ...by(it.dan), moderator: false }), 'end', all)).toEqual([
      'Ann is host: the host or a moderator ends this table.',
    ])
  })
  it('where a seat, a place or a table is missing', async () => {
    const it = await evening()
    const { tables, by, ann, bo, cleo, dan } = it
    const { id } = await it.opened()
    const all = names('Ann', 'Bo', 'Cleo')
    const told = async (answer: Promise<Answer>) => (await why(it, await answer, 'join', all)).join(' | ')
    expect(await told(tables.dropHouse(id, by(ann)))).toBe('No house player sits here.')
    expect(await told(tables.join(id, by(ann)))).toBe('You sit at Pebbles 1 already. | [Leave]')
    expect(await told(tables.leave(id, by(bo)))).toBe(
      'You are not at this table. Everything public is in the channel. | [[Join]]',
    )
    expect(await told(tables.play(id, by(ann), 0, {}))).toBe('No cards are dealt yet: the host starts Pebbles 1.')
    expect(await told(tables.again(id, by(ann)))).toBe('Pebbles 1 is still on. Play again comes when it is over.')
    await tables.join(id, by(bo))
    await tables.join(id, by(cleo))
    expect(await told(tables.join(id, by(dan)))).toBe('The last seat was just taken. /foolish opens another table.')
    expect(await told(tables.addHouse(id, by(ann)))).toBe('All seats are taken, so no house player fits in.')
    await tables.start(id, by(ann))
    expect(await told(tables.join(id, by(dan)))).toBe('Pebbles 1 has started. The next game has a seat for you.')
    expect(await told(tables.leave(id, by(dan)))).toBe(
      'You are not at this table. Everything public is in the channel. | [Rules]',
    )
    expect(await told(tables.play(id, by(ann), 1, {}))).toBe('The table has moved on; nothing was played. | [[My hand]]')
    expect(await told(tables.play(id, by(ann), 4, {}))).toBe(
      'That is not possible here. Press My hand to see what is. | [[My hand]]',
    )
    await tables.end(id, { ...by(ann), moderator: false })
    expect(await told(tables.start(id, by(ann)))).toBe('Pebbles 1 is over.')
    expect(await told(tables.join('nowhere', by(ann)))).toBe(
      'This button belongs to an older table. /table show lists those here.',
    )
  })
  it('in the words of the rules, where they refuse', async () => {
    const it = await evening()
    const { id } = await it.opened(1)
    const { asked } = done(await it.tables.start(id, it.by(it.ann)))
    const answer = await it.tables.play(id, it.by(it.ann), asked[0]!, { twice: true })
    if (answer.ok) throw new Error('not refused')
    expect(read(refusal(answer, (await it.tables.lookAs(id, it.ann))!, 'en', shelf))).toBe('too_early for Ann')
  })
})

/** Ann and Bo play Pebbles, with so many house players. */
async function playing(house: number) {
  const it = await evening()
  const { id } = await it.opened()
  await it.tables.join(id, it.by(it.bo))
  for (let added = 0; added < house; added++) await it.tables.addHouse(id, it.by(it.ann))
  return { it, id, table: done(await it.tables.start(id, it.by(it.ann))) }
}
const page = (look: Look | undefined, moderator = false) =>
  drawn(tablePanel(look!, { language: 'en', moderator }, shelf), names('Ann', 'Bo', 'Pip (house)'))

describe('the private panel', () => {
  const until = 77
  const show = (look: Look | undefined, path = '', note?: Parameters<typeof panel>[2]['note']) =>
    drawn(panel(look!, path, { language: 'en', until, ...(note && { note }) }, shelf), names('Ann', 'Bo', 'Cleo'))

  it("has the game's screen on turn, and the ways to other pages", async () => {
    const { it, id } = await playing(0)
    const look = await it.tables.lookAs(id, it.ann)
    const first = ['Choose.', '[{"hide":1}] [{"hide":2}] [{"hide":3}]', '[Last round] [Rules] [Table]']
    expect(show(look)).toEqual(first)
    expect(show(look, 'nowhere any more')).toEqual(first)
    expect(show(look, 'more')).toEqual(['More.'])
    expect(show(look, '', [{ as: 'plain', text: staleNote('en') }])).toEqual([
      'The table has moved on; nothing was played. This is now:',
      ...first,
    ])
  })
  it('says how long it is fresh while it waits', async () => {
    const { it, id, table } = await playing(0)
    await it.tables.play(id, it.by(it.ann), table.asked[0]!, { hide: 1 })
    expect(show(await it.tables.lookAs(id, it.ann))).toEqual([
      'Wait.',
      '~ Live until <77>, then press Refresh.',
      '',
      '[Refresh] [Last round]',
      '[Rules] [Table]',
    ])
  })
  it('is for those who sit there', async () => {
    const { it, id } = await playing(0)
    expect(show(await it.tables.lookAs(id, it.dan))).toEqual([
      'You are not at this table. Everything public is in the channel.',
      '[Rules]',
    ])
    const { id: lobby } = await it.opened()
    expect(show(await it.tables.lookAs(lobby, it.ann))).toEqual([
      'The cards are dealt when Ann starts Pebbles 2.',
      '[Leave] [Rules]',
    ])
    expect(show(await it.tables.lookAs(lobby, it.dan))).toEqual([
      'You are not at this table. Everything public is in the channel.',
      '[Rules] [[Join]]',
    ])
  })
  it('says how it ended when the table is over', async () => {
    const { it, id } = await playing(0)
    await it.tables.end(id, { ...it.by(it.dan), moderator: true })
    expect(show(await it.tables.lookAs(id, it.ann))).toEqual(['A moderator ended Pebbles 1.', 'It counts for nobody.'])

    const { id: whole } = await it.opened(1, 1)
    await it.tables.start(whole, it.by(it.ann))
    it.house.start()
    for (let turns = 0; turns < 2; turns++) {
      await it.house.settle()
      const { asked, legal } = (await it.tables.lookAs(whole, it.ann))!
      done(await it.tables.play(whole, it.by(it.ann), asked, legal[0]))
    }
    expect(show(await it.tables.lookAs(whole, it.ann))).toEqual([
      'Pebbles 2 is over.',
      'Wait.',
      "~ /leaderboard shows the server's board.",
    ])
  })
  it('shows the last round, and the way back', async () => {
    const { it, id } = await playing(0)
    expect(drawn(lastPanel((await it.tables.lookAs(id, it.ann))!, 'en', shelf))).toEqual(['Round 0.', '[Back]'])
    expect(drawn(lastPanel((await it.tables.lookAs(id, it.dan))!, 'en', shelf))).toEqual(['Round 0.'])
  })
})

describe('the page of a table', () => {
  it('says who sits there, and how to leave', async () => {
    const { it, id } = await playing(1)
    const look = await it.tables.lookAs(id, it.bo)
    expect(page(look)).toEqual([
      'Pebbles 1, round 1 of 2',
      '1 Ann (host)',
      '2 Bo (you)',
      '3 Pip (house)',
      '~ No clock.',
      '[Leave the table]',
      '▼ Remove somebody',
      '[Wish to end the table] [Back]',
    ])
    expect(page(look, true).at(-1)).toBe('[End the table] [Back]')
    expect(page(await it.tables.lookAs(id, it.ann)).slice(1, 2)).toEqual(['1 Ann (host, you)'])
    expect(page(await it.tables.lookAs(id, it.ann)).slice(5, 7)).toEqual(['[Leave the table] [Pace]', '▼ Remove somebody'])
    expect(page(await it.tables.lookAs(id, it.ann)).at(-1)).toBe('[End the table] [Back]')
    expect(page(await it.tables.lookAs(id, it.dan), true).at(-1)).toBe('[End the table]')
    expect(page(await it.tables.lookAs(id, it.dan)).at(-1)).toBe('~ No clock.')
  })
  it('asks once more, saying what it costs', async () => {
    const { it, id } = await playing(1)
    const look = (await it.tables.lookAs(id, it.bo))!
    expect(drawn(leaving(look, 'en', shelf))).toEqual([
      'Leave Pebbles 1? The house plays on with your cards, and anybody may take your seat. The game counts as left.',
      '{Leave the table}',
      '[Keep playing]',
    ])
    await it.tables.leave(id, it.by(it.ann))
    expect(drawn(leaving((await it.tables.lookAs(id, it.bo))!, 'en', shelf))[0]).toBe(
      'Leave Pebbles 1? Nobody else is here, so it ends. It counts for nobody.',
    )
    expect(drawn(ending(look, 'en', shelf))).toEqual([
      'End Pebbles 1 for everybody? It counts for nobody.',
      '{End the table}',
      '[Keep playing]',
    ])
  })
})
