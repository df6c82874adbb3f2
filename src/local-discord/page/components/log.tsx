import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { RefObject } from 'preact'
import type { PageMessage } from '../../protocol.js'
import { useDesk } from '../desk.js'
import { MessageItem } from './message.js'

/** The messages. Keeps to the newest unless its reader has scrolled up; what they do themselves brings them back down. */
export function Log() {
  const { state } = useDesk()
  const { messages, me, bot } = state
  const view = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const [atEnd, toEnd] = useEnd(view, list)
  useFocusPassedOn(list, messages)
  const newest = messages.at(-1)
  const seen = useRef(newest?.id)
  if (atEnd || seen.current === undefined) seen.current = newest?.id
  const unseen = atEnd ? 0 : messages.length - 1 - messages.findLastIndex(({ id }) => id === seen.current)

  useLayoutEffect(() => {
    if (newest && isBy(newest, me?.id)) toEnd()
  }, [newest?.id])

  /** The button goes with its press; the keyboard goes where it leads. */
  const jump = (): void => {
    toEnd()
    articles(list.current).at(-1)?.focus({ preventScroll: true })
  }

  return (
    <main class="log" ref={view} tabIndex={0} aria-label="Messages">
      {/* What is new is told elsewhere, in few words. */}
      <div role="log" aria-live="off">
        {messages.length === 0 && <p class="empty">Nothing here yet. Type / in the message box to see what {bot.name} can do.</p>}
        <ol ref={list}>
          {messages.map((message, n) => (
            <MessageItem key={message.id} message={message} continued={continues(messages[n - 1], message)} />
          ))}
        </ol>
      </div>
      {!atEnd && (
        <div class="jump">
          <button type="button" onClick={jump}>
            {unseen > 0 && <span>{unseen === 1 ? '1 new message' : `${unseen} new messages`} · </span>}
            Jump to present
          </button>
        </div>
      )}
    </main>
  )
}

/** Whether the view shows its end, and the way there. Stays at the end while what it shows grows. */
function useEnd(
  view: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): readonly [atEnd: boolean, toEnd: () => void] {
  const [atEnd, setAtEnd] = useState(true)
  const stuck = useRef(true)
  const toEnd = (): void => {
    stuck.current = true
    view.current?.scrollTo({ top: view.current.scrollHeight })
    setAtEnd(true)
  }
  useLayoutEffect(() => {
    const shown = view.current
    if (!shown || !list.current) return undefined
    let top = 0
    const look = (): void => {
      // Only a reader moves up; a picture that has loaded moves the end away, and is followed.
      const isNear = shown.scrollHeight - shown.scrollTop - shown.clientHeight < 48
      stuck.current = isNear || (stuck.current && shown.scrollTop >= top)
      top = shown.scrollTop
      setAtEnd(stuck.current)
    }
    const grown = new ResizeObserver(() => (stuck.current ? toEnd() : look()))
    grown.observe(shown)
    grown.observe(list.current)
    shown.addEventListener('scroll', look, { passive: true })
    return () => {
      grown.disconnect()
      shown.removeEventListener('scroll', look)
    }
  }, [])
  return [atEnd, toEnd]
}

/** When the message that had the keyboard is gone, the one that stands in its place has it: a newer private one, or its neighbour. */
function useFocusPassedOn(list: RefObject<HTMLElement | null>, messages: readonly PageMessage[]): void {
  const shown = articles(list.current)
  const at = shown.findIndex((article) => article.contains(document.activeElement))
  const had = at === -1 ? undefined : { at, article: shown[at]! }
  /** Where the keyboard waits for what replaces a private message that is gone already. */
  const waiting = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (!had) return
    const left = articles(list.current)
    const isGone = !had.article.isConnected
    const held = document.activeElement
    const seeks = isGone ? isPrivate(had.article) : held === had.article && held === waiting.current
    const newer = seeks ? left.slice(isGone ? had.at : had.at + 1).findLast(isPrivate) : undefined
    if (newer) newer.focus()
    else if (isGone) left[Math.min(had.at, left.length - 1)]?.focus({ preventScroll: true })
    waiting.current = seeks && !newer ? document.activeElement : null
  }, [messages])
}

const isPrivate = ({ dataset }: HTMLElement): boolean => dataset['private'] !== undefined
const articles = (list: HTMLElement | null): readonly HTMLElement[] => [...(list?.querySelectorAll('article') ?? [])]

const isBy = (message: PageMessage, person: string | undefined): boolean =>
  message.author.id === person || message.interaction_metadata?.user.id === person

const soon = 7 * 60_000

/** Whether a message goes on under the name above it. */
function continues(before: PageMessage | undefined, message: PageMessage): boolean {
  if (!before || before.author.id !== message.author.id || message.interaction_metadata?.name !== undefined) return false
  if (before.flags !== message.flags || Date.parse(message.timestamp) - Date.parse(before.timestamp) > soon) return false
  return message.interaction_metadata?.user.id === before.interaction_metadata?.user.id
}
