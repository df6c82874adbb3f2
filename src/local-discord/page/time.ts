const shapes: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
}
const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** What `<t:seconds:style>` reads at `now` (ms) in that locale, the reader's own by default; R is relative, like "in 5 minutes". */
export function timeText(seconds: number, style: string, now: number, locale?: string): string {
  if (Math.abs(seconds) > 8.64e12) return 'Invalid date'
  if (style !== 'R') return new Intl.DateTimeFormat(locale, shapes[style] ?? shapes['f']).format(seconds * 1000)
  const away = seconds - Math.floor(now / 1000)
  const [unit, size] = units.find(([, size]) => Math.abs(away) >= size) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'always' }).format(Math.trunc(away / size), unit)
}
