import { suitOf } from '../../kit/suits.js'
import { colourOf, type Colour } from './goals.js'
import { TOOLS, type Challenge, type State, type Tool } from './types.js'

/** In each hand after a deal. */
export const HAND = 3
/** Tools that nobody plays, in every turn. */
export const EXTRAS = 2
/** Turns from one deal of tools to the next. */
export const CYCLE = 2

export const valueOf = (tool: Tool): number => (tool.startsWith('A') ? 1 : Number(tool.slice(0, -1)))
export const colour = (card: Tool | Challenge): Colour => colourOf(suitOf(card))

/** What a tool does to the sum: its value, less than nothing where its colour is not that of the challenge. */
export const worth = (tool: Tool, challenge: Challenge): number =>
  colour(tool) === colour(challenge) ? valueOf(tool) : -valueOf(tool)

export const totalOf = (tools: readonly Tool[], challenge: Challenge): number =>
  tools.reduce((sum, tool) => sum + worth(tool, challenge), 0)

/** In one order, whoever held them: what is shuffled next then tells nothing of owners. */
export const inOrder = (tools: readonly (Tool | null)[]): readonly Tool[] => TOOLS.filter((tool) => tools.includes(tool))

/** Turns over since tools were dealt; those of a game that is over were not dealt again. */
export const sinceDeal = ({ phase, turns }: Pick<State, 'phase' | 'turns'>): number =>
  phase === 'over' && turns.length > 0 && turns.length % CYCLE === 0 ? CYCLE : turns.length % CYCLE

/** Whether the pile is too short for the extra tools of a deal's last turn. */
export const fallsShort = (seats: number): boolean => TOOLS.length - HAND * seats < CYCLE * EXTRAS

/** The tools of the turn before that were shuffled into the pile: that turn's extras and what is left of the pile are among them. */
export function recycled({ hands, phase, turns }: Pick<State, 'hands' | 'phase' | 'turns'>): readonly Tool[] {
  const playing = phase === 'playing'
  const second = sinceDeal({ phase, turns }) === (playing ? CYCLE - 1 : CYCLE)
  return second && fallsShort(hands.length) ? (turns.at(playing ? -1 : -2)?.tools ?? []) : []
}
