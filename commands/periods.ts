/** How far back a leaderboard looks. */
export const PERIODS = ['all', 'month', 'week'] as const
export type Period = (typeof PERIODS)[number]

export const isPeriod = (word: string): word is Period => PERIODS.some((period) => period === word)

/** The period that a command names; all time when it names none. */
export function periodIn(options: Readonly<Record<string, unknown>>): Period {
  const named = String(options['period'])
  return isPeriod(named) ? named : 'all'
}

const DAY_MS = 86_400_000

/** When the period that holds `now` began, in ms since 1970: 0 for all time, else midnight UTC of a month's first day or a Monday. */
export function since(period: Period, now: number): number {
  switch (period) {
    case 'all':
      return 0
    case 'month': {
      const date = new Date(now)
      return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1)
    }
    case 'week': {
      const day = Math.floor(now / DAY_MS)
      const afterMonday = (day + 3) % 7 // 1 January 1970 was a Thursday
      return (day - afterMonday) * DAY_MS
    }
  }
}
