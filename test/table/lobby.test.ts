import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import { lobby } from '../../src/table/screens.js'
import { plain as drawn } from '../screens.js'
import { done, evening, type Evening } from './evening.js'

const names = (...all: readonly string[]) => all
const open = async (it: Evening, house: number) =>
  done(await it.tables.open(it.by(it.ann), { game: 'foolish-faces', options: {}, house, server: 's', channel: 'c' }))
const faces = () => evening({ gameOf })
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
      'Starts with 4 or 5.',
      '[[Join]] [Leave] [Rules]',
      '[Add house player] [[Start]]',
      '[Drop house player]',
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
      'Starts with 4 or 5.',
      '[[Join]] [Leave] [Rules]',
      '[Add house player] [[Start]]',
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
      "Join takes Dot's seat.",
      '[[Join]] [Leave] [Rules]',
      '(Add house player) [[Start]]',
      '[Drop house player]',
    ])
  })
  it('closes Join when people have all the seats', async () => {
    const it = await faces()
    const { id } = await open(it, 0)
    const eve = await it.store.person('Eve', 'Eve')
    for (const person of [it.bo, it.cleo, it.dan, eve]) await it.tables.join(id, it.by(person))
    expect((await shown(it, id, names('Ann', 'Bo', 'Cleo', 'Dan', 'Eve'))).slice(8)).toEqual([
      'All five seats are taken by people.',
      '(Join) [Leave] [Rules]',
      '(Add house player) [[Start]]',
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

describe('the lobby of Durak', () => {
  const durak = async (it: Evening, options: object, house: number) =>
    done(await it.tables.open(it.by(it.ann), { game: 'fool', options, house, server: 's', channel: 'c' }))
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
      '[[Join]] [Leave] [Rules]',
      '[Add house player] [[Start]]',
      '[House rules]',
    ])
  })
  it('says how many it takes where that hangs on the rules, and drops house players beside them', async () => {
    const it = await faces()
    const { id } = await durak(it, { teams: 'pairs' }, 1)
    expect((await shown(it, id, names('Ann', 'Pip (house)'))).slice(4)).toEqual([
      '3 to 6 free',
      'House rules: throw-in, pairs, 36 cards, all throw in, first attack 5, next lead from under the Fool.',
      'Starts with 4 or 6.',
      '[[Join]] [Leave] [Rules]',
      '[Add house player] [[Start]]',
      '[House rules] [Drop house player]',
    ])
  })
})
