import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { rngFor } from '../../src/kit/rng.js'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import type { LocalDiscord } from '../../src/local-discord/local.js'
import { gather, type Crowd } from './crowd.js'
import { judge, type Findings } from './findings.js'
import { createKeeper, type Keeper } from './keeper.js'
import { createLedger, watchStandstills, type Ledger } from './ledger.js'
import { megabytes, type Sample } from './memory.js'
import { readBack } from './on-disk.js'
import type { Plan } from './plan.js'
import { makeTrouble } from './trouble.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** How time goes when nobody presses any more: reminders, turns, lobbies, slow turns, games that stand still for good. */
const ENDING: readonly number[] = [
  ...Array.from({ length: 30 }, () => 1.6 * MINUTE),
  ...Array.from({ length: 3 }, () => 31 * MINUTE),
  ...Array.from({ length: 20 }, () => 13 * HOUR),
  ...Array.from({ length: 3 }, () => 16 * DAY),
  ...Array.from({ length: 200 }, () => 3_000), // house players who play on among themselves
  // Whoever comes to be asked only then has a day at a slow table, twice, and the house plays on after each.
  ...Array.from({ length: 12 }, () => [25 * HOUR, ...Array.from({ length: 40 }, () => 3_000)]).flat(),
]
const SAMPLE_MS = 5_000
/** Messages of a channel that people can scroll back to. */
const KEEP = 150

/** What goes on during a soak. */
interface Stage {
  readonly plan: Plan
  readonly local: LocalDiscord
  readonly keeper: Keeper
  readonly ledger: Ledger
  readonly crowd: Crowd
  readonly began: number
  readonly say: (line: string) => void
}

/** One soak, from the first table to the last; `say` is told how it goes. */
export async function soak(plan: Plan, say: (line: string) => void): Promise<Findings> {
  const folder = plan.folder ?? mkdtempSync(join(tmpdir(), 'foolish-soak-'))
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'foolish.sqlite')
  const local = await startLocalDiscord({ limits: plan.limits, keep: KEEP, validate: false })
  const keeper = await createKeeper(local, file)
  const standstills = watchStandstills()
  const ledger = createLedger(local)
  try {
    await keeper.boot()
    const crowd = gather(local, ledger, plan, rngFor(plan.seed, 0))
    const trouble = makeTrouble(local, keeper, plan, rngFor(plan.seed, 1))
    const stage: Stage = { plan, local, keeper, ledger, crowd, began: Date.now(), say }
    await roughly(stage)
    const memory = await calmly(stage)
    trouble.stop()
    await crowd.stop()
    const strays = await keeper.ask('strays')
    await toTheEnd(stage)
    await keeper.stop()
    const { record } = keeper
    const disk = await readBack(file, record, ledger.done)
    const evidence = { plan, record, done: ledger.done, standstills: standstills.all, refused: crowd.refused }
    return judge({ ...evidence, trouble, memory, strays, disk })
  } finally {
    standstills.stop()
    await keeper.end()
    await local.stop()
    if (plan.folder === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

/** The bot is killed in the middle of each part. */
async function roughly(stage: Stage): Promise<void> {
  const { plan, keeper, began, say } = stage
  const { ms, kills } = plan.rough
  for (let kill = 0; kill < kills; kill++) {
    await play(stage, began + (ms * (kill + 0.5)) / kills)
    await keeper.kill()
    await keeper.boot()
    say(`${secondsSince(began)} s: killed, and started again`)
  }
  await play(stage, began + ms)
}

/** What the bot holds in memory meanwhile. */
async function calmly(stage: Stage): Promise<readonly Sample[]> {
  const { plan, keeper, began } = stage
  const from = Date.now()
  const samples: Sample[] = []
  const sample = async (): Promise<void> => {
    samples.push({ ...(await keeper.ask('memory')), at: Date.now() - from })
  }
  const sampling = setInterval(() => void sample().catch(() => {}), SAMPLE_MS) // a bot that died is found out by others
  try {
    await play(stage, began + plan.rough.ms + plan.calm.ms)
    return samples
  } finally {
    clearInterval(sampling)
  }
}

/** Lets people play until then, while the clock leaps now and then. */
async function play(stage: Stage, until: number): Promise<void> {
  const { plan, keeper, ledger, began, say } = stage
  for (let left = until - Date.now(); left > 0; left = until - Date.now()) {
    await sleep(Math.min(plan.leap.everyMs, left))
    const live = await leap(stage, plan.leap.byMs)
    const { rss, heap } = await keeper.ask('memory')
    const bot = `heap ${megabytes(heap)} MB, resident ${megabytes(rss)} MB`
    say(
      `${secondsSince(began)} s: ${live} tables, ${ledger.done.length} deeds, ${bot}, ${keeper.record.faults.length} faults told`,
    )
  }
}

/** Both clocks leap while nobody presses: a press between the two would seem to be from the future. */
async function leap({ crowd, keeper, local }: Stage, ms: number): Promise<number> {
  const resume = await crowd.hush()
  const live = await keeper.ask('advance', ms)
  local.advance(ms)
  resume()
  return live
}

/** Nobody presses any more, and time goes on until nobody is waited for. */
async function toTheEnd(stage: Stage): Promise<void> {
  for (const ms of ENDING) {
    const live = await leap(stage, ms)
    stage.say(`${secondsSince(stage.began)} s: nobody presses, ${live} tables are left`)
    if (live === 0) return
  }
}

const secondsSince = (began: number): number => Math.round((Date.now() - began) / 1_000)
