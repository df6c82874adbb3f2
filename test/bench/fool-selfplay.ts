import { selfplay, tableOf, VARIANTS } from '../games/fool/selfplay.js'
import { whole } from './row.js'

// Plays ten thousand games of each variant of the Fool at random, over all its tables and numbers of seats in turn, and prints
// what they came to. A game that loses a card, refuses what it listed or does not end stops it. How many: the first argument.

const games = Number(process.argv[2] ?? 10_000)
console.log(
  ['variant', 'games', 'commands: average', 'most', 'draws %', 'longest quiet row', 'drawn as endless', 'seconds'].join('\t'),
)
for (const variant of Object.keys(VARIANTS)) {
  const began = process.cpuUsage()
  let commands = 0
  let most = 0
  let draws = 0
  let quiet = 0
  let endless = 0
  for (let i = 0; i < games; i++) {
    const { seats, options } = tableOf(variant, i)
    const played = selfplay(seats, options, `bench ${variant} ${i}`)
    commands += played.commands
    most = Math.max(most, played.commands)
    quiet = Math.max(quiet, played.quiet)
    const by = played.end.result?.by
    if (by === 'no-progress' || by === 'repetition') endless++
    else if (played.end.result?.fools.length === 0) draws++
  }
  const { user, system } = process.cpuUsage(began)
  const share = ((100 * draws) / games).toFixed(2)
  const figures = [whole(games), whole(commands / games), whole(most), share, quiet, endless, whole((user + system) / 1e6)]
  console.log([variant, ...figures].join('\t'))
}
