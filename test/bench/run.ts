import { mkdirSync } from 'node:fs'
import { whole, type BenchRow, type Suite } from './row.js'

/** What can be measured, by name; each is loaded only when it is asked for. */
const SUITES: Readonly<Record<string, Suite>> = {
  rules: async () => (await import('./rules.js')).rulesBench(),
  store: async () => {
    const { storeBench } = await import('./store.js')
    mkdirSync('data', { recursive: true }) // where a database would be: on a real disk, which a temporary folder may not be
    const rows = await storeBench('data')
    return rows.map(({ name, ours, bare, ratio }) => ({
      name: `store: ${name}, a second`,
      ours: whole(ours),
      reference: `bare insert ${whole(bare)}`,
      ratio,
      aim: 'at least 0.7',
    }))
  },
  press: async () => (await import('./press.js')).pressBench(),
  boot: async () => (await import('./boot.js')).bootBench(),
  pictures: async () => (await import('./pictures.js')).picturesBench(),
  kings: async () => {
    const { kingsTally } = await import('./kings-house.js')
    const { games, lost, wins } = kingsTally(2_000, 'bench')
    const counts = Object.values(wins)
    return [
      {
        name: `four house players of Kings and Jokers: games lost by all, ${whole(games)} games`,
        ours: `${((100 * lost) / games).toFixed(1)} %`,
        reference: '',
        ratio: undefined,
        aim: 'below 45 %',
      },
      {
        name: 'wins of the luckiest identity and of the unluckiest',
        ours: whole(Math.max(...counts)),
        reference: whole(Math.min(...counts)),
        ratio: Math.max(...counts) / Math.min(...counts),
        aim: 'at most 2',
      },
    ]
  },
  fool: async () => {
    const { foolRate } = await import('./fool-house.js')
    return ([2, 4] as const).map((seats) => {
      const { games, fool } = foolRate(2_000, seats, 'bench')
      return {
        name: `house player of the Fool with ${seats} seats, the others random: the Fool in, ${whole(games)} games`,
        ours: `${fool.toFixed(2)} %`,
        reference: '',
        ratio: undefined,
        aim: `at most ${seats === 2 ? 5 : 2} %`,
      }
    })
  },
  house: async () => {
    const { houseMargin } = await import('./house.js')
    const { rounds, margin, error } = houseMargin(8_000, 'bench')
    const ours = `${margin.toFixed(2)} ± ${error.toFixed(2)}`
    return [
      {
        name: `house player: points a round above three random ones, ${whole(rounds)} rounds`,
        ours,
        reference: '',
        ratio: undefined,
        aim: 'at least 4',
      },
    ]
  },
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(SUITES, name))
if (unknown.length > 0) {
  console.error(`There is no bench named ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}.`)
  process.exit(1)
}

const rows: BenchRow[] = []
for (const name of asked.length > 0 ? asked : Object.keys(SUITES)) rows.push(...(await SUITES[name]!()))
print(rows)

/** Columns as wide as their widest cell. */
function print(rows: readonly BenchRow[]): void {
  const cells = [
    ['', 'ours', 'reference', 'ratio', 'aim'],
    ...rows.map(({ name, ours, reference, ratio, aim }) => [
      name,
      ours,
      reference,
      ratio === undefined ? '' : ratio.toPrecision(3),
      aim,
    ]),
  ]
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)))
  for (const row of cells)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
}
