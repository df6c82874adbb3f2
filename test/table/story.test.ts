import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import { story } from '../../src/table/story.js'
import type { Shelf, Table } from '../../src/table/table.js'
import { plain } from '../screens.js'
import { done, evening, type Evening } from './evening.js'
import { shelf } from './tiny-game.js'

const NAMES = ['Ann', 'Pip (house)', 'Dot (house)', 'Fern (house)']
const told = async ({ tables }: Evening, id: string, from: Shelf = shelf) =>
  story((await tables.get(id))!, (await tables.row(id))!, 'en', from).map((page) => ({
    key: page.key,
    final: page.final,
    lines: plain(page.screen(), NAMES),
  }))

/** Ann plays her first legal action, and the house whatever it likes. */
async function press(it: Evening, id: string): Promise<void> {
  await it.house.settle()
  const { asked, legal } = (await it.tables.lookAs(id, it.ann))!
  if (legal.length) done(await it.tables.play(id, it.by(it.ann), asked, legal[0]))
  await it.house.settle()
}
async function playing(it: Evening, rounds = 2) {
  const { id } = await it.opened(1, rounds)
  done(await it.tables.start(id, it.by(it.ann)))
  it.house.start()
  return id
}
const LIVE = '[[My hand]] [Rules]'
const OVER = '[[Play again]] [Leaderboard] [Replay]'

describe('the story of a table', () => {
  it('begins with the lobby', async () => {
    const it = await evening()
    const { id } = await it.opened()
    expect((await told(it, id)).map(({ key, final }) => [key, final])).toEqual([['lobby', false]])
  })
  it("goes on with the game's pages, the newest with name, place and buttons", async () => {
    const it = await evening()
    const id = await playing(it)
    const record = { key: 'lobby', final: true, lines: ['Pebbles 1: Ann and Pip (house) play.'] }
    expect(await told(it, id)).toEqual([
      record,
      { key: 'r1', final: false, lines: ['Round 1.', '~ Pebbles 1, round 1 of 2', LIVE] },
    ])
    await press(it, id)
    await press(it, id)
    expect(await told(it, id)).toEqual([
      record,
      { key: 'r1', final: true, lines: ['Round 1 is over.'] },
      { key: 'r2', final: false, lines: ['Round 2.', '~ Pebbles 1, round 2 of 2', LIVE] },
    ])
  })
  it('ends with the way to the next game, until there is one', async () => {
    const it = await evening()
    const id = await playing(it, 1)
    await press(it, id)
    await press(it, id)
    expect((await told(it, id)).at(-1)).toEqual({ key: 'r1', final: false, lines: ['Round 1 is over.', OVER] })
    done(await it.tables.again(id, it.by(it.ann)))
    expect((await told(it, id)).at(-1)).toEqual({ key: 'r1', final: true, lines: ['Round 1 is over.'] })
  })
  it('says by whom a table was ended, and that it counts for nobody', async () => {
    const it = await evening()
    const id = await playing(it)
    done(await it.tables.end(id, { ...it.by(it.ann), moderator: false }))
    expect((await told(it, id)).slice(1)).toEqual([
      { key: 'r1', final: true, lines: ['Round 1.', '~ Pebbles 1, round 1 of 2'] },
      { key: 'closed', final: false, lines: ['Ann, the host, ended Pebbles 1.', 'It counts for nobody.', OVER] },
    ])
    const moderated = await playing(it)
    done(await it.tables.end(moderated, { ...it.by(it.dan), moderator: true }))
    expect((await told(it, moderated)).at(-1)?.lines).toEqual(['A moderator ended Pebbles 2.', 'It counts for nobody.', OVER])
  })
  it('says that all wished the end, or that nobody plays any more', async () => {
    const it = await evening()
    const { id } = await it.opened()
    done(await it.tables.join(id, it.by(it.bo)))
    done(await it.tables.start(id, it.by(it.ann)))
    const closed = async (why: string) => {
      const table = { ...(await it.tables.get(id))!, phase: 'over', closed: why } as Table
      return plain(
        story(table, (await it.tables.row(id))!, 'en', shelf)
          .at(-1)!
          .screen(),
        NAMES,
      )
    }
    expect(await closed('vote')).toEqual(['All who play at Pebbles 1 wished to end it.', 'It counts for nobody.', OVER])
    expect(await closed('nobody')).toEqual(['Nobody plays at Pebbles 1 any more, so it ends here.', 'It counts for nobody.'])
  })
  it('offers nothing at a table that everybody has left', async () => {
    const it = await evening()
    const id = await playing(it)
    done(await it.tables.leave(id, it.by(it.ann)))
    expect((await told(it, id)).at(-1)).toEqual({
      key: 'closed',
      final: true,
      lines: ['Everybody has left Pebbles 1, so it ends here.', 'It counts for nobody.'],
    })
  })
  it('of a whole game of Foolish Faces has each key once, and buttons on its newest page alone', async () => {
    const it = await evening({ gameOf })
    const what = { game: 'foolish-faces', options: {}, house: 3, pace: 'none', server: 's', channel: 'c' } as const
    const { id } = done(await it.tables.open(it.by(it.ann), what))
    done(await it.tables.start(id, it.by(it.ann)))
    it.house.start()
    const final = new Map<string, readonly string[]>()
    for (let over = false; !over;) {
      await press(it, id)
      const pages = await told(it, id, gameOf)
      over = (await it.tables.get(id))?.phase === 'over'
      expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length)
      const buttoned = pages.filter(({ lines }) => [LIVE, OVER].includes(lines.at(-1)!))
      expect(buttoned.map(({ key }) => key)).toEqual([pages.at(-1)!.key])
      expect(pages.at(-1)?.lines.at(-1)).toBe(over ? OVER : LIVE)
      for (const page of pages) {
        if (final.has(page.key)) expect(page.lines).toEqual(final.get(page.key))
        if (page.final) final.set(page.key, page.lines)
      }
    }
    expect(it.bugs).toEqual([])
  })
})
