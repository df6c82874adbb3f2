import { describe, expect, it } from 'vitest'
import type { State as Faces } from '../../src/games/foolish-faces/types.js'
import type { State as Kings } from '../../src/games/kings-and-jokers/types.js'
import { rngFor } from '../../src/kit/rng.js'
import { pressOn } from './any-game.js'
import { onTurn, parties, playQuickly, seatHeldBy, started, type Party } from './guests.js'
import { playOn, tableOf, waitedFor } from './play.js'

const party = parties()
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

describe('case 5: the player to move leaves the server', () => {
  for (const [who, command, options] of [
    ['the leader of a trick', '/foolish', {}],
    ['the attacker', '/fool', { variant: 'classic' }],
    ['one of those who choose', '/kings', {}],
  ] as const)
    it(`${who}, and nobody tells: a while later the house has the seat, the channel knows it, and the game ends as a game`, async () => {
      const tonight = await party()
      const { evening, four } = tonight
      const id = await started(tonight, options, { command })
      const gone = await onTurn(tonight, id)
      const seat = (await seatHeldBy(tonight, id, gone)) ?? -1
      evening.local.person(gone.name).leaves()
      await evening.later(2 * MINUTE)
      expect((await tableOf(evening, id)).seats[seat]).toMatchObject({ player: { kind: 'house', name: 'Pip' }, standsIn: true })
      expect(evening.story().some((text) => text.includes('Pip plays for somebody who left: take the seat.'))).toBe(true)
      const rest = four.filter((player) => player !== gone)
      expect(await waitedFor(evening, id, rest), 'the turn has moved on').not.toEqual([])
      const over = await playQuickly(tonight, id)
      await evening.calm()
      expect(over.outcome?.scores).toHaveLength(4)
      const endings = new Map((await evening.store.results()).map((result) => [result.seat, result.ending]))
      expect(endings).toEqual(new Map([0, 1, 2, 3].map((it) => [it, it === seat ? 'left' : 'finished'])))
      const lookUps = evening.local.requests.filter(({ route, code }) => route === '/guilds/:id/members/:id' && code === 10007)
      expect(lookUps).toHaveLength(1)
    })

  it('at a rated table: the time runs out, which is resigning, and the one who is left wins', async () => {
    const tonight = await party()
    const { evening, ann, bo } = tonight
    const id = await started(tonight, { variant: 'rated' }, { command: '/fool', people: [ann, bo] })
    const gone = await onTurn(tonight, id)
    const seat = (await seatHeldBy(tonight, id, gone)) ?? -1
    evening.local.person(gone.name).leaves()
    for (let waited = 0; waited < 10 && (await tableOf(evening, id)).phase === 'playing'; waited++) await evening.later(MINUTE)
    expect(await tableOf(evening, id)).toMatchObject({ phase: 'over', outcome: { winners: [1 - seat], fools: [seat] } })
    expect(evening.story().at(-1)).toContain(`${gone.name} is the Fool`)
  })

  it('and so does everybody else, one after the other: nobody is left, and the table ends', async () => {
    const tonight = await party()
    const { evening, ann, bo } = tonight
    const id = await started(tonight, { 'house-players': 2 }, { people: [ann, bo] })
    for (const player of [ann, bo]) evening.local.person(player.name).leaves()
    await evening.later(10 * MINUTE)
    await evening.later(2 * DAY)
    await evening.tables.sweep()
    await evening.calm()
    expect(await tableOf(evening, id)).toMatchObject({ phase: 'over', closed: 'nobody' })
    expect(evening.story().at(-1)).toMatch(/so it ends here/u)
  })

  it('but comes back: the own seat is there to be taken', async () => {
    const tonight = await party()
    const { evening } = tonight
    const id = await started(tonight)
    const gone = await onTurn(tonight, id)
    const seat = await seatHeldBy(tonight, id, gone)
    const person = evening.local.person(gone.name)
    person.leaves()
    await evening.later(2 * MINUTE)
    expect(() => person.sees('games')).toThrow('not in the server')
    person.joins()
    await gone.presses('Take the seat')
    expect(await seatHeldBy(tonight, id, gone)).toBe(seat)
    expect(gone.panel()).toMatch(/You are (?:a Fool|the Lone Fool|Court)/u)
  })
})

describe('case 6: the one everybody waits for leaves a simultaneous or secret phase', () => {
  const kings = async (tonight: Party): Promise<{ readonly id: string; state(): Promise<Kings> }> => {
    const id = await started(tonight, {}, { command: '/kings' })
    return { id, state: async () => (await tableOf(tonight.evening, id)).state as Kings }
  }
  it('Kings and Jokers: all others have chosen, and the turn is over at once', async () => {
    const tonight = await party()
    const { evening, ann, bo, cleo, dan } = tonight
    const { id, state } = await kings(tonight)
    await pressOn(evening, id, [ann, bo, dan], rngFor('chosen', 0), ({ actions }) => actions === 3)
    const before = await state()
    expect(before).toMatchObject({ chosen: 3, turns: [] })
    await cleo.says('/table leave', { sure: true })
    await evening.calm()
    const { turns } = await state()
    expect(turns).toHaveLength(1)
    for (const tool of before.choices.filter((it) => it !== null)) expect(turns[0]?.tools).toContain(tool)
    expect(evening.story().filter((text) => /^Turn 1: (passed|failed)/u.test(text))).toHaveLength(1)
  })

  it('Kings and Jokers: whoever leaves after choosing has chosen', async () => {
    const tonight = await party()
    const { evening, ann, bo, cleo, dan } = tonight
    const { id, state } = await kings(tonight)
    await pressOn(evening, id, [cleo], rngFor('chosen', 1), ({ actions }) => actions === 1)
    const tool = (await state()).choices[2]
    await cleo.says('/table leave', { sure: true })
    await evening.calm()
    expect(await state()).toMatchObject({ chosen: 1, choices: [null, null, tool, null] })
    await pressOn(evening, id, [ann, bo, dan], rngFor('chosen', 2), ({ actions }) => actions === 4)
    expect((await state()).turns[0]?.tools).toContain(tool)
  })

  it('Foolish Faces: the last of a trick leaves, and the trick is over; the first one leaves, and the card still lies there', async () => {
    const tonight = await party()
    const { evening, four } = tonight
    const id = await started(tonight)
    const state = async (): Promise<Faces> => (await tableOf(evening, id)).state as Faces
    const first = await onTurn(tonight, id)
    await playOn(evening, id, four, rngFor('trick', 0), ({ actions }) => actions === 1)
    const [play] = (await state()).plays
    await first.says('/table leave', { sure: true })
    await evening.calm()
    expect((await state()).plays).toEqual([play])
    await playOn(evening, id, four, rngFor('trick', 1), ({ actions }) => actions === 3)
    const last = await onTurn(tonight, id)
    await last.says('/table leave', { sure: true })
    await evening.calm()
    const { tricks } = await state()
    expect(tricks[0]?.plays).toHaveLength(4)
    expect(tricks[0]?.plays[0]).toEqual(play)
    const record = evening.story().find((text) => text.startsWith('Trick 1: '))
    expect(record).not.toMatch(/Fool\b(?! 🃏)|Court/u)
  })
})
