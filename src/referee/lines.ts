import type { Readable } from 'node:stream'

/** The lines of a stream as they come; `undefined` for one of more than `limit` bytes, of which no more is kept. */
export async function* lines(input: Readable, limit: number): AsyncGenerator<string | undefined> {
  let parts: Buffer[] = []
  let length = 0
  const add = (part: Buffer): void => {
    length += part.length
    if (length <= limit) parts.push(part)
    else parts = []
  }
  const line = (): string | undefined => {
    const text = length <= limit ? Buffer.concat(parts).toString('utf8') : undefined
    parts = []
    length = 0
    return text
  }
  for await (const chunk of input as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      add(chunk.subarray(from, end))
      from = end + 1
      yield line()
    }
    add(chunk.subarray(from))
  }
  if (length > 0) yield line()
}
