import type { Command, Call, Reply, Rooms } from './command.js'
import { command, sub } from './define.js'
import { lost } from './notice.js'
import { turnMine } from './settings-mine.js'
import { turnServer } from './settings-server.js'

/** /settings: what the server's managers choose for everybody there, and what people choose for themselves. */
export const settings: Command = {
  definition: command('settings', 'settings.about', [sub('server', 'settings.server'), sub('me', 'settings.me')]),
  run: (call, rooms) => (call.options['sub'] === 'server' ? turnServer(call, rooms, []) : turnMine(call, rooms, [])),
}

/** `server` and `me`, each with `:<what>:<value>` where something is chosen; every press shows the fresh panel. */
export async function turnSettings(call: Call, rooms: Rooms, [whose = '', ...rest]: readonly string[]): Promise<Reply> {
  if (whose === 'server') return turnServer(call, rooms, rest)
  return whose === 'me' ? turnMine(call, rooms, rest) : lost(call)
}
