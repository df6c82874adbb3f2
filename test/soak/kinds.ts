import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10'
import { definitions } from '../../commands/index.js'
import { pick, type Rng } from '../../src/kit/rng.js'

/** What somebody says to open a table. */
export interface Opener {
  readonly command: string
  readonly options: Readonly<Record<string, string | number | boolean>>
}

/** Every way to play that the menus of the commands name, one after the other; at any pace, some with house players or in a thread. */
export function opener(nth: number, rng: Rng): Opener {
  const { command, options } = KINDS[nth % KINDS.length]!
  const house = rng.below(3) === 0 ? 1 + rng.below(2) : 0
  return {
    command,
    options: {
      ...options,
      ...(house > 0 && { 'house-players': house }),
      pace: rng.below(10) < 6 ? 'live' : pick(choices(command, 'pace'), rng),
      ...(rng.below(12) === 0 && { thread: true }),
    },
  }
}

const choices = (command: string, option: string): readonly string[] => {
  const { options = [] } = definitions.find(({ name }) => `/${name}` === command) ?? {}
  const found = options.find(({ name }) => name === option) as APIApplicationCommandBasicOption | undefined
  return found && 'choices' in found ? (found.choices ?? []).map(({ value }) => String(value)) : []
}

const KINDS: readonly Opener[] = [
  ...choices('/fool', 'variant').map((variant): Opener => ({ command: '/fool', options: { variant } })),
  ...choices('/foolish', 'length').map((length): Opener => ({ command: '/foolish', options: { length } })),
  { command: '/foolish', options: { length: 'single-round', 'party-crasher': true } },
  ...choices('/kings', 'win').map((win): Opener => ({ command: '/kings', options: { win } })),
]
