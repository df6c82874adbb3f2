import { expect, it } from 'vitest'
import { rngFor } from '../../src/kit/rng.js'
import { answer } from '../../src/referee/answer.js'
import { pressOn } from './any-game.js'
import type { Player } from './evening.js'
import { parties } from './fool-guests.js'
import { onlyTable } from './play.js'

const party = parties()

/** The text of the file that the newest private message brings. */
async function fileOf(player: Player): Promise<string> {
  const url = player.newest()?.attachments[0]?.url
  expect(url, `a file for ${player.name}`).toBeDefined()
  return (await fetch(url!)).text()
}

it('after a game of Durak there are scores to look at, and the game to look at again', async () => {
  const here = await party({ people: ['Ann', 'Bo', 'Cleo'], seeds: ['scores'] })
  const [ann, bo, cleo] = ['Ann', 'Bo', 'Cleo'].map((name) => here.player(name)) as [Player, Player, Player]
  await ann.says('/fool', { 'house-players': 0 })
  await bo.presses('Join')
  const id = await onlyTable(here)
  await ann.presses('Start')
  await here.calm()
  const over = await pressOn(here, id, [ann, bo], rngFor('presses', 1))
  await here.calm()

  const told = here.story()
  await cleo.presses('Replay')
  expect(here.story()).toEqual(told)
  expect(cleo.panel()).toMatch(/^### Replay of Durak 1\n-# Step 1 of \d+\./)
  expect(cleo.panel()).toContain('Ann')
  await cleo.presses('Next')
  expect(cleo.panel()).toContain('Step 2 of')
  await cleo.presses('Last')
  expect(cleo.panel()).not.toContain('What you saw:')
  expect(cleo.buttons()).toEqual(['Back', 'First', 'For the referee'])
  await cleo.presses('For the referee')
  const followed: unknown = JSON.parse(answer(await fileOf(cleo)))
  expect(followed).toMatchObject({ ok: true, outcome: { winners: over.outcome?.winners } })

  await ann.says('/replay', { table: id })
  expect(ann.panel()).toContain('What you saw:')
  await ann.presses('My record')
  expect(JSON.parse(await fileOf(ann))).toMatchObject({ table: 'Durak 1', hands: [{ seat: 0 }] })

  await bo.says('/leaderboard', { game: 'fool', where: 'channel' })
  expect(bo.panel()).toMatch(/^### Durak, all time\n-# Games in <#\d+> and its threads\.\n\*\*1 /)
  await bo.says('/stats', { person: 'Ann' })
  expect(bo.panel()).toMatch(/^### Games of Ann\n/)
  await bo.presses('Post in the channel')
  await here.calm()
  expect(here.story().at(-1)).toMatch(/^### Games of Ann\n-# All games, all time, in this server\.\n1 game finished, /)
})
