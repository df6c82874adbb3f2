import { useLayoutEffect, useRef } from 'preact/hooks'
import type { PageOption } from '../../protocol.js'
import { Emoji } from './emoji.js'

interface RowProps {
  readonly id: string
  readonly option: PageOption
  readonly active: boolean
  readonly chosen: boolean
  readonly choose: () => void
}

/** One row of a select's list. Pressing it does not take the keyboard away from the select's button. */
export function OptionRow({ id, option, active, chosen, choose }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  // Only when the keyboard comes here: whoever scrolls elsewhere while the list is open stays there.
  useLayoutEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <li
      id={id}
      ref={row}
      role="option"
      class={active ? 'active' : ''}
      aria-selected={chosen}
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      <span class="tick" aria-hidden="true">
        {chosen ? '✓' : ''}
      </span>
      <span>
        <Emoji emoji={option.emoji} /> {option.label}
        {option.description !== undefined && <small>{option.description}</small>}
      </span>
    </li>
  )
}

/** Where a key moves to in an open list; undefined when it does not move. A letter goes to the next option that begins with it. */
export function moved(key: string, at: number, options: readonly PageOption[]): number | undefined {
  const last = options.length - 1
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last)
    case 'ArrowUp':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return key.length === 1 && key !== ' ' ? beginsWith(key.toLowerCase(), at, options) : undefined
  }
}

function beginsWith(letter: string, at: number, options: readonly PageOption[]): number | undefined {
  const fits = ({ label }: PageOption): boolean => label.toLowerCase().startsWith(letter)
  const after = options.findIndex((option, n) => n > at && fits(option))
  const found = after === -1 ? options.findIndex(fits) : after
  return found === -1 ? undefined : found
}
