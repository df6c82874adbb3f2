import type { Context } from 'hono'
import type { Upload } from '../body.js'
import { isRefusal, REFUSALS, type Refusal } from '../errors.js'

/** Discord's bounds of one request and of one file. */
const MOST_BYTES = 25 * 1024 * 1024
const MOST_FILE_BYTES = 10 * 1024 * 1024

export interface Read {
  readonly body: unknown
  readonly uploads: readonly Upload[]
}

/** The JSON of a request, or the `payload_json` and the files of a multipart one. */
export async function read(context: Context): Promise<Read | Refusal> {
  if (context.req.method === 'GET') return { body: {}, uploads: [] }
  const bytes = await context.req.arrayBuffer()
  const type = context.req.header('content-type') ?? ''
  if (bytes.byteLength > MOST_BYTES) return REFUSALS.entityTooLarge
  if (type.startsWith('multipart/form-data')) return readForm(bytes, type)
  const body = parse(new TextDecoder().decode(bytes))
  return isRefusal(body) ? body : { body, uploads: [] }
}

async function readForm(bytes: ArrayBuffer, type: string): Promise<Read | Refusal> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined)
  if (!form) return REFUSALS.invalidJson
  const uploads: Upload[] = []
  let body: unknown = {}
  for (const [field, value] of form) {
    if (typeof value === 'string') {
      if (field === 'payload_json') body = parse(value)
      continue
    }
    if (value.size > MOST_FILE_BYTES) return REFUSALS.fileTooLarge
    uploads.push({ field, name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) })
  }
  return isRefusal(body) ? body : { body, uploads }
}

function parse(text: string): unknown {
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : REFUSALS.invalidJson
  } catch {
    return REFUSALS.invalidJson
  }
}
