import type { Fault, Faults } from './local.js'

/** A fault that waits for its request. */
export interface Planned {
  readonly match: RegExp
  readonly fault: Fault
  readonly when: 'before' | 'after'
}

export interface FaultPlan {
  readonly next: Faults['next']
  readonly often: Faults['often']
  /** The fault that this request meets: one planned for it, used up by one, else by chance. */
  take(request: string): Planned | undefined
}

/** `chance` gives numbers from 0 to 1 as `Math.random` does. */
export function createFaultPlan(chance: () => number): FaultPlan {
  const planned: (Planned & { times: number })[] = []
  const usual = new Set<Planned & { readonly share: number }>()
  const fits = (request: string, { match }: Planned): boolean => request.search(match) >= 0
  return {
    next: (match, fault, times = 1, when = 'before') => void planned.push({ match, fault, when, times }),
    often(match, share, fault, when = 'before') {
      const often = { match, share, fault, when }
      usual.add(often)
      return () => usual.delete(often)
    },
    take(request) {
      const index = planned.findIndex((one) => fits(request, one))
      const next = planned[index]
      if (next && --next.times <= 0) planned.splice(index, 1)
      return next ?? [...usual].find((one) => fits(request, one) && chance() < one.share)
    },
  }
}
