import type { AnyBox } from '../kit/box.js'
import { chineseFool } from './chinese-fool/index.js'
import { czechFool } from './czech-fool/index.js'
import { fool } from './fool/index.js'
import { foolishFaces } from './foolish-faces/index.js'
import { kingsAndJokers } from './kings-and-jokers/index.js'

/** Every game that can be put on a table. To add one: make its folder, then add its line here. */
export const games = {
  'foolish-faces': foolishFaces,
  'kings-and-jokers': kingsAndJokers,
  fool,
  'chinese-fool': chineseFool,
  'czech-fool': czechFool,
} satisfies Record<string, AnyBox>
export type GameId = keyof typeof games

/** A game whose own types are forgotten: the table moves its cards without reading them. */
export const gameOf = (id: GameId): AnyBox => games[id]
export const isGame = (id: string): id is GameId => Object.hasOwn(games, id)
