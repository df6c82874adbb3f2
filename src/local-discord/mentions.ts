import { userOf, type Members, type User } from './members.js'
import { walk, type Part } from './message.js'

export interface AllowedMentions {
  readonly parse?: readonly (string | null)[] | null
  readonly users?: readonly (string | null)[] | null
}

export interface Mentions {
  readonly mentions: readonly User[]
  readonly mention_everyone: boolean
}

/** Whom a text calls: everybody it names, unless `allowed` says less. Components V2 texts call as `content` does. */
export function mentionsIn(
  content: string,
  parts: readonly Part[],
  allowed: AllowedMentions | null | undefined,
  members: Members,
  mayCallEveryone: boolean,
): Mentions {
  const texts = [content]
  for (const { part } of walk(parts)) if (part.content !== undefined) texts.push(part.content)
  const text = texts.join('\n')
  const parsed = allowed ? (allowed.parse ?? []) : ['users', 'everyone']
  const named = new Set([...text.matchAll(/<@!?(\d+)>/g)].map((match) => match[1] ?? ''))
  const called = [...named].flatMap((id) => {
    const member = parsed.includes('users') || allowed?.users?.includes(id) ? members.get(id) : undefined
    return member ? [userOf(member)] : []
  })
  const everyone = mayCallEveryone && parsed.includes('everyone') && /@(everyone|here)\b/.test(text)
  return { mentions: called, mention_everyone: everyone }
}
