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
 * Discord keeps no hash of what it was sent, and names are spoken, so they hold none either: how each icon was drawn say a few more
 * emojis by their names, so many icons each.
 */
const ICONS_A_STAMP = 5
const STAMP = /^foolish_(\d\d)_([0-9a-f]{20})$/
const markOf = ({ name, png }: Drawn): string => createHash('sha256').update(name).update(png).digest('hex').slice(0, 4)

function stampsOf(drawn: readonly Drawn[]): readonly { readonly name: string; readonly png: Uint8Array }[] {
  const firsts = drawn.filter((_, i) => i % ICONS_A_STAMP === 0)
  return firsts.map(({ png }, i) => {
    const marks = drawn.slice(i * ICONS_A_STAMP, (i + 1) * ICONS_A_STAMP).map(markOf)
    return { name: `foolish_${String(i).padStart(2, '0')}_${marks.join('').padEnd(4 * ICONS_A_STAMP, '0')}`, png }
  })
}

/** How the icon at that place of the list was drawn, by the stamps that there are. */
function marksIn(there: readonly There[]): (at: number) => string | undefined {
  const stamps = new Map(there.flatMap(({ name }) => (STAMP.test(name) ? [[Number(name.slice(8, 10)), name.slice(11)]] : [])))
  return (at) => stamps.get(Math.floor(at / ICONS_A_STAMP))?.slice((at % ICONS_A_STAMP) * 4, (at % ICONS_A_STAMP) * 4 + 4)
}

/** Brings the application's emojis in line with these: what is missing or drawn another way; others that it has are left alone. */
export async function syncEmojis(rest: REST, applicationId: string, drawn: readonly Drawn[]): Promise<Difference> {
  const there = await emojisOf(rest, applicationId)
  const ids = new Map(there.map(({ id, name }) => [name, id]))
  const known = marksIn(there)
  const [added, changed]: [string[], string[]] = [[], []]
  for (const [at, icon] of drawn.entries()) {
    const id = ids.get(icon.name)
    if (id !== undefined && known(at) === markOf(icon)) continue
    if (id !== undefined) await rest.delete(Routes.applicationEmoji(applicationId, id))
    await make(icon.name, icon.png)
    if (id === undefined) added.push(icon.name)
    else changed.push(icon.name)
  }
  const stamps = stampsOf(drawn)
  for (const { name, png } of stamps) if (!ids.has(name)) await make(name, png)
  for (const { id, name } of there)
    if (STAMP.test(name) && !stamps.some((stamp) => stamp.name === name))
      await rest.delete(Routes.applicationEmoji(applicationId, id))
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
