import { describe, expect, it } from 'vitest'
import { games, gameOf, isGame, type GameId } from '../../src/games/index.js'
import { folded } from '../../src/kit/game.js'
import { rngFor } from '../../src/kit/rng.js'
import type { Text } from '../../src/kit/text.js'
import { advice } from '../../src/table/advice.js'
import { rebuildResults } from '../../src/table/results.js'
import { lobby, panel } from '../../src/table/screens.js'
import { story } from '../../src/table/story.js'
import type { Look } from '../../src/table/tables.js'
import { steps } from '../games/playout.js'
import { done, evening } from './evening.js'

const NOTE = 'Practice: it counts for nobody.'
const SEATS: Readonly<Record<GameId, number>> = {
  'foolish-faces': 4,
  fool: 3,
  'chinese-fool': 3,
  'czech-fool': 2,
  'kings-and-jokers': 2,
}
const words = (text: Text): string => text.map((part) => (typeof part === 'string' ? part : 'somebody')).join('')
const everyGame = Object.keys(games).filter(isGame)

/** Ann with house players. */
async function table(game: GameId, practice: boolean) {
  const it = await evening({ gameOf })
  const what = {
    game,
    options: {},
    house: SEATS[game] - 1,
    server: 'server',
    channel: 'channel',
    pace: 'none',
    practice,
  } as const
  const opened = done(await it.tables.open(it.by(it.ann), what))
  it.house.start()
  const start = async () => {
    done(await it.tables.start(opened.id, it.by(it.ann)))
    await it.house.settle()
  }
  const look = async (): Promise<Look> => (await it.tables.lookAs(opened.id, it.ann))!
  const play = async (choose = (legal: readonly unknown[]) => legal[0]) => {
    const { asked, legal } = await look()
    done(await it.tables.play(opened.id, it.by(it.ann), asked, choose(legal)))
    await it.house.settle()
  }
  return { it, id: opened.id, start, look, play }
}
const buttons = (look: Look): readonly string[] =>
  panel(look, '', { language: 'en', until: 0 })
    .rows.flat()
    .map(({ label }) => words(label))

describe('a practice table', () => {
  it('says in its lobby and on its newest page that it counts for nobody', async () => {
    const { start, look } = await table('kings-and-jokers', true)
    const { table: gathering, row } = await look()
    expect(lobby(gathering, row, 'en').lines.map(({ text }) => words(text))).toContain(NOTE)
    await start()
    const told = async () => {
      const { table: now } = await look()
      return story(now, row, 'en')
        .at(-1)!
        .screen()
        .lines.map(({ text }) => words(text))
    }
    expect(await told()).toContain(NOTE)
  })

  it('leaves no results, also when they are made anew', async () => {
    const { it: here, start, look, play } = await table('kings-and-jokers', true)
    await start()
    while ((await look()).table.phase === 'playing') await play()
    expect((await look()).table.outcome).toBeDefined()
    expect(await here.store.results()).toEqual([])
    expect(await rebuildResults(here.store, gameOf)).toBe(0)
  })

  it('is followed by another one', async () => {
    const { it: here, id, start, look, play } = await table('kings-and-jokers', true)
    await start()
    while ((await look()).table.phase === 'playing') await play()
    expect(done(await here.tables.again(id, here.by(here.ann)))).toMatchObject({ practice: 'practice' })
  })
})

describe('a table that counts', () => {
  it('says nothing of practice, and leaves results', async () => {
    const { it: here, start, look, play } = await table('kings-and-jokers', false)
    const { table: gathering, row } = await look()
    expect(lobby(gathering, row, 'en').lines.map(({ text }) => words(text))).not.toContain(NOTE)
    await start()
    expect(buttons(await look())).not.toContain('What would you play?')
    expect(advice(await look(), 'en')).toBeUndefined()
    while ((await look()).table.phase === 'playing') await play()
    expect(await here.store.results()).toHaveLength(1)
  })
})

describe.each(everyGame)('advice at %s', (game) => {
  it('is one sentence, the same each time it is asked, and there while one is asked', async () => {
    const { it: here, start, look } = await table(game, true)
    await start()
    for (let tries = 0; !buttons(await look()).includes('What would you play?'); tries++) {
      expect(tries).toBeLessThan(50)
      await here.passes(10_000)
    }
    const now = await look()
    const said = words(advice(now, 'en')!)
    expect(said).toMatch(/^The house would .*\.$/u)
    expect(words(advice(await look(), 'en')!)).toBe(said)
  })

  it('has words for whatever the house would do', () => {
    const { rules, house, show } = gameOf(game)
    const options: unknown = rules.options.parse({})
    const bare: unknown = rules.setup(SEATS[game], options)
    const first: unknown = folded(rules, bare, rules.deal(bare, rngFor('advice', 0)))
    for (const { state, seat, seq } of steps(rules, game, 'advice', first)) {
      if (seq > 150) break
      const view: unknown = rules.view(state, seat)
      const legal: readonly unknown[] = rules.legal(state, seat)
      for (const action of [house(view, legal, rngFor('advice', seq)) as unknown, ...legal])
        expect(words(show('en').advice(action, view))).toMatch(/^The house would .*\.$/u)
    }
  })
})

it('a lesson has a teacher instead of advice', async () => {
  const it = await evening({ gameOf })
  const { id } = done(await it.tables.teach(it.by(it.ann), { game: 'kings-and-jokers', server: 'server' }))
  const look = (await it.tables.lookAs(id, it.ann))!
  expect(buttons(look)).not.toContain('What would you play?')
  expect(advice(look, 'en')).toBeUndefined()
})
