import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import { personSettings } from '../../src/table/settings.js'
import { createWelcome } from '../../src/table/welcome.js'
import { done, evening } from './evening.js'

async function lobby() {
  const it = await evening({ gameOf })
  const what = { game: 'kings-and-jokers', options: {}, house: 1, server: 'server', channel: 'channel', pace: 'none' } as const
  const { id } = done(await it.tables.open(it.by(it.ann), what))
  const welcome = createWelcome(it.store, gameOf)
  const linesFor = async (person: number) => {
    const lines = await welcome.lines((await it.tables.lookAs(id, person))!, 'en')
    return lines.map(({ text }) => text.map((part) => (typeof part === 'string' ? part : '...')).join(''))
  }
  return { it, id, welcome, linesFor }
}

const HAND = [
  'A press chooses a tool. Until all have chosen you may press another one.',
  'Who you are and what you choose nobody learns; only the sum is shown.',
]

describe('what is said the first time', () => {
  it('explains the lobby, and then each game, until that person presses something', async () => {
    const { it: here, id, welcome, linesFor } = await lobby()
    const first = await linesFor(here.ann)
    expect(first[0]).toBe('You have a seat. Once ... starts the table, your hand comes here, for your eyes only.')
    expect(await linesFor(here.ann)).toEqual(first) // a panel that is refreshed keeps it
    done(await here.tables.start(id, here.by(here.ann)))
    expect(await linesFor(here.ann)).toEqual(HAND)
    expect(await linesFor(here.ann)).toEqual(HAND)
    welcome.pressed(id, here.ann)
    expect(await linesFor(here.ann)).toEqual([])
    expect((await personSettings(here.store, here.ann)).met).toEqual(['lobby', 'kings-and-jokers'])
  })

  it('is not said again in another game of the same kind, nor after a restart', async () => {
    const { it: here, id, linesFor } = await lobby()
    done(await here.tables.start(id, here.by(here.ann)))
    expect(await linesFor(here.ann)).toEqual(HAND)
    const anew = createWelcome(here.store, gameOf)
    expect(await anew.lines((await here.tables.lookAs(id, here.ann))!, 'en')).toEqual([])
  })

  it('is said to each person, and to nobody who only looks on', async () => {
    const { it: here, id, linesFor } = await lobby()
    done(await here.tables.join(id, here.by(here.bo)))
    expect(await linesFor(here.ann)).toHaveLength(2)
    expect(await linesFor(here.bo)).toHaveLength(2)
    expect(await linesFor(here.cleo)).toEqual([])
    expect((await personSettings(here.store, here.cleo)).met).toEqual([])
  })

  it('is left to the teacher in a lesson', async () => {
    const { it: here, welcome } = await lobby()
    const { id } = done(await here.tables.teach(here.by(here.ann), { game: 'fool', server: 'server' }))
    expect(await welcome.lines((await here.tables.lookAs(id, here.ann))!, 'en')).toEqual([])
    expect((await personSettings(here.store, here.ann)).met).toEqual([])
  })
})
