import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Store } from '../store/store.js'
import { errorCode } from './code.js'

/** What is counted as it happens, and told to Prometheus when it asks. No label names a person, a place or a table. */
export interface Metrics {
  readonly type: string
  /** `kind` is one of few. */
  handled(press: { readonly kind: string; readonly ms: number }): void
  shed(): void
  fault(error: unknown): void
  /** Each change of the connection to Discord's gateway. */
  gateway(connected: boolean): void
  /** Where the length of the queue behind the presses can be read. */
  background(waiting: () => number): void
  /** All figures, in Prometheus' words. What only the store knows is left out while it does not answer. */
  text(): Promise<string>
}

export interface MetricsOptions {
  readonly store: Pick<Store, 'counts' | 'due'>
  readonly now: () => number
}

/** Around the three seconds that Discord gives to an answer, and around what a press takes on a quiet day. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3]
/** More things that wait are not counted: a figure that high says enough. */
const MOST_DUE = 1000

/** Every figure of our own, by what it says. */
function figuresIn(registry: Registry) {
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, ...labelNames: readonly Label[]): Counter<Label> =>
    new Counter({ name: `foolish_${name}`, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: readonly Label[]): Gauge<Label> =>
    new Gauge({ name: `foolish_${name}`, help, labelNames, registers })
  const took = 'Time from the arrival of a press to its answer.'
  return {
    presses: counter('presses_total', 'Presses, commands and completions answered, by kind.', 'kind'),
    seconds: new Histogram({ name: 'foolish_press_seconds', help: took, buckets: SECONDS, registers }),
    shed: counter('presses_shed_total', 'Presses that arrived too late to be answered.'),
    errors: counter('errors_total', 'Errors by code: of the store, Discord, HTTP or a socket; fault is a bug.', 'code'),
    tables: gauge('tables', 'Tables that are not over, by game and phase.', 'game', 'phase'),
    dues: gauge('dues_waiting', `Things that the house should have done by now; ${MOST_DUE} stands for more.`),
    oldest: gauge('dues_oldest_seconds', 'How long the oldest of them has been waiting.'),
    behind: gauge('background_waiting', 'Edits and refreshes that wait until presses are answered.'),
    up: gauge('gateway_connected', "1 while Discord's gateway is connected."),
    age: gauge('gateway_age_seconds', 'Time since the gateway was connected; 0 while it is not.'),
    reconnects: counter('gateway_reconnects_total', 'How often the gateway was connected again.'),
  }
}

export function createMetrics({ store, now }: MetricsOptions): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const { presses, seconds, shed, errors, tables, dues, oldest, behind, up, age, reconnects } = figuresIn(registry)
  let connectedAt: number | undefined
  let wasConnected = false
  let waiting = (): number => 0

  async function countTables(): Promise<void> {
    const counts = await store.counts().catch(() => [])
    tables.reset()
    for (const { game, phase, tables: count } of counts) tables.set({ game, phase }, count)
  }
  async function countDues(): Promise<void> {
    const due = await store.due(now(), MOST_DUE).catch(() => undefined)
    if (due === undefined) {
      dues.remove()
      oldest.remove()
      return
    }
    dues.set(due.length)
    oldest.set(due[0] === undefined ? 0 : (now() - due[0].at) / 1000)
  }

  return {
    type: registry.contentType,
    handled({ kind, ms }) {
      presses.inc({ kind })
      seconds.observe(ms / 1000)
    },
    shed: () => shed.inc(),
    fault: (error) => errors.inc({ code: errorCode(error) }),
    gateway(connected) {
      if (connected && connectedAt === undefined && wasConnected) reconnects.inc()
      connectedAt = connected ? (connectedAt ?? now()) : undefined
      wasConnected ||= connected
    },
    background(length) {
      waiting = length
    },
    async text() {
      await Promise.all([countTables(), countDues()])
      behind.set(waiting())
      up.set(connectedAt === undefined ? 0 : 1)
      age.set(connectedAt === undefined ? 0 : (now() - connectedAt) / 1000)
      return registry.metrics()
    },
  }
}
