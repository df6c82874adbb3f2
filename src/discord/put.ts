import { MessageFlags, Routes, type ChatInputCommandInteraction, type MessageComponentInteraction, type REST } from 'discord.js'
import type { File } from '../../commands/command.js'
import type { Gallery, Shows } from './gallery.js'
import { hungOn } from './hung.js'
import type { Reached, Respond } from './respond.js'
import { byToken, withFiles } from './rest.js'
import type { Body } from './shape.js'
import type { Shaped } from './sight.js'
import { troubleOf } from './trouble.js'

export type Answered = ChatInputCommandInteraction | MessageComponentInteraction

/**
 * 'update': in place of the message whose button was pressed. `isKept`: somebody else keeps the message fresh, and so brings a picture
 * that was not drawn in time.
 */
export interface Manner {
  readonly as: 'update' | 'you' | 'everybody'
  readonly file?: File | undefined
  readonly isKept?: boolean
}
export interface Given extends Shows {
  readonly reached: Reached
  /** The id of the message, where it is new. */
  readonly message: string | undefined
}

/** Answers with a message: with its picture where that is drawn by then, else the picture follows while the message still shows the same. */
export interface Put {
  put(interaction: Answered, shaped: Shaped, manner: Manner): Promise<Given>
  /** One private message more, after the answer; not at all where Discord will not have it. */
  add(interaction: Answered, body: Body): Promise<void>
  /** Whether no picture is on its way into a message. */
  isIdle(): boolean
}
export interface PutOptions {
  readonly rest: REST
  readonly applicationId: () => string
  readonly respond: Respond
  readonly gallery: Gallery
  readonly onFault: (error: unknown) => void
  /** When edits may begin; presses go first. */
  readonly turn: () => Promise<void>
}

export function createPut({ rest, applicationId, respond, gallery, onFault, turn }: PutOptions): Put {
  /** By message: what it shows and still lacks the picture of. */
  const lacking = new Map<string, Shaped>()
  const underWay = new Set<Promise<void>>()

  async function follow(
    { token, channelId: channel }: Answered,
    message: string,
    shaped: Shaped,
    late: Promise<void>,
  ): Promise<void> {
    lacking.set(message, shaped)
    await late
    await turn()
    const { body, files } = await gallery.pack(shaped, { channel })
    if (lacking.get(message) !== shaped) return
    lacking.delete(message)
    if (files) await rest.patch(Routes.webhookMessage(applicationId(), token, '@original'), byToken(withFiles(body, files)))
  }
  function run(work: Promise<void>): void {
    const safe = work
      .catch((error: unknown) => {
        if (troubleOf(error) === undefined) onFault(error)
      })
      .finally(() => underWay.delete(safe))
    underWay.add(safe)
  }

  return {
    async put(interaction, shaped, { as, file, isKept }) {
      const pressed = as === 'update' && interaction.isMessageComponent() ? interaction.message : undefined
      const had = pressed && hungOn(pressed)
      const packed = await gallery.pack(shaped, { channel: interaction.channelId, had })
      if (pressed) lacking.delete(pressed.id)
      const { reached, message, picture } = await (as === 'update'
        ? respond.update(interaction, packed)
        : respond.say(interaction, packed, as, file))
      const { late, files, shows } = packed
      const where = message ?? pressed?.id
      if (late && !isKept && where !== undefined && reached === 'reached') run(follow(interaction, where, shaped, late))
      return { reached, message, late, picture: files ? picture : shows === undefined ? undefined : had }
    },
    async add({ token }, body) {
      const request = byToken({ body: { ...body, flags: body.flags | MessageFlags.Ephemeral } })
      await rest.post(Routes.webhook(applicationId(), token), request).catch((error: unknown) => {
        if (troubleOf(error) === undefined) throw error
      })
    },
    isIdle: () => underWay.size === 0,
  }
}
