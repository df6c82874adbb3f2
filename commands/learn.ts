import { games, gameOf, isGame, type GameId } from '../src/games/index.js'
import type { Call, Command, Reply, Rooms } from './command.js'
import { command, FIRST_GAME, gameIn, gamesNamed, oneOf } from './define.js'
import { notice } from './notice.js'
import { words } from './words.js'

/** Where a press begins the lesson of a game. */
export const lessonPage = (game: GameId): string => `learn:${game}`

/** A lesson in the private panel, for whoever asks; the one before it is over. */
export async function teach({ person, cause, server, language }: Call, { tables }: Rooms, game: GameId): Promise<Reply> {
  const answer = await tables.teach({ person, cause }, { game, server })
  if (answer.ok) return { to: 'panel', table: answer.table.id, path: '' }
  const text = words(language)('learn.none', { game: gameOf(game).show(language).name })
  return { to: 'you', screen: notice([text]) }
}

const taught = Object.keys(games)
  .filter(isGame)
  .filter((id) => gameOf(id).lesson)

/** /learn: a first game with a teacher, in private. */
export const learn: Command = {
  definition: command('learn', 'learn.about', [oneOf('game', 'learn.game', gamesNamed(taught))]),
  run: async (call, rooms) => teach(call, rooms, gameIn(call) ?? FIRST_GAME),
}
