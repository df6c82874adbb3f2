import { describe, expect, it } from 'vitest'
import { CHALLENGES, IDENTITIES, TOOLS, type Deal, type State } from '../../src/games/kings-and-jokers/types.js'
import type { Player } from './evening.js'
import { dealtAs, gathered, parties, playQuickly, type Party } from './guests.js'
import { tableOf } from './play.js'
import { askedByAnn, beforeAnn } from './twins.js'

const party = parties()

/** Bo and Cleo hold what the other one has in the twin: identity and tools. */
function dealOf(seats: number, swapped: boolean): Deal {
  const other = (seat: number): number => (swapped && (seat === 1 || seat === 2) ? 3 - seat : seat)
  const dealt = TOOLS.slice(0, 3 * seats).map((_, i) => TOOLS[i - (i % seats) + other(i % seats)]!)
  return {
    identities: Array.from({ length: seats }, (_, seat) => IDENTITIES[other(seat)]!),
    tools: [...dealt, ...TOOLS.slice(3 * seats)],
    challenges: [...CHALLENGES],
  }
}

/** The first tool of the panel, whoever holds it. */
async function choosesFirst(player: Player): Promise<void> {
  await player.says('/hand')
  await player.presses(player.buttons().find((label) => /^(Red|Black) \d: [+−]\d$/u.test(label)) ?? '')
}

async function received(tonight: Party, seats: number, turns: number, swapped: boolean): Promise<readonly string[]> {
  const people = [...tonight.four, tonight.guest('Eve'), tonight.guest('Fay')].slice(0, seats)
  const id = await gathered(tonight, {}, { command: '/kings', people })
  await dealtAs(tonight, id, dealOf(seats, swapped))
  const steps = [await beforeAnn(tonight, id)]
  for (let turn = 0; turn < turns; turn++)
    for (const player of people) {
      await choosesFirst(player)
      steps.push(await beforeAnn(tonight, id))
    }
  return [...steps, ...(await askedByAnn(tonight, id))]
}

describe('case 17: identities do not leak, and the right people do see them', () => {
  it.each([
    [3, 3],
    [6, 2], // the second one shuffles what was shown into the pile
  ])('swapped between two others at a table of %i change nothing that the third receives', async (seats, turns) => {
    const seen: (readonly string[])[] = []
    for (const swapped of [false, true])
      seen.push(await received(await party({ onDisk: true, seeds: ['twins'] }), seats, turns, swapped))
    const [one = [], other = []] = seen
    for (const [step, text] of one.entries()) expect(text, `step ${step}`).toBe(other[step])
    expect(one.at(-1), 'there is something to see').toContain('You are the King of spades.')
  })

  it('everybody sees their own, and at the end all see all as they were dealt', async () => {
    const tonight = await party({ onDisk: true })
    const { evening, ann, bo } = tonight
    const id = await gathered(tonight, {}, { command: '/kings', people: [ann, bo] })
    await dealtAs(tonight, id, dealOf(2, false))
    for (const [player, identity] of [
      [ann, 'King of spades'],
      [bo, 'King of hearts'],
    ] as const) {
      await player.says('/hand')
      expect(player.panel()).toContain(`You are the ${identity}.`)
    }
    await playQuickly(tonight, id)
    await evening.calm()
    expect(((await tableOf(evening, id)).state as State).identities).toEqual(IDENTITIES.slice(0, 2))
    expect(evening.story().at(-1)).toMatch(/Ann: King of spades[^]*Bo: King of hearts/u)
  })
})
