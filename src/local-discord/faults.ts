import type { Faults } from './local.js'

/** A fault that waits for its request. */
interface Planned {
  readonly match: RegExp
  readonly status: number | 'stall'
  readonly when: 'before' | 'after'
  times: number
}

export interface FaultPlan {
  readonly next: Faults['next']
  /** The fault that this request meets, used up by one. */
  take(request: string): Planned | undefined
}

export function createFaultPlan(): FaultPlan {
  const planned: Planned[] = []
  return {
    next: (match, status, times = 1, when = 'before') => void planned.push({ match, status, when, times }),
    take(request) {
      const index = planned.findIndex(({ match }) => request.search(match) >= 0)
      const fault = planned[index]
      if (fault && --fault.times <= 0) planned.splice(index, 1)
      return fault
    },
  }
}
