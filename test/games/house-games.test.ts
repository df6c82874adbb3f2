import { expect, it } from 'vitest'
import { BOUND, FAMILY, houseGame } from './house-games.js'

it.each(Object.keys(FAMILY))(
  'two hundred games of house players at %s end, with each card in one place at every step',
  (name) => {
    const games = Array.from({ length: 200 }, (_, i) => houseGame(name, i))
    expect(Math.max(...games.map(({ actions }) => actions))).toBeLessThan(BOUND)
    expect(games.filter(({ fools }) => fools > 0).length, 'most games have a Fool').toBeGreaterThan(100)
  },
)
