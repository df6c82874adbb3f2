import { chooseForServer, serverSettings } from '../src/table/settings.js'
import { boardIn, type Asked } from './board-page.js'
import type { Call, Reply, Rooms } from './command.js'
import { lost, notice } from './notice.js'
import { since } from './periods.js'
import { PEOPLE, standings } from './standings.js'
import { words } from './words.js'

/** A leaderboard of this server for the person who asks. */
export async function leaderboardOf(call: Call, rooms: Rooms, asked: Asked): Promise<Reply> {
  const { language, home, person, manager } = call
  const { hidden } = await serverSettings(rooms.store, call.server)
  const others = hidden.filter((it) => it !== person) // one's own row is always there for oneself
  const all = await standingsOf(call, rooms, asked, others)
  return { to: 'here', screen: standings(asked, all, { language, home, person, ...(manager && { hidden }) }) }
}

/** The same for everybody, unless nobody is on it. */
async function leaderboardForAll(call: Call, rooms: Rooms, asked: Asked): Promise<Reply> {
  const { hidden } = await serverSettings(rooms.store, call.server)
  const all = await standingsOf(call, rooms, asked, hidden)
  if (all.length === 0) return leaderboardOf(call, rooms, asked)
  return { to: 'everybody', screen: standings(asked, all, { language: call.publicLanguage, home: call.home }) }
}

const standingsOf = (call: Call, { store }: Rooms, { game, board, period, where }: Asked, hidden: readonly number[]) =>
  store.board({
    server: call.server,
    game,
    board,
    since: since(period, call.now),
    people: PEOPLE,
    ...(where === 'channel' && { home: call.home }),
    hidden,
  })

/** `board:<game>:<board>:<period>:<where>:<page>`, with `:post` for everybody, with `:hide:<person>` or `:show:<person>` for managers. */
export async function turnBoard(call: Call, rooms: Rooms, rest: readonly string[]): Promise<Reply> {
  const turned = boardIn(rest)
  if (!turned) return lost(call)
  const { asked, what, about } = turned
  if (what === 'post') return leaderboardForAll(call, rooms, asked)
  if (what === 'hide' || what === 'show') {
    if (!call.manager) return { to: 'you', screen: notice([words(call.language)('board.hide.who')]) }
    await choose(call, rooms, what, Number(about))
  }
  return leaderboardOf(call, rooms, asked)
}

/** So many can be hidden in a server; whoever is hidden after them shows the one hidden first. */
const MOST_HIDDEN = 200

/** Whoever never played here is nobody to hide. */
async function choose({ server }: Call, { store }: Rooms, what: 'hide' | 'show', person: number): Promise<void> {
  const { hidden } = await serverSettings(store, server)
  const others = hidden.filter((it) => it !== person)
  if (what === 'hide' && (await store.resultsOf(person, server)).length === 0) return
  await chooseForServer(store, server, { hidden: what === 'hide' ? [...others, person].slice(-MOST_HIDDEN) : others })
}
