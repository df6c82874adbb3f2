import { InteractionResponseType, MessageFlags, Routes, type REST } from 'discord.js'
import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10'
import { byToken } from './rest.js'
import type { Body } from './shape.js'
import { troubleOf } from './trouble.js'

/** What an answer needs of an interaction. */
export interface Asked {
  readonly id: string
  readonly token: string
}
/** Whether the person was reached: 'late' when Discord had given up on it before, 'gone' when the message pressed is no more. */
export type Reached = 'reached' | 'late' | 'gone'

/** The first answers to interactions. One that Discord already has counts as given; the work is on disk before. */
export interface Respond {
  /** A new message; answers with its id. */
  say(
    asked: Asked,
    body: Body,
    to: 'you' | 'everybody',
  ): Promise<{ readonly reached: Reached; readonly message: string | undefined }>
  /** In place of the message whose button was pressed; a new private one where that is gone. */
  update(asked: Asked, body: Body): Promise<Reached>
  /** Nothing to show: the press is taken. */
  nod(asked: Asked): Promise<Reached>
  complete(asked: Asked, choices: readonly APIApplicationCommandOptionChoice<string>[]): Promise<Reached>
}

export function createRespond(rest: REST, applicationId: () => string): Respond {
  async function answer(
    asked: Asked,
    type: InteractionResponseType,
    data?: object,
    query?: URLSearchParams,
  ): Promise<{ reached: Reached; response?: unknown }> {
    try {
      const request = byToken({ body: data ? { type, data } : { type } })
      const response = await rest.post(Routes.interactionCallback(asked.id, asked.token), query ? { ...request, query } : request)
      return { reached: 'reached', response }
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble === 'done') return { reached: 'reached' }
      if (trouble === 'too-late') return { reached: 'late' }
      if (trouble === 'message-gone') return { reached: 'gone' }
      throw error
    }
  }
  const say: Respond['say'] = async (asked, body, to) => {
    const data = to === 'you' ? { ...body, flags: body.flags | MessageFlags.Ephemeral } : body
    const query = new URLSearchParams({ with_response: 'true' })
    const { reached, response } = await answer(asked, InteractionResponseType.ChannelMessageWithSource, data, query)
    const unseen = reached === 'reached' && response === undefined // an earlier try was the answer, and what it came back with was lost
    return { reached, message: unseen ? await original(asked.token) : messageIn(response) }
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
    async update(asked, body) {
      const { reached } = await answer(asked, InteractionResponseType.UpdateMessage, body)
      return reached === 'gone' ? (await say(asked, body, 'you')).reached : reached
    },
    nod: async (asked) => (await answer(asked, InteractionResponseType.DeferredMessageUpdate)).reached,
    complete: async (asked, choices) =>
      (await answer(asked, InteractionResponseType.ApplicationCommandAutocompleteResult, { choices })).reached,
  }
}

const messageIn = (response: unknown): string | undefined =>
  (response as { readonly resource?: { readonly message?: { readonly id?: string } } } | undefined)?.resource?.message?.id
