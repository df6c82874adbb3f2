import { describe, expect, it } from 'vitest'
import type { Call, Reply } from '../../commands/command.js'
import { commands } from '../../commands/index.js'
import { VERBS, type Verb } from '../../src/kit/screen.js'
import { evening, leads, playsOut, tableOf, type Name } from './evening.js'

type Evening = Awaited<ReturnType<typeof evening>>

/** How each button is said. */
const SAID = {
  join: ['/table join'],
  leave: ['/table leave'],
  'leave-sure': ['/table leave', { sure: true }],
  'house-add': ['/table house', { do: 'add' }],
  'house-drop': ['/table house', { do: 'drop' }],
  'house-rules': ['/table house-rules'],
  start: ['/table start'],
  'start-filled': ['/table start', { missing: 'fill' }],
  'start-without': ['/table start', { missing: 'without' }],
  hand: ['/hand'],
  refresh: ['/hand'],
  unqueue: ['/table take-back'],
  'take-seat': ['/table take-seat'],
  back: ['/table back'],
  remove: ['/table kick', { who: 'Bo' }],
  'remove-sure': ['/table kick', { who: 'Bo', sure: true }],
  pace: ['/table pace', { pace: 'slow' }],
  last: ['/table last'],
  advise: ['/table advise'],
  rules: ['/rules'],
  show: ['/table show'],
  table: ['/table seats'],
  end: ['/table end'],
  'end-sure': ['/table end', { sure: true }],
  again: ['/table again'],
  leaderboard: ['/leaderboard'],
} as const satisfies Record<Verb, readonly [said: string, options?: Call['options']]>

/** Tables at which every verb has something to do, or a good reason not to. */
const SITUATIONS: Readonly<Record<string, (it: Evening) => Promise<string>>> = {
  'a lobby of two': (it) => it.opens('Ann', 'Bo'),
  'a lobby of four with a house player': async (it) => {
    const table = await it.opens('Ann', 'Bo', 'Cleo')
    await it.presses('Ann', table, 'house-add')
    return table
  },
  'a game that somebody left': async (it) => {
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.presses('Ann', table, 'start')
    await it.presses('Dan', table, 'leave-sure')
    return table
  },
  'a game that is over': async (it) => {
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.presses('Ann', table, 'start')
    await it.presses('Ann', table, 'end-sure')
    return table
  },
}

/** What came of it: the words of the reply, and what the table is then. */
async function outcome(it: Evening, table: string, reply: Reply) {
  const after = (await it.tables.get(table))!
  const words = 'screen' in reply ? await it.reads(reply) : undefined
  const led = 'screen' in reply ? undefined : reply.table === table
  return {
    to: reply.to,
    words: words && { lines: words.lines, buttons: words.buttons },
    led,
    phase: after.phase,
    seats: after.seats.length,
  }
}

describe.each(Object.entries(SITUATIONS))('at %s', (_, arrive) => {
  it.each(VERBS.flatMap((verb) => (['Ann', 'Bo', 'Eve'] as const).map((name): [Verb, Name] => [verb, name])))(
    '%s does for %s what its command does',
    async (verb, name) => {
      const [pressing, saying] = [await evening(), await evening()]
      const [one, other] = [await arrive(pressing), await arrive(saying)]
      const [said, options = {}]: readonly [string, Call['options']?] = SAID[verb]
      const table = said.startsWith('/table') || said === '/hand' ? { table: other } : {}
      const about = { remove: `${pressing.person('Bo')}`, 'remove-sure': `${pressing.person('Bo')}`, pace: 'slow' }
      const more = verb in about ? { about: about[verb as keyof typeof about] } : {}
      const pressed = await outcome(pressing, one, await pressing.presses(name, one, verb, more))
      const spoken = await outcome(saying, other, await saying.says(name, said, { ...options, ...table }))
      if (verb === 'leaderboard' || verb === 'rules') expect(spoken.to).toBe(pressed.to) // these commands name a game, not a table
      else expect(spoken).toEqual(pressed)
    },
  )
})

describe('/table', () => {
  it('says nothing that has no button', () => {
    const subs = (commands['table']!.definition.options ?? []).map(({ name }) => `/table ${name}`)
    const said = new Set<string>(Object.values(SAID).map(([words]) => words))
    expect(subs.filter((sub) => !said.has(sub))).toEqual([])
  })
})

describe('at the lobby', () => {
  it('what changes it shows on the board, and a refusal in private with what helps', async () => {
    const it = await evening()
    const table = tableOf(await it.says('Ann', '/foolish', { length: 'single-round', 'party-crasher': true, 'house-players': 1 }))
    expect(await it.tables.get(table)).toMatchObject({
      phase: 'gathering',
      options: { length: 'single-round', partyCrasher: true },
    })
    expect((await it.tables.get(table))?.seats).toHaveLength(2)
    expect(await it.presses('Bo', table, 'join')).toEqual({ to: 'board', table, panel: true })
    const refused = await it.reads(await it.presses('Ann', table, 'start'))
    expect(refused).toMatchObject({
      to: 'you',
      lines: ['Not yet: 3 are seated, 4 are needed.'],
      buttons: ['Add a house player and start'],
    })
    expect(leads(refused, 'Add a house player and start')).toEqual({ verb: 'start-filled' })
    expect((await it.reads(await it.presses('Bo', table, 'start'))).lines).toEqual(['Ann is host and starts this table.'])
    expect(await it.presses('Ann', table, 'start-filled')).toEqual({ to: 'panel', table, path: '' })
    expect((await it.tables.get(table))?.phase).toBe('playing')
  })

  it('what arrives twice acts once', async () => {
    const it = await evening()
    const table = await it.opens('Ann')
    const more = { cause: 'one press' }
    expect(await it.presses('Ann', table, 'house-add', more)).toEqual({ to: 'board', table })
    expect(await it.presses('Ann', table, 'house-add', more)).toEqual({ to: 'board', table })
    expect((await it.tables.get(table))?.seats).toHaveLength(2)
  })

  it('a table of another server is nobody here', async () => {
    const it = await evening()
    const table = await it.opens('Ann')
    for (const id of [table, 'ffffffff']) {
      const reply = await it.presses('Bo', id, 'join', { server: 'another server' })
      expect((await it.reads(reply)).lines).toEqual(['This button belongs to an older table. /table show lists those here.'])
    }
    expect((await it.tables.get(table))?.seats).toHaveLength(1)
  })
})

describe('leaving', () => {
  it('costs nothing in the lobby, and is asked once more in a game', async () => {
    const it = await evening()
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan', 'Eve')
    expect(await it.presses('Eve', table, 'leave')).toEqual({ to: 'board', table })
    await it.presses('Ann', table, 'start')
    const asked = await it.reads(await it.presses('Bo', table, 'leave'))
    expect(asked).toMatchObject({ to: 'here', buttons: ['Leave the table', 'Keep playing'] })
    expect(leads(asked, 'Leave the table')).toEqual({ verb: 'leave-sure' })
    const left = await it.reads(await it.presses('Bo', table, 'leave-sure'))
    expect(left).toMatchObject({ to: 'here', lines: ['You have left Foolish Faces 1. The house plays on with your cards.'] })
    expect((await it.tables.get(table))?.seats.map(({ player }) => player.kind)).toEqual(['person', 'house', 'person', 'person'])
  })

  it('by the last person ends the game', async () => {
    const it = await evening()
    const table = await it.opens('Ann')
    await it.presses('Ann', table, 'start-filled')
    const left = await it.reads(await it.presses('Ann', table, 'leave-sure'))
    expect(left.lines).toEqual(['You have left Foolish Faces 1.'])
    expect(await it.tables.get(table)).toMatchObject({ phase: 'over', closed: 'nobody' })
  })
})

describe('ending', () => {
  it('is for the host and for moderators, and is asked once more', async () => {
    const it = await evening()
    const table = await it.opens('Ann', 'Bo')
    const refused = await it.reads(await it.presses('Cleo', table, 'end'))
    expect(refused).toMatchObject({ to: 'you', lines: ['Ann is host: the host or a moderator ends this table.'] })
    expect((await it.reads(await it.presses('Cleo', table, 'end-sure'))).lines).toEqual(refused.lines)
    expect((await it.tables.get(table))?.phase).toBe('gathering')
    for (const [name, more] of [
      ['Ann', {}],
      ['Eve', { moderator: true }],
    ] as const) {
      const asked = await it.reads(await it.presses(name, table, 'end', more))
      expect(leads(asked, 'End the table')).toEqual({ verb: 'end-sure' })
    }
    const ended = await it.reads(await it.presses('Eve', table, 'end-sure', { moderator: true }))
    expect(ended).toMatchObject({ to: 'here', lines: ['Foolish Faces 1 has ended.'] })
    expect(await it.tables.get(table)).toMatchObject({ phase: 'over', closed: 'moderator' })
  })
})

describe('/foolish', () => {
  it('names every permission that is missing, and opens nothing', async () => {
    const it = await evening()
    const one = await it.reads(await it.says('Ann', '/foolish', {}, { lacks: ['Send Messages'] }))
    expect(one).toMatchObject({
      to: 'you',
      lines: [
        'I cannot open a table in this channel yet. Missing: **Send Messages**. A server admin can add it for Foolish under Edit Channel, Permissions.',
      ],
    })
    const two = await it.reads(await it.says('Ann', '/foolish', {}, { lacks: ['View Channel', 'Send Messages'] }))
    expect(two.lines[0]).toContain('Missing: **View Channel** and **Send Messages**. A server admin can add them')
    expect(await it.store.live()).toEqual([])
  })

  it('says after the opening that no pictures can be shown, in the channel and for a thread of its own', async () => {
    const it = await evening()
    for (const thread of [false, true]) {
      const reply = await it.says('Ann', '/foolish', { thread }, { lacksPictures: ['Attach Files'] })
      expect(reply.to).toBe(thread ? 'everybody' : 'board')
      expect('more' in reply && reply.more?.lines[0]?.text).toMatchObject([
        'Pictures cannot be shown in ',
        { channel: 'games' },
        {},
        {},
        {},
      ])
    }
    expect(await it.says('Ann', '/foolish')).not.toHaveProperty('more')
  })

  it('opens a full game with the Party Crasher off unless it is told otherwise', async () => {
    const it = await evening()
    const table = tableOf(await it.says('Ann', '/foolish'))
    expect(await it.tables.get(table)).toMatchObject({ options: { length: 'full', partyCrasher: false }, seats: [{}] })
  })
})

describe('playing again', () => {
  it('leads to the table of the rematch', async () => {
    const it = await evening()
    const table = await it.opens('Ann', 'Bo', 'Cleo', 'Dan')
    await it.presses('Ann', table, 'start')
    await playsOut(it.tables, table, [1, 2, 3, 4])
    const refused = await it.reads(await it.presses('Bo', table, 'again', { lacks: ['Send Messages'] }))
    expect(refused.lines[0]).toContain('Missing: **Send Messages**.')
    const next = tableOf(await it.presses('Bo', table, 'again'))
    expect(next).not.toBe(table)
    expect(await it.says('Cleo', '/table again')).toEqual({ to: 'board', table: next })
    const held = await it.reads(await it.presses('Bo', next, 'start'))
    expect(leads(held, 'Start without them')).toEqual({ verb: 'start-without' })
  })
})
