import { afterEach, describe, expect, it } from 'vitest'
import { evening, type Evening, type EveningOptions, type Player } from './evening.js'

const given: Evening[] = []
afterEach(async () => {
  for (const it of given.splice(0)) {
    await it.end()
    expect(it.faults.map(String)).toEqual([])
  }
})
async function party(options?: EveningOptions): Promise<Evening> {
  const it = await evening(options)
  given.push(it)
  return it
}

/** The house has played, and everything is shown. */
const follows = (it: Evening) => it.later(5_000)

/** What the teacher says is to be pressed, one label after the other. */
function told(player: Player): readonly string[] {
  const line = player
    .panel()
    .split('\n')
    .find((it) => it.startsWith('Press '))
  return line?.replace(/^Press (.*)\.$/u, '$1').split(', then ') ?? []
}

describe('a lesson', () => {
  it('is played in private to its end, and the channel hears nothing of it', async () => {
    const it = await party()
    const ann = it.player('Ann')
    await ann.says('/learn', { game: 'fool' })
    await it.calm()
    expect(ann.panel()).toContain('A small deal to learn by.')
    for (let presses = 0; !ann.panel().includes('That was the lesson.'); presses++) {
      expect(presses).toBeLessThan(30)
      for (const label of told(ann)) await ann.presses(label)
      await follows(it)
    }
    expect(ann.panel()).toContain('is the Fool')
    expect(it.story()).toEqual([])
    expect(await it.store.results()).toEqual([])
    expect(
      it.local.requests.filter(({ method, path }) => method === 'POST' && /\/channels\/[^/]+\/messages/u.test(path)),
    ).toEqual([])
  })

  it('begins in place of the rules from which it was asked for, and ends when it is left', async () => {
    const it = await party()
    const ann = it.player('Ann')
    await ann.says('/rules', { game: 'kings-and-jokers' })
    await ann.presses('Teach me')
    await it.calm()
    expect(ann.panel()).toContain('You are the King of hearts.')
    await ann.presses('Table')
    await ann.presses('Leave the table')
    await ann.presses('Leave the table')
    expect(await it.store.live()).toEqual([])
    expect(it.story()).toEqual([])
  })

  it('goes on after a restart, of which no channel is told for its sake', async () => {
    const it = await party({ onDisk: true })
    const ann = it.player('Ann')
    await ann.says('/learn')
    await follows(it)
    await it.restart()
    await follows(it)
    expect(it.story()).toEqual([])
    await ann.says('/learn')
    expect((await it.store.live()).length).toBe(1)
  })
})

describe('the first time', () => {
  it('a newcomer gets a panel that explains the lobby, and then the game, until the first press', async () => {
    const it = await party()
    const [ann, bo] = [it.player('Ann'), it.player('Bo')]
    await ann.says('/kings', {})
    await bo.presses('Join')
    await it.calm()
    expect(it.story().at(-1)).toContain('2 Bo')
    expect(bo.panel()).toContain('You have a seat. Once')
    await ann.presses('Start')
    await it.calm()
    const help = 'A press chooses a tool.'
    expect(bo.panel()).toContain(help)
    const [tool] = bo.buttons().filter((label) => /^(Red|Black) /u.test(label))
    await bo.presses(tool!)
    await it.calm()
    expect(bo.panel()).toContain('is chosen')
    expect(bo.panel()).not.toContain(help)
    await bo.says('/hand')
    expect(bo.panel()).not.toContain(help)
  })

  it('is over for whoever joins a second time', async () => {
    const it = await party()
    const [ann, bo] = [it.player('Ann'), it.player('Bo')]
    await ann.says('/foolish')
    await bo.presses('Join')
    await it.calm()
    await bo.presses('Leave')
    await bo.presses('Join')
    await it.calm()
    expect(bo.panel()).not.toContain('You have a seat. Once')
  })
})

describe('practice', () => {
  it('has advice on the panel, and says so in the channel', async () => {
    const it = await party()
    const ann = it.player('Ann')
    await ann.says('/kings', { practice: true, 'house-players': 2 })
    expect(it.story().join()).toContain('Practice: it counts for nobody.')
    await ann.presses('Start')
    await it.calm()
    await ann.presses('What would you play?')
    expect(ann.panel()).toMatch(/^The house would choose/u)
    const count = it.story().length
    await it.calm()
    expect(it.story()).toHaveLength(count)
  })
})
