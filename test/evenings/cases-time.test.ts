import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import { rngFor } from '../../src/kit/rng.js'
import { VERBS } from '../../src/kit/screen.js'
import { clockOf } from '../../src/table/clock.js'
import type { Table } from '../../src/table/table.js'
import { openButton, openButtons, textOf, type Player } from './evening.js'
import { gathered, oldMessage, onTurn, parties, pressesOld, seatHeldBy, started, type Party } from './guests.js'
import { onlyTable, playCard, playOn, tableOf } from './play.js'

const party = parties()
const SECOND = 1000
const MINUTE = 60 * SECOND

/** What a game is, however the clock stands. */
const gameIn = ({ state, asked, actions, seats, queue }: Table): unknown => ({ state, asked, actions, seats, queue })
const cardOf = (player: Player): string => player.buttons().find((label) => /^\d+$/u.test(label)) ?? ''

describe('case 10: restart in the middle of a trick', () => {
  /** Two cards lie on the table. */
  async function inTrick(tonight: Party): Promise<{ readonly id: string; readonly next: Player }> {
    const id = await started(tonight)
    await playOn(tonight.evening, id, tonight.four, rngFor('restart', 0), ({ actions }) => actions === 2)
    await tonight.evening.calm()
    return { id, next: await onTurn(tonight, id) }
  }
  const clockIn = (table: Table, seat: number): number => clockOf(table, seat, gameOf)?.until ?? 0

  it('nothing is asked again, panels from before still play, the outage is given back and no time-out is counted', async () => {
    const tonight = await party({ onDisk: true })
    const { evening } = tonight
    const { id, next } = await inTrick(tonight)
    const seat = (await seatHeldBy(tonight, id, next)) ?? -1
    const [before, panel] = [await tableOf(evening, id), next.newest()]
    await evening.later(SECOND)
    await evening.restart(async () => evening.local.advance(10 * MINUTE))
    await evening.calm()
    const after = await tableOf(evening, id)
    expect(gameIn(after)).toEqual(gameIn(before))
    expect(clockIn(after, seat) - clockIn(before, seat)).toBeGreaterThanOrEqual(10 * MINUTE)
    expect([after.reminded, after.seats.map(({ missed = 0 }) => missed)]).toEqual([[], [0, 0, 0, 0]])
    await next.says('/hand')
    expect(next.newest()?.id).not.toBe(panel?.id)
    await next.presses(cardOf(next))
    await next.presses('Play face down')
    expect((await tableOf(evening, id)).actions).toBe(3)
  })

  it('on disk, but its answer was on the way: the move stands and is not asked for again', async () => {
    const tonight = await party({ onDisk: true })
    const { evening, watch } = tonight
    const { id, next } = await inTrick(tonight)
    await next.presses(cardOf(next))
    watch.rough = true
    evening.local.faults.next(/callback/, 'cut', 2)
    const lost = evening.local.person(next.name).presses('games', 'Play face down').done
    while ((await tableOf(evening, id)).actions < 3) await new Promise((done) => setTimeout(done, 5))
    const before = await tableOf(evening, id)
    await evening.restart()
    evening.local.advance(3 * SECOND)
    expect((await lost).state).toBe('failed')
    expect(evening.faults.splice(0).map(String).join(' ')).toContain('other side closed')
    expect(gameIn(await tableOf(evening, id))).toEqual(gameIn(before))
    await next.says('/hand')
    expect(next.panel()).toMatch(/You played face down: /u)
    expect(await onTurn(tonight, id)).not.toBe(next)
  })

  it('before it was heard: it is not played, and may be played again', async () => {
    const tonight = await party({ onDisk: true })
    const { evening } = tonight
    const { id, next } = await inTrick(tonight)
    await next.presses(cardOf(next))
    const before = await tableOf(evening, id)
    await evening.restart(async () => {
      const press = evening.local.person(next.name).presses('games', 'Play face down')
      evening.local.advance(3 * SECOND)
      const lost = await press.done
      expect([lost.state, lost.heard]).toEqual(['failed', false])
    })
    expect(gameIn(await tableOf(evening, id))).toEqual(gameIn(before))
    await next.presses('Play face down')
    expect((await tableOf(evening, id)).actions).toBe(3)
  })
})

describe('case 11: buttons from before the restart or of a finished game', () => {
  const OTHERS = [
    'start',
    'start-filled',
    'start-without',
    'leave',
    'leave-sure',
    'end-sure',
    'again',
    'remove-sure',
    'house-add',
  ]
  const buttonsOf = (id: string): readonly string[] => [
    ...VERBS.filter((verb) => !OTHERS.includes(verb)).map((verb) => `1:${id}:${verb}`),
    `1:${id}:7:7H.down`,
    `1:${id}:pace:live`,
    `1:${id}:take-seat:0`,
    '1:abcdefghij:hand',
    '2:something:new',
    'nonsense',
    '1::rules:foolish-faces:cards',
    '1::table:nowhere',
  ]
  const LOST = 'This button belongs to an older table. /table show lists those here.'
  async function answers(tonight: Party, id: string, old: string): Promise<ReadonlyMap<string, string>> {
    const texts = new Map<string, string>()
    for (const customId of buttonsOf(id)) texts.set(customId, textOf((await pressesOld(tonight, 'Cleo', customId, old)).message))
    return texts
  }

  it('every one of a table that is on, that was ended and that has expired gets an answer, and so does one that nobody knows', async () => {
    const tonight = await party()
    const { evening, ann } = tonight
    const old = await oldMessage(tonight)
    for (const end of [() => ann.says('/table end', { sure: true }), () => evening.later(31 * MINUTE)]) {
      const id = await gathered(tonight)
      const live = await answers(tonight, id, old)
      for (const lost of ['1:abcdefghij:hand', '2:something:new', 'nonsense']) expect(live.get(lost)).toBe(LOST)
      await end()
      await evening.calm()
      const over = await answers(tonight, id, old)
      const game = /Foolish Faces \d/u.exec(over.get(`1:${id}:join`) ?? '')?.[0]
      expect(over.get(`1:${id}:join`)).toBe(`${game} is over.`)
      expect(over.get(`1:${id}:pace:live`)).toBe(`${game} is over.`)
      const open = evening.local.channel('games').messages.flatMap(openButtons)
      expect(open.filter((label) => ['Join', 'Start'].includes(label))).toEqual([])
    }
  })

  it('after a restart the buttons of a table that is on work, and lead to the fresh panel', async () => {
    const tonight = await party({ onDisk: true })
    const { evening } = tonight
    const id = await started(tonight)
    const next = await onTurn(tonight, id)
    await evening.restart()
    await evening.calm()
    await next.presses('My hand')
    expect(next.panel()).toContain('Your turn')
    await playCard(next, rngFor('again', 0))
    expect((await tableOf(evening, id)).actions).toBe(1)
  })
})

describe('case 12: the hand panel is older than 15 minutes', () => {
  it('it is left alone without noise; a press on it brings a fresh token and plays', async () => {
    const tonight = await party()
    const { evening, four } = tonight
    const id = await started(tonight, { pace: 'none' })
    await playCard(await onTurn(tonight, id), rngFor('old', 0))
    const second = await onTurn(tonight, id)
    await second.says('/hand')
    await evening.calm()
    evening.local.advance(16 * MINUTE)
    const others = four.filter((player) => player !== second)
    const late = evening.local.requests.length
    const panel = second.newest()
    await others[0]?.says('/hand')
    await evening.calm()
    await second.presses(cardOf(second))
    await second.presses('Play face down')
    expect(second.newest()?.id).toBe(panel?.id)
    expect((await tableOf(evening, id)).actions).toBe(2)
    await evening.calm()
    evening.local.advance(16 * MINUTE)
    await playOn(evening, id, others, rngFor('old', 1), ({ actions }) => actions === 4)
    await evening.calm()
    const since = evening.local.requests.slice(late)
    expect(since.filter(({ status }) => status === 401 || status === 404)).toEqual([])
    expect(openButton(evening.local.channel('games').messages, 'My hand')).toBeDefined()
    expect(await onlyTable(evening)).toBe(id)
  })
})
