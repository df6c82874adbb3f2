/** What was used longest ago goes first, when all together have more than so many bytes. */
export interface Cache {
  get(key: string): Uint8Array | undefined
  set(key: string, value: Uint8Array): void
  readonly bytes: number
}

export function createCache(most: number): Cache {
  const kept = new Map<string, Uint8Array>() // the one used last stands last
  let bytes = 0
  const drop = (key: string): void => {
    bytes -= kept.get(key)?.byteLength ?? 0
    kept.delete(key)
  }
  return {
    get(key) {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key, value) {
      drop(key)
      if (value.byteLength > most) return
      kept.set(key, value)
      bytes += value.byteLength
      for (const oldest of kept.keys()) {
        if (bytes <= most) break
        drop(oldest)
      }
    },
    get bytes() {
      return bytes
    },
  }
}
