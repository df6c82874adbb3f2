import { describe, expect, it } from 'vitest'
import { reworded, wordsIn } from '../../src/kit/reworded.js'
import * as some from '../picture/some.js'
import type { Scene } from '../../src/kit/scene.js'

const scenes = Object.entries(some).filter((entry): entry is [string, Scene] => {
  const [, it] = entry
  return typeof it === 'object' && 'parts' in it
})

describe('a scene in other words', () => {
  it.each(scenes)('is otherwise the same: %s', (_, scene) => {
    expect(reworded(scene, (words) => words)).toEqual(scene)
    const marked = reworded(scene, (words) => `${words}!`)
    expect(reworded(marked, (words) => words.slice(0, -1))).toEqual(scene)
    expect(wordsIn(scene).map((words) => `${words}!`)).toEqual(wordsIn(marked))
    expect(wordsIn(scene)).toContain(scene.alt)
  })
})
