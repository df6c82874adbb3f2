import { describe, expect, it } from 'vitest'
import { rngFor } from '../../src/kit/rng.js'
import { isAway } from '../../src/table/table.js'
import { pressOn } from './any-game.js'
import { goesAway, parties, playQuickly, seatHeldBy, started } from './guests.js'
import { playOn, tableOf } from './play.js'

const party = parties()
const ROLE = /You are (?:a Fool|the Lone Fool|Court)/u

describe('somebody who is away', () => {
  it('has the house play for them until they press I am back', async () => {
    const tonight = await party({ housePauseMs: 1000 })
    const { evening, ann, bo, cleo, dan } = tonight
    const id = await started(tonight, {}, { command: '/kings' })
    await goesAway(tonight, id, ann)
    await evening.calm()
    expect(evening.story().at(-1)).toContain('The house plays for Ann, who is away.')
    await ann.presses('My hand')
    expect(ann.panel()).toContain('The house plays for you. Press I am back to play on.')
    expect(ann.buttons()[0]).toBe('I am back')
    await evening.later(1000)
    expect((await tableOf(evening, id)).actions).toBe(4 * 3)
    await ann.presses('I am back')
    expect(ann.panel()).toContain('Choose a tool')
    await evening.calm()
    expect((await tableOf(evening, id)).seats.filter(isAway)).toEqual([])
    expect(evening.story().at(-1)).not.toContain('away')
    await ann.says('/table back')
    expect(ann.panel()).toContain('You are not away')
    await pressOn(evening, id, [ann, bo, cleo, dan], rngFor('back', 0), ({ actions }) => actions === 4 * 4)
  })
})

describe('the seat of somebody who left', () => {
  it('is taken by a press: hand and role pass on, the old panel is closed, and both are recorded for what they were', async () => {
    const tonight = await party({ housePauseMs: 600_000 })
    const { evening, cleo, dan, four } = tonight
    const id = await started(tonight)
    await playOn(evening, id, four, rngFor('substitute', 0), ({ actions }) => actions === 9)
    await dan.says('/hand')
    const [hand, role] = [/Your \d+ cards: .*/u.exec(dan.panel())?.[0], ROLE.exec(dan.panel())?.[0]]
    expect(dan.panel()).toContain('You played face down:')
    await dan.says('/table leave', { sure: true })
    await dan.says('/hand')
    await evening.calm()
    const eve = tonight.guest('Eve')
    await eve.presses('Take the seat')
    expect(await seatHeldBy(tonight, id, eve)).toBe(3)
    expect(ROLE.exec(eve.panel())?.[0]).toBe(role)
    if (hand) expect(eve.panel()).toContain(hand)
    expect(eve.panel()).not.toContain('You played')
    await evening.calm()
    expect(evening.story().at(-1)).not.toContain('take the seat')
    await dan.says('/hand')
    expect(dan.panel()).toContain('Your seat at Foolish Faces 1 went to Eve.')
    await cleo.says('/table leave', { sure: true })
    await dan.says('/table take-seat')
    expect(dan.panel()).toContain('You have seen another hand of this game')
    await playQuickly(tonight, id)
    const people = await evening.store.people((await evening.store.results()).map(({ person }) => person))
    const endings = (await evening.store.results()).map(({ person, ending }) => [people.get(person)?.name, ending])
    expect(endings).toEqual(
      expect.arrayContaining([
        ['Dan', 'left'],
        ['Eve', 'stood-in'],
        ['Cleo', 'left'],
        ['Ann', 'finished'],
      ]),
    )
  })

  it('is not free at a rated table, where leaving is resigning', async () => {
    const tonight = await party()
    const { evening, ann, bo, cleo } = tonight
    const id = await started(tonight, { variant: 'rated' }, { command: '/fool', people: [ann, bo, cleo] })
    await cleo.says('/table leave')
    expect(cleo.panel()).toMatch(/^Leave Durak 1\? /u)
    expect(cleo.panel()).not.toContain('take your seat')
    await cleo.presses('Leave the table')
    await tonight.guest('Eve').says('/table take-seat')
    expect((await tableOf(evening, id)).seats.every(({ standsIn }) => !standsIn)).toBe(true)
    expect((await playQuickly(tonight, id)).outcome).toMatchObject({ fools: [2] })
  })
})

describe('a vote', () => {
  it('removes somebody when most wish it, who may not come back; the others see the wishes', async () => {
    const tonight = await party({ housePauseMs: 600_000 })
    const { evening, bo, cleo, dan } = tonight
    const id = await started(tonight)
    await bo.says('/table kick', { who: 'Dan' })
    expect(bo.panel()).toContain('Do you wish that Dan leaves Foolish Faces 1? 0 of 2 wishes are there.')
    await bo.presses('Remove Dan')
    expect(bo.panel()).toContain('1 of 2 wishes are there.')
    await evening.calm()
    expect(evening.story().at(-1)).toContain('1 of 2 wish to remove Dan.')
    await dan.says('/hand')
    await cleo.says('/table kick', { who: '4', sure: true })
    expect(cleo.panel()).toContain('Dan has left Foolish Faces 1.')
    await evening.calm()
    expect(dan.panel()).toBe('You were removed from Foolish Faces 1.')
    await dan.presses('Take the seat')
    expect(dan.panel()).toContain('You were removed from Foolish Faces 1 and may not come back to it.')
    expect((await tableOf(evening, id)).seats[3]).toMatchObject({ standsIn: true })
  })

  it('ends the table when all wish it; a wish falls away with whoever leaves', async () => {
    const tonight = await party()
    const { evening, ann, bo, cleo, dan } = tonight
    const id = await started(tonight)
    for (const player of [bo, cleo]) {
      await player.says('/table end')
      await player.presses('Wish to end the table')
    }
    await evening.calm()
    expect(evening.story().at(-1)).toContain('2 of 4 wish to end the table.')
    await cleo.says('/table leave', { sure: true })
    await evening.calm()
    expect(evening.story().at(-1)).toContain('1 of 3 wish to end the table.')
    await dan.says('/table end', { sure: true })
    expect((await tableOf(evening, id)).phase).toBe('playing')
    await ann.says('/table leave', { sure: true })
    await evening.calm()
    expect(await tableOf(evening, id), 'all who are left wish it').toMatchObject({ phase: 'over', closed: 'vote' })
  })
})
