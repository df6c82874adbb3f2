/** Bytes that came with messages and emojis, served under /cdn. They go when their message goes. */
export interface Files {
  put(id: string, file: StoredFile): void
  get(id: string): StoredFile | undefined
  drop(id: string): void
}
interface StoredFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

export function createFiles(): Files {
  const files = new Map<string, StoredFile>()
  return {
    put: (id, file) => files.set(id, file),
    get: (id) => files.get(id),
    drop: (id) => files.delete(id),
  }
}
