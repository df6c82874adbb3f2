import { useEffect, useState } from 'preact/hooks'
import { useDesk } from '../desk.js'
import type { Inline } from '../inline.js'
import { markdown } from '../markdown.js'
import type { Block } from '../markdown.js'
import { timeText } from '../time.js'
import { Emoji } from './emoji.js'

interface MarkupProps {
  readonly source: string
  /** Names for mentions, by id. */
  readonly names: Readonly<Record<string, string>>
}
type Names = MarkupProps['names']

/** A text with Discord's markdown. Everything becomes elements and text, never HTML. */
export function Markup({ source, names }: MarkupProps) {
  return <Blocks blocks={markdown(source)} names={names} />
}

function Blocks({ blocks, names }: { readonly blocks: readonly Block[]; readonly names: Names }) {
  return (
    <>
      {blocks.map((block, n) => (
        <BlockView key={n} block={block} names={names} />
      ))}
    </>
  )
}

function BlockView({ block, names }: { readonly block: Block; readonly names: Names }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Pieces pieces={block.inside} names={names} />
        </p>
      )
    case 'heading':
      // How large it is drawn says nothing of what it stands under: that is the message.
      return (
        <h3 data-level={block.level}>
          <Pieces pieces={block.inside} names={names} />
        </h3>
      )
    case 'small':
      return (
        <p class="small">
          <Pieces pieces={block.inside} names={names} />
        </p>
      )
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} names={names} />
        </blockquote>
      )
    case 'list': {
      const items = block.items.map((item, n) => (
        <li key={n}>
          <Pieces pieces={item} names={names} />
        </li>
      ))
      return block.start === undefined ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>
    }
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      )
  }
}

function Pieces({ pieces, names }: { readonly pieces: readonly Inline[]; readonly names: Names }) {
  return (
    <>
      {pieces.map((piece, n) => (
        <Piece key={n} piece={piece} names={names} />
      ))}
    </>
  )
}

function Piece({ piece, names }: { readonly piece: Inline; readonly names: Names }) {
  const inside = () => <Pieces pieces={'inside' in piece ? piece.inside : []} names={names} />
  switch (piece.kind) {
    case 'text':
      return <>{piece.text}</>
    case 'break':
      return <br />
    case 'strong':
      return <strong>{inside()}</strong>
    case 'em':
      return <em>{inside()}</em>
    case 'underline':
      return <u>{inside()}</u>
    case 'strike':
      return <s>{inside()}</s>
    case 'spoiler':
      return <Spoiler>{inside()}</Spoiler>
    case 'code':
      return <code>{piece.text}</code>
    case 'link':
      return (
        <a href={piece.url} target="_blank" rel="noopener noreferrer">
          {inside()}
        </a>
      )
    case 'mention':
      return <Mention of={piece.of} id={piece.id} names={names} />
    case 'command':
      return <span class="mention">/{piece.name}</span>
    case 'time':
      return <Time seconds={piece.seconds} style={piece.style} />
    case 'emoji':
      return <Emoji emoji={piece} />
  }
}

interface MentionProps {
  readonly of: 'person' | 'channel' | 'role' | 'everybody'
  readonly id: string
  readonly names: Names
}

function Mention({ of, id, names }: MentionProps) {
  const { state, acts } = useDesk()
  const { me, channels } = state
  if (of === 'channel') {
    const room = channels.find((channel) => channel.id === id)
    if (!room) return <span class="mention">#unknown</span>
    return (
      <button type="button" class="mention place" onClick={() => acts.enter(id)}>
        #{room.name}
      </button>
    )
  }
  if (of === 'everybody') return <span class="mention me">@{id}</span>
  return <span class={id === me?.id ? 'mention me' : 'mention'}>@{names[id] ?? (of === 'role' ? 'role' : 'unknown')}</span>
}

/** A time as its reader's clock and language have it; a relative one goes on ticking. */
function Time({ seconds, style }: { readonly seconds: number; readonly style: string }) {
  const locale = useDesk().state.me?.locale
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (style !== 'R') return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [style])
  return <time title={timeText(seconds, 'F', now, locale)}>{timeText(seconds, style, now, locale)}</time>
}

function Spoiler({ children }: { readonly children: preact.ComponentChildren }) {
  const [open, setOpen] = useState(false)
  if (open) return <span class="spoiler">{children}</span>
  return (
    <button type="button" class="spoiler closed" aria-label="Spoiler, press to read" onClick={() => setOpen(true)}>
      <span aria-hidden="true">{children}</span>
    </button>
  )
}
