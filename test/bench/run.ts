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
