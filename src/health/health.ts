import type { Store } from '../store/store.js'
import { errorCode } from './code.js'
import { createMetrics, type Metrics } from './metrics.js'

/** How the program is, for those who run it. Nothing in it is secret. */
export interface Health extends Pick<Metrics, 'handled' | 'shed' | 'fault' | 'gateway' | 'background'> {
  /** From now on presses are refused: whoever sends them here should know. */
  stopping(): void
  /** undefined when presses are answered; else one line that says what is missing. */
  missing(): Promise<string | undefined>
  /** For Prometheus. */
  metrics(): Promise<{ readonly type: string; readonly text: string }>
}

export interface HealthOptions {
  readonly store: Pick<Store, 'counts' | 'due' | 'nextDue'>
  readonly now?: () => number
}

export function createHealth({ store, now = Date.now }: HealthOptions): Health {
  const { text, type, gateway, ...told } = createMetrics({ store, now })
  let connected = false
  let leaving = false

  /** The cheapest question that reads the file. */
  const failure = (): Promise<string | undefined> => store.nextDue().then(() => undefined, errorCode)

  return {
    ...told,
    gateway(up) {
      connected = up
      gateway(up)
    },
    stopping() {
      leaving = true
    },
    async missing() {
      const failed = await failure()
      const lines = [
        ...(leaving ? ['The bot is stopping.'] : []),
        ...(connected ? [] : ["Discord's gateway is not connected."]),
        ...(failed === undefined ? [] : [`The store does not answer (${failed}).`]),
      ]
      return lines.length ? lines.join(' ') : undefined
    },
    metrics: async () => ({ type, text: await text() }),
  }
}
