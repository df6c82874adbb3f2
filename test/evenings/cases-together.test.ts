import { describe, expect, it } from 'vitest'
import { commands } from '../../commands/index.js'
import { startDiscord } from '../../src/discord/discord.js'
import type { State } from '../../src/games/foolish-faces/types.js'
import { rngFor } from '../../src/kit/rng.js'
import { openStore } from '../../src/store/sqlite.js'
import { whyNot } from '../../src/told.js'
import { present } from '../../src/table/table.js'
import type { Player } from './evening.js'
import { gathered, oldMessage, onTurn, ORDERS, parties, pressesOld, started, together } from './guests.js'
import { followed } from './invariants.js'
import { playOn, tableOf } from './play.js'

const party = parties()

describe('case 1: two people take the last seat', () => {
  const disks = [
    ['', 0],
    [', with a slow disk', 30],
  ] as const
  for (const [how, order] of ORDERS)
    for (const [disk, diskMs] of disks)
      it(`one sits down and the other hears that it is full, ${how}${disk}`, async () => {
        const tonight = await party({ diskMs })
        const id = await gathered(tonight)
        const both = [tonight.guest('Eve'), tonight.guest('Finn')]
        await together(...order(both).map((player) => () => player.presses('Join')))
        await tonight.evening.calm()
        expect(both.filter((player) => player.panel().includes('The last seat was just taken'))).toHaveLength(1)
        const [lobby = ''] = tonight.evening.story()
        expect(lobby.match(/^\d \w+/gmu)).toHaveLength(5)
        await tonight.ann.presses('Start')
        const { seats, state } = await tableOf(tonight.evening, id)
        expect([seats.length, (state as State).hands.length]).toEqual([5, 5])
      })
})

describe('case 2: leave and start in the same moment', () => {
  for (const [how, order] of ORDERS) {
    it(`with three at Durak: two play without whoever left, or the house for them, ${how}`, async () => {
      const tonight = await party()
      const { evening, ann, bo, cleo } = tonight
      const id = await gathered(tonight, { variant: 'classic' }, { command: '/fool', people: [ann, bo, cleo] })
      await together(...order([() => ann.presses('Start'), () => cleo.presses('Leave')]))
      const table = await tableOf(evening, id)
      expect(table.phase).toBe('playing')
      if (present(table).length === 3) await cleo.presses('Leave the table') // asked once more, since the game was on
      const { seats } = await tableOf(evening, id)
      expect(seats.slice(0, 2).map(({ player }) => player.kind)).toEqual(['person', 'person'])
      expect(seats.slice(2).map(({ player }) => player.kind)).toEqual(seats.length === 3 ? ['house'] : [])
    })
    it(`with the two it takes: the start is refused, or the game is on, ${how}`, async () => {
      const tonight = await party()
      const { evening, ann, bo } = tonight
      const id = await gathered(tonight, { variant: 'classic' }, { command: '/fool', people: [ann, bo] })
      await evening.calm() // a newcomer's panel is there
      await together(...order([() => ann.presses('Start'), () => bo.presses('Leave')]))
      const table = await tableOf(evening, id)
      const here = present(table).length
      if (table.phase === 'gathering') expect(ann.panel()).toContain('Not yet: 1 is seated, 2 are needed.')
      else expect(bo.panel()).toContain(here === 2 ? 'The house plays on with your cards' : 'Your seat at Durak 1 went to Pip')
      expect(table.phase === 'gathering' ? [1] : [1, 2]).toContain(here)
      expect(table.seats).toHaveLength(table.phase === 'gathering' ? 1 : 2)
    })
  }
})

describe('case 3: the same card played twice, and the click on an old panel', () => {
  it('a double press plays one card, and of two ways pressed at once the first', async () => {
    const tonight = await party()
    const id = await started(tonight)
    for (const [round, [one, other]] of [
      ['Play face down', 'Play face down'],
      ['Play face down', 'Play face up'],
    ].entries()) {
      const player = await onTurn(tonight, id)
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

  it('a press on a panel from an earlier turn plays nothing and brings the fresh hand', async () => {
    const tonight = await party()
    const id = await started(tonight)
    const leader = await onTurn(tonight, id)
    const { asked, state, seats } = await tableOf(tonight.evening, id)
    const seat = (state as State).leader
    const card = (state as State).hands[seat]?.find((it) => it?.startsWith('5') || it?.startsWith('6')) ?? ''
    const old = await oldMessage(tonight)
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
})

describe('case 4: the same interaction delivered twice', () => {
  it('acts once', async () => {
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
    const player = await onTurn(tonight, id)
    await player.presses(await number(player))
    await player.presses('Play face down')
    await evening.calm()
    expect((await tableOf(evening, id)).actions).toBe(1)
    expect(local.requests.filter(({ code }) => code === 40060).length).toBeGreaterThan(5)
    await twin.stop()
  })

  it('a second program on the same data does not start', async () => {
    const { evening } = await party({ onDisk: true })
    const second = await openStore(evening.path)
    expect(second).toEqual({ ok: false, reason: 'locked', pid: process.pid })
    if (!second.ok) expect(whyNot(second, evening.path)).toContain(`process ${process.pid}`)
  })
})

/** The label of some card with a number in this player's panel, which is theirs to press now. */
async function number(player: Player): Promise<string> {
  if (!player.panel().includes('Pick a card')) await player.says('/hand')
  const label = player.buttons().find((it) => /^\d+$/u.test(it))
  if (label === undefined) throw new Error(`${player.name} has no number: ${player.panel()}`)
  return label
}
