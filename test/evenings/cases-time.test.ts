import { describe, expect, it } from 'vitest'
import { rngFor } from '../../src/kit/rng.js'
import { VERBS } from '../../src/kit/screen.js'
import { openButton, openButtons, textOf } from './evening.js'
import { gathered, oldMessage, parties, pressesOld, started } from './guests.js'
import { onlyTable, playCard, playOn, tableOf, waitedFor } from './play.js'

const party = parties()
const MINUTE = 60_000

describe('time goes by', () => {
  it('case 10: after a restart in mid-trick nothing is asked again, and panels from before still play', async () => {
    const tonight = await party({ onDisk: true })
    const { evening, four } = tonight
    const id = await started(tonight)
    await playOn(evening, id, four, rngFor('restart', 0), ({ actions }) => actions === 6)
    await evening.calm()
    const [before, story] = [await tableOf(evening, id), evening.story()]
    const [next] = await waitedFor(evening, id, four)
    const panel = next?.newest()
    await evening.restart()
    await evening.calm()
    expect(await tableOf(evening, id)).toEqual(before)
    expect(evening.story()).toEqual(story)
    expect(next?.newest()?.id).toBe(panel?.id)
    const card = next?.buttons().find((label) => /^\d+$/u.test(label)) ?? ''
    await next?.presses(card)
    await next?.presses('Play face down')
    expect(next?.newest()?.id, 'played on the panel from before').toBe(panel?.id)
    expect((await tableOf(evening, id)).actions).toBe(7)
  })

  it('case 11: every button of a table on and a table over gets an answer, and so does one that nobody knows', async () => {
    const tonight = await party()
    const { evening, ann } = tonight
    const on = await gathered(tonight)
    const ids = [
      ...VERBS.filter((verb) => !['start', 'start-filled', 'leave', 'leave-sure', 'end-sure', 'again'].includes(verb)).map(
        (verb) => `1:${on}:${verb}`,
      ),
      '1:abcdefghij:hand',
      `1:${on}:7:7H.down`,
      '2:something:new',
      'nonsense',
      '1::board:foolish-faces:full:all',
      '1::rules:foolish-faces:cards',
      '1::table:nowhere',
    ]
    const old = await oldMessage(tonight, ids)
    const answers = async (): Promise<readonly string[]> => {
      const texts: string[] = []
      for (const customId of ids) texts.push(textOf((await pressesOld(tonight, 'Cleo', customId, old)).message))
      return texts
    }
    expect((await answers()).slice(-5, -3)).toEqual(
      Array(2).fill('This button belongs to an older table. /table show lists those here.'),
    )
    await ann.says('/table end', { sure: true })
    await evening.calm()
    const over = await answers()
    expect(over[0]).toBe('Foolish Faces 1 is over.')
    expect(
      evening.local
        .channel('games')
        .messages.flatMap(openButtons)
        .filter((label) => ['Join', 'Start'].includes(label)),
    ).toEqual([])
  })

  it('case 12: a panel older than its token is left alone; a press on it brings a fresh token and plays', async () => {
    const tonight = await party()
    const { evening, four } = tonight
    const id = await started(tonight)
    const [first] = await waitedFor(evening, id, four)
    if (!first) throw new Error('nobody is waited for')
    await playCard(first, rngFor('old', 0))
    const [second] = await waitedFor(evening, id, four)
    if (!second) throw new Error('nobody is waited for')
    await second.says('/hand')
    await evening.calm()
    evening.local.advance(16 * MINUTE)
    const others = four.filter((player) => player !== second)
    const late = evening.local.requests.length
    const panel = second.newest()
    await others[0]?.says('/hand')
    await evening.calm()
    const card = second.buttons().find((label) => /^\d+$/u.test(label)) ?? ''
    await second.presses(card)
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
