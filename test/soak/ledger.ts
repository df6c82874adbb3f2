import { setTimeout as sleep } from 'node:timers/promises'
import type { Verb } from '../../src/kit/screen.js'
import type { Interaction, LocalDiscord } from '../../src/local-discord/local.js'
import type { Gap } from './keeper.js'

/** One deed of a person, once it is answered or lost. */
export interface Done {
  readonly id: string
  /** A choice on a game's own panel is a play. */
  readonly what: 'play' | Verb | 'page' | 'open' | 'look'
  /** What was said or pressed. */
  readonly words: string
  readonly begun: number
  readonly ended: number
  /** From the press to the answer, in ms; undefined when none came. */
  readonly took: number | undefined
  readonly heard: boolean
  readonly faulted: boolean
  /** For one that was lost: what became of the answers to it, by their codes. */
  readonly tries: readonly number[]
}

/** Why a deed got no answer. `unexplained` is the bot's own fault, unless it was shed. */
export const LOSSES = [
  'nobody connected',
  'killed',
  'socket dropped',
  'swallowed by a fault',
  'our own Discord stood still',
  'unexplained',
] as const
export type Loss = (typeof LOSSES)[number]

export interface Ledger {
  readonly done: Done[]
  /** Settles when it is answered or lost. */
  follow(what: Done['what'], words: string, interaction: Interaction): Promise<Interaction>
  /** Settles when nothing is under way. */
  idle(): Promise<void>
}

/** An answer that comes too late has come after so long (ms). */
const LATE_ANSWER_MS = 1_000

export function createLedger({ requests }: LocalDiscord): Ledger {
  const underWay = new Set<Promise<Interaction>>()
  const done: Done[] = []
  const triesOf = (id: string): readonly number[] =>
    requests.flatMap(({ path, code, status }) => (path.includes(`/interactions/${id}/`) ? [code ?? status] : []))
  return {
    done,
    async follow(what, words, interaction) {
      const begun = Date.now()
      const { id, heard, done: answer } = interaction
      underWay.add(answer)
      const { state, took, faulted } = await answer
      underWay.delete(answer)
      const [ended, isAnswered] = [Date.now(), state === 'answered']
      if (!isAnswered) await sleep(LATE_ANSWER_MS)
      const tries = isAnswered ? [] : triesOf(id)
      done.push({ id, what, words, begun, ended, took: isAnswered ? (took ?? 0) : undefined, heard, faulted, tries })
      return interaction
    },
    async idle() {
      await Promise.all(underWay)
    },
  }
}

/** `standstills`: when (ms) this process itself did not come to its work. */
export function lossOf({ begun, ended, heard, faulted }: Done, gaps: readonly Gap[], standstills: readonly Standstill[]): Loss {
  const meets = ({ from, to }: { readonly from: number; readonly to: number }): boolean => begun <= to && ended >= from
  if (!heard) return 'nobody connected'
  if (gaps.some((gap) => gap.why === 'kill' && meets(gap))) return 'killed'
  if (faulted) return 'swallowed by a fault'
  if (gaps.some((gap) => gap.why === 'drop' && meets(gap))) return 'socket dropped'
  return standstills.some(meets) ? 'our own Discord stood still' : 'unexplained'
}

export interface Standstill {
  readonly from: number
  readonly to: number
}

/** Late by so much (ms), this process may have left lying for too long what reached it in time. */
const STILL_MS = 1_000

/** Notes when this process stood still. */
export function watchStandstills(): { readonly all: readonly Standstill[]; stop(): void } {
  const all: Standstill[] = []
  let last = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    if (now - last > STILL_MS) all.push({ from: last, to: now })
    last = now
  }, 100)
  return { all, stop: () => clearInterval(timer) }
}
