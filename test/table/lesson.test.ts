import { describe, expect, it } from 'vitest'
import { gameOf, type GameId } from '../../src/games/index.js'
import type { Control, Screen } from '../../src/kit/screen.js'
import type { Text } from '../../src/kit/text.js'
import { panel } from '../../src/table/screens.js'
import { rebuildResults } from '../../src/table/results.js'
import { story } from '../../src/table/story.js'
import type { Look, Tables } from '../../src/table/tables.js'
import { done, evening, type Evening } from './evening.js'

const DAY = 24 * 3_600_000

async function lesson(game: GameId) {
  const it = await evening({ gameOf })
  it.house.start()
  const { id } = done(await it.tables.teach(it.by(it.ann), { game, server: 'server' }))
  await it.house.settle()
  return { it, id }
}

const written = (text: Text, look: Look): string =>
  text
    .map((part) => {
      if (typeof part === 'string') return part
      if (!('seat' in part)) return ''
      const player = look.table.seats[part.seat]?.player
      return player?.kind === 'house' ? player.name : 'Ann'
    })
    .join('')

const lookOf = async (tables: Tables, id: string, person: number): Promise<Look> => (await tables.lookAs(id, person))!
const screenOf = (look: Look, path = ''): Screen<unknown> => panel(look, path, { language: 'en', until: 0 })
const linesOf = (look: Look, path = ''): readonly string[] => screenOf(look, path).lines.map(({ text }) => written(text, look))

/** What the teacher says is to be pressed, one label after the other; nothing while others are waited for. */
function told(look: Look): readonly string[] {
  const line = linesOf(look).find((it) => it.startsWith('Press '))
  if (line === undefined) return []
  return line.replace(/^Press (.*?)\.(?: Nobody learns that it was yours\.)?$/u, '$1').split(', then ')
}

function control(look: Look, path: string, label: string): Control<unknown> {
  const all = screenOf(look, path).rows.flat()
  const found = all.find((it) => written(it.label, look) === label)
  expect(found, `"${label}" among ${all.map((it) => written(it.label, look)).join(', ')}`).toBeDefined()
  return found!
}

async function presses(it: Evening, id: string, labels: readonly string[]): Promise<void> {
  const look = await lookOf(it.tables, id, it.ann)
  let path = ''
  for (const label of labels) {
    const { to } = control(look, path, label)
    if (!('path' in to)) throw new Error(`"${label}" is no card`)
    if ('act' in to && to.act !== undefined && typeof to.act !== 'function') {
      expect(await it.tables.play(id, it.by(it.ann), look.asked, to.act)).toMatchObject({ ok: true })
      return it.house.settle()
    }
    path = to.path
  }
  throw new Error(`${labels.join(', ')} plays nothing`)
}

/** Follows the teacher to the end: all presses, one list for each action. */
async function follow(it: Evening, id: string): Promise<readonly (readonly string[])[]> {
  const all: (readonly string[])[] = []
  for (
    let look = await lookOf(it.tables, id, it.ann);
    look.table.phase === 'playing';
    look = await lookOf(it.tables, id, it.ann)
  ) {
    expect(all.length).toBeLessThan(30)
    const labels = told(look)
    all.push(labels)
    await presses(it, id, labels)
  }
  return all
}

/** By game: at most so many presses make a lesson, and what its teacher must have shown. */
const LESSONS = {
  'foolish-faces': { most: 10, shows: ['Play face down', 'Play face up', "Cover Moss's Queen", 'Name Dot'] },
  fool: { most: 12, shows: ['Bito', 'Take 1 card', 'Take it'] },
  'kings-and-jokers': { most: 5, shows: ['Red 9: +9'] },
} as const satisfies Partial<Record<GameId, { readonly most: number; readonly shows: readonly string[] }>>

describe.each(Object.entries(LESSONS) as [keyof typeof LESSONS, (typeof LESSONS)[keyof typeof LESSONS]][])(
  'a lesson of %s',
  (game, { most, shows }) => {
    it('ends well for whoever presses what the teacher says', async () => {
      const { it: here, id } = await lesson(game)
      const pressed = (await follow(here, id)).flat()
      expect(pressed.length).toBeLessThanOrEqual(most)
      expect(shows.filter((label) => !pressed.includes(label))).toEqual([])
      const { table, viewer } = await lookOf(here.tables, id, here.ann)
      expect(table.outcome?.tags?.[viewer as number] ?? []).not.toContain('lost-by-all')
      expect(table.outcome?.places?.[viewer as number]).toBeLessThan(3)
      expect(here.bugs).toEqual([])
    })

    it('leaves no result, also when results are made anew', async () => {
      const { it: here, id } = await lesson(game)
      await follow(here, id)
      expect(await here.store.results()).toEqual([])
      expect(await rebuildResults(here.store, gameOf)).toBe(0)
    })

    it('tells the channel nothing, from its beginning to its end', async () => {
      const { it: here, id } = await lesson(game)
      const told = async () => {
        const { table, row } = await lookOf(here.tables, id, here.ann)
        return story(table, row, 'en')
      }
      expect(await told()).toEqual([])
      await follow(here, id)
      expect(await told()).toEqual([])
      expect(await here.store.live({ server: 'server', channel: 'channel' })).toEqual([])
    })

    it('says what comes next at the end', async () => {
      const { it: here, id } = await lesson(game)
      await follow(here, id)
      const lines = linesOf(await lookOf(here.tables, id, here.ann))
      expect(lines).toContain('That was the lesson. It leaves no trace.')
      expect(lines.some((line) => line.includes('practice:yes'))).toBe(true)
    })

    it('goes on, and says how, whatever else is played', async () => {
      const { it: here, id } = await lesson(game)
      for (let step = 0; step < 200; step++) {
        const look = await lookOf(here.tables, id, here.ann)
        if (look.table.phase !== 'playing') break
        for (const label of told(look).slice(0, 1)) control(look, '', label)
        expect(told(look)).not.toEqual([])
        const action = look.legal.at(-1)
        expect(await here.tables.play(id, here.by(here.ann), look.asked, action)).toMatchObject({ ok: true })
        await here.house.settle()
      }
      expect((await here.tables.get(id))?.phase).toBe('over')
    })
  },
)

describe('lessons', () => {
  it('go the same way every time', async () => {
    const logs = await Promise.all(
      [0, 1].map(async () => {
        const { it, id } = await lesson('kings-and-jokers')
        await follow(it, id)
        return (await it.store.read(id)).map(({ event }) =>
          'events' in (event as object) ? (event as { events: unknown }).events : undefined,
        )
      }),
    )
    expect(logs[0]).toEqual(logs[1])
  })

  it('are one at a time for each person', async () => {
    const { it, id } = await lesson('fool')
    const next = done(await it.tables.teach(it.by(it.ann), { game: 'foolish-faces', server: 'server' }))
    expect(await it.tables.get(id)).toMatchObject({ phase: 'over', closed: 'host' })
    expect(next).toMatchObject({ phase: 'playing', practice: 'lesson' })
  })

  it('are one lesson for one press that arrives twice', async () => {
    const { it } = await lesson('fool')
    const by = it.by(it.bo)
    const [one, two] = [
      done(await it.tables.teach(by, { game: 'fool', server: 'server' })),
      done(await it.tables.teach(by, { game: 'fool', server: 'server' })),
    ]
    expect(two.id).toBe(one.id)
    expect(two.phase).toBe('playing')
  })

  it('take no place of a table, and no seat of a game', async () => {
    const { it } = await lesson('fool')
    const what = { game: 'foolish-faces', options: {}, house: 4, server: 'server', channel: 'channel', pace: 'live' } as const
    const table = done(await it.tables.open(it.by(it.ann), what, { tables: 1, seats: 1 }))
    expect((await it.store.live({ server: 'server' })).length).toBe(2)
    expect(done(await it.tables.start(table.id, it.by(it.ann)))).toMatchObject({ phase: 'playing', practice: undefined })
  })

  it('end when they are left', async () => {
    const { it, id } = await lesson('foolish-faces')
    expect(done(await it.tables.leave(id, it.by(it.ann)))).toMatchObject({ phase: 'over', closed: 'nobody' })
    expect(await it.store.results()).toEqual([])
  })

  it('end by themselves after a day, and not before', async () => {
    const { it, id } = await lesson('foolish-faces')
    it.clock.now += DAY - 60_000
    await it.tables.sweep()
    expect(await it.tables.get(id)).toMatchObject({ phase: 'playing' })
    it.clock.now += DAY
    await it.tables.sweep()
    expect(await it.tables.get(id)).toMatchObject({ phase: 'over' })
  })

  it('are not played again, but begun anew', async () => {
    const { it, id } = await lesson('kings-and-jokers')
    await follow(it, id)
    expect(await it.tables.again(id, it.by(it.ann))).toMatchObject({ ok: false, reason: 'not_allowed' })
    const [[button] = []] = screenOf(await lookOf(it.tables, id, it.ann)).rows
    expect(button?.to).toEqual({ page: 'learn:kings-and-jokers' })
  })

  it('are not given for games that nobody teaches', async () => {
    const { it } = await lesson('fool')
    expect(await it.tables.teach(it.by(it.ann), { game: 'czech-fool', server: 'server' })).toMatchObject({ ok: false })
  })
})
