import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import { clocks } from '../../src/table/clock.js'
import { onTurn, parties, playQuickly, seatHeldBy, started, gathered } from './guests.js'
import { tableOf } from './play.js'

const party = parties()
const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('the pace of a table', () => {
  it('is chosen from a list: in the lobby at once, in play from the next deal on; by the host alone', async () => {
    const tonight = await party()
    const { evening, ann, bo } = tonight
    const id = await gathered(tonight, { length: 'full' })
    expect(evening.story()[0]).toContain('Live: 3 minutes a turn.')
    await bo.presses('Pace')
    expect(bo.panel()).toBe('Ann is host and sets the pace.')
    await ann.presses('Pace')
    await ann.chooses('Slow, 24 hours a turn')
    await evening.calm()
    expect(evening.story()[0]).toContain('Slow: a day a turn.')
    await ann.presses('Start')
    await evening.calm()
    await ann.says('/table pace', { pace: 'none' })
    expect(ann.panel()).toContain('From the next deal on: No clock.')
    expect(await tableOf(evening, id)).toMatchObject({ pace: 'slow', nextPace: 'none' })
    const dealt = await playQuickly(tonight, id, ({ actions }) => actions === 52)
    expect(dealt).toMatchObject({ pace: 'none' })
    expect(dealt.nextPace).toBeUndefined()
    expect(clocks(dealt, gameOf)).toEqual([])
  })

  it('slow: a day for a turn, a call after ten minutes, and nobody is blamed before the day is over', async () => {
    const tonight = await party()
    const { evening } = tonight
    const id = await started(tonight, { pace: 'slow' })
    const late = await onTurn(tonight, id)
    const seat = (await seatHeldBy(tonight, id, late)) ?? -1
    const called = (): number => evening.local.person(late.name).pings('games').length
    const before = [evening.story().length, called()] as const
    await evening.later(9 * MINUTE)
    expect([evening.story().length, called()]).toEqual(before)
    await evening.later(2 * MINUTE)
    expect([evening.story().length, called()]).toEqual([before[0] + 1, before[1] + 1])
    await evening.later(23 * HOUR)
    expect(await tableOf(evening, id)).toMatchObject({ actions: 0, phase: 'playing' })
    await evening.later(HOUR)
    const { actions, seats } = await tableOf(evening, id)
    expect([actions, seats[seat]?.missed]).toEqual([1, 1])
    expect(evening.story().length, 'the call is gone').toBe(before[0])
    expect((await onTurn(tonight, id)).name).not.toBe(late.name)
  })

  it('none: whatever time goes by, nobody is called and nothing is played', async () => {
    const tonight = await party()
    const { evening } = tonight
    const id = await started(tonight, { pace: 'none' })
    const before = evening.story()
    await evening.later(7 * 24 * HOUR)
    expect(await tableOf(evening, id)).toMatchObject({ actions: 0, reminded: [] })
    expect(evening.story()).toEqual(before)
  })
})
