import { describe, expect, it } from 'vitest'
import { gathered, parties, playQuickly, started, type Party } from './guests.js'
import { followed } from './invariants.js'
import { onlyTable, tableOf } from './play.js'

const party = parties()
const MINUTE = 60_000

describe('case 7: "you are already in a game", but it is gone', () => {
  /** Each ends the only table, which is on or gathers; Ann is its host and Bo sits there. */
  const ENDS = [
    ['was won', 'play', (tonight: Party, id: string) => playQuickly(tonight, id)],
    ['was ended by its host', 'play', ({ ann }: Party) => ann.says('/table end', { sure: true })],
    [
      'was left by everybody else',
      'play',
      async ({ four, bo }: Party) => {
        for (const player of four) if (player !== bo) await player.says('/table leave', { sure: true })
        await bo.says('/table leave', { sure: true })
      },
    ],
    ['has expired', 'gather', ({ evening }: Party) => evening.later(31 * MINUTE)],
    [
      'nobody came back to',
      'play',
      async ({ evening }: Party) => {
        for (let late = 0; late < 8; late++) await evening.later(4 * MINUTE) // two times out of time for each of the four
      },
    ],
    [
      'went with the bot, which came back',
      'play',
      async ({ evening }: Party) => {
        evening.local.server.removesBot()
        await evening.calm()
        evening.local.server.invitesBot()
      },
    ],
    ['went with its channel', 'play', async ({ evening }: Party) => evening.local.channel('games').delete()],
  ] as const
  for (const [how, phase, end] of ENDS)
    it(`a table that ${how} keeps nobody from the next one`, async () => {
      const tonight = await party()
      const { evening } = tonight
      const id = await (phase === 'play' ? started(tonight) : gathered(tonight))
      await end(tonight, id)
      await evening.calm()
      expect((await tableOf(evening, id)).phase).toBe('over')
      evening.local.channel('parlour')
      const bo = tonight.guest('Bo', 'parlour')
      await bo.says('/foolish', { length: 'single-round', 'house-players': 3 })
      await bo.presses('Start')
      expect(await tableOf(evening, await onlyTable(evening))).toMatchObject({ phase: 'playing' })
    })

  it('a press that failed halfway keeps nobody', async () => {
    const tonight = await party()
    const { evening, ann, bo } = tonight
    await ann.says('/foolish', { 'house-players': 3 })
    tonight.watch.rough = true
    evening.local.faults.next(/callback/, 400)
    const failed = await followed(tonight.watch, 'Bo', evening.local.person('Bo').presses('games', 'Join').done)
    expect(failed.state).toBe('answered')
    expect(bo.panel()).toMatch(/Something went wrong here/u)
    expect(evening.faults.splice(0)).toHaveLength(1)
    await evening.calm()
    expect(evening.story()[0]).toContain('Bo')
    await bo.presses('Leave')
    await bo.says('/foolish')
    expect(await evening.store.live()).toHaveLength(2)
  })

  it('a table that is really on is named, with the way there and the way out', async () => {
    const tonight = await party()
    const { evening } = tonight
    const id = await started(tonight)
    evening.local.channel('parlour')
    const bo = tonight.guest('Bo', 'parlour')
    await bo.says('/kings')
    expect(bo.panel()).toContain('Foolish Faces 1')
    expect(bo.panel()).toContain('which is still on.')
    expect(bo.panel()).toContain(`https://discord.com/channels/${evening.local.guildId}/${evening.local.channel('games').id}`)
    expect(bo.buttons()).toEqual(['Leave'])
    await bo.presses('Leave')
    await bo.presses('Leave the table')
    expect((await tableOf(evening, id)).seats[1]).toMatchObject({ standsIn: true })
    await bo.says('/kings')
    expect(await evening.store.live()).toHaveLength(2)
  })

  it('a seat in another lobby is given up for the new table', async () => {
    const tonight = await party()
    const { evening, ann, bo } = tonight
    await ann.says('/foolish')
    const id = await onlyTable(evening)
    await bo.presses('Join')
    await bo.says('/kings')
    expect((await tableOf(evening, id)).seats).toHaveLength(1)
    await ann.says('/fool')
    expect(await tableOf(evening, id)).toMatchObject({ phase: 'over', closed: 'nobody' })
  })
})
