import { describe, expect, it } from 'vitest'
import { rngFor } from '../../src/kit/rng.js'
import { gathered, parties, playQuickly, started } from './guests.js'
import { onlyTable, playOn, tableOf } from './play.js'

const party = parties()
const FIVE_MINUTES = 5 * 60_000

describe('people come and go', () => {
  it('leaving in mid-game gives the seat to the house, and counts as having left', async () => {
    const tonight = await party()
    const { evening, four, ann, bo } = tonight
    const id = await started(tonight)
    await playOn(evening, id, four, rngFor('leave', 0), ({ actions }) => actions === 9)
    await ann.says('/table leave')
    expect(ann.panel()).toContain('The game counts as left.')
    await ann.presses('Leave the table')
    expect(ann.panel()).toContain('You have left Foolish Faces 1. The house plays on with your cards.')
    const { host, seats } = await tableOf(evening, id)
    expect(host, 'the host passes on').toBe(await evening.store.person(bo.id, 'Bo', 0))
    expect(seats[0]?.player).toEqual({ kind: 'house', name: 'Pip' })
    await playQuickly(tonight, id)
    await evening.calm()
    const number = await evening.store.person(ann.id, 'Ann', 0)
    const own = (await evening.store.results()).filter(({ person }) => person === number)
    expect(own, 'it is recorded, and counts for nothing').toMatchObject([{ ending: 'left', score: 0, people: 3 }])
    await ann.says('/leaderboard')
    await ann.chooses('Foolish Faces: Single rounds')
    expect(ann.panel()).toMatch(/Bo, -?\d+ points?/u)
    expect(ann.panel()).toContain('You are not on this board yet.')
    expect(ann.panel()).not.toContain('Pip')
  })

  it('a table where nobody is left ends, and the house does not play on', async () => {
    const { evening, ann, bo } = await party({ housePauseMs: 60_000 })
    await ann.says('/foolish', { 'house-players': 3 })
    await bo.presses('Join')
    const id = await onlyTable(evening)
    await ann.presses('Start')
    await evening.calm()
    await ann.says('/table leave', { sure: true })
    await bo.says('/table leave', { sure: true })
    await evening.calm()
    const { phase, closed, actions } = await tableOf(evening, id)
    expect({ phase, closed }).toEqual({ phase: 'over', closed: 'nobody' })
    expect(evening.story().at(-1)).toContain('Everybody has left Foolish Faces 1, so it ends here.')
    evening.local.advance(600_000)
    await evening.calm()
    expect((await tableOf(evening, id)).actions).toBe(actions)
    expect((await evening.store.results()).map(({ ending }) => ending)).toEqual(['left', 'left'])
  })

  it('is ended by its host or a moderator; a guest can but wish it', async () => {
    const tonight = await party()
    const { evening, ann, bo, cleo } = tonight
    const id = await started(tonight)
    await cleo.says('/table end')
    expect(cleo.panel()).toContain('Do you wish that Foolish Faces 1 ends?')
    await cleo.says('/table end', { sure: true })
    expect((await tableOf(evening, id)).phase).toBe('playing')
    const mo = tonight.guest('Mo')
    evening.local.person('Mo').permissions.add('ManageMessages')
    await mo.says('/table end')
    expect(mo.panel()).toContain('End Foolish Faces 1 for everybody?')
    await mo.presses('End the table')
    await evening.calm()
    expect(await tableOf(evening, id)).toMatchObject({ phase: 'over', closed: 'moderator' })
    expect(evening.story().at(-1)).toContain('A moderator ended Foolish Faces 1.')
    expect(bo.panel()).not.toMatch(/Your \d+ cards/u)
    await gathered({ ...tonight, cleo: tonight.guest('Cleo') })
    await ann.says('/table end', { sure: true })
    await evening.calm()
    expect(evening.story().at(-1)).toContain('ended before it started')
  })

  it('Play again holds the seats for five minutes, and then they are free', async () => {
    const tonight = await party()
    const { evening, bo, dan } = tonight
    const id = await started(tonight)
    await playQuickly(tonight, id)
    await evening.calm()
    await bo.presses('Play again')
    await evening.calm()
    const next = await onlyTable(evening)
    expect(
      evening
        .story()
        .at(-1)
        ?.match(/seat held/gu),
    ).toHaveLength(3)
    await dan.presses('Join')
    const eve = tonight.guest('Eve')
    await eve.says('/table join')
    expect((await tableOf(evening, next)).seats).toHaveLength(5)
    await bo.presses('Start')
    expect(bo.panel()).toMatch(/Ann and Cleo are not back yet/u)
    evening.local.advance(FIVE_MINUTES + 1000)
    await evening.calm()
    expect((await tableOf(evening, next)).seats).toHaveLength(3)
    expect(evening.story().at(-1)).not.toContain('seat held')
    await bo.presses('Start')
    await bo.presses('Add a house player and start')
    expect((await tableOf(evening, next)).phase).toBe('playing')
  })
})
