import type { PageComponent } from '../../protocol.js'
import { useDesk } from '../desk.js'
import { isWaiting } from '../state.js'
import { Emoji } from './emoji.js'

const looks: Readonly<Record<number, string>> = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'secondary' }
const styles = { link: 5 } as const

/** A button of a message. While the bot has not answered it is busy and takes no second press. */
export function Press({ part, message }: { readonly part: PageComponent; readonly message: string }) {
  const { state, acts } = useDesk()
  const id = part.custom_id ?? ''
  const face = (
    <span class="face">
      <Emoji emoji={part.emoji} /> {part.label}
    </span>
  )
  if (part.style === styles.link && part.disabled !== true) {
    return (
      <a class="button secondary" href={safe(part.url)} target="_blank" rel="noopener noreferrer">
        {face} <span aria-hidden="true">↗</span>
      </a>
    )
  }
  const busy = isWaiting(state, message, id)
  return (
    <button
      type="button"
      class={`button ${looks[part.style ?? 2] ?? 'secondary'}`}
      disabled={part.disabled === true}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={() => !busy && acts.press(message, id)}
    >
      {face}
      {busy && <Dots />}
    </button>
  )
}

export function Dots() {
  return (
    <span class="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}

/** Discord takes nothing but web addresses here; neither does this page. */
const safe = (url: string | undefined): string => (url !== undefined && /^https?:\/\//.test(url) ? url : '#')
