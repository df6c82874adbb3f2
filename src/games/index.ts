import type { AnyBox } from '../kit/box.js'
import { foolishFaces } from './foolish-faces/index.js'

/** Every game that can be put on a table. To add one: make its folder, then add its line here. */
export const games = { 'foolish-faces': foolishFaces } satisfies Record<string, AnyBox>
export type GameId = keyof typeof games

/** A game whose own types are forgotten: the table moves its cards without reading them. */
export const gameOf = (id: GameId): AnyBox => games[id]
export const isGame = (id: string): id is GameId => Object.hasOwn(games, id)
