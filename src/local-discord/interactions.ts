import { randomBytes } from 'node:crypto'
import { InteractionType } from 'discord-api-types/v10'
import type { Case, Deed } from './cases.js'
import type { Clock } from './clock.js'
import { REFUSALS, type Refusal } from './errors.js'
import type { Guild } from './guild.js'
import type { Home } from './home.js'
import { payloadOf } from './interaction-json.js'
import type { Interaction } from './local.js'
import type { Messages } from './messages.js'
import type { News } from './news.js'

/** A token edits, deletes and follows up for so long. */
const TOKEN_MS = 15 * 60_000
/** Tokens kept; under more load than that the oldest die early. */
const MOST_CASES = 50_000
/** The dead are taken out so many at once: a map whose oldest entry goes with every new one is slow to find its next oldest. */
const AT_ONCE = 1_000
/** Follow-ups of an application that only the person installed. */
const FOLLOWUPS_OF_USER_INSTALL = 5

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
  readonly guild: Guild
  readonly botOnline: () => boolean
  readonly ackMs: number
}

export function createInteractions({ clock, nextId, news, messages, home, guild, botOnline, ackMs }: Parts): Interactions {
  const byToken = new Map<string, Case>()
  const byId = new Map<string, Case>()
  const pending = new Map<Case, NodeJS.Timeout>()
  const age = (of: Case): number => clock.now() - of.bornAt

  let young = 0
  const prune = (): void => {
    if (++young < AT_ONCE) return
    young = 0
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
        heard: guild.bot() === 'here' && botOnline(),
        faulted: false,
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
      // Where the bot is not, Discord itself lets the press fail.
      if (guild.bot() === 'here') news.tell({ kind: 'interaction', payload: payloadOf(started, deed, home, guild.locale()) })
      else close(started, 'failed')
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
    heard: of.heard,
    get faulted() {
      return of.faulted
    },
    get failure() {
      return of.state === 'failed' ? wordsOf(of.type) : undefined
    },
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

/** What the client writes where no answer has come. */
function wordsOf(type: InteractionType): string {
  switch (type) {
    case InteractionType.MessageComponent:
      return 'This interaction failed'
    case InteractionType.ModalSubmit:
      return 'Something went wrong. Try again.'
    case InteractionType.ApplicationCommandAutocomplete:
      return 'Loading options failed'
    case InteractionType.ApplicationCommand:
    case InteractionType.Ping:
      return 'The application did not respond'
  }
}
