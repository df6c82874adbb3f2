import type { Place } from './channels.js'
import { userOf } from './members.js'
import type { Thread } from './threads.js'

interface Owners {
  readonly guildId: string
  readonly bot: { readonly id: string }
}

/** Discord's channel JSON. */
export function channelJson(place: Place, home: Owners): object {
  const { id, type, name } = place
  const common = { id, type, name, guild_id: home.guildId, last_message_id: null, rate_limit_per_user: 0, flags: 0 }
  switch (place.kind) {
    case 'direct':
      return { id, type, last_message_id: null, recipients: place.recipient ? [userOf(place.recipient)] : [] }
    case 'text': {
      const { topic } = place
      return {
        ...common,
        topic,
        position: 0,
        nsfw: false,
        parent_id: null,
        permission_overwrites: overwritesJson(place, home.bot.id),
      }
    }
    case 'thread': {
      const counts = { message_count: 0, member_count: 1, total_message_sent: 0 }
      const { parent, thread } = place
      return { ...common, ...counts, parent_id: parent?.id ?? null, ...(thread ? threadJson(thread) : {}) }
    }
  }
}

function threadJson({ ownerId, archived, locked, autoArchiveMinutes, stampedAt }: Thread): object {
  const stamp = new Date(stampedAt).toISOString()
  return {
    owner_id: ownerId,
    thread_metadata: { archived, locked, auto_archive_duration: autoArchiveMinutes, archive_timestamp: stamp },
  }
}

function overwritesJson({ overwrite: { allow, deny } }: Place, botId: string): readonly object[] {
  if (allow === 0n && deny === 0n) return []
  return [{ id: botId, type: 1, allow: allow.toString(), deny: deny.toString() }]
}
