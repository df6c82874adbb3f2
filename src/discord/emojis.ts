import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { Routes, type REST } from 'discord.js'
import type { APIEmoji, RESTGetAPIApplicationEmojisResult, RESTGetCurrentApplicationResult } from 'discord-api-types/v10'
import { ICONS, type IconName } from '../kit/icons.js'
import type { Difference } from './register.js'

/** Where an icon is on Discord; undefined where it is not. */
export type Icons = (name: IconName) => { readonly id: string; readonly name: string } | undefined

/** The icons of the application, as far as they are known. */
export interface Emojis {
  readonly icon: Icons
  /** Looks which there are. */
  load(): Promise<void>
}

export function createEmojis(rest: REST, applicationId: () => string): Emojis {
  const known = new Map<string, string>()
  return {
    icon(name) {
      const id = known.get(name)
      return id === undefined ? undefined : { id, name }
    },
    async load() {
      known.clear()
      for (const { id, name } of await emojisOf(rest, applicationId())) known.set(name, id)
    },
  }
}

/** An icon as it is to be: a PNG. */
export interface Drawn {
  readonly name: IconName
  readonly png: Uint8Array
}

/** All icons, drawn now. What draws is loaded only for that. */
async function drawIcons(): Promise<readonly Drawn[]> {
  const { paintEmoji } = await import('../picture/emoji.js')
  const drawn: Drawn[] = []
  for (const [name, look] of ICONS) {
    drawn.push({ name, png: paintEmoji(look, { colours: 'two' }) })
    await setImmediate() // whatever else is to be done goes first
  }
  return drawn
}

/**
 * Discord keeps no hash of what it was sent, and names are spoken, so they hold none either: which drawings there are says one more
 * emoji, made last, by its name. Where it differs, all are drawn anew; where it does not, only what is missing is sent.
 */
const STAMP = /^foolish_[0-9a-f]{16}$/
const stampOf = (drawn: readonly Drawn[]): string => {
  const hash = createHash('sha256')
  for (const { name, png } of drawn) hash.update(name).update(png)
  return `foolish_${hash.digest('hex').slice(0, 16)}`
}

/** Brings the application's emojis in line with these; others that it has are left alone. */
export async function syncEmojis(rest: REST, applicationId: string, drawn: readonly Drawn[]): Promise<Difference> {
  const there = await emojisOf(rest, applicationId)
  const ids = new Map(there.map(({ id, name }) => [name, id]))
  const stamp = stampOf(drawn)
  const isSame = ids.has(stamp)
  const [added, changed]: [string[], string[]] = [[], []]
  for (const { name, png } of drawn) {
    const id = ids.get(name)
    if (id !== undefined && isSame) continue
    if (id !== undefined) await rest.delete(Routes.applicationEmoji(applicationId, id))
    await make(name, png)
    if (id === undefined) added.push(name)
    else changed.push(name)
  }
  const [first] = drawn
  if (!isSame && first) await make(stamp, first.png)
  for (const { id, name } of there)
    if (STAMP.test(name) && name !== stamp) await rest.delete(Routes.applicationEmoji(applicationId, id))
  return { added, changed, removed: [] }

  async function make(name: string, png: Uint8Array): Promise<void> {
    const image = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
    await rest.post(Routes.applicationEmojis(applicationId), { body: { name, image } })
  }
}

/** The same for the application whose token `rest` has, with the icons as they are drawn now. */
export async function syncOwnEmojis(rest: REST): Promise<Difference> {
  const { id } = (await rest.get(Routes.currentApplication())) as RESTGetCurrentApplicationResult
  return syncEmojis(rest, id, await drawIcons())
}

interface There {
  readonly id: string
  readonly name: string
}
async function emojisOf(rest: REST, applicationId: string): Promise<readonly There[]> {
  const { items } = (await rest.get(Routes.applicationEmojis(applicationId))) as RESTGetAPIApplicationEmojisResult
  return items.flatMap(({ id, name }: APIEmoji) => (id === null || name === null ? [] : [{ id, name }]))
}
