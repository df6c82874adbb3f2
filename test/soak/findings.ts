import type { Record } from './keeper.js'
import { lossOf, LOSSES, type Done, type Standstill } from './ledger.js'
import { growthOf, memoryLines, type Sample } from './memory.js'
import type { Plan } from './plan.js'
import type { Trouble } from './trouble.js'
import type { OnDisk } from './on-disk.js'

/** What a soak has shown: figures to read, and a line for each promise that was not kept. */
export interface Findings {
  readonly figures: readonly string[]
  readonly broken: readonly string[]
}

export interface Evidence {
  readonly plan: Plan
  readonly record: Record
  readonly done: readonly Done[]
  readonly standstills: readonly Standstill[]
  readonly trouble: Pick<Trouble, 'planned' | 'unexplained'>
  readonly memory: readonly Sample[]
  /** Tables that were another thing in memory than on disk, at the end. */
  readonly strays: readonly string[]
  readonly disk: OnDisk
  /** What people wanted to do and could not, as their client did not let them. */
  readonly refused: ReadonlyMap<string, number>
}

/** So many of a kind are shown. */
const SHOWN = 5

export function judge(evidence: Evidence): Findings {
  const { record, disk, strays, trouble, plan } = evidence
  const losses = lossesOf(evidence)
  const unexplained = losses.get('unexplained') ?? []
  const bugs = trouble.unexplained(record.faults)
  const growth = growthOf(evidence.memory, plan.calm.ms)
  const broken = [
    ...some('acknowledged and not on disk', disk.lost),
    ...some('another thing in memory than in the log', strays),
    ...some('logs that cannot be folded, or cards that are not where they can be', disk.broken),
    ...(disk.sameResults ? [] : ['the results are not those that the logs say']),
    ...some('tables that did not end', disk.stuck),
    ...(unexplained.length > record.shed.length
      ? some('deeds without an answer, of which the bot says nothing', unexplained.slice(record.shed.length).map(told))
      : []),
    ...some('faults that nothing here caused', bugs),
    ...some('ends of the bot by itself', record.deaths),
    ...(growth !== undefined && growth > 1.1 ? [`memory grew by ${percent(growth)} in the calm part`] : []),
    ...(disk.answered === 0 || disk.results === 0 ? ['nothing was played'] : []),
  ]
  return {
    figures: [...people(evidence, losses), ...bot(evidence), ...onDisk(disk), ...memoryLines(evidence.memory, growth)],
    broken,
  }
}

const told = ({ words, begun, id, tries }: Done): string =>
  `${words}, ${id} at ${new Date(begun).toISOString()}, answers: ${tries.join(', ') || 'none'}`
const some = (what: string, all: readonly string[]): readonly string[] =>
  all.length === 0 ? [] : [`${what}: ${all.length}`, ...all.slice(0, SHOWN).map((it) => `    ${it}`)]
const firstLine = (text: string): string => text.split('\n')[0] ?? ''
const percent = (ratio: number): string => `${((ratio - 1) * 100).toFixed(1)} %`
const counts = (all: ReadonlyMap<string, number>): string =>
  [...all]
    .toSorted(([, a], [, b]) => b - a)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ')

function tally(all: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const what of all) found.set(what, (found.get(what) ?? 0) + 1)
  return found
}

function lossesOf({ done, record, standstills }: Evidence): ReadonlyMap<string, readonly Done[]> {
  const lost = done.filter(({ took }) => took === undefined)
  return new Map(LOSSES.map((loss) => [loss, lost.filter((it) => lossOf(it, record.gaps, standstills) === loss)]))
}

function people({ done, refused, plan }: Evidence, losses: ReadonlyMap<string, readonly Done[]>): readonly string[] {
  const span = Math.max(1, (done.at(-1)?.ended ?? 0) - (done[0]?.begun ?? 0)) / 1_000
  return [
    `${plan.name}, seed ${plan.seed}: ${plan.people} people, ${done.length} deeds, ${(done.length / span).toFixed(1)} a second`,
    `plays answered in ms: ${spread(done.filter(({ what }) => what === 'play'))}`,
    `everything answered in ms: ${spread(done)}`,
    `pressed: ${counts(tally(done.map(({ what }) => what)))}`,
    `not answered: ${[...losses].map(([why, all]) => `${why} ${all.length}`).join(', ')}`,
    `not offered any more when the finger came: ${counts(refused) || 'nothing'}`,
  ]
}

function spread(done: readonly Done[]): string {
  const took = done.flatMap((it) => it.took ?? []).toSorted((a, b) => a - b)
  const at = (share: number): string => (took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0).toFixed(1)
  return `half within ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}, all ${at(1)}`
}

function bot({ record, trouble, standstills }: Evidence): readonly string[] {
  const drops = record.gaps.filter(({ why }) => why === 'drop').map(({ from, to }) => to - from)
  const starts = record.gaps.filter(({ why }) => why === 'kill').map(({ from, to }) => to - from)
  return [
    `planned: ${counts(trouble.planned)}; kills ${record.kills}, back after ${starts.join(', ')} ms; connected again after ${drops.join(', ')} ms`,
    `the bot shed ${record.shed.length} deeds as too old, and told of faults: ${counts(tally(record.faults.map(firstLine))) || 'none'}`,
    `our own Discord stood still ${standstills.length} times`,
  ]
}

function onDisk({ tables, rows, answered, results, happened }: OnDisk): readonly string[] {
  return [
    `on disk: ${tables} tables, ${rows} rows, ${results} results; ${answered} deeds acknowledged to people`,
    `what happened: ${counts(happened)}`,
  ]
}
