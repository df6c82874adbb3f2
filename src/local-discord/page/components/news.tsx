import { useEffect, useRef, useState } from 'preact/hooks'
import { useDesk } from '../desk.js'
import { newsOf } from '../news.js'
import { flags } from '../state.js'

interface Item {
  readonly id: number
  readonly message: string
  readonly text: string
}
const MOST_TOLD = 5

/**
 * Tells whoever listens what is new in the channel, and no more: messages are too long to be read out at each change of theirs.
 * What was told of a message goes with it.
 */
export function News() {
  const { messages, me } = useDesk().state
  const [told, setTold] = useState<readonly Item[]>([])
  const last = useRef(messages)
  useEffect(() => {
    const before = new Map(last.current.map((message) => [message.id, message]))
    last.current = messages
    const news = messages.flatMap((message) => {
      const { id, author, flags: bits } = message
      const text = author.id === me?.id ? '' : newsOf(message, before.get(id), { locale: me?.locale, now: Date.now() })
      const to = (bits & flags.ephemeral) === 0 ? '' : ', to you alone'
      return text === '' ? [] : [{ message: id, text: `${author.global_name ?? author.username}${to}: ${text}` }]
    })
    if (news.length > 0) setTold((told) => [...told, ...numbered(news, told.at(-1)?.id ?? 0)].slice(-MOST_TOLD))
  }, [messages])
  const there = new Set(messages.map(({ id }) => id))
  return (
    <div class="unseen" aria-live="polite" aria-relevant="additions">
      {told.flatMap(({ id, message, text }) => (there.has(message) ? [<p key={id}>{text}</p>] : []))}
    </div>
  )
}

const numbered = (news: readonly Omit<Item, 'id'>[], after: number): readonly Item[] =>
  news.map((item, n) => ({ ...item, id: after + n + 1 }))
