import { describe, expect, it } from 'vitest'
import { gameOf } from '../../src/games/index.js'
import type { State } from '../../src/games/fool/types.js'
import type { Table } from '../../src/table/table.js'
import { gathered, parties, playQuickly, type Party } from './guests.js'
import { pastOpening, tableOf } from './play.js'

const party = parties()
const stateOf = ({ state }: Table): State => state as State

/** A table opened with these words, some of its house rules chosen from the lists, and the cards dealt. */
async function dealt(
  tonight: Party,
  people: number,
  options: Record<string, string>,
  ...rules: readonly string[]
): Promise<string> {
  const { evening, ann, four } = tonight
  const id = await gathered(tonight, options, { command: '/fool', people: four.slice(0, people) })
  if (rules.length > 0) await ann.presses('House rules')
  for (const rule of rules) await ann.chooses(rule)
  await ann.presses('Start')
  await pastOpening(evening, id)
  await evening.calm()
  return id
}

/** Plays to the end by the door, and looks at the table after every action. */
async function played(tonight: Party, id: string, look: (table: Table) => void): Promise<Table> {
  return playQuickly(tonight, id, (table) => {
    look(table)
    return false
  })
}

describe('case 14: Durak, how many cards may be thrown', () => {
  it('neighbours alone throw in, nothing is passed on, and the first attack has five cards at most, each by itself', async () => {
    const tonight = await party({ seeds: ['neighbours'] })
    const { evening } = tonight
    const id = await dealt(tonight, 4, { variant: 'podkidnoy' }, 'Neighbours of the attacked throw in')
    const { rules } = gameOf('fool')
    expect(stateOf(await tableOf(evening, id)).options).toMatchObject({ throwers: 'neighbours', firstLimit: 5 })
    const held = new Map<number, number>() // by the attacked player, when the bout began
    await played(tonight, id, (table) => {
      const { bout, phase, course, hands } = stateOf(table)
      if (bout.slots.length === 0) held.set(bout.number, hands[bout.defender]?.length ?? 0)
      expect(bout.slots.length).toBeLessThanOrEqual(Math.min(bout.number === 0 ? 5 : 6, held.get(bout.number) ?? 0))
      const acts = table.seats.flatMap((_, seat) =>
        rules.legal(table.state, seat).map(({ type }) => [seat, type as string] as const),
      )
      expect(acts.filter(([, type]) => type === 'transfer')).toEqual([])
      const inPlay = table.seats.length - course.out.length
      const far = (bout.defender + 2) % 4
      if (inPlay === 4 && phase === 'throw') expect(acts.filter(([seat, type]) => seat === far && type === 'throw')).toEqual([])
    })
    expect(held.size).toBeGreaterThan(5)
  })
})

describe('case 15: Durak, drawing order, last card, draw, tiny stock', () => {
  it('the attacker draws first, and nobody is out while there is stock', async () => {
    const tonight = await party({ seeds: ['drawing'] })
    const { evening } = tonight
    const id = await dealt(tonight, 2, { variant: 'classic' })
    const over = await played(tonight, id, ({ state }) => {
      const { talon, course } = state as State
      if (talon.length > 0) expect(course.out).toEqual([])
    })
    const { bouts } = stateOf(over).course
    expect(bouts.flatMap(({ drew }) => drew).reduce((sum, { count }) => sum + count, 0)).toBe(24)
    for (const { attacker, drew } of bouts) if (drew.length > 1) expect(drew[0]?.seat).toBe(attacker)
    await evening.calm()
    expect(evening.story().at(-1)).toMatch(/is the Fool|A draw: nobody is the Fool/u)
  })
})
