import { describe, expect, it } from 'vitest'
import { rngFor } from '../../src/kit/rng.js'
import { gathered, parties, playQuickly, started } from './guests.js'
import { followed } from './invariants.js'
import { onlyTable, playOn, tableOf } from './play.js'

const party = parties()
const FIVE_MINUTES = 5 * 60_000

describe('people come and go', () => {
  it('case 5: somebody leaves the server: their seat waits, nothing breaks, and they can go on when they come back', async () => {
    const tonight = await party()
    const { evening, four, bo } = tonight
    const id = await started(tonight)
    await playOn(evening, id, four, rngFor('leaver', 0), ({ actions }) => actions === 6)
    const person = evening.local.person('Bo')
    person.leaves()
    const rest = four.filter((player) => player !== bo)
    const isBo = async (): Promise<number> => evening.store.person(bo.id, 'Bo')
    const number = await isBo()
    const seat = (await tableOf(evening, id)).seats.findIndex(
      ({ player }) => player.kind === 'person' && player.person === number,
    )
    const waits = await playOn(evening, id, rest, rngFor('leaver', 1), (table) => turn(table.state) === seat)
    expect(waits.phase).toBe('playing')
    await evening.calm()
    expect(evening.story().at(-1)).toContain('Bo: to play')
    expect(() => person.sees('games'), 'Bo is away').toThrow('not in the server')
    evening.local.person('Bo')
    const over = await playQuickly(tonight, id)
    expect(over.outcome?.scores).toHaveLength(4)
  })

  it('leaving in mid-game gives the seat to the house, and the result counts for neither', async () => {
    const tonight = await party()
    const { evening, four, ann, bo } = tonight
    const id = await started(tonight)
    await playOn(evening, id, four, rngFor('leave', 0), ({ actions }) => actions === 9)
    await ann.says('/table leave')
    expect(ann.panel()).toContain('The game counts for neither.')
    await ann.presses('Leave the table')
    expect(ann.panel()).toContain('You have left Foolish Faces 1. The house plays on with your cards.')
    const { host, seats } = await tableOf(evening, id)
    expect(host, 'the host passes on').toBe(await evening.store.person(bo.id, 'Bo'))
    expect(seats[0]?.player).toEqual({ kind: 'house', name: 'Pip' })
    await playQuickly(tonight, id)
    await evening.calm()
    expect((await evening.store.results()).map(({ person }) => person)).not.toContain(await evening.store.person(ann.id, 'Ann'))
    await ann.says('/leaderboard')
    await ann.picks('Leaderboard', [`board:foolish-faces:single-round:all`])
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
    expect(await evening.store.results()).toEqual([])
  })

  it('is ended by its host or a moderator, not by a guest, who hears whom to ask', async () => {
    const tonight = await party()
    const { evening, ann, bo, cleo } = tonight
    const id = await started(tonight)
    await cleo.says('/table end')
    expect(cleo.panel()).toContain('Ann is host: the host or a moderator ends this table.')
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

  it('case 7: after every way in which a table ends, its people open and join the next one', async () => {
    const tonight = await party()
    const { evening, ann, bo, cleo } = tonight
    const ways = [
      async () => ann.says('/table end', { sure: true }),
      async () => {
        await ann.says('/table leave')
        await bo.says('/table leave')
      },
      async () => evening.local.channel('games').delete(),
    ]
    for (const end of ways) {
      await ann.says('/foolish', { 'house-players': 3 })
      await bo.presses('Join')
      await end()
      await evening.calm()
      expect(await evening.store.live()).toEqual([])
    }
    evening.local.channel('games')
    await bo.says('/foolish', { length: 'single-round', 'house-players': 4 })
    await cleo.presses('Join')
    await bo.says('/foolish')
    expect(await evening.store.live()).toHaveLength(2)
  })

  it('a handler that fails halfway leaves nobody bound', async () => {
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
})

/** The seat on turn in a state of Foolish Faces. */
function turn(state: unknown): number {
  const { leader, plays, hands } = state as { leader: number; plays: readonly unknown[]; hands: readonly unknown[] }
  return (leader + plays.length) % hands.length
}
