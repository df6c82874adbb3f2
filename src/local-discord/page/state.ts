import type { FromPage, PageComponent, PageMessage, Room, SlashCommand, ToPage } from '../protocol.js'
import type { Choice } from './suggest.js'

type Hello = Extract<ToPage, { type: 'hello' }>
type Named = Hello['people'][number]
export type Sent = Extract<FromPage, { ref: number }>

/** What the page knows. Lines and buttons that wait for the bot stand in `waiting`, by their ref. */
export interface State {
  readonly line: 'connecting' | 'open' | 'lost'
  readonly me: Hello['me'] | undefined
  readonly locale: string
  readonly people: readonly Named[]
  readonly channels: readonly Room[]
  readonly channel: string
  readonly bot: { readonly name: string; readonly online: boolean }
  readonly commands: readonly SlashCommand[]
  /** Oldest first. */
  readonly messages: readonly PageMessage[]
  readonly waiting: readonly Sent[]
  /** What went wrong and where: at a message, in the open modal, or at the message box. */
  readonly failure: { readonly at: Place; readonly text: string } | undefined
  /** The bot's newest completions, and what they complete. */
  readonly choices: { readonly for: Completed; readonly list: readonly Choice[] } | undefined
  readonly modal: Modal | undefined
}
export type Completed = Extract<Sent, { type: 'complete' }>
export interface Modal {
  readonly interaction: string
  readonly title: string
  readonly components: readonly PageComponent[]
}
export type Place = { readonly message: string } | 'modal' | 'box'

/** All that can happen to the page: what the server says, what the person does, and the line itself. */
export type Happening =
  | ToPage
  | { readonly type: 'lost' }
  | { readonly type: 'sent'; readonly what: Sent }
  | { readonly type: 'refused'; readonly text: string }
  | { readonly type: 'forgiven' }
  | { readonly type: 'closed' }

/** Bits of a message's flags that the page looks at. */
export const flags = { ephemeral: 1 << 6, loading: 1 << 7, componentsV2: 1 << 15 } as const

export const start: State = {
  line: 'connecting',
  me: undefined,
  locale: 'en',
  people: [],
  channels: [],
  channel: '',
  bot: { name: '', online: true },
  commands: [],
  messages: [],
  waiting: [],
  failure: undefined,
  choices: undefined,
  modal: undefined,
}

export function step(state: State, happening: Happening): State {
  switch (happening.type) {
    case 'hello': {
      const { type: _, ...told } = happening
      const isSame = told.me.id === state.me?.id && told.channel === state.channel
      return { ...(isSame ? state : start), ...told, line: 'open', messages: told.messages.toSorted(byAge) }
    }
    case 'lost':
      return { ...state, line: 'lost', waiting: [], choices: undefined, failure: lostPress(state) ?? state.failure }
    case 'message':
      return { ...state, messages: withMessage(state.messages, happening.message) }
    case 'gone':
      return { ...state, messages: state.messages.filter(({ id }) => id !== happening.message) }
    case 'bot':
      return { ...state, bot: { ...state.bot, online: happening.online } }
    case 'commands':
      return { ...state, commands: happening.commands }
    case 'sent':
      return {
        ...state,
        waiting: [...state.waiting, happening.what],
        failure: happening.what.type === 'complete' ? state.failure : undefined,
      }
    case 'answered':
      return answered(state, happening.ref)
    case 'failed':
      return failed(state, happening.ref, happening.text)
    case 'choices':
      return completed(state, happening.ref, happening.choices)
    case 'modal': {
      // One that was asked for before the person was changed is not theirs.
      if (!find(state, happening.ref)) return state
      const { interaction, title, components } = happening
      return {
        ...without(state, happening.ref),
        modal: { interaction, title, components },
      }
    }
    case 'refused':
      return { ...state, failure: { at: 'box', text: happening.text } }
    case 'forgiven':
      return { ...state, failure: undefined }
    case 'closed':
      return { ...state, modal: undefined, failure: state.failure?.at === 'modal' ? undefined : state.failure }
  }
}

/** Whether this control of a message waits for the bot. */
export const isWaiting = (state: State, message: string, customId: string): boolean =>
  state.waiting.some((sent) => sent.type === 'press' && sent.message === message && sent.customId === customId)

/** Ids are snowflakes: decimal numbers too long for a Number, and older is smaller. */
const byAge = (a: PageMessage, b: PageMessage): number => a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

function withMessage(messages: readonly PageMessage[], message: PageMessage): readonly PageMessage[] {
  const at = messages.findIndex(({ id }) => id === message.id)
  return at === -1 ? [...messages, message].toSorted(byAge) : messages.with(at, message)
}

const find = (state: State, ref: number): Sent | undefined => state.waiting.find((sent) => sent.ref === ref)
const without = (state: State, ref: number): State => ({ ...state, waiting: state.waiting.filter((sent) => sent.ref !== ref) })

/** Answers may overtake each other: an older one never replaces a newer one. */
function completed(state: State, ref: number, list: readonly Choice[]): State {
  const asked = find(state, ref)
  const late = state.choices !== undefined && state.choices.for.ref > ref
  return { ...without(state, ref), choices: asked?.type === 'complete' && !late ? { for: asked, list } : state.choices }
}

function answered(state: State, ref: number): State {
  const submitted = find(state, ref)?.type === 'submit'
  return { ...without(state, ref), modal: submitted ? undefined : state.modal }
}

function failed(state: State, ref: number, text: string): State {
  const sent = find(state, ref)
  if (!sent || sent.type === 'complete') return without(state, ref)
  return { ...without(state, ref), failure: { at: placeOf(sent), text } }
}

function placeOf(sent: Exclude<Sent, { type: 'complete' }>): Place {
  if (sent.type === 'press') return { message: sent.message }
  return sent.type === 'submit' ? 'modal' : 'box'
}

/** A press whose answer can no longer come has failed, for all that its person can know. */
function lostPress(state: State): State['failure'] {
  const sent = state.waiting.find((sent) => sent.type !== 'complete')
  return sent ? { at: placeOf(sent), text: 'This interaction failed' } : undefined
}
