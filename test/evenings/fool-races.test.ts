import { describe, expect, it } from 'vitest'
import { fool } from '../../src/games/fool/index.js'
import { room } from '../../src/games/fool/throwers.js'
import type { Card } from '../../src/kit/cards.js'
import type { Table } from '../../src/table/table.js'
import type { Evening, Player } from './evening.js'
import { labelOf, opens, parties, started, stateAt, stateOf, throwable, throwersNow, walk } from './fool-guests.js'
import { tableOf } from './play.js'

const party = parties()
const cardsAttacking = async (evening: Evening, id: string): Promise<readonly Card[]> =>
  (await stateAt(evening, id)).bout.slots.map(({ attack }) => attack)
const pointersOf = (player: Player): ReadonlyMap<string, string> => {
  const parts = player.newest()!.components.flatMap((it) => [it, ...(it.components ?? [])])
  const buttons = parts.flatMap((it) => it.components ?? [])
  return new Map(buttons.flatMap(({ label, custom_id }) => (label && custom_id ? [[label, custom_id]] : [])))
}

describe('case 14: Durak, how many cards may be thrown: everybody at once', () => {
  /** Two people who could both throw in a card, and one place for it. */
  async function lastPlace(evening: Evening, phase: 'throw' | 'taking' = 'throw') {
    const { players, id } = await started(evening, { people: 4, options: { variant: 'podkidnoy', throwing: 'free' } })
    const able = (table: Table): readonly number[] =>
      throwersNow(table).filter((seat) => throwable(table, seat, 'now').length > 0)
    const fits = (table: Table): boolean => stateOf(table).phase === phase && room(stateOf(table)) === 1 && able(table).length > 1
    const table = await walk(evening, id, `last place, ${phase}`, fits)
    const [one, other] = able(table)
    const both = [one!, other!].map((seat) => ({ player: players[seat]!, card: throwable(table, seat, 'now')[0]! }))
    for (const { player } of both) await opens(player)
    return { id, table, players, both }
  }
  for (const order of ['one way', 'the other way'])
    it(`gives the last place to the first of two who throw in the same instant, ${order}`, async () => {
      const evening = await party({ seeds: ['throw 324'] })
      const { id, both, table, players } = await lastPlace(evening)
      const before = await cardsAttacking(evening, id)
      const pressing = order === 'one way' ? both : both.toReversed()
      await Promise.all(pressing.map(({ player, card }) => player.presses(labelOf(card))))
      await evening.calm()
      const laid = (await cardsAttacking(evening, id)).slice(before.length)
      expect(laid).toHaveLength(1)
      const first = both.find(({ card }) => card === laid[0])!
      const second = both.find((it) => it !== first)!
      expect(second.player.panel()).toContain(
        `${first.player.name}'s ${labelOf(first.card)} took the last place. Yours is still in your hand.`,
      )
      expect((await stateAt(evening, id)).hands[players.indexOf(second.player)]).toContain(second.card)
      expect((await tableOf(evening, id)).actions).toBe(table.actions + 1)
    })

  it('says so too where the last card for somebody who takes ends the bout', async () => {
    const evening = await party({ seeds: ['taking 54'] })
    const { id, both, table } = await lastPlace(evening, 'taking')
    await Promise.all(both.map(({ player, card }) => player.presses(labelOf(card))))
    await evening.calm()
    const { course } = await stateAt(evening, id)
    const last = course.bouts.at(-1)?.slots?.at(-1)
    const second = both.find(({ card }) => card !== last?.attack)!
    expect(both.map(({ card }) => card)).toContain(last?.attack)
    expect(second.player.panel()).toContain('took the last place. Yours is still in your hand.')
    expect((await tableOf(evening, id)).actions).toBe(table.actions + 1)
  })

  it('says so to a Bito that came too late for the table it saw, and does nothing', async () => {
    const evening = await party({ seeds: ['throw 324'] })
    const { id, both } = await lastPlace(evening)
    const [first, second] = both as [(typeof both)[0], (typeof both)[0]]
    const bito = pointersOf(second.player).get('Bito')
    await first.player.presses(labelOf(first.card))
    await evening.calm()
    const { actions } = await tableOf(evening, id)
    await evening.local.person(second.player.name).forges('games', bito!, second.player.newest()!.id).done
    expect(second.player.panel()).toContain(`A card came in the meantime: ${labelOf(first.card)}.`)
    expect((await tableOf(evening, id)).actions).toBe(actions)
  })
})

describe('case 14: Durak, how many cards may be thrown: several in one press', () => {
  it('refuses a list with the same card twice, whole', async () => {
    const evening = await party({ seeds: ['twice'] })
    const { players, id } = await started(evening, { people: 2, options: { variant: 'classic' } })
    const pairs = (table: Table): boolean => {
      const state = stateOf(table)
      const [seat = 0] = fool.rules.turn(state)
      return state.phase === 'lead' && equalsIn(state.hands[seat]!).length > 1
    }
    const table = await walk(evening, id, 'twice', pairs)
    const state = stateOf(table)
    const [seat = 0] = fool.rules.turn(state)
    const player = players[seat]!
    await opens(player)
    const [card = '', second = ''] = equalsIn(state.hands[seat]!)
    const list = player
      .newest()!
      .components.flatMap((it) => [it, ...(it.components ?? [])])
      .flatMap((it) => it.components ?? [])
    const pointer = list.find(({ type }) => type === 3)!.custom_id!
    await player.picks(pointer, [card, card])
    expect((await tableOf(evening, id)).seq).toBe(table.seq)
    await player.picks(pointer, [card, second])
    expect(await cardsAttacking(evening, id)).toEqual(expect.arrayContaining([card, second]))
  })
})

const equalsIn = (hand: readonly (Card | null)[]): readonly Card[] => {
  const cards = hand.filter((card) => card !== null)
  const rank = cards.map((card) => card.slice(0, -1)).find((it, i, all) => all.indexOf(it) !== i)
  return cards.filter((card) => card.slice(0, -1) === rank).slice(0, 2)
}

describe('case 15: Durak, drawing order, last card, draw, tiny stock', () => {
  it('starts six players with 36 cards: the last card dealt makes trumps and is shown', async () => {
    const evening = await party({ seeds: ['six'] })
    const { id } = await started(evening, { people: 2, options: { variant: 'classic', 'house-players': 4 } })
    const { talon, setting } = await stateAt(evening, id)
    expect(talon).toEqual([])
    expect(evening.story()[1]).toContain(`${labelOf(setting.turned!)} was dealt last and makes trumps.`)
    expect(evening.story()[1]).toContain('no stock left')
  })
  it('refuses eight players with 36 cards, and says what helps', async () => {
    const evening = await party()
    const ann = evening.player('Ann')
    await ann.says('/fool', { variant: 'classic', 'house-players': 7 })
    expect(ann.panel()).toBe('Eight players need 48 cards: choose 52 or 54.')
    await ann.says('/fool', { variant: 'podkidnoy', deck: '52', 'house-players': 7 })
    expect(evening.story()[0]).toContain("Ann's table is full.")
  })
})

describe('case 16: Durak, passing and the double-meaning card', () => {
  it('offers both to a card that can beat and pass, and takes no forged card', async () => {
    const evening = await party({ seeds: ['both 45'] })
    const { players, id } = await started(evening, { people: 3, options: { variant: 'transfer' } })
    const both = (table: Table): Card | undefined => {
      const state = stateOf(table)
      const [seat = 0] = fool.rules.turn(state)
      const legal = fool.rules.legal(state, seat)
      const beats = legal.flatMap((action) => (action.type === 'beat' ? [action.with] : []))
      return legal.flatMap((action) => (action.type === 'transfer' ? action.cards : [])).find((card) => beats.includes(card))
    }
    const table = await walk(evening, id, 'both', (now) => both(now) !== undefined)
    const [seat = 0] = fool.rules.turn(stateOf(table))
    const player = players[seat]!
    const card = both(table)!
    const next = players[(seat + 1) % 3]!
    await opens(player)
    const pointer = pointersOf(player).get(labelOf(card))!

    const strange = stateOf(table).hands[(seat + 1) % 3]!.find((it) => it !== null)!
    const forged = pointer.replace(card, strange)
    await evening.local.person(player.name).forges('games', forged, player.newest()!.id).done
    await evening.local.person(player.name).forges('games', `${forged}.pass`, player.newest()!.id).done
    expect((await tableOf(evening, id)).seq).toBe(table.seq)

    await opens(player)
    await player.presses(labelOf(card))
    expect(player.buttons()).toEqual(expect.arrayContaining([`Pass on to ${next.name}`, 'Back']))
    expect(player.buttons().some((label) => label.startsWith('Beat '))).toBe(true)
    await player.presses(`Pass on to ${next.name}`)
    const { bout, hands } = await stateAt(evening, id)
    expect(bout).toMatchObject({ attacker: seat, defender: (seat + 1) % 3 })
    expect(hands[seat]).not.toContain(card)
  })
})
