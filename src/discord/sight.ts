import { reworded } from '../kit/reworded.js'
import { ALT_LENGTH, type Scene } from '../kit/scene.js'
import type { Screen } from '../kit/screen.js'
import type { Store } from '../store/store.js'
import { personSettings } from '../table/settings.js'
import { keyOf } from '../picture/key.js'
import type { PictureOptions } from '../picture/paint.js'
import type { Names } from './names.js'
import type { Body } from './shape.js'
import { bare } from './write.js'

/** What a message is to show beside its words; not drawn yet. */
export interface Sight {
  readonly scene: Scene
  readonly options: PictureOptions
  /** Of its file: the same for all that look the same, and for no others. */
  readonly name: string
}

/** A message, before it is settled whether its picture comes with it. */
export interface Shaped {
  readonly body: Body
  /** Looked at only where pictures are shown. */
  readonly sight: (() => Sight | undefined | Promise<Sight | undefined>) | undefined
}

/** What everybody sees together has two colours. */
export const PUBLIC: PictureOptions = { colours: 'two' }
/** What somebody sees alone has as many as they chose. */
export async function coloursFor(store: Store, person: number | undefined): Promise<PictureOptions> {
  if (person === undefined) return PUBLIC
  return { colours: (await personSettings(store, person)).fourColours ? 'four' : 'two' }
}

/** The picture of a screen, with the names that stand in its lines. */
export function sightOf(screen: Screen<unknown>, names: Names, options: PictureOptions): Sight | undefined {
  const picture = screen.picture?.()
  if (!picture) return undefined
  const named = reworded(picture, (text) => bare(text, names))
  const scene = { ...named, alt: named.alt.slice(0, ALT_LENGTH) }
  const key = Buffer.from(keyOf(scene, options), 'base64url').toString('hex')
  return { scene, options, name: `foolish-${key.slice(0, 20)}.png` }
}
