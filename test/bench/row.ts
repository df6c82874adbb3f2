/** One line of the table that `npm run bench` prints. A ratio is ours by the reference's, from runs that took turns. */
export interface BenchRow {
  readonly name: string
  readonly ours: string
  readonly reference: string
  readonly ratio: number | undefined
  readonly aim: string
}

export type Suite = () => Promise<readonly BenchRow[]>

export const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1]!

/** `1,234,567` */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-GB')
