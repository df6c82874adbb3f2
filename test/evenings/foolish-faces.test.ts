import { afterEach, describe, expect, it } from 'vitest'
import { rngFor } from '../../src/kit/rng.js'
import { evening, type Evening, type EveningOptions, type Player } from './evening.js'
import { onlyTable, playOn, tableOf } from './play.js'

let tonight: Evening | undefined
async function at(options?: EveningOptions): Promise<Evening> {
  return (tonight = await evening(options))
}
afterEach(async () => {
  const faults = tonight?.faults ?? []
  await tonight?.end()
  tonight = undefined
  expect(faults).toEqual([])
})
const four = (evening: Evening): readonly [Player, Player, Player, Player] => [
  evening.player('Ann'),
  evening.player('Bo'),
  evening.player('Cleo'),
  evening.player('Dan'),
]

describe('an evening of Foolish Faces', () => {
  it('goes from /foolish to the leaderboard, and once again', async () => {
    const evening = await at({ seeds: ['first evening', 'rematch'] })
    const [ann, bo, cleo, dan] = four(evening)
    await ann.says('/foolish')
    for (const player of [bo, cleo, dan]) await player.presses('Join')
    expect(evening.story()[0]).toContain('4 are seated.')
    const id = await onlyTable(evening)
    await ann.presses('Start')
    await evening.calm()
    for (const player of [ann, bo, cleo, dan]) expect(player.panel(), `${player.name} has the hand pushed`).toMatch(/Fool|Court/)
    const over = await playOn(evening, id, [ann, bo, cleo, dan], rngFor('presses', 0))
    await evening.calm()
    expect(over.outcome?.scores).toHaveLength(4)
    const story = evening.story()
    expect(story[0]).toContain('Foolish Faces 1: Ann, Bo, Cleo and Dan play.')
    expect(story.filter((text) => /^Trick \d+:/.test(text))).toHaveLength(52)
    expect(story.filter((text) => /^### Round \d/.test(text))).toHaveLength(3)
    expect(story.at(-1)).toMatch(/^### .*win/)

    await bo.says('/leaderboard')
    expect(bo.panel()).toMatch(/Foolish Faces, all time/)
    const best = Math.max(...(over.outcome?.scores ?? []))
    expect(bo.panel()).toContain(`1 ${['Ann', 'Bo', 'Cleo', 'Dan'][over.outcome?.scores.indexOf(best) ?? 0]}, ${best} points`)

    await cleo.presses('Play again')
    await evening.calm()
    const again = await onlyTable(evening)
    expect(evening.story().at(-1)).toContain('seat held')
    for (const player of [ann, bo, dan]) await player.presses('Join')
    await cleo.presses('Start')
    await evening.calm()
    const { state } = (await tableOf(evening, again)) as { state: { first: number } }
    expect(state.first).toBe(((over.state as { first: number }).first + 1) % 4)
  })

  it('is played by one person with house players, one round', async () => {
    const evening = await at({ seeds: ['alone'] })
    const [ann] = four(evening)
    await ann.says('/foolish', { length: 'single-round', 'house-players': 4, 'party-crasher': true })
    expect(evening.story()[0]).toContain('Pip (house)')
    const id = await onlyTable(evening)
    await ann.presses('Start')
    await evening.calm()
    const over = await playOn(evening, id, [ann], rngFor('presses', 1))
    await evening.calm()
    expect(over.phase).toBe('over')
    expect(evening.story().at(-1)).toMatch(/win/)
    await ann.says('/leaderboard')
    expect(ann.panel(), 'a game of one person counts for nobody').toContain('Nobody is on this board yet.')
  })

  it('goes on after a restart in the middle of a trick', async () => {
    const evening = await at({ onDisk: true, seeds: ['restart'] })
    const [ann, bo, cleo, dan] = four(evening)
    await ann.says('/foolish', { length: 'single-round' })
    for (const player of [bo, cleo, dan]) await player.presses('Join')
    const id = await onlyTable(evening)
    await ann.presses('Start')
    await evening.calm()
    const half = await playOn(evening, id, [ann, bo, cleo, dan], rngFor('presses', 2), ({ actions }) => actions === 22)
    await evening.restart()
    expect(await tableOf(evening, id)).toEqual(half)
    const over = await playOn(evening, id, [ann, bo, cleo, dan], rngFor('presses', 3))
    expect(over.actions).toBe(52)
    await evening.calm()
    expect(evening.story().filter((text) => /^Trick \d+:/.test(text))).toHaveLength(13)
  })
})
