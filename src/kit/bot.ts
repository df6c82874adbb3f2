import { pick, type Rng } from './rng.js'

/** A player that meets only what its seat may see, and so cannot cheat. `legal` is never empty. */
export type Bot<View, Action> = (view: View, legal: readonly Action[], rng: Rng) => Action

/** Plays any legal action, each as likely as the next. */
export const uniform = <Action>(_view: unknown, legal: readonly Action[], rng: Rng): Action => pick(legal, rng)
