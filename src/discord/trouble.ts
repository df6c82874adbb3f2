import { DiscordAPIError, RESTJSONErrorCodes as Code } from 'discord.js'

/** What an error of Discord means for us, where it is part of normal life. Everything else is a fault and is logged as one. */
export type Trouble =
  /** The answer arrived already, by an earlier try. */
  | 'done'
  /** Nobody waits for this answer any more. */
  | 'too-late'
  /** This token edits nothing any more. */
  | 'token-dead'
  | 'message-gone'
  /** Too old to be edited again. */
  | 'message-old'
  | 'place-gone'
  /** We may not post here now; somebody may allow it again. */
  | 'place-closed'
  /** Nothing is changed in an archived thread; where it is locked besides, we may not open it. */
  | 'thread-archived'
  | 'thread-locked'
  /** Not in that server any more, or nowhere. */
  | 'person-gone'

const TROUBLES: Readonly<Partial<Record<number | string, Trouble>>> = {
  [Code.InteractionHasAlreadyBeenAcknowledged]: 'done',
  [Code.UnknownInteraction]: 'too-late',
  [Code.UnknownWebhook]: 'token-dead',
  [Code.InvalidWebhookToken]: 'token-dead',
  [Code.UnknownMessage]: 'message-gone',
  [Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached]: 'message-old',
  [Code.UnknownChannel]: 'place-gone',
  [Code.UnknownGuild]: 'place-gone',
  [Code.MissingAccess]: 'place-closed',
  [Code.MissingPermissions]: 'place-closed',
  [Code.InvalidActionOnArchivedThread]: 'thread-archived',
  [Code.ThreadLocked]: 'thread-locked',
  [Code.UnknownMember]: 'person-gone',
  [Code.UnknownUser]: 'person-gone',
}

export const troubleOf = (error: unknown): Trouble | undefined =>
  error instanceof DiscordAPIError ? TROUBLES[error.code] : undefined
