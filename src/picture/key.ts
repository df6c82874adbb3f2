import { createHash } from 'node:crypto'
import type { Scene } from '../kit/scene.js'
import type { PictureOptions } from './paint.js'

/**
 * The same for all scenes that look the same, and, but for chance, for no others. What a scene says instead of being seen has no
 * part in it.
 */
export function keyOf({ title, parts }: Scene, { colours }: PictureOptions): string {
  return createHash('sha256')
    .update(JSON.stringify([title, parts, colours]))
    .digest('base64url')
}
