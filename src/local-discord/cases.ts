import type { InteractionType } from 'discord-api-types/v10'
import type { Place } from './channels.js'
import type { Interaction } from './local.js'
import type { Member } from './members.js'
import type { StoredMessage } from './message.js'

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
  /** A bot was there to be told of it. */
  readonly heard: boolean
  /** A planned fault met an answer to it. */
  faulted: boolean
  state: Interaction['state']
  /** The message called @original. */
  original: string | undefined
  followups: number
  settle: ((state: 'answered' | 'failed', answer?: Interaction['answer']) => void) | undefined
}
