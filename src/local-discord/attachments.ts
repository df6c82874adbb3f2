import type { AttachmentBody, Upload } from './body.js'
import type { Files } from './files.js'
import type { Attachment, Media, Part } from './message.js'

/**
 * The attachments of a message after a request: those it keeps (all, when the body has no list; else the listed ones), then
 * the uploads, which are stored.
 */
export function attach(
  had: readonly Attachment[],
  listed: Listed,
  uploads: readonly Upload[],
  put: { readonly files: Files; readonly nextId: () => string; readonly base: string },
): readonly Attachment[] {
  const kept = keptOf(had, listed)
  for (const { id } of had) if (!kept.some((one) => one.id === id)) put.files.drop(id)
  const added = uploads.map((upload): Attachment => {
    const id = put.nextId()
    const description = toldOf(upload, listed)?.description
    const filename = nameOf(upload, listed)
    put.files.put(id, { name: filename, type: upload.type, bytes: upload.bytes })
    const url = `${put.base}/${id}/${encodeURIComponent(filename)}`
    return {
      id,
      filename,
      size: upload.bytes.length,
      url,
      proxy_url: url,
      content_type: upload.type,
      ...(description ? { description } : {}),
    }
  })
  return [...kept, ...added]
}

type Listed = readonly AttachmentBody[] | null | undefined

/** Those that stay: all, unless the body lists some. */
export function keptOf(had: readonly Attachment[], listed: Listed): readonly Attachment[] {
  return listed ? had.filter(({ id }) => listed.some((one) => String(one.id) === id)) : had
}

/** The name a file gets: the body may rename it. */
export const nameOf = (upload: Upload, listed: Listed): string => toldOf(upload, listed)?.filename ?? upload.name

const toldOf = ({ field }: Upload, listed: Listed): AttachmentBody | undefined =>
  listed?.find(({ id }) => field === `files[${id}]`)

/** Components as Discord keeps them: numbered, without nulls, and `attachment://name` turned into where the file is. */
export function settleParts(parts: readonly Part[], attachments: readonly Attachment[]): readonly Part[] {
  let last = 0
  const media = ({ url }: Media): Media => {
    const name = url.startsWith('attachment://') ? url.slice('attachment://'.length) : undefined
    const file = attachments.findLast(({ filename }) => filename === name)
    return file ? { url: file.url, attachment_id: file.id } : { url }
  }
  const fileOf = ({ url }: Media): Pick<Part, 'name' | 'size'> => {
    const found = attachments.findLast(({ filename }) => url === `attachment://${filename}`)
    return found ? { name: found.filename, size: found.size } : {}
  }
  const settle = (part: Part): Part => ({
    ...withoutNulls(part),
    id: part.id ?? ++last,
    ...(part.media ? { media: media(part.media) } : {}),
    ...(part.file ? { file: media(part.file), ...fileOf(part.file) } : {}),
    ...(part.items ? { items: part.items.map((item) => ({ ...item, media: media(item.media) })) } : {}),
    ...(part.components ? { components: part.components.map(settle) } : {}),
    ...(part.accessory ? { accessory: settle(part.accessory) } : {}),
    ...(part.component ? { component: settle(part.component) } : {}),
  })
  return parts.map(settle)
}

function withoutNulls(part: Part): Part {
  const kept: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(part)) if (value !== null) kept[key] = value
  return kept as unknown as Part
}
