import { channelJson } from './channel-json.js'
import { botPermissionsIn, type Place } from './channels.js'
import { known } from './locale.js'
import type { News } from './news.js'
import { EVERYONE, has } from './permissions.js'
import type { World } from './world.js'

const FOUNDED = '2024-01-01T00:00:00.000Z'

/** Whether the bot is in the server, was removed from it, or cannot reach it for an outage of Discord's. */
export type BotPlace = 'here' | 'removed' | 'outage'

/** What of the server can change. */
export interface Guild {
  bot(): BotPlace
  /** Tells it when it is another place than before. */
  move(bot: BotPlace): void
  locale(): string
  /** Throws for a language that Discord does not have. */
  speak(locale: string): void
}

export function createGuild(news: News, first: string): Guild {
  let bot: BotPlace = 'here'
  let locale = known(first)
  return {
    bot: () => bot,
    move(next) {
      if (next === bot) return
      bot = next
      news.tell({ kind: 'guild', now: next })
    },
    locale: () => locale,
    speak(next) {
      locale = known(next)
      news.tell({ kind: 'guild', now: 'changed' })
    },
  }
}

/** Threads that the bot is told of: active ones that it may see. */
export const openThreads = ({ channels }: Pick<World, 'channels'>): readonly Place[] =>
  channels.all().filter((place) => place.thread?.archived === false && has(botPermissionsIn(place), 'ViewChannel'))

/** Discord's guild JSON, as GUILD_CREATE sends it. Of the members it names the bot alone, as for a bot without that intent. */
export function guildJson({ home, guild, channels, members }: World): object {
  const listed = (places: readonly Place[]) => places.map((place) => channelJson(place, home))
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
    preferred_locale: guild.locale(),
    unavailable: false,
    large: false,
    joined_at: FOUNDED,
    member_count: members.all().length + 1,
    channels: listed(channels.all().filter(({ kind }) => kind === 'text')),
    threads: listed(openThreads({ channels })),
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
