import { describe, expect, it } from 'vitest'
import { createCache } from '../../src/picture/cache.js'

const bytes = (count: number): Uint8Array => new Uint8Array(count)

describe('the cache', () => {
  it('drops what was used longest ago when it has too many bytes', () => {
    const cache = createCache(10)
    cache.set('a', bytes(4))
    cache.set('b', bytes(4))
    expect(cache.get('a')).toBeDefined()
    cache.set('c', bytes(4))
    expect([cache.get('a'), cache.get('b'), cache.get('c')].map((it) => it?.byteLength)).toEqual([4, undefined, 4])
    expect(cache.bytes).toBe(8)
  })

  it('counts what takes the place of another once', () => {
    const cache = createCache(10)
    cache.set('a', bytes(4))
    cache.set('a', bytes(7))
    expect(cache.bytes).toBe(7)
  })

  it('keeps nothing that is larger than itself, and loses nothing for it', () => {
    const cache = createCache(10)
    cache.set('a', bytes(4))
    cache.set('b', bytes(11))
    expect([cache.get('a')?.byteLength, cache.get('b'), cache.bytes]).toEqual([4, undefined, 4])
  })
})
