import { describe, expect, it } from 'vitest'
import { rngFor } from '../../src/kit/rng.js'
import type { Interaction } from '../../src/local-discord/local.js'
import { textOf } from './evening.js'
import { byBot, parties, playQuickly, started } from './guests.js'
import { followed } from './invariants.js'
import { playOn, tableOf, waitedFor } from './play.js'

const party = parties()
const MINUTE = 60_000

describe('the ground moves', () => {
  it('case 8: a channel that is deleted takes its table with it, and no other', async () => {
    const tonight = await party()
    const { evening, ann, bo } = tonight
    const parlour = evening.local.channel('parlour')
    const inParlour = (command: string, options = {}): Promise<Interaction> =>
      followed(tonight.watch, 'Ann', evening.local.person('Ann').says(parlour.id, command, options).done)
    await inParlour('/foolish')
    await ann.says('/foolish', { 'house-players': 3 })
    await bo.presses('Join')
    await ann.presses('Start')
    await evening.calm()
    const gone = (await evening.store.live()).find(({ channel }) => channel !== parlour.id)?.id ?? ''
    evening.local.channel('games').delete()
    await evening.calm()
    const [live, ...more] = await evening.store.live()
    expect({ channel: live?.channel, more }).toEqual({ channel: parlour.id, more: [] })
    expect(await evening.store.results()).toEqual([])
    const told = await inParlour('/table show', { table: gone })
    expect(textOf(told.message)).toBe('The channel of Foolish Faces 2 is gone, so it ended.\nIt counts for nobody.')
    const before = evening.local.requests.length
    evening.local.advance(10 * MINUTE)
    await evening.calm()
    expect(evening.local.requests).toHaveLength(before)
  })

  it('case 8: the same when nobody tells of it, by the first post that finds no channel', async () => {
    const { evening, ann } = await party()
    const person = await evening.store.person(ann.id, 'Ann')
    const what = {
      game: 'foolish-faces',
      options: {},
      house: 3,
      server: evening.local.guildId,
      channel: '900000000000000009',
    } as const
    const opened = await evening.tables.open({ person, cause: 'a press of long ago' }, what)
    await evening.tables.start(opened.table?.id ?? '', { person, cause: 'another one' })
    await evening.calm()
    expect(await tableOf(evening, opened.table?.id ?? '')).toMatchObject({ phase: 'over', closed: 'gone' })
    const posts = evening.local.requests.filter(({ code }) => code === 10003)
    expect(posts).toHaveLength(1)
  })

  for (const [permission, words] of [
    ['ViewChannel', 'View Channel'],
    ['SendMessages', 'Send Messages'],
  ] as const)
    it(`case 9: no table is opened where ${permission} is missing, and it says so`, async () => {
      const { evening, ann } = await party()
      evening.local.channel('games').deny(permission)
      await ann.says('/foolish')
      expect(ann.panel()).toContain(`Missing: **${words}**.`)
      expect(ann.panel()).toContain('Edit Channel, Permissions')
      expect(await evening.store.live()).toEqual([])
    })

  it('case 9: embeds and attachments are not needed', async () => {
    const { evening, ann } = await party()
    evening.local.channel('games').deny('EmbedLinks', 'AttachFiles')
    await ann.says('/foolish', { 'house-players': 3 })
    await ann.presses('Start')
    await evening.calm()
    expect(evening.story().at(-1)).toMatch(/trick 1 of 13|Trick \d+ of 13/u)
  })

  it('case 9: in a thread it is Send Messages in Threads', async () => {
    const tonight = await party()
    const { evening } = tonight
    const games = evening.local.channel('games')
    const thread = (await byBot(tonight, 'POST', `/channels/${games.id}/threads`, { name: 'cards', type: 11 })) as {
      readonly id: string
    }
    const ann = evening.local.person('Ann')
    games.deny('SendMessagesInThreads')
    const refused = await followed(tonight.watch, 'Ann', ann.says(thread.id, '/foolish').done)
    expect(textOf(refused.message)).toContain('Missing: **Send Messages in Threads**.')
    games.allow('SendMessagesInThreads')
    games.deny('SendMessages')
    const opened = await followed(tonight.watch, 'Ann', ann.says(thread.id, '/foolish', { 'house-players': 3 }).done)
    expect(textOf(opened.message)).toContain('Ann opened a table')
    await followed(tonight.watch, 'Ann', ann.presses(thread.id, 'Start').done)
    await evening.calm()
    expect(textOf(ann.sees(thread.id).findLast(({ flags }) => (flags & 64) === 0))).toMatch(/[Tt]rick \d+ of 13/u)
  })

  it('case 9: taken away in mid-game it stops no hand; given back, one current message tells where the game is', async () => {
    const tonight = await party()
    const { evening, four } = tonight
    const id = await started(tonight, { length: 'full' })
    await playOn(evening, id, four, rngFor('paused', 0), ({ actions }) => actions === 4)
    await evening.calm()
    const shown = evening.story().length
    evening.local.channel('games').deny('SendMessages')
    await playOn(evening, id, four, rngFor('paused', 1), ({ actions }) => actions === 9)
    await playQuickly(tonight, id, ({ actions }) => actions === 54)
    await evening.calm()
    expect(evening.story()).toHaveLength(shown)
    const [next] = await waitedFor(evening, id, four)
    await next?.says('/hand')
    expect(next?.panel()).toContain('I may not post in this channel any more (missing Send Messages). Your hand is safe.')
    expect(next?.panel()).toContain('Your turn')
    evening.local.channel('games').allow('SendMessages')
    await next?.presses('Last trick')
    await next?.presses('Back')
    expect(next?.panel()).not.toContain('paused')
    await evening.calm()
    expect(evening.story()).toHaveLength(shown + 1)
    expect(evening.story().at(-1)).toMatch(/[Tt]rick 1 of 13[^]*round 2 of 4/u)
    await playOn(evening, id, four, rngFor('paused', 2), ({ actions }) => actions === 60)
    await evening.calm()
    expect(evening.story()).toHaveLength(shown + 3)
  })
})
