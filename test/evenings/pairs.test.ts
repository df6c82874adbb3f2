import { describe, expect, it } from 'vitest'
import type { State as Kings } from '../../src/games/kings-and-jokers/types.js'
import { isAway, present } from '../../src/table/table.js'
import type { Player } from './evening.js'
import { gathered, goesAway, onTurn, ORDERS, parties, playQuickly, seatHeldBy, started, together, type Party } from './guests.js'
import { onlyTable, tableOf } from './play.js'

// Of each pair of things that can happen at a table in the same instant, both orders end well; here those that tell most.

const party = parties()
const MINUTE = 60_000
const SLOW_HOUSE = { housePauseMs: 10 * MINUTE }

const numberIn = (player: Player): string => player.buttons().find((label) => /^\d+$/u.test(label)) ?? ''
/** Whoever is on turn has picked a card, and presses once more to play it: their seat. */
async function atLastPress(
  tonight: Party,
  id: string,
): Promise<{ readonly player: Player; readonly seat: number; play(): Promise<unknown> }> {
  const player = await onTurn(tonight, id)
  const seat = (await seatHeldBy(tonight, id, player)) ?? -1
  await player.says('/hand')
  await player.presses(numberIn(player))
  return { player, seat, play: () => player.presses('Play face down') }
}
const hostOf = async (tonight: Party, id: string): Promise<Player> => {
  const table = await tableOf(tonight.evening, id)
  for (const player of tonight.four)
    if ((await tonight.evening.store.person(player.id, player.name, 0)) === table.host) return player
  throw new Error('nobody is host')
}

describe.each(ORDERS)('in the same instant, %s', (_, order) => {
  it('join and start: the game has four or five, and whoever comes too late hears so', async () => {
    const tonight = await party()
    const { evening, ann } = tonight
    const id = await gathered(tonight)
    const eve = tonight.guest('Eve')
    await together(...order([() => eve.presses('Join'), () => ann.presses('Start')]))
    const table = await tableOf(evening, id)
    expect(table.phase).toBe('playing')
    expect(present(table)).toHaveLength(table.seats.length)
    if (table.seats.length === 4) expect(eve.panel()).toContain('has started')
  })

  it('a seat is taken by two: one has the hand, the other none', async () => {
    const tonight = await party(SLOW_HOUSE)
    const { evening, dan } = tonight
    const id = await started(tonight)
    await dan.says('/table leave', { sure: true })
    await evening.calm()
    const both = [tonight.guest('Eve'), tonight.guest('Finn')]
    await together(...order(both).map((player) => () => player.presses('Take the seat')))
    await evening.calm()
    const [one, ...more] = both.filter((player) => /You are (?:a Fool|the Lone Fool|Court)/u.test(player.panel()))
    expect(more).toEqual([])
    expect(await seatHeldBy(tonight, id, one!)).toBe(3)
    const other = both.find((player) => player !== one)
    expect(other?.panel()).toContain('No seat of Foolish Faces 1 is free to take now.')
  })

  it('a play and the end of its time: it is played once, by one of them', async () => {
    const tonight = await party(SLOW_HOUSE)
    const { evening } = tonight
    const id = await started(tonight)
    const { player, seat, play } = await atLastPress(tonight, id)
    evening.local.advance(3 * MINUTE)
    await together(...order([play, () => evening.house.settle()]))
    const { actions, seats } = await tableOf(evening, id)
    expect(actions).toBe(1)
    const late = (seats[seat]?.missed ?? 0) > 0
    if (!late) expect(player.panel()).toContain('You played')
    await evening.calm()
    expect(await onTurn(tonight, id)).not.toBe(player)
  })

  it('a play and the removal of whoever plays: the seat goes to the house, and the card was played or not', async () => {
    const tonight = await party(SLOW_HOUSE)
    const { evening } = tonight
    const id = await started(tonight)
    const { player, seat, play } = await atLastPress(tonight, id)
    const leader = await hostOf(tonight, id)
    const number = await evening.store.person(player.id, player.name, 0)
    const remove = (): Promise<unknown> =>
      leader === player
        ? player.says('/table leave', { sure: true })
        : leader.says('/table kick', { who: `${seat + 1}`, sure: true })
    await together(...order([play, remove]))
    await evening.calm()
    const table = await tableOf(evening, id)
    expect(table.seats[seat]).toMatchObject({ standsIn: true })
    expect(table.barred).toEqual(leader === player ? [] : [number])
    expect([0, 1]).toContain(table.actions)
  })

  it('a play and the end of the table: it is over, and nothing is played after', async () => {
    const tonight = await party(SLOW_HOUSE)
    const { evening } = tonight
    const id = await started(tonight)
    const { player, play } = await atLastPress(tonight, id)
    const leader = await hostOf(tonight, id)
    await together(...order([play, () => leader.says('/table end', { sure: true })]))
    await evening.calm()
    const table = await tableOf(evening, id)
    expect(table).toMatchObject({ phase: 'over', closed: 'host' })
    const log = await evening.store.read(id)
    expect(log.at(-1)?.event).toMatchObject({ type: 'closed' })
    if (leader !== player) expect(player.panel()).toContain('ended Foolish Faces 1.')
  })

  it('the rematch, by two: there is one, and both sit there', async () => {
    const tonight = await party()
    const { evening, ann, bo } = tonight
    const first = await started(tonight, { 'house-players': 2 }, { people: [ann, bo] })
    await playQuickly(tonight, first)
    await evening.calm()
    await together(...order([ann, bo]).map((player) => () => player.presses('Play again')))
    await evening.calm()
    const next = await tableOf(evening, await onlyTable(evening))
    expect(next.before).toBe(first)
    expect(present(next)).toHaveLength(2)
  })

  it('another rule and the start: what was dealt is what the table says', async () => {
    const tonight = await party()
    const { evening, ann, bo } = tonight
    const id = await gathered(tonight, { variant: 'classic' }, { command: '/fool', people: [ann, bo] })
    await ann.presses('House rules')
    const start = async (): Promise<unknown> => tonight.guest('Ann').says('/table start')
    await together(...order([() => ann.chooses('52 cards'), start]))
    const { phase, options, state } = await tableOf(evening, id)
    expect(phase).toBe('playing')
    expect((state as { readonly options: unknown }).options).toEqual(options)
  })

  it('a vote and the going of somebody who had voted: votes of those who are here decide', async () => {
    const tonight = await party(SLOW_HOUSE)
    const { evening, bo, cleo, dan } = tonight
    const id = await started(tonight)
    await bo.says('/table kick', { who: 'Dan', sure: true })
    await together(
      ...order([() => cleo.says('/table kick', { who: 'Dan', sure: true }), () => bo.says('/table leave', { sure: true })]),
    )
    await evening.calm()
    const table = await tableOf(evening, id)
    const gone = (await seatHeldBy(tonight, id, dan)) === undefined
    expect(await seatHeldBy(tonight, id, bo)).toBeUndefined()
    expect(table.seats.filter(({ standsIn }) => standsIn)).toHaveLength(gone ? 2 : 1)
    if (!gone) expect(evening.story().at(-1)).toContain('1 of 2 wish to remove Dan.')
  })

  it('I am back and the play of the house: it is chosen once, and nobody is away', async () => {
    const tonight = await party({ housePauseMs: 1000 })
    const { evening, ann } = tonight
    const id = await started(tonight, {}, { command: '/kings' })
    await goesAway(tonight, id, ann)
    await ann.says('/hand')
    expect(ann.panel()).toContain('The house plays for you.')
    evening.local.advance(1000)
    await together(...order([() => ann.presses('I am back'), () => evening.house.settle()]))
    const table = await tableOf(evening, id)
    expect(table.seats.filter(isAway)).toEqual([])
    expect([2, 3]).toContain((table.state as Kings).turns.length)
    expect(ann.panel()).toContain('Choose a tool')
  })

  it('a restart and a press: answered is on disk, and not answered may be pressed again', async () => {
    const tonight = await party({ onDisk: true, ...SLOW_HOUSE })
    const { evening, watch } = tonight
    const id = await started(tonight)
    const { player } = await atLastPress(tonight, id)
    watch.rough = true
    const press = async (): Promise<boolean> => {
      const { state, message } = await evening.local.person(player.name).presses('games', 'Play face down').done
      return state === 'answered' && JSON.stringify(message).includes('You played')
    }
    const [one, other] = await together(...order<() => Promise<unknown>>([press, () => evening.restart()]))
    const { actions } = await tableOf(evening, id)
    const answered = one === true || other === true
    if (answered) expect(actions).toBe(1)
    expect([0, 1]).toContain(actions)
    watch.rough = false
    await player.says('/hand')
    if (actions === 1) expect(player.panel()).toContain('You played face down: ')
    else expect(player.panel()).toContain('Your turn')
  })
})
