import type { PageComponent } from '../../protocol.js'
import { Press } from './button.js'
import { Choice } from './choice.js'
import { Markup } from './markup.js'

/** Discord's numbers for the components that are drawn here. */
export const kinds = {
  row: 1,
  button: 2,
  select: 3,
  input: 4,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
} as const

export interface PartProps {
  readonly part: PageComponent
  /** The id of the message in which it stands. */
  readonly message: string
  readonly names: Readonly<Record<string, string>>
}

/** A file to open; what it is in words, where its sender has said so. */
export function FileLink({
  name,
  url,
  about,
}: {
  readonly name: string
  readonly url: string
  readonly about?: string | undefined
}) {
  return (
    <p class="file">
      <a href={url} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
      {about !== undefined && <small> {about}</small>}
    </p>
  )
}

/** One component of a message with all that is in it. */
export function Part({ part, message, names }: PartProps) {
  const inside = () =>
    part.components?.map((inner, n) => <Part key={inner.custom_id ?? n} part={inner} message={message} names={names} />)
  switch (part.type) {
    case kinds.row:
      return <div class="row">{inside()}</div>
    case kinds.button:
      return <Press part={part} message={message} />
    case kinds.select:
      return <Choice part={part} message={message} />
    case kinds.container:
      return (
        <div class="container" style={accent(part.accent_color)}>
          {inside()}
        </div>
      )
    case kinds.section:
      return (
        <div class="section">
          <div>{inside()}</div>
          {part.accessory && <Part part={part.accessory} message={message} names={names} />}
        </div>
      )
    case kinds.text:
      return (
        <div class="text">
          <Markup source={part.content ?? ''} names={names} />
        </div>
      )
    case kinds.thumbnail:
      return <img class="thumbnail" src={part.media?.url} alt={part.description ?? ''} />
    case kinds.gallery:
      return <Gallery items={part.items ?? []} />
    case kinds.file:
      return <FileLink name={part.name ?? 'file'} url={part.file?.url ?? ''} />
    case kinds.separator:
      return part.divider === false ? <div class="gap" data-large={part.spacing === 2} /> : <hr data-large={part.spacing === 2} />
    default:
      return <p class="small">A component of type {part.type} stands here, which this page cannot draw.</p>
  }
}

function Gallery({ items }: { readonly items: NonNullable<PageComponent['items']> }) {
  return (
    <div class="gallery" data-count={Math.min(items.length, 3)}>
      {items.map(({ media, description }, n) => (
        <img key={n} src={media.url} alt={description ?? ''} />
      ))}
    </div>
  )
}

const accent = (color: number | null | undefined): { readonly '--accent'?: string } =>
  typeof color === 'number' ? { '--accent': `#${color.toString(16).padStart(6, '0')}` } : {}
