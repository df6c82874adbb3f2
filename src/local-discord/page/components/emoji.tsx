import type { PageEmoji } from '../../protocol.js'

/** A sign of everybody's is text; one of the bot's own is a picture that is called by its name. */
export function Emoji({ emoji }: { readonly emoji: PageEmoji | undefined }) {
  if (!emoji?.name) return null
  if (!emoji.id) return <span class="emoji">{emoji.name}</span>
  return <img class="emoji" src={`/cdn/emojis/${emoji.id}.png`} alt={`:${emoji.name}:`} />
}
