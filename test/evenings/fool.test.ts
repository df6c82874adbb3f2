import { describe, expect, it } from 'vitest'
import type { State } from '../../src/games/fool/types.js'
import { rngFor } from '../../src/kit/rng.js'
import type { Table } from '../../src/table/table.js'
import { pressOn } from './any-game.js'
import type { Evening, Player } from './evening.js'
import { parties, started } from './fool-guests.js'

const party = parties()

interface Night {
  readonly variant: string
  readonly people: number
  readonly house: number
  readonly game: string
  /** What the lobby says of the rules, and the end of the game. */
  readonly lobby: RegExp
  readonly end: RegExp
  /** What the leaderboard says of one of those who played. */
  readonly board: string
  readonly standing: RegExp
  readonly more?: Readonly<Record<string, string | number>>
}
const DURAK_END = /^### (.* (is the Fool|are the Fools) 🃏|A draw: nobody is the Fool)/
const PLACES = /\d games?[\s\S]*Fool (never|once), \d first places?/
const NIGHTS: readonly Night[] = [
  {
    variant: 'classic',
    people: 2,
    house: 2,
    game: 'fool',
    lobby: /throw-in, 36 cards, all throw in/,
    end: DURAK_END,
    board: 'podkidnoy',
    standing: PLACES,
  },
  {
    variant: 'transfer',
    people: 2,
    house: 1,
    game: 'fool',
    lobby: /transfer, 36 cards.*a shown trump passes on/,
    end: DURAK_END,
    board: 'perevodnoy',
    standing: PLACES,
  },
  {
    variant: 'pairs',
    people: 2,
    house: 2,
    game: 'fool',
    lobby: /throw-in, pairs/,
    end: DURAK_END,
    board: 'pairs',
    standing: PLACES,
  },
  {
    variant: 'big-table',
    people: 8,
    house: 0,
    game: 'fool',
    lobby: /throw-in, 54 cards/,
    end: DURAK_END,
    board: 'podkidnoy',
    standing: PLACES,
  },
  {
    variant: 'rated',
    people: 2,
    house: 1,
    game: 'fool',
    lobby: /throw-in, rated/,
    end: DURAK_END,
    board: 'rated',
    standing: /\d points?[\s\S]*\d+ rubles in 1 game/,
  },
  {
    variant: 'the-fool',
    people: 2,
    house: 1,
    game: 'fool',
    lobby: /everybody at once, at any time/,
    end: DURAK_END,
    board: 'podkidnoy',
    standing: PLACES,
  },
  {
    variant: 'simple',
    people: 2,
    house: 1,
    game: 'fool',
    lobby: /simple, 36 cards/,
    end: DURAK_END,
    board: 'simple',
    standing: PLACES,
  },
  {
    variant: 'podkidnoy',
    people: 2,
    house: 4,
    game: 'fool',
    lobby: /throw-in, 36 cards/,
    end: DURAK_END,
    board: 'podkidnoy',
    standing: PLACES,
  },
  {
    variant: 'perevodnoy',
    people: 2,
    house: 0,
    game: 'fool',
    lobby: /transfer, 52 cards/,
    end: DURAK_END,
    board: 'perevodnoy',
    standing: PLACES,
    more: { deck: '52' },
  },
  {
    variant: 'japanese',
    people: 2,
    house: 1,
    game: 'fool',
    lobby: /Japanese, 36 cards/,
    end: DURAK_END,
    board: 'japanese',
    standing: PLACES,
  },
  {
    variant: 'chinese',
    people: 2,
    house: 1,
    game: 'chinese-fool',
    lobby: /36 cards/,
    end: /^### /,
    board: 'all',
    standing: /\d game/,
  },
  { variant: 'czech', people: 2, house: 1, game: 'czech-fool', lobby: /5|five/, end: /^### /, board: 'all', standing: /\d game/ },
]

describe('an evening of the Fool', () => {
  it.each(NIGHTS)('goes from /fool $variant to the leaderboard', async (night) => {
    const evening = await party({ seeds: [`night of ${night.variant}`] })
    const { variant, people, house, more } = night
    const options = { variant, ...(house > 0 && { 'house-players': house }), ...more }
    const { players, id, lobby } = await started(evening, { people, options })
    expect(lobby.replaceAll('\n', ' ')).toMatch(night.lobby)
    for (const player of players) expect(player.panel(), `${player.name} has the hand pushed`).not.toBe('')
    const over: Table = await pressOn(evening, id, players, rngFor(night.variant, 0), (now) => {
      if (night.game === 'fool') expectWithinLimits(now.state as State)
      return false
    })
    await evening.calm()
    expect(over.outcome?.places).toHaveLength(night.people + night.house)
    expect(evening.story().at(-1)).toMatch(night.end)
    if (night.game === 'fool') expectBouts(evening, over.state as State)

    const [host] = players as [Player]
    await host.presses('Leaderboard')
    expect(host.panel()).toMatch(night.standing)
    expect(host.panel()).toContain('You, ')
    await host.says('/rules')
    expect(host.panel()).toMatch(/Durak|Fool|Faces/)
    const results = await evening.store.results()
    expect(results.map(({ game, board }) => `${game} ${board}`)).toEqual(players.map(() => `${night.game} ${night.board}`))
  })
})

/** Case 14: never more attack cards than the attacked player held, nor more than the rules of the table allow. */
function expectWithinLimits({ bout, options, phase }: State): void {
  const most = phase === 'taking' && options.takeLimit === 'six' ? options.maxAttack : bout.limit
  expect(bout.slots.length).toBeLessThanOrEqual(most)
  expect(bout.limit).toBeLessThanOrEqual(bout.number === 0 ? options.firstLimit : options.maxAttack)
}

/** The channel has a record of each bout, and the record of an old beaten one keeps the number of cards alone. */
function expectBouts(evening: Evening, { course }: State): void {
  const records = evening.story().filter((text) => /^Bout \d+: .* (beat all|takes)/u.test(text))
  expect(records).toHaveLength(course.bouts.length)
  for (const [i, bout] of course.bouts.slice(0, -1).entries())
    if (bout.taker === null) expect(records[i]).toMatch(/\d+ cards? discarded\./)
}
