import { ComponentType, RESTJSONErrorCodes as Code, type APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { DiscordAPIError, type RawFile } from 'discord.js'
import type { Pictures } from '../picture/pictures.js'
import { hungIn, SOME, type Hung } from './hung.js'
import type { Shaped, Sight } from './sight.js'
import type { Body } from './shape.js'

/** A body on its way to Discord. */
export interface Parcel {
  readonly body: Body
  readonly files?: RawFile[]
  /** The file of the picture that the message shows afterwards. */
  readonly shows: string | undefined
  /** Its picture is not drawn yet: settles when it is there, or is known not to come. */
  readonly late?: Promise<void>
  /** The same without any picture. */
  readonly words: Body
}

/** What a message shows by now. */
export interface Shows {
  readonly picture: Hung | undefined
  /** As in `Parcel`. */
  readonly late: Promise<void> | undefined
}

/** Where it goes, and the picture that stands in that message now. */
export interface Wall {
  readonly channel: string
  readonly had?: Hung | undefined
}

/** Decides whether a picture comes with a message. It never holds one up for longer than `SOON_MS`, and words do without it. */
export interface Gallery {
  pack(shaped: Shaped, wall: Wall): Promise<Parcel>
  /** Sends a parcel by the bot's own right; once more in words where its file is refused there. Answers with what went, and what came back. */
  send<Came>(channel: string, parcel: Parcel, send: (parcel: Parcel) => Promise<Came>): Promise<readonly [Parcel, Came]>
  /** Whether files may be attached there, as Discord says of the channel just now. */
  permitted(channel: string, may: boolean): void
  /** Whether no picture is late. */
  isIdle(): boolean
}

/** A channel that took no file is not asked again for so long, unless Discord says that it would; the same for what cannot be drawn. */
const AGAIN_MS = 10 * 60_000

/** Without `pictures` all is said in words. */
export function createGallery(pictures: Pictures | undefined, now: () => number): Gallery {
  const closed = createLater(now)
  const failed = createLater(now)
  const late = new Map<string, Promise<void>>()

  function later({ scene, options, name }: Sight, { draw }: Pictures): Promise<void> {
    const known = late.get(name)
    if (known) return known
    const drawn = draw(scene, options).then((png) => {
      late.delete(name)
      if (!png) failed.note(name)
    })
    late.set(name, drawn)
    return drawn
  }

  return {
    async pack({ body, sight: look }, { channel, had }) {
      const words = had ? { ...body, attachments: [] } : body
      const wordy = { body: words, words, shows: undefined }
      const sight = pictures && !closed.has(channel) ? await look?.() : undefined
      if (!pictures || !sight || failed.has(sight.name)) return wordy
      const { name } = sight
      if (had?.name === name) return { body: hung(body, sight, had.id), words, shows: name }
      const png = await pictures.soon(sight.scene, sight.options)
      if (!png) return { ...wordy, late: later(sight, pictures) }
      return { body: hung(body, sight, '0'), files: [{ name, data: png, contentType: 'image/png' }], words, shows: name }
    },
    async send(channel, parcel, send) {
      try {
        return [parcel, await send(parcel)]
      } catch (error) {
        if (!parcel.files || !(error instanceof DiscordAPIError) || error.code !== Code.MissingPermissions) throw error
        closed.note(channel)
        const { words } = parcel
        const wordy = { body: words, words, shows: undefined }
        return [wordy, await send(wordy)]
      }
    },
    permitted(channel, may) {
      if (may) closed.forget(channel)
      else closed.note(channel)
    },
    isIdle: () => late.size === 0,
  }
}

/** The picture that a message shows once that was sent: `made` is what Discord made of it. */
export const hungAfter = ({ shows }: Parcel, made: unknown): Hung | undefined =>
  shows === undefined ? undefined : (hungIn(made) ?? SOME)

/** What not to try again before AGAIN_MS are over. */
function createLater(now: () => number) {
  const until = new Map<string, number>()
  return {
    has(what: string): boolean {
      const end = until.get(what)
      if (end === undefined || end > now()) return end !== undefined
      until.delete(what)
      return false
    },
    note(what: string): void {
      if (until.size >= MOST_NOTED) until.clear()
      until.set(what, now() + AGAIN_MS)
    },
    forget: (what: string): void => void until.delete(what),
  }
}
const MOST_NOTED = 10_000

/** The body with its picture in it: in the box under the words, where there is a box; else Discord puts it there. */
function hung(body: Body, { name, scene }: Sight, id: string): Body {
  const gallery = {
    type: ComponentType.MediaGallery as const,
    items: [{ media: { url: `attachment://${name}` }, description: scene.alt }],
  }
  const held = (part: APIMessageTopLevelComponent): APIMessageTopLevelComponent => {
    if (part.type !== ComponentType.Container) return part
    const [text, ...rest] = part.components
    return { ...part, components: [...(text ? [text] : []), gallery, ...rest] }
  }
  return { ...body, components: body.components.map(held), attachments: [{ id, filename: name, description: scene.alt }] }
}
