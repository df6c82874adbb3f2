import { gameOf } from '../games/index.js'
import type { Bot } from '../kit/bot.js'
import { rngFor } from '../kit/rng.js'
import type { Language, Show } from '../kit/show.js'
import type { Text } from '../kit/text.js'
import type { Look } from './door.js'
import type { Shelf } from './table.js'

// What the house would do in somebody's place, at tables that count for nobody.

/** Whether this seat may ask: at a practice table, while it is asked something itself. */
export const mayAsk = ({ table, viewer, legal }: Look, shelf: Shelf): boolean =>
  table.practice === 'practice' &&
  table.phase === 'playing' &&
  viewer !== 'onlooker' &&
  legal.length > 0 &&
  shelf(table.game).rules.turn(table.state).includes(viewer)

/** Out of this seat's view and actions alone, and always the same for the same position; undefined where nobody may ask. */
export function advice(look: Look, language: Language, shelf: Shelf = gameOf): Text | undefined {
  if (!mayAsk(look, shelf)) return undefined
  const { view, legal, table } = look
  const box = shelf(table.game)
  const think: Bot<unknown, unknown> = box.house
  const show: Show<unknown, unknown, unknown> = box.show(language)
  return show.advice(think(view, legal, rngFor(`advice ${JSON.stringify(view)}`, 0)), view)
}
