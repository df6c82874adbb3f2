import { InteractionType, MessageType } from 'discord-api-types/v10'
import { attach, keptOf, nameOf, settleParts } from './attachments.js'
import type { MessageBody, Upload } from './body.js'
import { botPermissionsIn, type Channels, type Place } from './channels.js'
import type { Clock } from './clock.js'
import { REFUSALS, type Refusal } from './errors.js'
import type { Files } from './files.js'
import type { Home } from './home.js'
import type { Case } from './cases.js'
import { ownersOf } from './interaction-json.js'
import { mentionsIn } from './mentions.js'
import { userOf, type Member, type Members } from './members.js'
import { FLAGS, type StoredMessage } from './message.js'
import type { Entry, Messages } from './messages.js'
import { has } from './permissions.js'
import { checkMessage } from './rules/message.js'

const SETTABLE = FLAGS.suppressEmbeds | FLAGS.suppressNotifications | FLAGS.componentsV2
const SETTABLE_LATER = FLAGS.suppressEmbeds | FLAGS.componentsV2
/** How long a nonce is remembered: Discord says "the past few minutes". */
const NONCE_MS = 5 * 60_000
const FEW_NONCES = 1_000

/** The only pen: whatever makes or edits a message does it here. Refusals are Discord's. */
export interface Writing {
  /** By the bot; from an interaction it may be ephemeral, and then only that person sees it. */
  post(place: Place, body: MessageBody, uploads: readonly Upload[], from?: Case): StoredMessage | Refusal
  /** "The bot is thinking". Its first edit makes it a message; only that edit settles whether it is Components V2. */
  defer(from: Case, ephemeral: boolean): StoredMessage
  edit(entry: Entry, body: MessageBody, uploads: readonly Upload[]): StoredMessage | Refusal
  /** By a person. */
  say(member: Member, place: Place, text: string): StoredMessage
}

interface Parts {
  readonly clock: Clock
  readonly nextId: () => string
  readonly home: Home
  readonly channels: Channels
  readonly members: Members
  readonly messages: Messages
  readonly files: Files
}

export function createWriting({ clock, nextId, home, channels, members, messages, files }: Parts): Writing {
  const nonces = new Map<string, { readonly id: string; readonly at: number }>()
  let fresh = FEW_NONCES
  const stamp = (): string => new Date(clock.now()).toISOString()
  const store = (placeId: string) => ({ files, nextId, base: `${home.origin()}/cdn/attachments/${placeId}` })
  const called = (body: MessageBody, content: string, parts: StoredMessage['components'], everyone: boolean) =>
    mentionsIn(content, parts, body.allowed_mentions, members, everyone)

  const blank = (place: Place, from: Case | undefined) => ({
    id: nextId(),
    channel_id: place.id,
    author: home.bot,
    application_id: home.applicationId,
    type: MessageType.Default,
    content: '',
    flags: 0,
    embeds: [],
    components: [],
    attachments: [],
    mentions: [],
    mention_roles: [],
    mention_everyone: false,
    tts: false,
    pinned: false,
    timestamp: stamp(),
    edited_timestamp: null,
    ...(from ? originOf(from, home) : {}),
  })
  /** A private message stands in no channel, and keeps no thread open. */
  const add = (place: Place, message: StoredMessage, viewer: string | undefined): void => {
    if (viewer === undefined) channels.wake(place)
    messages.add(message, viewer)
  }
  const recall = (place: Place, nonce: string | number): StoredMessage | undefined => {
    const known = nonces.get(`${place.id}:${nonce}`)
    return known && clock.now() - known.at <= NONCE_MS ? messages.find(known.id)?.message : undefined
  }

  const remember = (place: Place, nonce: string | number, id: string): void => {
    const now = clock.now()
    // All at once and seldom: a map whose oldest entry goes with every new one is slow to find its next oldest.
    if (nonces.size >= 2 * fresh) {
      for (const [key, { at }] of nonces) if (now - at > NONCE_MS) nonces.delete(key)
      fresh = Math.max(FEW_NONCES, nonces.size)
    }
    nonces.set(`${place.id}:${nonce}`, { id, at: now })
  }

  return {
    post(place, body, uploads, from) {
      if (!channels.get(place.id)) return REFUSALS.unknownChannel
      const nonce = body.nonce ?? undefined
      const twin = nonce !== undefined && body.enforce_nonce ? recall(place, nonce) : undefined
      if (twin) return twin
      const flags = (body.flags ?? 0) & (from ? SETTABLE | FLAGS.ephemeral : SETTABLE)
      const wrong = checkMessage(body, flags, namesOf(body, uploads, []))
      if (wrong) return wrong
      const fresh = blank(place, from)
      const attachments = attach([], body.attachments, uploads, store(place.id))
      const components = settleParts(body.components ?? [], attachments)
      const message: StoredMessage = {
        ...fresh,
        content: body.content ?? '',
        flags,
        embeds: body.embeds ?? [],
        components,
        attachments,
        tts: body.tts ?? false,
        ...called(body, body.content ?? '', components, has(botPermissionsIn(place), 'MentionEveryone')),
        ...(nonce === undefined ? {} : { nonce }),
      }
      if (nonce !== undefined) remember(place, nonce, message.id)
      add(place, message, flags & FLAGS.ephemeral ? from?.member.id : undefined)
      return message
    },
    defer(from, ephemeral) {
      const message = { ...blank(from.place, from), flags: FLAGS.loading | (ephemeral ? FLAGS.ephemeral : 0) }
      add(from.place, message, ephemeral ? from.member.id : undefined)
      return message
    },
    edit({ message }, body, uploads) {
      const flags = (message.flags & ~FLAGS.loading) | ((body.flags ?? 0) & SETTABLE_LATER)
      const content = body.content === undefined ? message.content : (body.content ?? '')
      const embeds = body.embeds === undefined ? message.embeds : (body.embeds ?? [])
      const parts = body.components === undefined ? message.components : (body.components ?? [])
      const wrong = checkMessage(
        { ...body, content, embeds, components: parts },
        flags,
        namesOf(body, uploads, message.attachments),
      )
      if (wrong) return wrong
      const attachments = attach(message.attachments, body.attachments, uploads, store(message.channel_id))
      const components = body.components === undefined ? parts : settleParts(parts, attachments)
      const edited = { ...message, content, embeds, components, attachments, flags, edited_timestamp: stamp() }
      const { mentions } = called(body, content, components, false)
      const next = { ...edited, mentions }
      messages.replace(next)
      return next
    },
    say(member, place, text) {
      const fresh = { ...blank(place, undefined), author: userOf(member), content: text }
      const { application_id: _, ...message } = { ...fresh, ...mentionsIn(text, [], undefined, members, true) }
      add(place, message, undefined)
      return message
    },
  }
}

/** The file names that `attachment://` may point at; of a file that stays only where the body lists it by id and name. */
function namesOf(body: MessageBody, uploads: readonly Upload[], had: StoredMessage['attachments']): readonly string[] {
  const listed = (name: string): boolean => body.attachments?.some(({ filename }) => filename === name) ?? false
  const kept = keptOf(had, body.attachments).map(({ filename }) => filename)
  return [...kept.filter(listed), ...uploads.map((upload) => nameOf(upload, body.attachments))]
}

/** What a message says of the interaction that it answers. */
function originOf(from: Case, home: Home): Partial<StoredMessage> & Pick<StoredMessage, 'type'> {
  const { id, type, member, command } = from
  const name = command === undefined ? {} : { name: command }
  const slash = type === InteractionType.ApplicationCommand
  return {
    type: slash ? MessageType.ChatInputCommand : MessageType.Reply,
    webhook_id: home.applicationId,
    interaction_metadata: { id, type, user: userOf(member), ...name, authorizing_integration_owners: ownersOf(from, home) },
    ...(from.source === undefined
      ? {}
      : { message_reference: { message_id: from.source, channel_id: from.place.id, guild_id: home.guildId } }),
  }
}
