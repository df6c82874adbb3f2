import { describe, expect, it } from 'vitest'
import { rngFor } from '../../src/kit/rng.js'
import { onTurn, parties, started } from './guests.js'
import { playOn, tableOf } from './play.js'
import type { Player } from './evening.js'

const party = parties()

describe('Discord falters', () => {
  it('an answer that stalls is given by the next try', async () => {
    const tonight = await party()
    const { evening } = tonight
    const id = await started(tonight)
    const player = await onTurn(tonight, id)
    evening.local.faults.next(/callback/, 'stall')
    const pressed = await player.presses(card(player))
    expect(pressed.state).toBe('answered')
    await player.presses('Play face down')
    expect((await tableOf(evening, id)).actions).toBe(1)
  })

  it('an answer whose success is lost counts as given, and the opening has one message', async () => {
    const tonight = await party()
    const { evening, watch, bo } = tonight
    watch.rough = true
    evening.local.faults.next(/callback/, 500, 1, 'after')
    await tonight.ann.says('/foolish', { length: 'single-round', 'house-players': 2 })
    await evening.calm()
    expect(evening.story()).toHaveLength(1)
    await bo.presses('Join')
    expect(evening.story()).toHaveLength(1)
    expect(evening.story()[0]).toContain('4 are seated.')
    evening.local.faults.next(/callback/, 'stall', 1, 'after')
    await tonight.ann.presses('Start')
    await evening.calm()
    expect(evening.story()[0]).toBe('Foolish Faces 1: Ann, Pip (house), Dot (house) and Bo play.')
  })

  it('a post whose success is lost is not doubled', async () => {
    const tonight = await party()
    const { evening, four } = tonight
    const id = await started(tonight)
    evening.local.faults.next(/^POST \/channels/, 500, 1, 'after')
    await playOn(evening, id, four, rngFor('posts', 0), ({ actions }) => actions === 9)
    await evening.calm()
    expect(evening.story().map((text) => /trick (\d+)/iu.exec(text)?.[1])).toEqual([undefined, '1', '2', '3'])
  })

  it('a press made while the connection is down is answered when it is up again', async () => {
    const tonight = await party()
    const { evening } = tonight
    const id = await started(tonight)
    const player = await onTurn(tonight, id)
    evening.local.faults.dropSockets()
    await player.presses(card(player))
    evening.local.faults.reconnect()
    await player.presses('Play face down')
    expect((await tableOf(evening, id)).actions).toBe(1)
  })

  it('what is older than 2.5 s is dropped before it is begun, and the next press says so', async () => {
    const tonight = await party()
    const { evening, watch } = tonight
    const id = await started(tonight)
    const player = await onTurn(tonight, id)
    await player.presses(card(player))
    evening.local.faults.dropSockets()
    const late = evening.local.person(player.name).presses('games', 'Play face down')
    evening.local.advance(2700)
    await until(() => evening.shed.length === 1)
    evening.local.advance(400)
    expect((await late.done).state).toBe('failed')
    expect((await tableOf(evening, id)).actions).toBe(0)
    await player.presses('Play face down')
    expect(player.panel()).toMatch(/^Your last press came too late and did not count\.\nYou played/u)
    expect((await tableOf(evening, id)).actions).toBe(1)
    expect(watch.answers.get(late.id)).toBeUndefined()
  })

  it('where Discord limits the bot, presses are answered all the same, and every record and the next trick arrive', async () => {
    const tonight = await party({ limits: true })
    const { evening, four } = tonight
    const id = await started(tonight)
    await playOn(evening, id, four, rngFor('limits', 0), ({ actions }) => actions === 17)
    expect(
      evening.local.requests.some(({ status }) => status === 429),
      'nobody is limited by waiting',
    ).toBe(false)
    await until(() => {
      const story = evening.story()
      return (
        story.filter((text) => /^Trick \d+: \w+ takes/u.test(text)).length === 4 && /trick 5 of 13/iu.test(story.at(-1) ?? '')
      )
    })
    expect(evening.story()).toHaveLength(6)
    const edits = evening.local.requests.filter(({ method, route }) => method === 'PATCH' && route.startsWith('/channels'))
    expect(edits.length, 'newest state only').toBeLessThan(17)
  })
})

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((next) => setTimeout(next, 50))
}
/** Some number in the panel of whoever is on turn. */
const card = (player: Player): string => player.buttons().find((label) => /^\d+$/u.test(label)) ?? ''
