import { describe, expect, it } from 'vitest'
import { commands } from '../../commands/index.js'
import { startDiscord } from '../../src/discord/discord.js'
import type { State } from '../../src/games/foolish-faces/types.js'
import { rngFor } from '../../src/kit/rng.js'
import { present, type Table } from '../../src/table/table.js'
import type { Player } from './evening.js'
import { gathered, oldMessage, parties, pressesOld, started } from './guests.js'
import { followed } from './invariants.js'
import { playOn, tableOf, waitedFor } from './play.js'

const party = parties()

/** Several press in the same moment, in this order. */
const together = (...presses: readonly (() => Promise<unknown>)[]): Promise<readonly unknown[]> =>
  Promise.all(presses.map((press) => press()))
const seats = (table: Table): number => table.seats.length

describe('two things at once', () => {
  for (const order of ['one way', 'the other way']) {
    it(`case 1: two people take the last seat, ${order}`, async () => {
      const tonight = await party()
      const id = await gathered(tonight)
      const both = [tonight.guest('Eve'), tonight.guest('Finn')]
      const [first, second] = order === 'one way' ? both : both.toReversed()
      await together(
        () => first!.presses('Join'),
        () => second!.presses('Join'),
      )
      await tonight.evening.calm()
      const told = both.filter((player) => player.panel().includes('The last seat was just taken'))
      expect(told).toHaveLength(1)
      const [lobby = ''] = tonight.evening.story()
      expect(lobby.match(/^\d \w+/gmu)).toHaveLength(5)
      await tonight.ann.presses('Start')
      expect(seats(await tableOf(tonight.evening, id))).toBe(5)
    })
  }

  it('case 2: leave, then start in the same moment: four are seated, so the start is refused', async () => {
    const tonight = await party()
    const id = await gathered(tonight)
    await together(
      () => tonight.cleo.presses('Leave'),
      () => tonight.ann.presses('Start'),
    )
    const table = await tableOf(tonight.evening, id)
    // Whichever came first, nobody's seat is without somebody.
    if (table.phase === 'gathering') expect(tonight.ann.panel()).toContain('3 are seated, 4 are needed')
    else expect(present(table)).toHaveLength(4)
    expect(seats(table)).toBe(table.phase === 'gathering' ? 3 : 4)
  })

  it('case 2: start, then leave in the same moment, with five: the game has four or five, and every seat somebody', async () => {
    const tonight = await party()
    const id = await gathered(tonight)
    await tonight.guest('Eve').presses('Join')
    await together(
      () => tonight.ann.presses('Start'),
      () => tonight.cleo.presses('Leave'),
    )
    const table = await tableOf(tonight.evening, id)
    expect(table.phase).toBe('playing')
    if (seats(table) === 4) expect(present(table)).toHaveLength(4)
    else if (present(table).length === 5) expect(tonight.cleo.panel()).toContain('The house plays on with your cards')
    else expect(table.seats.filter(({ player }) => player.kind === 'house')).toHaveLength(1)
  })

  it('case 3: a double press plays one card, and of two ways pressed at once the first', async () => {
    const tonight = await party()
    const id = await started(tonight)
    for (const [round, [one, other]] of [
      ['Play face down', 'Play face down'],
      ['Play face down', 'Play face up'],
    ].entries()) {
      const [player] = await waitedFor(tonight.evening, id, tonight.four)
      if (!player) throw new Error('nobody is waited for')
      await player.presses(await number(player))
      const person = tonight.evening.local.person(player.name)
      const on = player.newest()?.id
      const twice = [one, other].map((label) =>
        followed(tonight.watch, player.name, person.presses('games', label ?? '', on).done),
      )
      expect((await Promise.all(twice)).map(({ state }) => state)).toEqual(['answered', 'answered'])
      const table = await tableOf(tonight.evening, id)
      expect(table.actions).toBe(round + 1)
      expect((table.state as State).plays.map(({ up }) => up)).toEqual(Array.from({ length: round + 1 }, () => false))
      expect(player.panel()).toContain('You played')
    }
  })

  it('case 3: a press on a panel from an earlier turn plays nothing and brings the fresh hand', async () => {
    const tonight = await party()
    const id = await started(tonight)
    const [leader] = await waitedFor(tonight.evening, id, tonight.four)
    if (!leader) throw new Error('nobody is waited for')
    const { asked, state, seats } = await tableOf(tonight.evening, id)
    const seat = (state as State).leader
    const card = (state as State).hands[seat]?.find((it) => it?.startsWith('5') || it?.startsWith('6')) ?? ''
    const old = await oldMessage(tonight, [`1:${id}:${asked[seat]}:${card}.down`])
    await playOn(tonight.evening, id, tonight.four, rngFor('on', 1), ({ state: now }) => {
      const { tricks, plays, leader: leads } = now as State
      return tricks.length > 0 && (leads + plays.length) % seats.length === seat
    })
    const { actions } = await tableOf(tonight.evening, id)
    await pressesOld(tonight, leader.name, `1:${id}:${asked[seat]}:${card}.down`, old)
    expect((await tableOf(tonight.evening, id)).actions).toBe(actions)
    expect(leader.panel()).toMatch(/^The table has moved on; nothing was played|^Your turn/u)
    expect(leader.panel()).toContain('Your turn')
  })

  it('case 4: an interaction that arrives twice acts once', async () => {
    const tonight = await party()
    const { evening } = tonight
    tonight.watch.rough = true // each is answered twice, and Discord takes the first
    const { local, store, tables } = evening
    const reports = { handled: () => {}, shed: () => {}, fault: (error: unknown) => void evening.faults.push(error) }
    const twin = await startDiscord({
      token: local.token,
      api: local.api,
      commands,
      rooms: { store, tables },
      reports,
      now: local.now,
    })
    const id = await started(tonight)
    expect(evening.story().filter((text) => text.startsWith('Foolish Faces 1:'))).toHaveLength(1)
    const [player] = await waitedFor(evening, id, tonight.four)
    if (!player) throw new Error('nobody is waited for')
    await player.presses(await number(player))
    await player.presses('Play face down')
    await evening.calm()
    expect((await tableOf(evening, id)).actions).toBe(1)
    expect(local.requests.filter(({ code }) => code === 40060).length).toBeGreaterThan(5)
    await twin.stop()
  })
})

/** The label of some card with a number in this player's panel, which is theirs to press now. */
async function number(player: Player): Promise<string> {
  if (!player.panel().includes('Pick a card')) await player.says('/hand')
  const label = player.buttons().find((it) => /^\d+$/u.test(it))
  if (label === undefined) throw new Error(`${player.name} has no number: ${player.panel()}`)
  return label
}
