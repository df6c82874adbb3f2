import type { Message } from 'discord.js'

/** A picture of ours that stands in a message. */
export interface Hung {
  /** Of its file. */
  readonly name: string
  /** Of the attachment; by both together Discord knows what stays. */
  readonly id: string
}

/** A message may show a picture, nobody knows which: whatever it is, it gives way. */
export const SOME: Hung = { name: '', id: '' }

/** What we read of a message, in Discord's own words. */
interface Holding {
  readonly attachments?: readonly { readonly id: string; readonly filename: string }[]
  readonly components?: readonly unknown[]
}

const OURS = /foolish-[0-9a-f]{20}\.png/u

/**
 * The picture of ours that a message shows, where its JSON tells. In Components V2 a file is found where a component holds it, and
 * not always among the attachments.
 */
export function hungIn(message: unknown): Hung | undefined {
  const { attachments = [], components = [] } = message as Holding
  const loose = attachments.find(({ filename }) => OURS.test(filename))
  return loose ? { name: loose.filename, id: loose.id } : components.map(heldBy).find((found) => found !== undefined)
}

/** The same of the message whose button was pressed. */
export const hungOn = ({ attachments, components }: Message): Hung | undefined =>
  hungIn({
    attachments: attachments.map(({ id, name }) => ({ id, filename: name })),
    components: components.map((part) => part.toJSON()),
  })

interface Part {
  readonly components?: readonly unknown[]
  readonly items?: readonly { readonly media: { readonly url: string; readonly attachment_id?: string } }[]
}
function heldBy(part: unknown): Hung | undefined {
  const { components = [], items = [] } = part as Part
  for (const { media } of items) {
    const name = OURS.exec(media.url)?.[0]
    if (name !== undefined && media.attachment_id !== undefined) return { name, id: media.attachment_id }
  }
  return components.map(heldBy).find((found) => found !== undefined)
}
