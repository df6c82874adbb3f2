import { randomBytes } from 'node:crypto'
import type { InteractionType } from 'discord-api-types/v10'
import { botPermissionsIn, channelJson, type Place } from './channels.js'
import type { Clock } from './clock.js'
import { REFUSALS, type Refusal } from './errors.js'
import type { Home } from './home.js'
import type { Interaction } from './local.js'
import { memberJson, permissionsOf, userOf, type Member } from './members.js'
import type { StoredMessage } from './message.js'
import type { Messages } from './messages.js'
import type { News } from './news.js'

/** A token edits, deletes and follows up for so long. */
const TOKEN_MS = 15 * 60_000
/** Tokens kept at most; the oldest die early under more load than that. */
const MOST_CASES = 50_000
/** Follow-ups of an application that only the person installed. */
const FOLLOWUPS_OF_USER_INSTALL = 5
const ATTACHMENT_LIMIT = 10 * 1024 * 1024

/** What a person did. */
export interface Deed {
  readonly type: InteractionType
  readonly member: Member
  readonly place: Place
  readonly data: object
  /** The message that carries the component, or that led to the modal. */
  readonly source?: StoredMessage | undefined
  readonly command?: string | undefined
  readonly userInstalled: boolean
}

/** An interaction as this Discord follows it from the deed to the death of its token. */
export interface Case {
  readonly id: string
  readonly token: string
  readonly type: InteractionType
  readonly member: Member
  readonly place: Place
  readonly source: string | undefined
  readonly command: string | undefined
  readonly userInstalled: boolean
  readonly bornAt: number
  state: Interaction['state']
  /** The message called @original. */
  original: string | undefined
  followups: number
  settle: ((state: 'answered' | 'failed', answer?: Interaction['answer']) => void) | undefined
}

export interface Interactions {
  begin(deed: Deed): Interaction
  find(id: string): Case | undefined
  /** The case that a first answer is for: 10062 when it is unknown or too late, 40060 when it was answered before. */
  forCallback(id: string, token: string): Case | Refusal
  /** The case whose token still works: 50027 when it is unknown or old, 10015 before the first answer. */
  forWebhook(applicationId: string, token: string): Case | Refusal
  followUp(of: Case): Refusal | undefined
  answer(of: Case, answer: NonNullable<Interaction['answer']>, original: string | undefined): void
  /** Fails what has waited too long by the clock. */
  expire(): void
  stop(): void
}

interface Parts {
  readonly clock: Clock
  readonly nextId: () => string
  readonly news: News
  readonly messages: Messages
  readonly home: Home
  readonly ackMs: number
}

export function createInteractions({ clock, nextId, news, messages, home, ackMs }: Parts): Interactions {
  const byToken = new Map<string, Case>()
  const byId = new Map<string, Case>()
  const pending = new Map<Case, NodeJS.Timeout>()
  const age = (of: Case): number => clock.now() - of.bornAt

  const prune = (): void => {
    for (const oldest of byId.values()) {
      if (byId.size <= MOST_CASES && age(oldest) <= TOKEN_MS) return
      byId.delete(oldest.id)
      byToken.delete(oldest.token)
    }
  }
  const close = (of: Case, state: 'answered' | 'failed', answer?: Interaction['answer']): void => {
    clearTimeout(pending.get(of))
    pending.delete(of)
    of.state = state
    of.settle?.(state, answer)
    of.settle = undefined
  }
  const expire = (): void => {
    for (const of of pending.keys()) if (age(of) >= ackMs) close(of, 'failed')
  }

  return {
    begin(deed) {
      prune()
      const { type, member, place, command, userInstalled } = deed
      const token = randomBytes(64).toString('base64url')
      const started: Case = {
        id: nextId(),
        token,
        type,
        member,
        place,
        command,
        userInstalled,
        source: deed.source?.id,
        bornAt: clock.now(),
        state: 'pending',
        original: undefined,
        followups: 0,
        settle: undefined,
      }
      byId.set(started.id, started)
      byToken.set(token, started)
      const seen = watched(started, messages)
      pending.set(
        started,
        setTimeout(() => close(started, 'failed'), ackMs),
      )
      news.tell({ kind: 'interaction', payload: payloadOf(started, deed, home) })
      return seen
    },
    find: (id) => byId.get(id),
    forCallback(id, token) {
      const found = byId.get(id)
      if (!found || found.token !== token) return REFUSALS.unknownInteraction
      if (found.state === 'pending' && age(found) >= ackMs) close(found, 'failed')
      if (found.state === 'failed') return REFUSALS.unknownInteraction
      return found.state === 'answered' ? REFUSALS.alreadyAcknowledged : found
    },
    forWebhook(applicationId, token) {
      const found = byToken.get(token)
      if (!found || age(found) > TOKEN_MS) return REFUSALS.invalidToken
      return found.state === 'answered' && applicationId === home.applicationId ? found : REFUSALS.unknownWebhook
    },
    followUp(of) {
      if (of.userInstalled && of.followups >= FOLLOWUPS_OF_USER_INSTALL) return REFUSALS.tooManyFollowups
      of.followups++
      return undefined
    },
    answer(of, answer, original) {
      of.original = original
      close(of, 'answered', answer)
    },
    expire,
    stop() {
      for (const timer of pending.values()) clearTimeout(timer)
      pending.clear()
    },
  }
}

/** The interaction as its person sees it. It alone holds the answer, so that answers go when nobody looks any more. */
function watched(of: Case, messages: Messages): Interaction {
  const startedAt = performance.now()
  let answer: Interaction['answer']
  let took: number | undefined
  let finish: (interaction: Interaction) => void
  const done = new Promise<Interaction>((resolve) => {
    finish = resolve
  })
  const seen: Interaction = {
    id: of.id,
    get state() {
      return of.state
    },
    done,
    get answer() {
      return answer
    },
    get took() {
      return took
    },
    get message() {
      return of.original === undefined ? undefined : messages.find(of.original)?.message
    },
  }
  of.settle = (state, given) => {
    if (state === 'answered') took = performance.now() - startedAt
    answer = given
    finish(seen)
  }
  return seen
}

/** Discord's INTERACTION_CREATE. */
function payloadOf(of: Case, { data, source }: Deed, home: Home): object {
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
          guild: { id: home.guildId, locale: home.locale, features: [] },
          guild_locale: home.locale,
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
