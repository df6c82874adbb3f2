import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { gameOf, isGame } from '../src/games/index.js'
import { folded, type AnyGame, type Outcome, type Seat } from '../src/kit/game.js'
import { rngFor } from '../src/kit/rng.js'

// Games once played, ruled again: the same actions must be accepted and cause the same events, for ever. When `play` changes its
// mind on purpose, `version` is raised and the game is recorded anew: GOLDEN=new npx vitest run --project rules test/golden.test.ts
// writes `events` and `outcome` of every recording again. For a new recording write a file without these two fields first.

interface Golden {
  readonly game: string
  readonly version: number
  readonly seats: number
  readonly options: object
  readonly seed: string
  readonly actions: readonly (readonly [Seat, unknown])[]
  /** SHA-256 of all events as one JSON text. */
  readonly events: string
  readonly outcome: Outcome
}

/** All that happens, and how it ends. An action that is refused throws. */
function ruled({ game, seats, options, seed, actions }: Golden): Pick<Golden, 'events' | 'outcome' | 'version'> {
  if (!isGame(game)) throw new Error(`there is no ${game}`)
  const rules: AnyGame = gameOf(game).rules
  const bare: unknown = rules.setup(seats, rules.options.parse(options))
  const events: unknown[] = [...rules.deal(bare, rngFor(seed, 0))]
  let state: unknown = folded(rules, bare, events)
  for (const [at, [seat, action]] of actions.entries()) {
    const ruling = rules.play(state, seat, rules.action.parse(action), rngFor(seed, at))
    if (!ruling.ok) throw new Error(`action ${at} is refused as ${ruling.reason}`)
    events.push(...ruling.events)
    state = folded(rules, state, ruling.events)
  }
  const outcome = rules.outcome(state)
  if (!outcome) throw new Error('the recording ends before the game')
  return { version: rules.version, events: createHash('sha256').update(JSON.stringify(events)).digest('hex'), outcome }
}

describe('golden games', () => {
  const folder = new URL('golden/', import.meta.url)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

  it.each(files)('%s', (file) => {
    const golden = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Golden
    const now = ruled(golden)
    if (process.env['GOLDEN'] === 'new') writeFileSync(new URL(file, folder), `${JSON.stringify({ ...golden, ...now })}\n`)
    else expect({ version: golden.version, events: golden.events, outcome: golden.outcome }).toEqual(now)
  })

  it('are there', () => {
    expect(files.length).toBeGreaterThanOrEqual(2)
  })
})
