import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import { lobby } from '../../src/table/screens.js'
import { plain as drawn } from '../screens.js'
import { done, evening, type Evening } from './evening.js'
import { PEBBLES, shelf } from './tiny-game.js'

const names = (...all: readonly string[]) => all
const open = async (it: Evening, house: number) =>
  done(
    await it.tables.open(it.by(it.ann), { game: 'foolish-faces', options: {}, house, pace: 'none', server: 's', channel: 'c' }),
  )
const faces = () => evening({ gameOf })
const PEBBLES_HERE = { game: PEBBLES, options: {}, house: 0, server: 's', channel: 'c' } as const
/** The lobby as it stands in the channel. */
const shown = async ({ tables }: Evening, id: string, all: readonly string[]) =>
  drawn(lobby((await tables.get(id))!, (await tables.row(id))!, 'en'), all)

describe('the lobby of Foolish Faces', () => {
  it('shows seats, options and what is needed', async () => {
    const it = await faces()
    const { id } = await open(it, 0)
    await it.tables.join(id, it.by(it.bo))
    await it.tables.addHouse(id, it.by(it.ann))
    expect(await shown(it, id, names('Ann', 'Bo', 'Pip (house)'))).toEqual([
      '# Foolish Faces 1',
      'Ann opened a table. 3 are seated.',
      '1 Ann (host)',
      '2 Bo',
      '3 Pip (house)',
      '4 free',
      '5 free',
      'Full game, Party Crasher off.',
      'No clock.',
      'Starts with 4 or 5.',
      '~ Ends <2800000> if nobody presses anything.',
      '[[Join]] [Leave] [Rules]',
      '[Add house player] [[Start]]',
      '[Pace] [Drop house player]',
    ])
  })
  it('counts many free seats in one line, and has nobody to drop without house players', async () => {
    const it = await faces()
    const { id } = await open(it, 0)
    expect(await shown(it, id, names('Ann'))).toEqual([
      '# Foolish Faces 1',
      'Ann opened a table. 1 is seated.',
      '1 Ann (host)',
      '2 to 5 free',
      'Full game, Party Crasher off.',
      'No clock.',
      'Starts with 4 or 5.',
      '~ Ends <2800000> if nobody presses anything.',
      '[[Join]] [Leave] [Rules]',
      '[Add house player] [[Start]]',
      '[Pace]',
    ])
  })
  it('says whose seat somebody takes at a full table', async () => {
    const it = await faces()
    const { id } = await open(it, 2)
    await it.tables.join(id, it.by(it.bo))
    await it.tables.join(id, it.by(it.cleo))
    expect(await shown(it, id, names('Ann', 'Pip (house)', 'Dot (house)', 'Bo', 'Cleo'))).toEqual([
      '# Foolish Faces 1',
      "Ann's table is full.",
      '1 Ann (host)',
      '2 Pip (house)',
      '3 Dot (house)',
      '4 Bo',
      '5 Cleo',
      'Full game (5 rounds), Party Crasher off.',
      'No clock.',
      "Join takes Dot's seat.",
      '~ Ends <2800000> if nobody presses anything.',
      '[[Join]] [Leave] [Rules]',
      '(Add house player) [[Start]]',
      '[Pace] [Drop house player]',
    ])
  })
  it('closes Join when people have all the seats', async () => {
    const it = await faces()
    const { id } = await open(it, 0)
    const eve = await it.store.person('Eve', 'Eve', 0)
    for (const person of [it.bo, it.cleo, it.dan, eve]) await it.tables.join(id, it.by(person))
    expect((await shown(it, id, names('Ann', 'Bo', 'Cleo', 'Dan', 'Eve'))).slice(8)).toEqual([
      'No clock.',
      'All five seats are taken by people.',
      '~ Ends <2800000> if nobody presses anything.',
      '(Join) [Leave] [Rules]',
      '(Add house player) [[Start]]',
      '[Pace]',
    ])
  })
  it('still says who opened it when somebody else is host', async () => {
    const it = await faces()
    const { id } = await open(it, 0)
    await it.tables.join(id, it.by(it.bo))
    await it.tables.leave(id, it.by(it.ann))
    const lines = await shown(it, id, names('Bo'))
    expect(lines.slice(1, 3)).toEqual([`person ${it.ann} opened a table. 1 is seated.`, '1 Bo (host)'])
  })
  it('becomes its record', async () => {
    const it = await faces()
    const { id } = await open(it, 2)
    await it.tables.join(id, it.by(it.bo))
    await it.tables.start(id, it.by(it.ann))
    expect(await shown(it, id, names('Ann', 'Pip (house)', 'Dot (house)', 'Bo'))).toEqual([
      'Foolish Faces 1: Ann, Pip (house), Dot (house) and Bo play.',
    ])
    const { id: other } = await open(it, 0)
    await it.tables.leave(other, it.by(it.ann))
    expect(await shown(it, other, names())).toEqual(['Foolish Faces 2 ended before it started.'])
  })
  it('of a rematch says whose seats are held, and until when', async () => {
    const it = await faces()
    const { id } = await open(it, 2)
    await it.tables.join(id, it.by(it.bo))
    await it.tables.start(id, it.by(it.ann))
    await it.tables.end(id, { ...it.by(it.ann), moderator: false })
    const next = done(await it.tables.again(id, it.by(it.ann)))
    const all = names('Ann', 'Pip (house)', 'Dot (house)', 'Bo')
    expect((await shown(it, next.id, all)).slice(1, 6)).toEqual([
      'Ann opened a table. 3 are seated.',
      '1 Ann (host)',
      '2 Pip (house)',
      '3 Dot (house)',
      '4 Bo (not back yet, seat held, <1300000>)',
    ])
  })
})

describe('the pace of a lobby', () => {
  it('is told, and what the host makes of it holds at once', async () => {
    const it = await evening()
    const { id } = done(await it.tables.open(it.by(it.ann), { ...PEBBLES_HERE, pace: 'live' }))
    const lines = async () => drawn(lobby((await it.tables.get(id))!, (await it.tables.row(id))!, 'en', shelf), names('Ann'))
    expect(await lines()).toContain('Live: 3 minutes a turn.')
    it.clock.now += 60_000
    done(await it.tables.pace(id, it.by(it.ann), 'slow'))
    expect((await lines()).slice(-6, -3)).toEqual([
      'Slow: a day a turn.',
      'Starts with 2 or 3.',
      '~ Ends <2860000> if nobody presses anything.',
    ])
  })
  it('is no matter where the house rules fix the time', async () => {
    const it = await faces()
    const rated = { ...PEBBLES_HERE, game: 'fool', options: { rated: true, moveMs: 30_000 }, pace: 'live' } as const
    const { id } = done(await it.tables.open(it.by(it.ann), rated))
    const lines = await shown(it, id, names('Ann'))
    expect(lines).not.toContain('Live: 3 minutes a turn.')
    expect(lines.slice(-2)).toEqual(['[Add house player] [[Start]]', '[House rules]'])
  })
  it('is forgotten when nobody came', async () => {
    const it = await evening()
    const { id, seq } = await it.opened()
    it.clock.now += 30 * 60_000
    await it.tables.due(id, `lobby:${seq}`)
    expect(drawn(lobby((await it.tables.get(id))!, (await it.tables.row(id))!, 'en', shelf), names('Ann'))).toEqual([
      'Nobody pressed anything at Pebbles 1 for half an hour, so it ended.',
    ])
  })
})

describe('the lobby of Durak', () => {
  const durak = async (it: Evening, options: object, house: number) =>
    done(await it.tables.open(it.by(it.ann), { game: 'fool', options, house, pace: 'none', server: 's', channel: 'c' }))
  it('has the house rules in a line and behind a button', async () => {
    const it = await faces()
    const { id } = await durak(it, { nextLead: 'underFool' }, 0)
    for (const person of [it.bo, it.cleo]) await it.tables.join(id, it.by(person))
    expect(await shown(it, id, names('Ann', 'Bo', 'Cleo'))).toEqual([
      '# Durak 1',
      'Ann opened a table. 3 are seated.',
      '1 Ann (host)',
      '2 Bo',
      '3 Cleo',
      '4 to 6 free',
      'House rules: throw-in, 36 cards, all throw in, first attack 5, next lead under the Fool.',
      'No clock.',
      '~ Ends <2800000> if nobody presses anything.',
      '[[Join]] [Leave] [Rules]',
      '[Add house player] [[Start]]',
      '[House rules] [Pace]',
    ])
  })
  it('says how many it takes where that hangs on the rules, and drops house players beside them', async () => {
    const it = await faces()
    const { id } = await durak(it, { teams: 'pairs' }, 1)
    expect((await shown(it, id, names('Ann', 'Pip (house)'))).slice(4)).toEqual([
      '3 to 6 free',
      'House rules: throw-in, pairs, 36 cards, all throw in, first attack 5, next lead from under the Fool.',
      'No clock.',
      'Starts with 4 or 6.',
      '~ Ends <2800000> if nobody presses anything.',
      '[[Join]] [Leave] [Rules]',
      '[Add house player] [[Start]]',
      '[House rules] [Pace]',
      '[Drop house player]',
    ])
  })
})
