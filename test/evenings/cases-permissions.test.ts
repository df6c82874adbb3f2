import { describe, expect, it } from 'vitest'
import { rngFor } from '../../src/kit/rng.js'
import { textOf } from './evening.js'
import { onTurn, parties, playQuickly, started } from './guests.js'
import { playOn, tableOf } from './play.js'

const party = parties()
const MINUTE = 60_000

describe('case 9: a permission is missing when a table is opened', () => {
  for (const [permission, words] of [
    ['ViewChannel', 'View Channel'],
    ['SendMessages', 'Send Messages'],
  ] as const)
    it(`${words}: no table is opened, and it says so`, async () => {
      const { evening, ann } = await party()
      evening.local.channel('games').deny(permission)
      await ann.says('/foolish')
      expect(ann.panel()).toContain(`Missing: **${words}**.`)
      expect(ann.panel()).toContain('Edit Channel, Permissions')
      expect(await evening.store.live()).toEqual([])
    })

  it('Embed Links and Attach Files: the table goes on in words', async () => {
    const { evening, ann } = await party()
    evening.local.channel('games').deny('EmbedLinks', 'AttachFiles')
    await ann.says('/foolish', { 'house-players': 3 })
    await evening.calm()
    expect(evening.story()[0]).toContain('Ann opened a table')
    expect(ann.panel(), 'the opener is told, in private').toMatch(
      /^Pictures cannot be shown in .+: \*\*Attach Files\*\* is missing\. The game goes on in words\.$/u,
    )
    await ann.presses('Start')
    await evening.calm()
    expect(evening.story().at(-1)).toMatch(/trick 1 of 13|Trick \d+ of 13/u)
    expect(evening.faults).toEqual([])
  })

  it('Send Messages in Threads: in a thread it is that one, and not Send Messages', async () => {
    const tonight = await party()
    const { evening } = tonight
    const games = evening.local.channel('games')
    const thread = evening.local.person('Ann').startsThread('games', 'cards')
    const ann = tonight.guest('Ann', thread)
    games.deny('SendMessagesInThreads')
    await ann.says('/foolish')
    expect(ann.panel()).toContain('Missing: **Send Messages in Threads**.')
    games.allow('SendMessagesInThreads')
    games.deny('SendMessages')
    const opened = await ann.says('/foolish', { 'house-players': 3 })
    expect(textOf(opened.message)).toContain('Ann opened a table')
    await ann.presses('Start')
    await evening.calm()
    expect(textOf(evening.local.channel(thread).messages.at(-1))).toMatch(/[Tt]rick \d+ of 13/u)
  })

  for (const [permission, words] of [
    ['CreatePublicThreads', 'Create Public Threads'],
    ['SendMessagesInThreads', 'Send Messages in Threads'],
  ] as const)
    it(`${words}: no thread of its own, and nothing is left behind`, async () => {
      const { evening, ann } = await party()
      evening.local.channel('games').deny(permission)
      await ann.says('/foolish', { thread: true })
      expect(ann.panel()).toContain(`Missing: **${words}**.`)
      expect(evening.local.requests.filter(({ route }) => route.includes('threads'))).toEqual([])
      expect(await evening.store.live()).toEqual([])
    })
})

describe('case 9: the permission to send is taken away between two turns', () => {
  it('stops no hand and blames nobody; given back, one current message tells where the game is', async () => {
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
    await evening.later(20 * MINUTE)
    const { paused, seats, reminded, actions } = await tableOf(evening, id)
    expect(paused?.why).toBe('closed')
    expect([actions, reminded, seats.map(({ missed = 0 }) => missed)]).toEqual([54, [], [0, 0, 0, 0]])
    const next = await onTurn(tonight, id)
    await next.says('/hand')
    expect(next.panel()).toContain('I may not post in this channel any more (missing **Send Messages**). Your hand is safe.')
    expect(next.panel()).toContain('Your turn')
    evening.local.channel('games').allow('SendMessages')
    await next.presses('Last trick')
    await next.presses('Back')
    expect(next.panel()).not.toContain('paused')
    await evening.calm()
    expect(evening.story()).toHaveLength(shown + 1)
    expect(evening.story().at(-1)).toMatch(/[Tt]rick 1 of 13[^]*round 2 of 4/u)
    await evening.later(MINUTE)
    expect((await tableOf(evening, id)).actions, 'the whole time was given back').toBe(54)
    await playOn(evening, id, four, rngFor('paused', 2), ({ actions }) => actions === 60)
    await evening.calm()
    expect(evening.story()).toHaveLength(shown + 3)
  })
})
