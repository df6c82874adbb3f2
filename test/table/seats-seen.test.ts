import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import { leaving, panel, refused, removing, tablePanel, wished, wishing } from '../../src/table/screens.js'
import type { Pace, Shelf } from '../../src/table/table.js'
import { plain } from '../screens.js'
import { done, evening, type Evening } from './evening.js'
import { PEBBLES, shelf } from './tiny-game.js'

const START = 1_000_000
const MINUTE = 60_000
const PEOPLE = ['Ann', 'Bo', 'Cleo']

async function playing(pace: Pace) {
  const it = await evening()
  const where = { game: PEBBLES, options: {}, house: 0, server: 'server', channel: '4711' } as const
  const { id } = done(await it.tables.open(it.by(it.ann), { ...where, pace }))
  for (const person of [it.bo, it.cleo]) done(await it.tables.join(id, it.by(person)))
  done(await it.tables.start(id, it.by(it.ann)))
  return { it, id }
}
const seen = async ({ tables }: Evening, id: string, person: number, names = PEOPLE, from: Shelf = shelf) =>
  plain(panel((await tables.lookAs(id, person))!, '', { language: 'en', until: 77 }, from), names)
const seats = async ({ tables }: Evening, id: string, person: number, names = PEOPLE) =>
  plain(tablePanel((await tables.lookAs(id, person))!, { language: 'en', moderator: false }, shelf), names)
const hide = async ({ tables, by }: Evening, id: string, person: number) => {
  const { asked, legal } = (await tables.lookAs(id, person))!
  return done(await tables.play(id, by(person), asked, legal[0]))
}
/** The others have hidden theirs when Bo's time runs out. */
async function lapse(it: Evening, id: string) {
  for (const person of [it.ann, it.cleo]) await hide(it, id, person)
  it.clock.now += 3 * MINUTE
  const { asked } = (await it.tables.get(id))!
  await it.tables.due(id, `clock:1:${asked[1]}:end`)
}
/** Bo's time has run out twice. */
async function away() {
  const { it, id } = await playing('live')
  await lapse(it, id)
  await hide(it, id, it.ann)
  await lapse(it, id)
  return { it, id }
}

describe('the panel of somebody who plays', () => {
  it('says how long the own turn lasts', async () => {
    const { it, id } = await playing('live')
    expect((await seen(it, id, it.ann))[1]).toBe(`~ Your time ends <${START + 3 * MINUTE}>.`)
    await hide(it, id, it.ann)
    expect(await seen(it, id, it.ann)).not.toContain(`~ Your time ends <${START + 3 * MINUTE}>.`)
  })
  it('has no cards to press while the house plays, and the way back', async () => {
    const { it, id } = await away()
    expect(await seen(it, id, it.bo)).toEqual([
      'The house plays for you. Press I am back to play on.',
      'Wait.',
      '~ Live until <77>, then press Refresh.',
      '[[I am back]]',
      '[Refresh] [Last round]',
      '[Rules] [Table]',
    ])
    done(await it.tables.back(id, it.by(it.bo)))
    expect(await seen(it, id, it.bo)).not.toContain('[[I am back]]')
  })
  it('says that the table is paused, and lets play', async () => {
    const { it, id } = await playing('none')
    await it.tables.pause(id, 'closed')
    expect((await seen(it, id, it.ann)).slice(0, 2)).toEqual([
      'The table is paused: I may not post in #4711 any more. Your hand is safe.',
      'Choose.',
    ])
    await it.tables.resume(id)
    await it.tables.pause(id, 'locked')
    expect((await seen(it, id, it.ann))[0]).toBe('The table is paused: #4711 is locked. Your hand is safe.')
  })
})

describe('the panel of somebody who plays no more', () => {
  it('says to whom the seat went, and how to get it back', async () => {
    const { it, id } = await playing('none')
    done(await it.tables.leave(id, it.by(it.cleo)))
    const names = ['Ann', 'Bo', 'Pip (house)']
    expect(await seen(it, id, it.cleo, names)).toEqual([
      'Your seat at Pebbles 1 went to Pip (house).',
      'Pip plays for somebody who left: take the seat.',
      '[Rules]',
      '[Take the seat]',
    ])
    expect(await seen(it, id, it.dan, names)).toEqual([
      'You are not at this table. Everything public is in the channel.',
      'Pip plays for somebody who left: take the seat.',
      '[Rules]',
      '[Take the seat]',
    ])
    const answer = await it.tables.join(id, it.by(it.dan))
    if (answer.ok || answer.by !== 'table') throw new Error('not refused')
    const row = await it.tables.row(id)
    expect(plain(refused(answer, { language: 'en', doing: 'join', row, command: '/foolish' }, shelf), names)).toEqual([
      'Pebbles 1 has started. Pip plays for somebody who left: take the seat.',
      '[Take the seat]',
    ])
    done(await it.tables.takeSeat(id, it.by(it.dan)))
    expect(await seen(it, id, it.cleo, ['Ann', 'Bo', 'Dan'])).toEqual(['Your seat at Pebbles 1 went to Dan.', '[Rules]'])
  })
  it('offers nothing to somebody who was removed', async () => {
    const { it, id } = await playing('none')
    done(await it.tables.remove(id, it.by(it.ann), it.cleo))
    expect(await seen(it, id, it.cleo, ['Ann', 'Bo', 'Pip (house)'])).toEqual(['You were removed from Pebbles 1.', '[Rules]'])
  })
})

describe('the page of a table', () => {
  it('says how everybody is, what is wished, and what can be done', async () => {
    const { it, id } = await playing('live')
    await lapse(it, id)
    done(await it.tables.leave(id, it.by(it.cleo)))
    done(await it.tables.end(id, { ...it.by(it.bo), moderator: false }))
    done(await it.tables.pace(id, it.by(it.ann), 'slow'))
    const names = ['Ann', 'Bo', 'Pip (house)']
    expect(await seats(it, id, it.ann, names)).toEqual([
      'Pebbles 1, round 1 of 2',
      '1 Ann (host, you)',
      '2 Bo (out of time once)',
      '3 Pip (house), for somebody who left',
      '~ Live: 3 minutes a turn.',
      '~ From the next deal on: a day a turn.',
      '1 of 2 wish to end the table.',
      '[Leave the table] [Pace]',
      '▼ Remove somebody',
      '[End the table] [Back]',
    ])
    expect((await seats(it, id, it.dan, names)).slice(-3)).toEqual([
      'Pip plays for somebody who left: take the seat.',
      '1 of 2 wish to end the table.',
      '[Take the seat]',
    ])
  })
  it('names people to be removed by who they are, since seats move', async () => {
    const { it, id } = await playing('none')
    const { rows } = tablePanel((await it.tables.lookAs(id, it.bo))!, { language: 'en', moderator: false }, shelf)
    const [list] = rows.flat().filter(({ kind }) => kind === 'pick')
    expect(list).toMatchObject({
      to: { verb: 'remove' },
      items: [{ key: `${it.ann}` }, { key: `${it.cleo}` }],
    })
  })
  it('asks once more before a wish, and counts it', async () => {
    const { it, id } = await playing('none')
    const look = async (person: number) => (await it.tables.lookAs(id, person))!
    expect(plain(removing(await look(it.bo), 'en', it.cleo, shelf), PEOPLE)).toEqual([
      'Do you wish that Cleo leaves Pebbles 1? 0 of 2 wishes are there.',
      '{Remove Cleo}',
      '[Keep playing]',
    ])
    done(await it.tables.remove(id, it.by(it.bo), it.cleo))
    expect(plain(wished(await look(it.bo), 'en', { remove: it.cleo }, shelf), PEOPLE)).toEqual([
      'You wish that Cleo leaves Pebbles 1. 1 of 2 wishes are there.',
      '[Back]',
    ])
    expect(plain(wishing(await look(it.bo), 'en', shelf), PEOPLE)).toEqual([
      'Do you wish that Pebbles 1 ends? It counts for nobody. 0 of 3 wishes are there.',
      '{Wish to end the table}',
      '[Keep playing]',
    ])
    expect(plain(removing(await look(it.ann), 'en', it.cleo, shelf), PEOPLE)[0]).toBe(
      'Remove Cleo from Pebbles 1? The house plays on in that seat, and Cleo may not come back to this table.',
    )
  })
  it('lets somebody for whom the house plays come back', async () => {
    const { it, id } = await away()
    expect(await seats(it, id, it.bo)).toEqual([
      'Pebbles 1, round 2 of 2',
      '1 Ann (host)',
      '2 Bo (you, away, the house plays)',
      '3 Cleo',
      '~ Live: 3 minutes a turn.',
      '[[I am back]]',
      '[Leave the table]',
      '▼ Remove somebody',
      '[Wish to end the table] [Back]',
    ])
  })
  it('tells nobody who was late in a secret turn', async () => {
    const { it, id } = await playing('live')
    await lapse(it, id)
    const box = shelf(PEBBLES)
    const secretly: Shelf = () => ({ ...box, rules: { ...box.rules, secretTurn: true } })
    const page = tablePanel((await it.tables.lookAs(id, it.ann))!, { language: 'en', moderator: false }, secretly)
    expect(plain(page, PEOPLE)[2]).toBe('2 Bo')
  })
})

describe('leaving costs', () => {
  const cost = async ({ tables }: Evening, id: string, person: number, from: Shelf) =>
    plain(leaving((await tables.lookAs(id, person))!, 'en', from), ['Ann', 'Bo', 'Cleo'])[0]
  it('a rated game, where nobody takes over', async () => {
    const it = await evening({ gameOf })
    const what = { game: 'fool', options: { rated: true }, house: 0, server: 's', channel: 'c', pace: 'none' } as const
    const { id } = done(await it.tables.open(it.by(it.ann), what))
    for (const person of [it.bo, it.cleo, it.dan]) done(await it.tables.join(id, it.by(person)))
    done(await it.tables.start(id, it.by(it.ann)))
    expect(await cost(it, id, it.bo, gameOf)).toBe('Leave Durak 1? You resign and are the Fool.')
    const byHost = removing((await it.tables.lookAs(id, it.ann))!, 'en', it.bo)
    expect(plain(byHost, PEOPLE)).toEqual(['Remove Bo from Durak 1? It counts as resigning.', '{Remove Bo}', '[Keep playing]'])
  })
  it('nothing once one is out, and the table where nobody else is awake', async () => {
    const { it, id } = await away()
    const box = shelf(PEBBLES)
    const out: Shelf = () => ({ ...box, rules: { ...box.rules, done: () => true } })
    expect(await cost(it, id, it.ann, out)).toBe('Leave Pebbles 1? You are out already and keep your place.')
    done(await it.tables.leave(id, it.by(it.cleo)))
    expect(await cost(it, id, it.ann, shelf)).toBe('Leave Pebbles 1? Nobody else is here, so it ends. It counts for nobody.')
  })
})

describe('a card led while others may ask for a new deal', () => {
  it('is told to its seat, with the time when it lies and the way to take it back', async () => {
    const it = await evening({ gameOf })
    const options = { redealSameSuit: 5 }
    const what = { game: 'fool', options, house: 0, server: 's', channel: 'c', pace: 'none' } as const
    const { id } = done(await it.tables.open(it.by(it.ann), what))
    done(await it.tables.join(id, it.by(it.bo)))
    done(await it.tables.start(id, it.by(it.ann)))
    const looks = await Promise.all(
      [it.ann, it.bo].map(async (person) => ({ person, look: (await it.tables.lookAs(id, person))! })),
    )
    const { person } = looks.find(({ look }) => look.legal.some((action) => (action as { type: string }).type === 'lead'))!
    await hide(it, id, person)
    const lines = await seen(it, id, person, ['Ann', 'Bo'], gameOf)
    const [queued, when] = lines.slice(lines.findIndex((line) => line.startsWith('Queued')))
    expect(queued).toMatch(/^Queued: .+\. Until it lies, others may ask for a new deal, which drops it\.$/u)
    expect(when).toBe(`It is played <${START + 10_000}>.`)
    expect(lines).toContain('[Take it back]')
  })
})
