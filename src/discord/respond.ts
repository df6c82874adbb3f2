import { InteractionResponseType, MessageFlags, Routes, type RawFile, type REST } from 'discord.js'
import { ComponentType, type APIApplicationCommandOptionChoice } from 'discord-api-types/v10'
import type { File } from '../../commands/command.js'
import type { Parcel } from './gallery.js'
import { hungIn, SOME, type Hung } from './hung.js'
import { byToken } from './rest.js'
import type { Body } from './shape.js'
import { troubleOf } from './trouble.js'

/** What an answer needs of an interaction. */
export interface Asked {
  readonly id: string
  readonly token: string
}
/**
 * Whether the person was reached: 'late' when Discord had given up on it before, or was about to, 'gone' when the message pressed
 * is no more, 'shut' when no message may be made or changed in that thread.
 */
export type Reached = 'reached' | 'late' | 'gone' | 'shut'

/** What goes out: a body with its files, and the same without any. */
export type Sent = Pick<Parcel, 'body' | 'files' | 'words'>
export interface Said {
  readonly reached: Reached
  /** The id of the message, where it is new. */
  readonly message: string | undefined
  /** The picture that came with it. */
  readonly picture: Hung | undefined
}

/** The first answers to interactions. One that Discord already has counts as given; the work is on disk before. */
export interface Respond {
  /** A new message, with a file if there is one. */
  say(asked: Asked, parcel: Sent, to: 'you' | 'everybody', file?: File): Promise<Said>
  /** In place of the message whose button was pressed; a new private one where that is gone. */
  update(asked: Asked, parcel: Sent): Promise<Said>
  /** Nothing to show: the press is taken. */
  nod(asked: Asked): Promise<Reached>
  complete(asked: Asked, choices: readonly APIApplicationCommandOptionChoice<string>[]): Promise<Reached>
}

/**
 * Discord waits for 3 s. What is not there after so long (ms) is lost; trying on would keep others waiting until their answers are
 * late too, and no press would be answered any more.
 */
const LATEST_MS = 2_500

export function createRespond(rest: REST, applicationId: () => string): Respond {
  async function answer(
    asked: Asked,
    type: InteractionResponseType,
    data?: object,
    more: { readonly query?: URLSearchParams; readonly files?: RawFile[] } = {},
  ): Promise<{ reached: Reached; response?: unknown }> {
    const late = AbortSignal.timeout(LATEST_MS)
    try {
      const request = byToken({ body: data ? { type, data } : { type }, signal: late, ...more })
      const response = await rest.post(Routes.interactionCallback(asked.id, asked.token), request)
      return { reached: 'reached', response }
    } catch (error) {
      if (late.aborted) return { reached: 'late' }
      const trouble = troubleOf(error)
      if (trouble === 'done') return { reached: 'reached' }
      if (trouble === 'too-late') return { reached: 'late' }
      if (trouble === 'message-gone') return { reached: 'gone' }
      if (trouble === 'thread-archived' || trouble === 'thread-locked') return { reached: 'shut' }
      throw error
    }
  }
  const say: Respond['say'] = async (asked, { body, files, words }, to, file) => {
    const shown = file ? holding(words, file) : body
    const data = to === 'you' ? { ...shown, flags: body.flags | MessageFlags.Ephemeral } : shown
    const brings = file ? [raw(file)] : files
    const { reached, response } = await answer(asked, InteractionResponseType.ChannelMessageWithSource, data, {
      query: BACK,
      ...(brings && { files: brings }),
    })
    const unseen = reached === 'reached' && response === undefined // an earlier try was the answer, and what it came back with was lost
    const message = unseen ? await original(asked.token) : messageIn(response)?.id
    return { reached, message, picture: brings && !file ? pictureIn(response) : undefined }
  }
  async function original(token: string): Promise<string | undefined> {
    try {
      const message = await rest.get(Routes.webhookMessage(applicationId(), token, '@original'), byToken({}))
      return (message as { readonly id: string }).id
    } catch (error) {
      if (troubleOf(error) === undefined) throw error
      return undefined
    }
  }
  return {
    say,
    async update(asked, parcel) {
      const { body, files, words } = parcel
      const more = files ? { query: BACK, files } : {}
      const { reached, response } = await answer(asked, InteractionResponseType.UpdateMessage, body, more)
      if (reached === 'gone') return say(asked, files ? parcel : { body: words, words }, 'you')
      return { reached, message: undefined, picture: files ? pictureIn(response) : undefined }
    },
    nod: async (asked) => (await answer(asked, InteractionResponseType.DeferredMessageUpdate)).reached,
    complete: async (asked, choices) =>
      (await answer(asked, InteractionResponseType.ApplicationCommandAutocompleteResult, { choices })).reached,
  }
}

/** Asks to be told of the message that the answer made or changed. */
const BACK = new URLSearchParams({ with_response: 'true' })
const messageIn = (response: unknown): { readonly id?: string } | undefined =>
  (response as { readonly resource?: { readonly message?: { readonly id?: string } } } | undefined)?.resource?.message
function pictureIn(response: unknown): Hung {
  const message = messageIn(response)
  return (message && hungIn(message)) ?? SOME
}

/** In Components V2 a file is seen only where a component holds it (components reference "File"). */
const holding = (body: Body, { name }: File): Body =>
  (body.flags & MessageFlags.IsComponentsV2) === 0
    ? body
    : { ...body, components: [...body.components, { type: ComponentType.File, file: { url: `attachment://${name}` } }] }
const raw = ({ name, text }: File): RawFile => ({ name, data: Buffer.from(text), contentType: 'text/plain; charset=utf-8' })
