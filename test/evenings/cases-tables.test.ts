import { describe, expect, it } from 'vitest'
import { rngFor } from '../../src/kit/rng.js'
import { textOf } from './evening.js'
import { gathered, parties, playQuickly, started } from './guests.js'
import { onlyTable, playCard, playOn, tableOf, waitedFor } from './play.js'

const party = parties()

describe('several tables in one channel', () => {
  it('are told apart by the option that the bot completes; a person sits at both where nobody is hurried', async () => {
    const tonight = await party()
    const { evening, ann, bo } = tonight
    await ann.says('/foolish', { length: 'single-round', 'house-players': 3, pace: 'none' })
    await bo.says('/foolish', { length: 'single-round', 'house-players': 3, pace: 'none' })
    const [second, first] = await evening.store.live()
    await ann.says('/table join')
    expect((await tableOf(evening, second?.id ?? '')).seats).toHaveLength(5)
    await ann.says('/hand')
    expect(ann.panel()).toContain('Several tables are here. Say which one with the option "table".')
    expect(ann.panel()).toContain('Foolish Faces 2: Bo, Pip, Dot, Moss, Ann')
    expect(ann.buttons()).toEqual(['Foolish Faces 2', 'Foolish Faces 1'])
    const { answer } = await evening.local.person('Ann').completes('games', '/hand', 'table', { table: 'faces 1' }).done
    expect(answer?.data).toEqual({ choices: [{ name: 'Foolish Faces 1: Ann, Pip, Dot, Moss', value: first?.id }] })
    await ann.says('/table start', { table: first?.id ?? '' })
    await bo.says('/table start')
    for (const { id } of [first, second].flatMap((row) => row ?? [])) {
      await ann.says('/hand', { table: id })
      expect(ann.panel()).toMatch(/You are (?:a Fool|the Lone Fool|Court)/u)
      expect((await tableOf(evening, id)).phase).toBe('playing')
    }
    await bo.says('/hand')
    expect(bo.panel()).toMatch(/Your (?:\d+ cards|turn)/u)
  })
})

describe('commands do what buttons do', () => {
  it('from the lobby to the rematch', async () => {
    const tonight = await party()
    const { evening, ann, bo, cleo, dan } = tonight
    await ann.says('/foolish', { length: 'single-round' })
    const id = await onlyTable(evening)
    const seats = async (): Promise<number> => (await tableOf(evening, id)).seats.length
    await bo.says('/table join')
    await bo.says('/table house', { do: 'add' })
    await bo.presses('Add house player')
    expect(await seats()).toBe(4)
    await ann.says('/table house', { do: 'drop' })
    await ann.presses('Drop house player')
    expect(await seats()).toBe(2)
    await bo.says('/table start')
    expect(bo.panel()).toContain('Ann is host and starts this table.')
    await ann.presses('Start')
    expect(ann.panel()).toContain('Not yet: 2 are seated, 4 are needed.')
    await cleo.presses('Join')
    await dan.says('/table join')
    await dan.says('/table join')
    expect(dan.panel()).toContain('You sit at Foolish Faces 1 already.')
    await evening.calm()
    await cleo.says('/table show')
    expect(cleo.panel()).toBe(evening.story()[0])
    await ann.says('/table start')
    await evening.calm()
    await playOn(evening, id, tonight.four, rngFor('commands', 0), ({ actions }) => actions === 5)
    await cleo.says('/table seats')
    const byCommand = cleo.panel()
    expect(byCommand).toContain('3 Cleo (you)')
    await playQuickly(tonight, id)
    await evening.calm()
    await cleo.says('/table again')
    await evening.calm()
    expect(evening.story().at(-1)).toContain('3 Cleo (host)')
    await bo.says('/table join')
    await dan.says('/table leave')
    await evening.calm()
    expect(
      evening
        .story()
        .at(-1)
        ?.match(/seat held/gu),
    ).toHaveLength(1)
  })

  it('Refresh renews the panel, Last trick shows it with the own card, and the rules lead back to the hand', async () => {
    const tonight = await party()
    const { evening, four } = tonight
    const id = await started(tonight)
    const [leader] = await waitedFor(evening, id, four)
    if (!leader) throw new Error('nobody is waited for')
    await leader.says('/table last')
    expect(leader.panel()).toBe('No trick is complete yet.')
    await leader.presses('Back')
    const number = leader.buttons().find((label) => /^\d+$/u.test(label)) ?? ''
    await leader.presses(number)
    await leader.presses('Play face down')
    expect(leader.panel()).toContain(`You played ${number} face down.`)
    await playOn(evening, id, four, rngFor('last', 0), ({ actions }) => actions === 4)
    await evening.calm()
    const [other] = four.filter((player) => player !== leader && player.buttons().includes('Refresh'))
    const panel = other?.newest()?.id
    evening.local.advance(5 * 60_000)
    const before = /<t:(\d+):t>/u.exec(other?.panel() ?? '')?.[1]
    await other?.presses('Refresh')
    expect(other?.newest()?.id).toBe(panel)
    expect(Number(/<t:(\d+):t>/u.exec(other?.panel() ?? '')?.[1])).toBeGreaterThan(Number(before))

    await leader.says('/table last')
    expect(leader.panel()).toContain(`${number} face down`)
    await other?.presses('Last trick')
    expect(other?.panel()).toMatch(/face down/u)
    expect(other?.panel()).not.toContain(`${number} face down`)
    await other?.presses('Back')
    await other?.presses('Rules', panel)
    for (const page of ['Scoring', 'Examples', 'This table', 'Jack, Queen, King', 'In a minute']) {
      await other?.presses(page)
      expect(other?.panel()).toMatch(/^### /u)
    }
    await other?.presses('This table')
    expect(other?.panel()).toContain('Single round: the round is the game.')
    await other?.presses('My hand', panel)
    expect(other?.newest()?.id).toBe(panel)
    expect(other?.panel()).toMatch(/Your \d+ cards|Pick a card/u)
  })

  it('the hand is pushed once at every deal, and others see that theirs changes when somebody plays', async () => {
    const tonight = await party()
    const { evening, four } = tonight
    const id = await gathered(tonight)
    await evening.calm()
    const posted = (): number =>
      evening.local.requests.filter(({ method, route }) => method === 'POST' && route === '/webhooks/:id/:token').length
    const before = posted()
    const pushed = (): number => posted() - before
    await tonight.ann.presses('Start')
    await evening.calm()
    expect(pushed()).toBe(4)
    const [leader, ...rest] = [...(await waitedFor(evening, id, four)), ...four].filter((it, i, all) => all.indexOf(it) === i)
    if (leader) await playCard(leader, rngFor('pushed', 0))
    await evening.calm()
    for (const player of rest) expect(player.panel(), player.name).toContain(`${leader?.name} `)
    await playQuickly(tonight, id, ({ actions }) => actions === 52)
    await evening.calm()
    expect(pushed()).toBe(8)
    expect(textOf(evening.local.channel('games').messages.at(-1))).toContain('round 2 of 4')
  })
})
