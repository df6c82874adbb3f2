import { describe, expect, it } from 'vitest'
import type { Deal, State } from '../../src/games/foolish-faces/types.js'
import { WITH_JOKERS, type Card } from '../../src/kit/cards.js'
import { rngFor } from '../../src/kit/rng.js'
import { textOf, type Player } from './evening.js'
import { byBot, dealtAs, gathered, oldMessage, parties, playQuickly, pressesOld, type Party } from './guests.js'
import { holds } from './invariants.js'
import { playOn } from './play.js'
import { askedByAnn, beforeAnn } from './twins.js'

const party = parties()

/** Hands that go round the table and a stock, which name all cards once; what is not named goes to the hands and then to the stock. */
function dealOf(start: number, ...named: readonly (readonly Card[])[]): Deal {
  const rest = WITH_JOKERS.filter((card) => !named.flat().includes(card))
  const size = Math.floor(WITH_JOKERS.length / named.length)
  const hands = named.map((hand) => [...hand, ...rest.splice(0, size - hand.length)])
  return { start, hands, stock: rest }
}
/** Ann is a Fool, and so is Bo, who has a Joker where Cleo has a 5: or the other way round. */
const SECRETS = [
  { bo: 'RJ', cleo: '5H' },
  { bo: '5H', cleo: 'RJ' },
] as const
const EVE: readonly Card[] = ['5C', '6C', '7C', '8C', 'KC']
const dealWith = ({ bo, cleo }: (typeof SECRETS)[number], ...more: readonly (readonly Card[])[]): Deal =>
  dealOf(
    0,
    ['BJ', '2S', '3S', '4S', 'JS'],
    [bo, '7S', '8S', '9S', 'QS'],
    [cleo, '7D', '8D', '9D', 'KD'],
    ['2C', '3C', '4C', '10C', 'QC'],
    ...more,
  )

type Who = 'ann' | 'bo' | 'cleo' | 'dan' | 'eve'
type Move = readonly [who: Who, card: string, way: string]
/** What everybody sees is the same with either deal: what was swapped is played face down ("secret"). */
const MOVES: readonly Move[] = [
  ['ann', '2', 'Play face up'],
  ['bo', 'secret', 'Play face down'],
  ['cleo', '8', 'Play face up'],
  ['dan', '3', 'Play face down'],
  ['cleo', 'secret', 'Play face down'],
  ['dan', 'Queen', 'Play face down'],
  ['ann', 'Jack', 'Play face up'],
  ['bo', 'Queen', "Cover Ann's Jack"],
  ['cleo', '9', 'Play face up'],
]
const MOVES_OF_FIVE: readonly Move[] = [...MOVES.slice(0, 4), ['eve', '5', 'Play face up'], ...MOVES.slice(4, 6)]
const RANK = { RJ: 'Joker', '5H': '5' } as const

/** Everything that Ann and the channel receive, step by step, when these secrets were dealt to four or five. */
async function received(tonight: Party, secrets: (typeof SECRETS)[number], people: 4 | 5): Promise<readonly string[]> {
  const { ann, four } = tonight
  const eve = tonight.guest('Eve')
  const players = { ...tonight, eve }
  const id = await gathered(tonight, { length: 'single-round' }, { people: people === 5 ? [...four, eve] : four })
  await dealtAs(tonight, id, dealWith(secrets, ...(people === 5 ? [EVE] : [])))
  const old = await oldMessage(tonight)
  const steps = [await beforeAnn(tonight, id)]
  for (const [who, card, way] of people === 5 ? MOVES_OF_FIVE : MOVES) {
    const player: Player = players[who]
    await player.says('/hand')
    await player.presses(card === 'secret' ? RANK[who === 'bo' ? secrets.bo : secrets.cleo] : card)
    await player.presses(way)
    if (who !== 'ann') await ann.says('/table last')
    steps.push(await beforeAnn(tonight, id))
  }
  await pressesOld(tonight, 'Ann', `1:${id}:1:2S.down`, old)
  return [...steps, await beforeAnn(tonight, id), ...(await askedByAnn(tonight, id))]
}

describe('case 17: secret teams do not leak, and the right people do see them', () => {
  it.each([4, 5] as const)(
    'swapped between two others at a table of %i change nothing that the third receives',
    async (people) => {
      const seen: (readonly string[])[] = []
      for (const secrets of SECRETS) seen.push(await received(await party({ onDisk: true }), secrets, people))
      const [one = [], other = []] = seen
      for (const [step, text] of one.entries()) expect(text, `step ${step}`).toBe(other[step])
      expect(one.at(-1), 'there is something to see').toContain('You are a Fool')
    },
  )

  it('come out as they were dealt when the round is scored', async () => {
    const tonight = await party({ onDisk: true })
    const { evening, four, ann, cleo } = tonight
    const id = await gathered(tonight, { length: 'single-round' })
    await dealtAs(tonight, id, dealWith(SECRETS[1]))
    for (const player of four) {
      await player.says('/hand')
      expect(player.panel()).toContain(player === ann || player === cleo ? 'You are a Fool' : 'You are Court')
    }
    const over = await playQuickly(tonight, id)
    await evening.calm()
    expect((over.state as State).rounds[0]?.fools).toEqual([0, 2])
    expect(textOf(evening.local.channel('games').messages.at(-1))).toContain('Fools 🃏: Ann, Cleo.')
  })
})

describe('the watch over secrets', () => {
  for (const [leak, body] of [
    ['a hand', { content: 'Your 2 cards: Ace, King.' }],
    ['a card that lies face down', { content: 'You played face down: 4 (trick 1).' }],
    ['a role', { content: 'You are a Fool 🃏.' }],
    [
      'a button for a card',
      {
        content: 'Press',
        components: [{ type: 1, components: [{ type: 2, style: 2, label: '7', custom_id: '1:abcdefghij:3:7H.down' }] }],
      },
    ],
  ] as const)
    it(`sees ${leak} in the channel`, async () => {
      const tonight = await party()
      await byBot(tonight, 'POST', `/channels/${tonight.evening.local.channel('games').id}/messages`, body)
      tonight.watch.seen.clear()
      await expect(holds(tonight.watch)).rejects.toThrow('for everybody')
    })
})

describe('the Party Crasher', () => {
  it('ends the round after one more question, shows the hand to all and counts what was taken', async () => {
    const tonight = await party({ onDisk: true })
    const { evening, ann, bo, cleo, dan } = tonight
    const id = await gathered(tonight, { length: 'single-round', 'party-crasher': true })
    const ladies: readonly Card[] = ['JS', 'JH', 'JD', 'JC', 'QS', 'QH', 'QD', 'QC', 'KS', 'KH', 'KD']
    await dealtAs(tonight, id, dealOf(0, ['RJ', 'BJ', ...ladies], ['2S'], ['3S'], ['4S']))
    await ann.says('/hand')
    expect(ann.panel()).toContain('You are the Lone Fool')
    expect(ann.buttons()).not.toContain('Crash the party')
    for (const [player, card, way] of [
      [ann, 'Joker', 'Play face up'],
      [bo, '2', 'Play face down'],
      [cleo, '3', 'Play face up'],
      [dan, '4', 'Play face up'],
      [ann, 'Joker', 'Play face up'],
    ] as const) {
      await player.says('/hand')
      await player.presses(card)
      await player.presses(way)
    }
    await evening.calm()
    expect(evening.story().at(-1)).toContain('Ann 🃏 Fool')
    const others = [bo, cleo, dan]
    await playOn(
      evening,
      id,
      others,
      rngFor('crash', 0),
      ({ state }) => (state as { plays: readonly unknown[] }).plays.length === 0,
    )
    await ann.says('/hand')
    await ann.presses('Crash the party')
    expect(ann.panel()).toMatch(/^End round 1 now\?\nEveryone sees your Jack, /u)
    await ann.presses('Keep playing')
    expect(ann.panel()).toContain('Your turn')
    await ann.presses('Crash the party')
    await ann.presses('End the round')
    await evening.calm()
    expect(evening.story().at(-1)).toContain('Lone Fool 🃏: Ann')
    const shown = evening.story().find((text) => text.includes('Ann crashed the party'))
    expect(shown).toContain('Shown: Jack, Jack, Jack, Jack, Queen, Queen, Queen, Queen, King, King, King.')
  })
})
