import { decode, type Pointer } from '../../src/discord/custom-id.js'
import type { Rng } from '../../src/kit/rng.js'
import type { Component, Message } from '../../src/local-discord/local.js'

/** Something that can be pressed or picked from, as a person sees it. */
export interface Offer {
  readonly message: string
  readonly customId: string
  readonly pointer: Pointer
  readonly label: string
  /** On a message that nobody else sees. */
  readonly alone: boolean
  /** Of a list: what is picked. */
  readonly values: readonly string[] | undefined
}

/** How far up somebody looks. */
const READ = 40
const EPHEMERAL = 64
const BUTTON = 2
const LIST = 3

type Part = Component & { readonly min_values?: number; readonly max_values?: number }

/** What is open on the messages in sight, and of the private ones on the newest, as older ones are out of mind. */
export function offersOn(messages: readonly Message[], rng: Rng): readonly Offer[] {
  const own = messages.findLast(isAlone)
  return messages
    .slice(-READ)
    .concat(own ? [own] : [])
    .filter((it, at, all) => all.indexOf(it) === at && (!isAlone(it) || it === own))
    .flatMap((message) => every(message.components).flatMap((part) => offer(message, part, rng) ?? []))
}

function offer(message: Message, part: Part, rng: Rng): Offer | undefined {
  const pointer = part.custom_id === undefined || part.disabled ? undefined : decode(part.custom_id)
  if (!pointer || part.custom_id === undefined || (part.type !== BUTTON && part.type !== LIST)) return undefined
  const values = part.type === LIST ? picked(part, rng) : undefined
  return { message: message.id, customId: part.custom_id, pointer, label: part.label ?? '', alone: isAlone(message), values }
}

function picked({ options = [], min_values: least = 1, max_values: most = 1 }: Part, rng: Rng): readonly string[] {
  const count = Math.min(options.length, least + rng.below(Math.max(1, most - least + 1)))
  const from = rng.below(Math.max(1, options.length - count + 1))
  return options.slice(from, from + count).map(({ value }) => value)
}

const isAlone = ({ flags }: Message): boolean => (flags & EPHEMERAL) !== 0
const every = (parts: readonly Component[]): readonly Part[] => parts.flatMap((part) => [part, ...every(part.components ?? [])])
