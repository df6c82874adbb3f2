/** The local Discord as tests and the program use it. Loopback only; strict about everything it knows. */
export interface LocalDiscord {
  /** For discord.js: `rest.api`. */
  readonly api: string
  /** The page to play on. */
  readonly page: string
  readonly token: string
  readonly applicationId: string
  readonly guildId: string
  /** Text channels by name; 'games' is there from the start. */
  channel(name: string): Channel
  /** The person of that name, made at first sight. Somebody who has left stays away. */
  person(name: string): Person
  readonly server: Server
  /** The bytes of an attachment by its `url`, for as long as its message keeps it. */
  file(url: string): Uint8Array | undefined
  /** The clock of this Discord in ms; `advance` makes tokens age and snowflakes move on without waiting. */
  now(): number
  advance(ms: number): void
  readonly faults: Faults
  /** One entry for each request answered, oldest first; bounded. */
  readonly requests: readonly {
    readonly method: string
    readonly route: string
    readonly path: string
    readonly status: number
    readonly code: number | undefined
    readonly body: unknown
  }[]
  stop(): Promise<void>
}

export interface LocalOptions {
  /** 0 (the default) takes a free port. */
  readonly port?: number
  readonly token?: string
  /** People there from the start, with ids that stay the same over starts. */
  readonly people?: readonly (string | NewPerson)[]
  /** The server's language; 'en-US' unless told. */
  readonly locale?: string
  /** How long an interaction may wait for its first answer; Discord's is 3,000 ms. */
  readonly ackMs?: number
  /** Off for load tests: no 429 from the observed limits. Global 50 a second likewise. */
  readonly limits?: boolean
  readonly httpLatencyMs?: number
  /** Check bodies against the published shapes (default true). */
  readonly validate?: boolean
  /** Serve the page (default false). */
  readonly page?: boolean
  /** Public messages kept of each channel (default 1,000). */
  readonly keep?: number
  /** What faults by chance go by; `Math.random` unless told. */
  readonly chance?: () => number
}

export interface NewPerson {
  readonly name: string
  readonly locale?: string
  /** As `Person.permissions`. */
  readonly permissions?: readonly string[]
}

/** What befalls the server as a whole. */
export interface Server {
  locale: string
  /** GUILD_DELETE, and no channel can be reached (50001). Presses fail, commands are gone. */
  removesBot(): void
  /** GUILD_CREATE; the same after an outage. */
  invitesBot(): void
  /** An outage of Discord's: GUILD_DELETE with `unavailable`, channels answer 503, and nobody can do anything. */
  goesDown(): void
  comesUp(): void
}

/**
 * A status, with a body of no use; an answer that never comes; a connection that is cut; or 429 with its `retry_after` in seconds.
 */
export type Fault = number | 'stall' | 'cut' | { readonly retryAfter: number }

export interface Faults {
  /** The next `times` requests matching "METHOD /route" meet that fault: instead of the work, or after it was done. */
  next(match: RegExp, fault: Fault, times?: number, when?: 'before' | 'after'): void
  /** From now on that share (0 to 1) of the requests that match, by chance, until the returned function is called. */
  often(match: RegExp, share: number, fault: Fault, when?: 'before' | 'after'): () => void
  /** Cuts every gateway connection; a bot can resume. */
  dropSockets(): void
  reconnect(): void
  /** INVALID_SESSION: a bot has to identify anew, and what it missed is lost. */
  endSessions(): void
}

/** A text channel or a thread of one. */
export interface Channel {
  readonly id: string
  readonly name: string
  /** What the bot may not do here, by permission name such as 'SendMessages'. */
  deny(...permissions: string[]): void
  allow(...permissions: string[]): void
  delete(): void
  /** What moderators do to a thread; throws for a channel. */
  archive(): void
  unarchive(): void
  lock(): void
  unlock(): void
  /** Of a thread. */
  readonly archived: boolean
  readonly locked: boolean
  /** Public messages, oldest first. */
  readonly messages: readonly Message[]
}

/** Discord's own message JSON, as far as we use it. */
export interface Message {
  readonly id: string
  readonly channel_id: string
  readonly content: string
  readonly flags: number
  readonly components: readonly Component[]
  readonly attachments: readonly { readonly filename: string; readonly description?: string; readonly url: string }[]
  readonly mentions: readonly { readonly id: string }[]
  readonly timestamp: string
  readonly edited_timestamp: string | null
}
/** Loose on purpose: buttons, selects, containers, texts. */
export interface Component {
  readonly type: number
  readonly custom_id?: string
  readonly label?: string
  readonly content?: string
  readonly style?: number
  readonly disabled?: boolean
  readonly options?: readonly { readonly label: string; readonly value: string; readonly default?: boolean }[]
  readonly components?: readonly Component[]
}

/** A person at the keyboard: does what Discord's client allows, and refuses (throws) what it would not let happen. */
export interface Person {
  readonly id: string
  name: string
  /** Throws for a language that Discord does not have. */
  locale: string
  /** Discord permission names this person has beyond the usual, such as 'ManageMessages' or 'ManageGuild'. */
  readonly permissions: Set<string>
  /** `says('games', '/foolish', { length: 'single-round' })`, `says('games', '/table join', { table: '...' })`. */
  says(channel: string, command: string, options?: Readonly<Record<string, string | number | boolean>>): Interaction
  /** Plain words. Channels and threads are named by name or by id, here and below. */
  writes(channel: string, text: string): Message
  /** A public thread of their own; returns its id. */
  startsThread(channel: string, name: string): string
  /** The button of that label or custom id; of the newest message that has an open one, or of `on`. */
  presses(channel: string, button: string, on?: string): Interaction
  picks(channel: string, select: string, values: readonly string[], on?: string): Interaction
  /** What only a client that was tampered with sends: a button of that id, whether the message `on` has it or not. */
  forges(channel: string, customId: string, on: string): Interaction
  submits(shown: Interaction, values: Readonly<Record<string, string>>): Interaction
  completes(
    channel: string,
    command: string,
    focused: string,
    options: Readonly<Record<string, string | number | boolean>>,
  ): Interaction
  /** Public messages and this person's own private ones, oldest first. */
  sees(channel: string): readonly Message[]
  dismisses(message: string): void
  /** Messages that called this person when they were new, oldest first, as they were then; also deleted ones. */
  pings(channel?: string): readonly Message[]
  /** Leaves the server, and sees and does nothing there until they join again. */
  leaves(): void
  joins(): void
}

export interface Interaction {
  readonly id: string
  readonly state: 'pending' | 'answered' | 'failed'
  /** Settles when it was answered or has failed. */
  readonly done: Promise<Interaction>
  /** Whether a bot was connected and in the server to be told of it. */
  readonly heard: boolean
  /** Whether a planned fault met an answer to it. */
  readonly faulted: boolean
  /** What the client writes when it has failed. */
  readonly failure: string | undefined
  /** Discord's callback type and data, once answered. */
  readonly answer: { readonly type: number; readonly data?: unknown } | undefined
  /** From the press to the answer, in ms. */
  readonly took: number | undefined
  /** The message that the answer made or changed. */
  readonly message: Message | undefined
}
