import type { Case, Deed } from './cases.js'
import { channelJson } from './channel-json.js'
import { botPermissionsIn } from './channels.js'
import type { Home } from './home.js'
import { memberJson, permissionsOf, userOf } from './members.js'

const ATTACHMENT_LIMIT = 10 * 1024 * 1024

/** Discord's INTERACTION_CREATE. */
export function payloadOf(of: Case, { data, source }: Deed, home: Home, locale: string): object {
  const { member, place } = of
  const inGuild = place.kind !== 'direct'
  const permissions = permissionsOf(member).toString()
  return {
    id: of.id,
    application_id: home.applicationId,
    type: of.type,
    token: of.token,
    version: 1,
    data,
    ...(source ? { message: source } : {}),
    channel_id: place.id,
    channel: { ...channelJson(place, home), permissions },
    ...(inGuild
      ? {
          guild_id: home.guildId,
          guild: { id: home.guildId, locale, features: [] },
          guild_locale: locale,
          member: { ...memberJson(member), permissions },
        }
      : { user: userOf(member) }),
    locale: member.locale,
    app_permissions: botPermissionsIn(place).toString(),
    entitlements: [],
    authorizing_integration_owners: ownersOf(of, home),
    context: inGuild ? 0 : 1,
    attachment_size_limit: ATTACHMENT_LIMIT,
  }
}

/** Who installed the application: the server (0) or only the person (1). */
export function ownersOf({ userInstalled, member }: Case, home: Home): Readonly<Record<string, string>> {
  return userInstalled ? { 1: member.id } : { 0: home.guildId }
}
