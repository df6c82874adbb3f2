/** How long and how much: lengths in ms of this machine's time, `rate` in presses a second of all together. */
export interface Plan {
  readonly name: string
  readonly seed: string
  readonly tables: number
  readonly people: number
  readonly rate: number
  /** How long it takes until all have come. */
  readonly comingMs: number
  /** With a kill in the middle of each of so many parts. */
  readonly rough: { readonly ms: number; readonly kills: number }
  /** Without any. */
  readonly calm: { readonly ms: number }
  /** How often the clock leaps, and by how much of Discord's time. */
  readonly leap: { readonly everyMs: number; readonly byMs: number }
  /** Planned faults of requests, a second. */
  readonly faults: number
  /** Whether requests are counted as Discord does, besides. */
  readonly limits: boolean
  /** The folder in which the database lies, and stays; one of its own that goes, when there is none. */
  readonly folder: string | undefined
}

const MINUTE = 60_000

/**
 * Ten minutes unless told: `4m` or `90s` first, then `--tables`, `--people`, `--rate`, `--faults`, `--kills`, `--seed` and `--folder`,
 * each with its value, and `--limits`.
 */
export function planOf(args: readonly string[]): Plan {
  const [length = '10m'] = args[0]?.startsWith('--') ? [] : args
  const ms = lengthIn(length)
  const long = ms > 2 * MINUTE
  const word = (name: string): string | undefined =>
    args.includes(`--${name}`) ? args[args.indexOf(`--${name}`) + 1] : undefined
  const flag = (name: string, otherwise: number): number => Number(word(name) ?? otherwise)
  const kills = flag('kills', long ? 6 : 1)
  const rough = Math.round(ms * 0.6)
  return {
    name: length,
    seed: word('seed') ?? String(Date.now()),
    tables: flag('tables', long ? 200 : 40),
    people: flag('people', long ? 600 : 120),
    rate: flag('rate', long ? 80 : 10),
    comingMs: ms / 15,
    rough: { ms: rough, kills },
    calm: { ms: ms - rough },
    leap: { everyMs: 10_000, byMs: 40_000 },
    faults: flag('faults', 1.5),
    limits: args.includes('--limits'),
    folder: word('folder'),
  }
}

function lengthIn(text: string): number {
  const [, figure = '', unit = ''] = /^(\d+)(s|m)$/.exec(text) ?? []
  if (figure === '') throw new Error(`${text} is no length: 90s and 10m are`)
  return Number(figure) * (unit === 'm' ? MINUTE : 1_000)
}
