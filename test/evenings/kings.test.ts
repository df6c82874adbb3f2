import { afterEach, describe, expect, it } from 'vitest'
import { kingsAndJokers } from '../../src/games/kings-and-jokers/index.js'
import type { State } from '../../src/games/kings-and-jokers/types.js'
import { pick, rngFor, type Rng } from '../../src/kit/rng.js'
import type { Table } from '../../src/table/table.js'
import { evening, type Evening, type EveningOptions, type Player } from './evening.js'
import { onlyTable, tableOf, waitedFor } from './play.js'

const PEOPLE = ['Ann', 'Bo', 'Cleo', 'Dan', 'Eve', 'Fay'] as const
let tonight: Evening | undefined
async function at(options?: EveningOptions): Promise<Evening> {
  return (tonight = await evening({ people: PEOPLE, ...options }))
}
afterEach(async () => {
  const faults = tonight?.faults ?? []
  await tonight?.end()
  tonight = undefined
  expect(faults).toEqual([])
})

const TOOL = /^(Red|Black) \d: [+−]\d$/
const toolsOf = (player: Player): readonly string[] => player.buttons().filter((label) => TOOL.test(label))
/** One press; the hand is opened where no panel shows tools. */
async function chooses(player: Player, rng: Rng): Promise<void> {
  if (toolsOf(player).length === 0) await player.says('/hand')
  await player.presses(pick(toolsOf(player), rng))
}
const stateOf = (table: Table): State => table.state as State

/** The people of a table that has been opened and started, the first one being the host. */
async function started(evening: Evening, count: number, options: Record<string, string | number> = {}) {
  const players = PEOPLE.slice(0, count).map((name) => evening.player(name))
  const [host] = players
  await host!.says('/kings', options)
  for (const player of players.slice(1)) await player.presses('Join')
  const id = await onlyTable(evening)
  await host!.presses('Start')
  await evening.calm()
  return { players, id }
}

/** Chooses for whom the table waits, until it is over or `until` says so. */
async function playOn(
  evening: Evening,
  id: string,
  players: readonly Player[],
  rng: Rng,
  until: (table: Table) => boolean = () => false,
): Promise<Table> {
  for (;;) {
    const table = await tableOf(evening, id)
    if (table.phase !== 'playing' || until(table)) return table
    const waited = await waitedFor(evening, id, players)
    if (waited.length > 0) await chooses(pick(waited, rng), rng)
    else await evening.house.settle()
    if (players.length === 1) await evening.calm() // every press of a person alone is a turn, and the channel is to see each
  }
}

/** What the channel must have been told of a whole game. */
function expectStory(evening: Evening, over: Table): void {
  const story = evening.story()
  const records = story.filter((text) => /^Turn \d+: (passed|failed) with/.test(text))
  expect(records).toHaveLength(stateOf(over).turns.length)
  expect(records.every((text) => /^[+−]\d.* = (0|[+−]\d+)$/m.test(text))).toBe(true)
  expect(story.at(-1)).toMatch(/^### .*(wins?|loses)/)
  expect(story.at(-1)).toContain('The winning rule is ours.')
}

describe('an evening of Kings and Jokers', () => {
  it('is played by one person with nobody else, and counts for nobody', async () => {
    const evening = await at({ seeds: ['alone'] })
    const { players, id } = await started(evening, 1)
    const [ann] = players
    expect(evening.story()[0]).toBe('Kings and Jokers 1: Ann plays.')
    const over = await playOn(evening, id, players, rngFor('presses', 0))
    await evening.calm()
    expect(over.outcome?.scores).toHaveLength(1)
    expectStory(evening, over)
    await ann!.says('/leaderboard', { game: 'kings-and-jokers' })
    expect(ann!.panel()).toContain('Nobody is on this board yet.')
    expect(ann!.panel()).toContain('/kings opens a table.')
  })

  it('goes from /kings to the leaderboard, with two people and two house players', async () => {
    const evening = await at({ seeds: ['two'] })
    const { players, id } = await started(evening, 2, { 'house-players': 2, win: 'sole' })
    const [ann, bo] = players
    expect(evening.story()[0]).toMatch(/^Kings and Jokers 1: Ann, .* play\.$/)
    const over = await playOn(evening, id, players, rngFor('presses', 1))
    await evening.calm()
    expectStory(evening, over)
    await bo!.says('/leaderboard', { game: 'kings-and-jokers' })
    expect(bo!.panel()).toMatch(/Kings and Jokers, all time/)
    expect(bo!.panel()).toMatch(/\d as King, \d as Joker, \d lost by all/)
    expect(bo!.panel()).toContain('You, ')
    expect(ann!.newest()).toBeDefined()
  })

  it('calls four people once, and tells how many have chosen, not who', async () => {
    const evening = await at({ seeds: ['four'] })
    const { players, id } = await started(evening, 4)
    const [ann, bo, cleo, dan] = players
    const calls = evening.local.channel('games').messages.filter(({ content }) => /<@\d+>.*choose a tool/.test(content))
    expect(calls).toHaveLength(1)
    for (const { id: person } of players) expect(calls[0]?.content).toContain(`<@${person}>`)
    for (const player of players) expect(player.panel()).toMatch(/You are the (King of|Red Joker|Black Joker)/)

    await chooses(cleo!, rngFor('presses', 2))
    await evening.calm()
    expect(evening.story().at(-1)).toMatch(/^Turn 1: 1 of 4 have chosen\./)
    expect(cleo!.panel()).toContain('is chosen. You may change it until all have chosen.')
    const edits = (): number => evening.local.requests.length
    const before = {
      story: evening.story(),
      panels: [ann, bo, dan].map((it) => it!.panel()),
      state: stateOf(await tableOf(evening, id)),
    }
    const [other] = toolsOf(cleo!)
    await cleo!.presses(other!)
    const requests = edits()
    await evening.calm()
    expect(edits(), 'a changed choice sends nothing more').toBe(requests)
    expect(evening.story()).toEqual(before.story)
    expect([ann, bo, dan].map((it) => it!.panel())).toEqual(before.panels)
    expect(stateOf(await tableOf(evening, id)).choices).not.toEqual(before.state.choices)

    const over = await playOn(evening, id, players, rngFor('presses', 3))
    await evening.calm()
    expectStory(evening, over)
    for (const player of players) expect(player.panel()).toContain('Kings and Jokers 1 is over.')
  })

  it('takes six presses at the same instant as one turn with one result', async () => {
    const evening = await at({ seeds: ['six'] })
    const { players, id } = await started(evening, 6)
    for (let turn = 1; turn <= 4; turn++) {
      const rng = rngFor('instant', turn)
      for (const player of players) if (toolsOf(player).length === 0) await player.says('/hand')
      const presses = players.map((player) => ({ player, label: pick(toolsOf(player), rng) }))
      await Promise.all(presses.map(({ player, label }) => player.presses(label)))
      await evening.calm()
      const table = await tableOf(evening, id)
      expect(table.actions).toBe(6 * turn)
      expect(stateOf(table).turns).toHaveLength(turn)
      expect(evening.story().filter((text) => /^Turn \d+: (passed|failed)/.test(text))).toHaveLength(turn)
    }
    const over = await playOn(evening, id, players, rngFor('presses', 4))
    await evening.calm()
    expectStory(evening, over)
  })

  it('keeps the choice of somebody who leaves after it, and chooses for somebody who leaves before', async () => {
    const evening = await at({ seeds: ['leaving'] })
    const { players, id } = await started(evening, 4)
    const [ann, bo, cleo, dan] = players
    const rng = rngFor('leaving', 0)
    await chooses(bo!, rng)
    const chosen = stateOf(await tableOf(evening, id)).choices[1]
    expect(chosen).not.toBeNull()
    await bo!.says('/table leave', { sure: true })
    await evening.house.settle()
    expect(stateOf(await tableOf(evening, id))).toMatchObject({ chosen: 1, choices: [null, chosen, null, null] })

    await chooses(ann!, rng)
    await chooses(dan!, rng)
    expect(stateOf(await tableOf(evening, id)).turns).toHaveLength(0)
    await cleo!.says('/table leave', { sure: true })
    await evening.calm()
    const { turns } = stateOf(await tableOf(evening, id))
    expect(turns).toHaveLength(1)
    expect(turns[0]?.tools).toContain(chosen)

    const over = await playOn(evening, id, [ann!, dan!], rng)
    await evening.calm()
    expectStory(evening, over)
    const finished = (await evening.store.results()).filter(({ ending }) => ending === 'finished')
    expect(finished.map(({ seat }) => seat)).toEqual([0, 3])
  })

  it('goes on after a restart between the fifth and the sixth choice', async () => {
    const evening = await at({ onDisk: true, seeds: ['restart'] })
    const { players, id } = await started(evening, 6)
    const five = await playOn(evening, id, players, rngFor('presses', 5), ({ actions }) => actions === 5)
    expect(stateOf(five)).toMatchObject({ chosen: 5, turns: [] })
    await evening.restart()
    expect(await tableOf(evening, id)).toEqual(five)
    const [last] = await waitedFor(evening, id, players)
    await chooses(last!, rngFor('presses', 6))
    await evening.calm()
    const after = await tableOf(evening, id)
    expect(after.actions).toBe(6)
    const { choices, extras } = stateOf(five)
    const shown = stateOf(after).turns[0]?.tools ?? []
    for (const tool of [...choices, ...extras]) if (tool !== null) expect(shown).toContain(tool)
    expect(evening.story().filter((text) => /^Turn 1: (passed|failed)/.test(text))).toHaveLength(1)
    const over = await playOn(evening, id, players, rngFor('presses', 7))
    expect(kingsAndJokers.rules.outcome(stateOf(over))).toEqual(over.outcome)
    await evening.calm()
    expectStory(evening, over)
  })
})
