import { REFUSALS } from '../errors.js'
import { userOf } from '../members.js'
import { channelJson } from '../channel-json.js'
import { guildJson, openThreads } from '../guild.js'
import { memberJson } from '../members.js'
import { done, type Call, type Doors, type Route } from './route.js'

/** Who and where the bot is: the gateway, users, the server and its members. */
export function userRoutes({ world, checkShape }: Doors): readonly Route[] {
  const { home } = world
  const url = (): string => home.origin().replace('http', 'ws') + '/gateway'
  const application = () => {
    const about = { name: home.bot.username, description: '', icon: null, summary: '', verify_key: '' }
    return done({ id: home.applicationId, flags: 0, bot_public: true, bot_require_code_grant: false, bot: home.bot, ...about })
  }
  const gateway = () => {
    const limit = { total: 1000, remaining: 1000, reset_after: 86_400_000, max_concurrency: 1 }
    return done({ url: url(), shards: 1, session_start_limit: limit })
  }
  const user = (call: Call) => {
    const id = call.param('user')
    const member = world.members.get(id)
    if (id === home.bot.id) return done(home.bot)
    return member ? done(userOf(member)) : REFUSALS.unknownUser
  }
  const direct = (call: Call) => {
    const refused = checkShape('direct', call.body)
    if (refused) return refused
    const member = world.members.get((call.body as { readonly recipient_id?: string }).recipient_id ?? '')
    return member ? done(channelJson(world.channels.direct(member), home)) : REFUSALS.unknownUser
  }
  const inGuild = (run: (call: Call) => ReturnType<Route['run']>) => (call: Call) =>
    world.guild.bot() === 'outage'
      ? REFUSALS.unavailable
      : world.guild.bot() === 'here' && call.param('guild') === home.guildId
        ? run(call)
        : REFUSALS.unknownGuild
  const member = inGuild((call) => {
    const found = world.members.get(call.param('user'))
    return found?.here ? done(memberJson(found)) : REFUSALS.unknownMember
  })
  const threads = () => done({ threads: openThreads(world).map((place) => channelJson(place, home)), members: [] })
  const channels = () => done(world.channels.all().flatMap((place) => (place.kind === 'text' ? [channelJson(place, home)] : [])))
  return [
    { method: 'GET', path: '/gateway', run: () => done({ url: url() }) },
    { method: 'GET', path: '/gateway/bot', run: gateway },
    { method: 'GET', path: '/applications/@me', run: application },
    { method: 'GET', path: '/oauth2/applications/@me', run: application },
    { method: 'GET', path: '/users/@me', run: () => done(home.bot) },
    { method: 'POST', path: '/users/@me/channels', run: direct },
    { method: 'GET', path: '/users/:user', run: user },
    { method: 'GET', path: '/guilds/:guild', run: inGuild(() => done(guildJson(world))) },
    { method: 'GET', path: '/guilds/:guild/channels', run: inGuild(channels) },
    { method: 'GET', path: '/guilds/:guild/threads/active', run: inGuild(threads) },
    { method: 'GET', path: '/guilds/:guild/members/:user', run: member },
  ]
}
