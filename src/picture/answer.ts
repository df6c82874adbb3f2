import type { Asked, Drawn } from './artist.js'
import { paint } from './paint.js'

/** The picture, as bytes in memory of their own that can be handed over to another thread; or why there is none. */
export function answer({ scene, options }: Asked): Drawn {
  try {
    return { png: new Uint8Array(paint(scene, options)) }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}
