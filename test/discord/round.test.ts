import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGallery } from '../../src/discord/gallery.js'
import { createPoster, type Drawn } from '../../src/discord/page.js'
import { restFor } from '../../src/discord/rest.js'
import { FAREWELL, round } from '../../src/discord/round.js'
import type { Page } from '../../src/kit/show.js'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import type { LocalDiscord } from '../../src/local-discord/local.js'
import type { Store } from '../../src/store/store.js'
import { openTable, opened, tableRow } from '../store/some.js'

/** Its words, and whether it calls somebody where it is new. */
interface Told {
  readonly words: string
  readonly final?: true
  readonly calls?: true
}

let local: LocalDiscord
let store: Store
let channel: string
let tables = 0
beforeAll(async () => {
  local = await startLocalDiscord({ people: ['Ann'], limits: false })
})
afterAll(() => local.stop())
beforeEach(async () => {
  store = await opened()
  channel = `room${++tables}`
  await openTable(store, 'aaaaaaaa', 1)
})

const words = (): readonly string[] => local.channel(channel).messages.map(({ content }) => content)

/** One round over these pages, by key. */
async function tell(pages: Readonly<Record<string, Told>>, how: { behind?: boolean } = {}): Promise<void> {
  const poster = createPoster({
    rest: restFor(local.token, local.api),
    store,
    gallery: createGallery(undefined, local.now),
    onLate: () => {},
  })
  const draw = async ({ key, final }: Page, ping: boolean): Promise<Drawn> => {
    const { words = '', calls } = pages[key] ?? {}
    const users = ping && calls ? { users: [local.person('Ann').id] } : {}
    return {
      key,
      final,
      hash: words,
      sight: undefined,
      body: { content: words, flags: 0, components: [], allowed_mentions: { parse: [], ...users } },
    }
  }
  const story = Object.entries(pages).map(([key, { final = false }]): Page => ({
    key,
    final,
    screen: () => ({ form: 'message', lines: [], rows: [] }),
  }))
  await round(
    {
      row: tableRow('aaaaaaaa', 1, { channel: local.channel(channel).id }),
      pages: story,
      posted: await store.pages('aaaaaaaa'),
    },
    { poster, draw, now: local.now, behind: how.behind ?? false, doubted: false, isStopped: () => false },
  )
}

describe('a round', () => {
  it('posts what is new, edits what looks different, and leaves alone what is final', async () => {
    await tell({ lobby: { words: 'Lobby', final: true }, t1: { words: 'Trick 1' } })
    await tell({
      lobby: { words: 'Another', final: true },
      t1: { words: 'Trick 1, over', final: true },
      t2: { words: 'Trick 2' },
    })
    expect(words()).toEqual(['Lobby', 'Trick 1, over', 'Trick 2'])
  })

  it('posts a reminder where it calls somebody, and takes it away when it is over', async () => {
    await tell({ t1: { words: 'Trick 1' }, 'remind-3': { words: 'Ann is waited for', calls: true } })
    expect(words()).toEqual(['Trick 1', 'Ann is waited for'])
    await tell({ t1: { words: 'Trick 1' } })
    expect(words()).toEqual(['Trick 1'])
    await tell({ t1: { words: 'Trick 1' }, 'remind-5': { words: 'Bo is waited for' } })
    expect(words()).toEqual(['Trick 1'])
    expect((await store.pages('aaaaaaaa')).map(({ key }) => key)).toEqual(['t1'])
  })

  it('takes away what somebody else took away already', async () => {
    await tell({ t1: { words: 'Trick 1' }, 'remind-3': { words: 'Ann is waited for', calls: true } })
    await store.putPage({ table: 'aaaaaaaa', key: 'remind-3', message: '1', hash: '', final: false, postedAt: 0 })
    await tell({ t1: { words: 'Trick 1' } })
    expect((await store.pages('aaaaaaaa')).map(({ key }) => key)).toEqual(['t1'])
  })

  it('posts only the newest page where a place was closed, whatever calls somebody', async () => {
    await tell({ t1: { words: 'Trick 1' } })
    const story = { t1: { words: 'Trick 1' }, t2: { words: 'Trick 2' }, t3: { words: 'Trick 3' } }
    await tell({ ...story, 'remind-3': { words: 'Ann is waited for', calls: true } }, { behind: true })
    expect(words()).toEqual(['Trick 1', 'Trick 3', 'Ann is waited for'])
  })

  it('puts the newest page afresh in the place of a word of farewell', async () => {
    await tell({ t1: { words: 'Trick 1' }, [FAREWELL]: { words: 'Back soon' } })
    local.person('Ann').writes(channel, 'See you')
    await tell({ t1: { words: 'Trick 1' } })
    expect(words()).toEqual(['See you', 'Trick 1'])
  })
})
