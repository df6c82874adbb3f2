import { describe, expect, it } from 'vitest'
import { textOf } from './evening.js'
import { byBot, gathered, parties, playQuickly, started, type Party } from './guests.js'
import { onlyTable, tableOf } from './play.js'

const party = parties()
const MINUTE = 60_000

/** Nothing is left of that table but its log: nobody sits there, nothing is due, nothing counts. */
async function isGone({ evening }: Party, id: string): Promise<void> {
  expect(await tableOf(evening, id)).toMatchObject({ phase: 'over', closed: 'gone' })
  expect((await evening.store.due(Number.MAX_SAFE_INTEGER, 100)).filter(({ table }) => table === id)).toEqual([])
  for (const player of ['Ann', 'Bo', 'Cleo'].map((name) => evening.player(name))) {
    const person = await evening.store.known(player.id)
    const seats = person === undefined ? [] : await evening.store.seatedAt(person)
    expect(seats.map((row) => row.id)).not.toContain(id)
  }
  expect((await evening.store.results()).filter(({ ending }) => ending !== 'abandoned' && ending !== 'left')).toEqual([])
}

/** Whatever time brings, nothing is asked of Discord any more. */
async function isQuiet({ evening }: Party): Promise<void> {
  const last = evening.local.requests.at(-1)
  await evening.later(4 * MINUTE)
  await evening.later(4 * MINUTE)
  expect(evening.local.requests.at(-1)).toBe(last)
}

describe('case 8: the channel is deleted in mid-game', () => {
  for (const command of ['/foolish', '/fool', '/kings'])
    it(`${command}: takes its table with it, and no other`, async () => {
      const tonight = await party()
      const { evening } = tonight
      const parlour = evening.local.channel('parlour')
      const dan = tonight.guest('Dan', parlour.id)
      await dan.says('/foolish', { pace: 'none' })
      const kept = await onlyTable(evening)
      await tonight.ann.says(command, { 'house-players': command === '/foolish' ? 2 : 1 })
      await tonight.bo.presses('Join')
      await tonight.ann.presses('Start')
      await evening.calm()
      const gone = (await evening.store.live()).find(({ id }) => id !== kept)?.id ?? ''
      evening.local.channel('games').delete()
      await evening.calm()
      expect(await onlyTable(evening)).toBe(kept)
      await isGone(tonight, gone)
      const told = await dan.says('/table show', { table: gone })
      expect(textOf(told.message)).toMatch(/^The channel of .* is gone, so it ended\.\nIt counts for nobody\.$/u)
      await isQuiet(tonight)
    })

  it('and nobody tells of it: the first post that finds no channel ends it, and is not repeated', async () => {
    const tonight = await party()
    const { evening, ann } = tonight
    const person = await evening.store.person(ann.id, 'Ann', 0)
    const what = {
      game: 'foolish-faces',
      options: {},
      house: 3,
      pace: 'live',
      server: evening.local.guildId,
      channel: '900000000000000009',
    } as const
    const opened = await evening.tables.open({ person, cause: 'a press of long ago' }, what)
    const id = opened.table?.id ?? ''
    await evening.tables.start(id, { person, cause: 'another one' })
    await evening.calm()
    await isGone(tonight, id)
    expect(evening.local.requests.filter(({ code }) => code === 10003)).toHaveLength(1)
    await isQuiet(tonight)
  })

  it('a thread: the same, whether somebody tells of it or not', async () => {
    const tonight = await party({ onDisk: true })
    const { evening, ann } = tonight
    for (const told of [true, false]) {
      const options = { thread: true, length: 'single-round', 'house-players': 3 }
      await ann.says('/foolish', options)
      await evening.calm()
      const id = await onlyTable(evening)
      const thread = evening.local.channel((await evening.tables.row(id))?.channel ?? '')
      await tonight.guest('Ann', thread.id).presses('Start')
      await evening.calm()
      if (told) thread.delete()
      else await evening.restart(async () => thread.delete())
      await playQuickly(tonight, id, ({ phase, actions }) => phase === 'over' || actions === 4)
      await evening.calm()
      await isGone(tonight, id)
    }
    await isQuiet(tonight)
  })

  it('a table message that somebody deletes is posted afresh, in the lobby and in play', async () => {
    const tonight = await party()
    const { evening, ann, dan } = tonight
    const id = await gathered(tonight, { length: 'single-round' })
    const deleted = async (): Promise<unknown> => {
      const { id: channel, messages } = evening.local.channel('games')
      return byBot(tonight, 'DELETE', `/channels/${channel}/messages/${messages.at(-1)?.id}`)
    }
    await deleted()
    await dan.says('/table leave')
    await evening.calm()
    expect(evening.story()).toHaveLength(1)
    expect(evening.story()[0]).toContain('3 are seated.')
    await dan.presses('Join')
    await ann.presses('Start')
    await evening.calm()
    await deleted()
    await playQuickly(tonight, id, ({ actions }) => actions === 2)
    await evening.calm()
    expect(evening.story()).toHaveLength(2)
    expect(evening.story().at(-1)).toMatch(/^Trick 1 of 13: .* to play\.$/mu)
    await ann.presses('My hand')
    expect(ann.panel()).toMatch(/Your \d+ cards|Pick a card/u)
  })
})

describe('case 8: the whole server', () => {
  it('that removes the bot ends its tables; one that is out of order keeps them', async () => {
    const tonight = await party()
    const { evening } = tonight
    const id = await started(tonight)
    evening.local.server.goesDown()
    await evening.calm()
    evening.local.server.comesUp()
    await evening.calm()
    expect(await tableOf(evening, id)).toMatchObject({ phase: 'playing' })
    evening.local.server.removesBot()
    await evening.calm()
    await isGone(tonight, id)
    await isQuiet(tonight)
  })
})
