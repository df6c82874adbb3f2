import { FAMILY, houseGame } from '../games/house-games.js'
import { whole } from './row.js'

// Plays many games of house players at each variant of the Fool family, over all its tables in turn, and prints what they came
// to. A game that loses a card, refuses what it listed or does not end stops it. Arguments: how many (10,000), which variants (all).

const [games = '10000', ...asked] = process.argv.slice(2)
console.log(['variant', 'games', 'actions: average', 'most', 'without a Fool %', 'CPU seconds'].join('\t'))
for (const name of asked.length ? asked : Object.keys(FAMILY)) {
  const began = process.cpuUsage()
  const played = Array.from({ length: Number(games) }, (_, i) => houseGame(name, i))
  const { user, system } = process.cpuUsage(began)
  const actions = played.map((game) => game.actions)
  const none = played.filter(({ fools }) => fools === 0).length
  const figures = [
    whole(played.length),
    whole(actions.reduce((sum, it) => sum + it, 0) / played.length),
    whole(Math.max(...actions)),
  ]
  console.log([name, ...figures, ((100 * none) / played.length).toFixed(2), whole((user + system) / 1e6)].join('\t'))
}
