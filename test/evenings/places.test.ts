import { describe, expect, it } from 'vitest'
import type { Interaction, LocalDiscord } from '../../src/local-discord/local.js'
import { chooseForOneself } from '../../src/table/settings.js'
import { textOf } from './evening.js'
import { parties, playQuickly, started, type Party } from './guests.js'
import { followed } from './invariants.js'
import { onlyTable, tableOf, waitedFor } from './play.js'

const party = parties()
const FAREWELL = 'Back soon. Your game is saved.'

/** Somebody does something in that place, and is answered. */
const does = (
  tonight: Party,
  name: string,
  deed: (person: ReturnType<LocalDiscord['person']>) => Interaction,
): Promise<Interaction> => followed(tonight.watch, name, deed(tonight.evening.local.person(name)).done)

/** A table of the four of them in a thread of its own, with the cards dealt: the table and the thread. */
async function apart(tonight: Party) {
  const { evening, ann } = tonight
  await ann.says('/foolish', { length: 'single-round', thread: true })
  await evening.calm()
  const id = await onlyTable(evening)
  const thread = (await evening.tables.row(id))?.channel ?? ''
  for (const name of ['Bo', 'Cleo', 'Dan']) await does(tonight, name, (person) => person.presses(thread, 'Join'))
  await does(tonight, 'Ann', (person) => person.presses(thread, 'Start'))
  await evening.calm()
  return { id, thread: evening.local.channel(thread) }
}

describe('a table in a thread of its own', () => {
  it('has its story there, and the channel gets the way to it', async () => {
    const tonight = await party()
    const { thread } = await apart(tonight)
    expect(textOf(thread.messages.at(-1))).toContain('leads trick 1 of 13')
    expect(tonight.evening.story()).toHaveLength(1)
    expect(tonight.evening.story()[0]).toContain(`https://discord.com/channels/${tonight.evening.local.guildId}/${thread.id}`)
  })

  it('is not opened where no thread may be made', async () => {
    const { evening, ann } = await party()
    evening.local.channel('games').deny('CreatePublicThreads')
    await ann.says('/foolish', { thread: true })
    expect(ann.panel()).not.toBe('')
    expect(await evening.store.live()).toEqual([])
  })

  it('is opened again when it was archived, also when nobody saw that', async () => {
    const tonight = await party({ onDisk: true })
    const { evening } = tonight
    const { id, thread } = await apart(tonight)
    thread.archive()
    await evening.calm()
    expect(thread.archived).toBe(false)
    await evening.restart(async () => thread.archive())
    await evening.calm()
    expect(thread.archived).toBe(false)
    await playQuickly(tonight, id, ({ actions }) => actions === 2)
    await evening.calm()
    expect(textOf(thread.messages.at(-1))).toMatch(/^Trick 1 of 13/u)
  })

  it('stands still while it is locked, and goes on when it is unlocked', async () => {
    const tonight = await party({ onDisk: true })
    const { evening } = tonight
    const { id, thread } = await apart(tonight)
    thread.lock()
    await evening.calm()
    expect(await tableOf(evening, id)).toMatchObject({ paused: { why: 'locked' } })
    const before = textOf(thread.messages.at(-1))
    await playQuickly(tonight, id, ({ actions }) => actions === 2)
    await evening.restart()
    await evening.calm()
    expect(textOf(thread.messages.at(-1))).toBe(before)
    thread.unlock()
    await evening.calm()
    expect((await tableOf(evening, id)).paused).toBeUndefined()
    expect(textOf(thread.messages.at(-1))).toMatch(/^Trick 1 of 13/u)
  })

  it('takes what a moderator presses while it is locked, with a plain word where Discord lets us say one', async () => {
    const tonight = await party()
    const { evening } = tonight
    const { id, thread } = await apart(tonight)
    tonight.watch.rough = true // where we may say nothing, that is tried first
    evening.local.person('Ann').permissions.add('ManageThreads')
    thread.lock()
    await evening.calm()
    const pressed = await does(tonight, 'Ann', (person) => person.presses(thread.id, 'My hand'))
    expect(pressed.answer).toEqual({ type: 6 })
    thread.allow('ManageThreads')
    const told = await does(tonight, 'Ann', (person) => person.presses(thread.id, 'My hand'))
    expect(textOf(told.message)).toMatch(/^The table is paused: <#\d+> is locked\./u)
    await evening.calm()
    expect(await tableOf(evening, id)).toMatchObject({ paused: { why: 'locked' } })
  })

  it('stands still as well where the lock is only met', async () => {
    const tonight = await party({ onDisk: true })
    const { evening } = tonight
    const { id, thread } = await apart(tonight)
    await evening.restart(async () => {
      thread.lock()
      thread.archive()
    })
    await playQuickly(tonight, id, ({ actions }) => actions === 2)
    await evening.calm()
    expect(await tableOf(evening, id)).toMatchObject({ paused: { why: 'locked' } })
    thread.unlock()
    await evening.calm()
    expect((await tableOf(evening, id)).paused).toBeUndefined()
    expect(thread.archived).toBe(false)
  })

  it('ends with the channel in which it lies', async () => {
    const tonight = await party()
    const { id } = await apart(tonight)
    tonight.evening.local.channel('games').delete()
    await tonight.evening.calm()
    expect(await tableOf(tonight.evening, id)).toMatchObject({ phase: 'over', closed: 'gone' })
  })
})

describe('a server', () => {
  it('that removed the bot while it was away loses its tables at the start', async () => {
    const tonight = await party({ onDisk: true })
    const id = await started(tonight)
    await tonight.evening.restart(async () => tonight.evening.local.server.removesBot())
    await tonight.evening.calm()
    expect(await tableOf(tonight.evening, id)).toMatchObject({ phase: 'over', closed: 'gone' })
  })
})

it('whoever has left the server without a word loses the seat once they are waited for', async () => {
  const tonight = await party()
  const { evening, four } = tonight
  const id = await started(tonight)
  const [away] = await waitedFor(evening, id, four)
  evening.local.person(away?.name ?? '').leaves()
  evening.local.advance(100_000)
  await evening.calm()
  const table = await tableOf(evening, id)
  expect(table.tenures.filter(({ until }) => until !== undefined)).toHaveLength(1)
  const lookUps = evening.local.requests.filter(({ route }) => route === '/guilds/:id/members/:id')
  expect(lookUps.map(({ code }) => code)).toEqual([10007])
})

it('the panel of somebody who was removed shows once that they are not there, and nothing after', async () => {
  const tonight = await party()
  const { evening, ann, bo } = tonight
  const id = await started(tonight)
  await bo.says('/hand')
  const [host, removed] = [await evening.store.known(ann.id), await evening.store.known(bo.id)]
  await evening.tables.remove(id, { person: host ?? 0, cause: 'remove' }, removed ?? 0)
  await evening.calm()
  expect(bo.panel()).toBe('You were removed from Foolish Faces 1.')
  await playQuickly(tonight, id)
  await evening.calm()
  expect(await tableOf(evening, id)).toMatchObject({ phase: 'over' })
  expect(bo.panel()).toBe('You were removed from Foolish Faces 1.')
})

it('a table pauses where posting is refused', async () => {
  const tonight = await party()
  const { evening, ann } = tonight
  const id = await started(tonight)
  evening.local.channel('games').deny('SendMessages', 'ViewChannel')
  await playQuickly(tonight, id, ({ actions }) => actions === 3)
  await evening.calm()
  expect(await tableOf(evening, id)).toMatchObject({ paused: { why: 'closed' } })
  evening.local.advance(10 * 60_000)
  evening.local.channel('games').allow('SendMessages', 'ViewChannel')
  await ann.says('/hand')
  await evening.calm()
  expect((await tableOf(evening, id)).paused).toBeUndefined()
  expect(evening.story().at(-1)).toMatch(/^Trick 1 of 13/u)
})

it('whoever does not like to be called is named instead', async () => {
  const tonight = await party()
  const { evening, four } = tonight
  for (const player of four.slice(1)) {
    const person = await evening.store.person(player.id, player.name, 0)
    await chooseForOneself(evening.store, person, { mentions: false })
  }
  const id = await started(tonight)
  await playQuickly(tonight, id, ({ phase }) => phase === 'over')
  await evening.calm()
  const called = four.map(({ name }) => evening.local.person(name).pings('games').length)
  expect(called.slice(1)).toEqual([0, 0, 0])
})

describe('a reminder', () => {
  it('calls whoever is waited for, and goes when they have played', async () => {
    const tonight = await party()
    const { evening, four } = tonight
    const id = await started(tonight)
    const [late] = await waitedFor(evening, id, four)
    const called = (): number => evening.local.person(late?.name ?? '').pings('games').length
    const [before, pings] = [evening.story().length, called()]
    evening.local.advance(100_000)
    await evening.calm()
    expect([evening.story().length, called()]).toEqual([before + 1, pings + 1])
    expect(evening.story().at(-1)).toContain(`<@${late?.id}>`)
    await playQuickly(tonight, id, ({ actions }) => actions === 1)
    await evening.calm()
    expect([evening.story().length, called()]).toEqual([before, pings + 1])
  })

  it('is not posted for somebody who does not like to be called', async () => {
    const tonight = await party()
    const { evening, four } = tonight
    const id = await started(tonight)
    const [late] = await waitedFor(evening, id, four)
    const person = await evening.store.known(late?.id ?? '')
    await chooseForOneself(evening.store, person ?? 0, { mentions: false })
    const before = evening.story()
    evening.local.advance(100_000)
    await evening.calm()
    expect((await tableOf(evening, id)).reminded).toHaveLength(1)
    expect(evening.story()).toEqual(before)
  })
})

describe('a stop', () => {
  it('says farewell once in each channel, and after the start the table stands afresh in its place', async () => {
    const tonight = await party({ onDisk: true })
    const { evening } = tonight
    await started(tonight)
    const before = evening.local.channel('games').messages
    let meanwhile: readonly string[] = []
    await evening.restart(async () => {
      meanwhile = evening.story()
    })
    await evening.calm()
    const after = evening.local.channel('games').messages
    expect(meanwhile).toEqual([...before.map(textOf), FAREWELL])
    const lead = /^\S+ leads/u // nobody is called again
    expect(after.map((message) => textOf(message).replace(lead, ''))).toEqual(
      before.map((message) => textOf(message).replace(lead, '')),
    )
    expect(textOf(after.at(-1))).toMatch(/^\*\*\w+\*\* leads/u)
    expect(after.at(-1)?.id).not.toBe(before.at(-1)?.id)
  })
})
