import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { rules } from '../src/games/foolish-faces/rules.js'
import type { Action, Event, State, View } from '../src/games/foolish-faces/types.js'
import { WITH_JOKERS } from '../src/kit/cards.js'
import { pick, rngFor, shuffle } from '../src/kit/rng.js'
import { answer } from '../src/referee/answer.js'
import { lines } from '../src/referee/lines.js'
import { playout } from './games/playout.js'

interface Answer {
  readonly ok: boolean
  readonly error?: string
  readonly at?: number
  readonly reason?: string
  readonly dealt?: readonly Event[]
  readonly events?: readonly (readonly Event[])[]
  readonly state?: State
  readonly view?: View
  readonly turn?: readonly number[]
  readonly legal?: Readonly<Record<string, readonly Action[]>>
  readonly outcome?: { readonly scores: readonly number[]; readonly winners: readonly number[] } | null
}
const ask = (question: object): Answer =>
  JSON.parse(answer(JSON.stringify({ game: 'foolish-faces', seats: 4, ...question }))) as Answer

const game = playout(rules, 4, { length: 'full', partyCrasher: false }, 'referee')
const actions = game.steps.map(({ seat, action }) => [seat, action] as const)

describe('the referee', () => {
  it('deals from a seed, and tells whose turn it is and what may be played', () => {
    const { ok, dealt, events, state, turn, legal, outcome } = ask({ seed: 'abc', actions: [] })
    expect({ ok, events, outcome }).toEqual({ ok: true, events: [], outcome: null })
    expect(dealt).toMatchObject([{ type: 'dealt', round: 1, stock: [expect.any(String), expect.any(String)] }])
    expect(turn).toEqual([state!.start])
    expect(Object.keys(legal!)).toEqual([String(state!.start)])
    expect(ask({ seed: 'abc' })).toEqual(ask({ seed: 'abc', options: {}, actions: [] }))
  })

  it('rules a whole game of four rounds as the table does', () => {
    const { ok, state, events, outcome, turn, legal } = ask({ seed: 'referee', actions })
    expect(ok).toBe(true)
    expect(state).toEqual(game.end)
    expect(events).toEqual(game.steps.map((step) => step.events))
    expect(outcome).toEqual(rules.outcome(game.end))
    expect({ turn, legal }).toEqual({ turn: [], legal: {} })
  })

  it('deals the cards it is given, and the next round from the seed, or else from "0"', () => {
    const [hands, stock] = [[0, 1, 2, 3].map((seat) => WITH_JOKERS.slice(seat * 13, seat * 13 + 13)), WITH_JOKERS.slice(52)]
    const unfair = ask({ deal: { start: 2, stock, hands } })
    expect(unfair.error).toBe('deal: these cards are no deal of this game')
    const deal = { start: 1, stock: game.first.stock, hands: game.first.hands }
    expect(ask({ deal }).state).toMatchObject({ ...deal, leader: 1, round: 1 })
    const moved = { ...deal, start: game.first.start }
    const round = actions.slice(0, 52)
    expect(ask({ deal: moved, seed: 'referee', actions: round }).state).toEqual(game.steps[51]!.next)
    expect(ask({ deal: moved, seed: '0', actions: round })).toEqual(ask({ deal: moved, actions: round }))
    expect(ask({ deal: moved, seed: '1', actions: round })).not.toEqual(ask({ deal: moved, actions: round }))
  })

  it('goes on from a position that it showed', () => {
    const { state } = ask({ seed: 'referee', actions: actions.slice(0, 60) })
    const on = ask({ state, actions: actions.slice(60, 70) })
    expect(on.state).toEqual(game.steps[69]!.next)
    expect(on.dealt).toBeUndefined()
  })

  it('stops at the first action that is refused, and tells what came before', () => {
    const refused = ask({ seed: 'referee', actions: [...actions.slice(0, 5), actions[0], ...actions.slice(5)] })
    const { ok, at, reason, events, state, legal } = refused
    expect({ ok, at, legal }).toEqual({ ok: false, at: 5, legal: undefined })
    expect(['not_your_turn', 'card_not_in_hand']).toContain(reason)
    expect(events).toEqual(game.steps.slice(0, 5).map((step) => step.events))
    expect(state).toEqual(game.steps[4]!.next)
  })

  it.each([
    ['no action at all', null],
    ['an unknown type', { type: 'pass' }],
    ['an unknown card', { type: 'play', card: '11H', face: 'up' }],
    ['no face', { type: 'play', card: '7H' }],
    ['a surplus field', { type: 'play', card: '7H', face: 'down', why: 'because' }],
    ['a cover face down', { type: 'play', card: 'QH', face: 'down', cover: 1 }],
    ['a cover by a 7', { type: 'play', card: '7H', face: 'up', cover: 1 }],
    ['a name by a Queen', { type: 'play', card: 'QH', face: 'up', name: 1 }],
    ['a seat that is half', { type: 'play', card: 'KH', face: 'up', name: 0.5 }],
  ])('calls %s a bad action, before all other reasons', (_, action) => {
    expect(
      ask({
        seed: 'a',
        actions: [
          [3, action],
          [3, action],
        ],
      }),
    ).toMatchObject({ ok: false, at: 0, reason: 'bad_action' })
    expect(ask({ seed: 'referee', actions: [...actions, [0, action]] })).toMatchObject({
      at: actions.length,
      reason: 'bad_action',
    })
  })

  it('shows a seat nothing but what that seat may see', () => {
    for (const view of [0, 1, 2, 3, 'onlooker'] as const) {
      for (const upTo of [0, 3, 30]) {
        for (const last of [[], [[0, { type: 'nonsense' }]]]) {
          const seen = ask({ seed: 'referee', view, actions: [...actions.slice(0, upTo), ...last] })
          const state = upTo === 0 ? game.first : game.steps[upTo - 1]!.next
          expect(seen.state).toBeUndefined()
          expect(seen.view).toEqual(rules.view(state, view))
          const mine = Object.keys(seen.legal ?? {})
          expect(mine.every((seat) => seat === String(view))).toBe(true)

          const plays = [...state.tricks.flatMap((trick) => trick.plays), ...state.plays]
          const hidden = [
            ...state.hands.flatMap((hand, seat) => (seat === view ? [] : hand)),
            ...plays.filter((it) => !it.up && it.seat !== view).map(({ card }) => card),
          ]
          const text = JSON.stringify(seen)
          expect(hidden.filter((card) => text.includes(`"${card}"`))).toEqual([])
        }
      }
    }
  })

  it.each([
    ['', 'the line is not JSON'],
    ['{"game":', 'the line is not JSON'],
    ['[]', 'Invalid input: expected object, received array'],
    ['{"game":"chess","seats":4,"seed":"a"}', 'there is no such game'],
    ['{"game":"__proto__","seats":4,"seed":"a"}', 'there is no such game'],
    ['{"game":"foolish-faces","seats":3,"seed":"a"}', 'seats must be 4 to 5'],
    ['{"game":"foolish-faces","seats":4}', 'a seed, a deal or a state is needed'],
    ['{"game":"foolish-faces","seats":4,"seed":"a","view":4}', 'view is no seat of this table'],
    [
      '{"game":"foolish-faces","seats":4,"seed":"a","options":{"length":"half"}}',
      'options: length: Invalid option: expected one of "full"|"single-round"',
    ],
    ['{"game":"foolish-faces","seats":4,"deal":{},"state":{}}', 'there can be a deal or a state, not both'],
  ])('answers %s with an error', (line, error) => {
    expect(JSON.parse(answer(line))).toEqual({ ok: false, error })
  })

  const middle = game.steps[70]!.next
  const { viewer: _viewer, role: _role, hats: _hats, ...backs } = rules.view(middle, 1)
  it.each<[string, object]>([
    ['a card twice', { ...middle, stock: [middle.hands[0]![0], middle.stock[1]] }],
    ['a leader who did not take the last trick', { ...middle, leader: (middle.leader + 1) % 4 }],
    ['Fools who were dealt no Joker', { ...middle, fools: [0, 1, 2, 3] }],
    ['totals that do not add up', { ...middle, totals: [1, 2, 3, 4] }],
    ['a round too early', { ...middle, round: 1 }],
    ['a start that did not pass on', { ...middle, start: middle.first }],
    ['another winner', { ...middle, tricks: middle.tricks.map((trick) => ({ ...trick, winner: (trick.winner! + 1) % 4 })) }],
    ['a hand short', { ...middle, hands: middle.hands.slice(1) }],
    ['nothing but hands', { hands: middle.hands }],
    ['the end without the rounds', { ...middle, phase: 'over' }],
    ['backs', backs],
  ])('takes no impossible position: %s', (_, state) => {
    expect(ask({ state })).toEqual({ ok: false, error: expect.stringMatching(/^state: /) })
  })

  it('takes no position for another number of seats', () => {
    expect(ask({ seats: 5, state: middle })).toEqual({ ok: false, error: 'state: no game leads to this position' })
  })
})

describe('lines of any kind', () => {
  const valid = [
    { game: 'foolish-faces', seats: 4, options: {}, seed: 'abc', actions: actions.slice(0, 3) },
    { game: 'foolish-faces', seats: 5, options: { length: 'single-round', partyCrasher: true }, seed: 'x', view: 2, actions: [] },
    {
      game: 'foolish-faces',
      seats: 4,
      deal: { start: 0, stock: game.first.stock, hands: game.first.hands },
      actions: [[0, { type: 'crash' }]],
    },
    { game: 'foolish-faces', seats: 4, state: game.steps[20]!.next, actions: actions.slice(21, 24), view: 'onlooker' },
  ].map((question) => JSON.stringify(question))
  const values = [
    'null',
    '-1',
    '1e999',
    '"7H"',
    '[]',
    '{}',
    'true',
    '99999999999999999999',
    '"__proto__"',
    '[[0,{"type":"crash"}]]',
    '"\\u0000"',
    '0.5',
  ]

  /** A valid line with some characters or some whole values changed. */
  function mutated(n: number): string {
    const rng = rngFor('mutants', n)
    let line = pick(valid, rng)
    for (let times = 1 + rng.below(3); times > 0; times--) {
      if (rng.below(2) === 0) {
        const spots = [...line.matchAll(/"[^"]*"|-?\d+|null|true|false/g)]
        const spot = pick(spots, rng)
        line = line.slice(0, spot.index) + pick(values, rng) + line.slice(spot.index + spot[0].length)
      } else {
        const at = rng.below(line.length)
        const junk = pick(['', '{', '}', ']', '"', ',', '\u{1F0CF}', '\\', '7', ' '], rng)
        line = line.slice(0, at) + junk + line.slice(at + rng.below(3))
      }
    }
    return rng.below(50) === 0 ? shuffle(line.split(''), rng).join('') : line
  }

  it('are survived 10,000 times, each with one line that is a JSON object', () => {
    const answers = Array.from({ length: 10_000 }, (_, n) => {
      const line = mutated(n)
      const said = answer(line)
      const parsed = JSON.parse(said) as Answer
      const one = !said.includes('\n') && typeof parsed.ok === 'boolean'
      expect(one && (parsed.ok || parsed.error !== undefined || parsed.reason !== undefined), line).toBe(true)
      return parsed
    })
    expect(answers.some(({ ok }) => ok)).toBe(true)
    expect(answers.some(({ reason }) => reason !== undefined)).toBe(true)
    expect(answers.some(({ error }) => error !== undefined)).toBe(true)
  })

  it('are not kept when they are too long', async () => {
    const input = Readable.from([
      Buffer.from('ab\ncd'),
      Buffer.from('ef\n'),
      Buffer.from('x'.repeat(9)),
      Buffer.from('y\n\nlast'),
    ])
    const seen: (string | undefined)[] = []
    for await (const line of lines(input, 8)) seen.push(line)
    expect(seen).toEqual(['ab', 'cdef', undefined, '', 'last'])
  })

  it('nested beyond reason get an answer too', () => {
    for (const line of [
      '['.repeat(300_000),
      `{"game":"foolish-faces","seats":4,"seed":"a","actions":[[0,${'['.repeat(99_999)}${']'.repeat(99_999)}]]}`,
    ])
      expect(JSON.parse(answer(line))).toMatchObject({ ok: false })
  })
})

describe('npm run referee', () => {
  it('answers line by line and ends with its input', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/referee.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
    child.stdin.end(
      `{"game":"foolish-faces","seats":4,"seed":"abc"}\nnonsense\n${'x'.repeat(1_000_001)}\n{"game":"foolish-faces","seats":5,"seed":"abc"}`,
    )
    const said = (await text(child.stdout)).trimEnd().split('\n')
    const parsed = said.map((line) => JSON.parse(line) as Answer)
    expect(parsed.map(({ ok, error }) => error ?? ok)).toEqual([
      true,
      'the line is not JSON',
      'the line is longer than 1000000 bytes',
      true,
    ])
  })
})
