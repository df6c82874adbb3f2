import { stableId } from './ids.js'
import type { User } from './members.js'

/** What is there from the start and keeps its ids: the server, the application and its bot. */
export interface Home {
  readonly guildId: string
  readonly guildName: string
  readonly applicationId: string
  readonly bot: User
  readonly token: string
  /** 'http://127.0.0.1:port', known once the server listens. */
  origin(): string
}

export function createHome(token: string, origin: () => string): Home {
  const applicationId = stableId('application', 'Foolish')
  const bot = {
    id: applicationId,
    username: 'Foolish',
    discriminator: '0',
    global_name: null,
    avatar: null,
    bot: true,
    public_flags: 0,
  }
  return { guildId: stableId('guild', 'Local'), guildName: 'Local', applicationId, bot, token, origin }
}
