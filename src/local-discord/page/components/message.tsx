import { useLayoutEffect, useRef } from 'preact/hooks'
import type { PageMessage } from '../../protocol.js'
import { useDesk } from '../desk.js'
import { flags } from '../state.js'
import { timeText } from '../time.js'
import { Markup } from './markup.js'
import { FileLink, Part } from './parts.js'

interface MessageProps {
  readonly message: PageMessage
  /** Goes on under the name of the message above. */
  readonly continued: boolean
}

/** One message: who, when and why, what it says, and what came of the last press on it. */
export function MessageItem({ message, continued }: MessageProps) {
  const { state, acts } = useDesk()
  const article = useFocusKept(message)
  const { author, names, pings } = message
  const ephemeral = (message.flags & flags.ephemeral) !== 0
  const failure =
    typeof state.failure?.at === 'object' && state.failure.at.message === message.id ? state.failure.text : undefined
  // A message in Components V2 shows its files where its components say so, and nowhere else.
  const loose = (message.flags & flags.componentsV2) === 0 ? message.attachments : []
  const name = author.global_name ?? author.username
  const kind = ['message', pings && 'pings', ephemeral && 'private', continued && 'continued'].filter(Boolean).join(' ')
  return (
    <li class={kind}>
      <article ref={article} tabIndex={-1} aria-labelledby={`who-${message.id}`} data-private={ephemeral || undefined}>
        <Cause message={message} />
        <div class="avatar" data-hue={hueOf(author.id)} aria-hidden="true">
          {firstLetter(name)}
        </div>
        <h2 class="who" id={`who-${message.id}`}>
          <span class="name">{name}</span>
          {author.bot === true && <span class="app">APP</span>}
          <Written at={message.timestamp} />
          {ephemeral && <span class="unseen">, only you can see this</span>}
        </h2>
        <div class="body" lang={author.bot === true ? (ephemeral ? state.me?.locale : state.locale) : undefined}>
          <Content message={message} />
          {loose.map((attachment) => (
            <Attached key={attachment.url} {...attachment} />
          ))}
          {message.components.map((part, n) => (
            <Part key={n} part={part} message={message.id} names={names} />
          ))}
          {failure !== undefined && (
            <p class="failure" role="alert" lang="en">
              {failure}
            </p>
          )}
          {ephemeral && (
            <p class="foot" lang="en">
              Only you can see this ·{' '}
              <button type="button" class="link" onClick={() => acts.dismiss(message.id)}>
                Dismiss message
              </button>
            </p>
          )}
        </div>
      </article>
    </li>
  )
}

function Content({ message }: { readonly message: PageMessage }) {
  const edited = message.edited_timestamp !== null && <span class="edited">(edited)</span>
  if ((message.flags & flags.loading) !== 0) return <p class="thinking">{message.author.username} is thinking…</p>
  if (message.content === '') return message.components.length === 0 ? <>{edited}</> : null
  return (
    <div class="text">
      <Markup source={message.content} names={message.names} />
      {edited}
    </div>
  )
}

function Cause({ message }: { readonly message: PageMessage }) {
  const cause = message.interaction_metadata
  if (cause?.name === undefined) return null
  return (
    <p class="cause">
      <span>{cause.user.global_name ?? message.names[cause.user.id] ?? 'Somebody'}</span> used <span>/{cause.name}</span>
    </p>
  )
}

function Written({ at }: { readonly at: string }) {
  const locale = useDesk().state.me?.locale
  const when = Date.parse(at)
  return (
    <time dateTime={at} title={timeText(when / 1000, 'F', when, locale)}>
      {timeText(when / 1000, 't', when, locale)}
    </time>
  )
}

function Attached({ filename, description, url }: PageMessage['attachments'][number]) {
  if (/\.(png|jpe?g|gif|webp|avif)$/i.test(filename)) return <img class="attached" src={url} alt={description ?? filename} />
  return <FileLink name={filename} url={url} about={description} />
}

/** When the pressed button is gone or closed after an edit, the keyboard stays at the message instead of falling back to the top. */
function useFocusKept(message: PageMessage) {
  const article = useRef<HTMLElement>(null)
  const hadFocus = article.current?.contains(document.activeElement) === true
  useLayoutEffect(() => {
    const held = document.activeElement
    if (!hadFocus || (article.current?.contains(held) && !held?.matches(':disabled'))) return
    const next = article.current?.querySelector<HTMLElement>('.row button:not([disabled])') ?? article.current
    next?.focus({ preventScroll: true })
  }, [message])
  return article
}

/** One of six; ids made one after the other differ in all their digits' sum, hardly in their last bits. */
const hueOf = (id: string): number => id.split('').reduce((sum, digit) => sum + Number(digit), 0) % 6

const letters = new Intl.Segmenter()
const firstLetter = (name: string): string => letters.segment(name).containing(0)?.segment ?? ''
