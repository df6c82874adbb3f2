import { invalid, REFUSALS } from '../errors.js'
import { done, NOTHING, type Call, type Doors, type Route } from './route.js'

const PATH = '/applications/:application/emojis'
const MOST_EMOJIS = 2000
const MOST_BYTES = 256 * 1024
const DATA_URI = /^data:(image\/(?:png|jpeg|gif|webp|avif));base64,([A-Za-z0-9+/=]+)$/

interface Emoji {
  readonly id: string
  readonly name: string
  readonly animated: boolean
}

/** The application's own emojis. Their pictures are served under /cdn/emojis. */
export function emojiRoutes({ world }: Doors): readonly Route[] {
  const emojis = new Map<string, Emoji>()
  const json = (emoji: Emoji): object => ({
    ...emoji,
    roles: [],
    require_colons: true,
    managed: false,
    available: true,
    user: world.home.bot,
  })
  const one = (call: Call): Emoji | undefined => emojis.get(call.param('emoji'))

  const create = (call: Call) => {
    const { name, image } = call.body as { readonly name?: unknown; readonly image?: unknown }
    if (emojis.size >= MOST_EMOJIS) return REFUSALS.tooManyEmojis
    const picture = DATA_URI.exec(String(image))
    const wrong =
      named(name) ?? (picture ? undefined : invalid(['image'], 'BASE_TYPE_BAD_TYPE', 'A data URI of an image is required'))
    if (wrong) return wrong
    const bytes = new Uint8Array(Buffer.from(picture?.[2] ?? '', 'base64'))
    if (bytes.length > MOST_BYTES) return REFUSALS.assetTooLarge
    const type = picture?.[1] ?? 'image/png'
    const emoji = { id: world.nextId(), name: String(name), animated: type === 'image/gif' }
    emojis.set(emoji.id, emoji)
    world.files.put(emoji.id, { name: emoji.name, type, bytes })
    return done(json(emoji), 201)
  }
  const rename = (call: Call) => {
    const emoji = one(call)
    if (!emoji) return REFUSALS.unknownEmoji
    const { name } = call.body as { readonly name?: unknown }
    const wrong = named(name)
    if (wrong) return wrong
    const renamed = { ...emoji, name: String(name) }
    emojis.set(emoji.id, renamed)
    return done(json(renamed))
  }
  const get = (call: Call) => {
    const emoji = one(call)
    return emoji ? done(json(emoji)) : REFUSALS.unknownEmoji
  }
  const remove = (call: Call) => {
    if (!emojis.delete(call.param('emoji'))) return REFUSALS.unknownEmoji
    world.files.drop(call.param('emoji'))
    return NOTHING
  }
  return [
    { method: 'GET', path: PATH, run: () => done({ items: [...emojis.values()].map(json) }) },
    { method: 'POST', path: PATH, run: create },
    { method: 'GET', path: `${PATH}/:emoji`, run: get },
    { method: 'PATCH', path: `${PATH}/:emoji`, run: rename },
    { method: 'DELETE', path: `${PATH}/:emoji`, run: remove },
  ]
}

const named = (name: unknown) =>
  typeof name === 'string' && /^\w{2,32}$/.test(name)
    ? undefined
    : invalid(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.')
