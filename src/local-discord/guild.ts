import { channelJson } from './channels.js'
import { EVERYONE } from './permissions.js'
import type { World } from './world.js'

const FOUNDED = '2024-01-01T00:00:00.000Z'

/** Discord's guild JSON, as GUILD_CREATE sends it. Of the members it names the bot alone, as for a bot without that intent. */
export function guildJson({ home, channels, members }: World): object {
  const listed = (kind: 'text' | 'thread') =>
    channels
      .all()
      .filter((place) => place.kind === kind)
      .map((place) => channelJson(place, home))
  const everyone = {
    id: home.guildId,
    name: '@everyone',
    permissions: EVERYONE.toString(),
    position: 0,
    color: 0,
    hoist: false,
    managed: false,
    mentionable: false,
    flags: 0,
  }
  return {
    id: home.guildId,
    name: home.guildName,
    icon: null,
    owner_id: home.guildId,
    preferred_locale: home.locale,
    unavailable: false,
    large: false,
    joined_at: FOUNDED,
    member_count: members.all().length + 1,
    channels: listed('text'),
    threads: listed('thread'),
    roles: [everyone],
    members: [{ user: home.bot, roles: [], joined_at: FOUNDED, deaf: false, mute: false, flags: 0 }],
    features: [],
    emojis: [],
    stickers: [],
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
    verification_level: 0,
    default_message_notifications: 0,
    explicit_content_filter: 0,
    mfa_level: 0,
    premium_tier: 0,
    nsfw_level: 0,
    system_channel_flags: 0,
    afk_timeout: 300,
    premium_progress_bar_enabled: false,
  }
}
