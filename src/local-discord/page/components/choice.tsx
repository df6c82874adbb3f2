import type { RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { PageComponent, PageOption } from '../../protocol.js'
import { useDesk } from '../desk.js'
import { isWaiting } from '../state.js'
import { Dots } from './button.js'
import { moved, OptionRow } from './options.js'

/** A select of a message. The keyboard stays on the button and walks through the list below it. */
export function Choice({ part, message }: { readonly part: PageComponent; readonly message: string }) {
  const { state } = useDesk()
  const { options, several, chosen, open, at, setAt, show, close, choose } = useChoice(part, message)
  const busy = isWaiting(state, message, part.custom_id ?? '')
  const list = `list-${message}-${part.custom_id}`
  const placeholder = part.placeholder ?? 'Choose'
  const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label)

  const press = (event: KeyboardEvent): void => {
    const next = open ? moved(event.key, at, options) : undefined
    if (next !== undefined) setAt(next)
    else if (open && (event.key === 'Enter' || event.key === ' ')) choose(options[at])
    else if (!open && ['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) show()
    else if (open && event.key === 'Escape') close()
    else if (open && event.key === 'Tab') return close()
    else return
    event.preventDefault()
  }
  const place = useRef<HTMLDivElement>(null)
  useClickOutside(place, open, close)
  const toggle = (): void => {
    if (open) close()
    else show()
  }
  return (
    <div class="choice" ref={place}>
      <button
        type="button"
        role="combobox"
        class="chooser"
        disabled={part.disabled === true}
        aria-disabled={busy}
        aria-busy={busy}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={list}
        aria-label={placeholder}
        aria-activedescendant={open ? `${list}-${at}` : undefined}
        onKeyDown={(event) => !busy && press(event)}
        onClick={() => !busy && toggle()}
      >
        <span class={labels.length > 0 ? 'face' : 'face placeholder'}>{labels.join(', ') || placeholder}</span>
        {busy ? <Dots /> : <span aria-hidden="true">{open ? '▴' : '▾'}</span>}
      </button>
      <ul id={list} role="listbox" aria-label={placeholder} aria-multiselectable={several} hidden={!open}>
        {options.map((option, n) => (
          <OptionRow
            key={option.value}
            id={`${list}-${n}`}
            option={option}
            active={open && n === at}
            chosen={chosen.includes(option.value)}
            choose={() => choose(option)}
          />
        ))}
      </ul>
    </div>
  )
}

/** What is chosen and which row is active. One choice is sent at once; several when the list is closed. */
function useChoice(part: PageComponent, message: string) {
  const { acts } = useDesk()
  const options = part.options ?? []
  const least = part.min_values ?? 1
  const most = part.max_values ?? 1
  const several = most > 1
  const given = options.filter((option) => option.default === true).map(({ value }) => value)
  const [chosen, setChosen] = useState(given)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  useWhenChanged(JSON.stringify(options), () => setChosen(given))

  const send = (values: readonly string[]): void => acts.press(message, part.custom_id ?? '', values)
  const show = (): void => {
    const first = options.findIndex(({ value }) => chosen.includes(value))
    setAt(Math.max(0, first))
    setOpen(true)
  }
  const close = (): void => {
    setOpen(false)
    if (!several || same(chosen, given)) return
    if (chosen.length >= least) send(chosen)
    else setChosen(given)
  }
  const choose = (option: PageOption | undefined): void => {
    if (!option) return
    if (!several) {
      setOpen(false)
      setChosen([option.value])
      send([option.value])
      return
    }
    const others = chosen.filter((value) => value !== option.value)
    if (others.length < chosen.length) setChosen(others)
    else if (chosen.length < most) setChosen([...chosen, option.value])
  }
  return { options, several, chosen, open, at, setAt, show, close, choose }
}

/** Closes on a click, not when the keyboard is lost: that comes first, and a closing list would move what is being clicked. */
function useClickOutside(place: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined
    const listen = ({ target }: MouseEvent): void => {
      if (target instanceof Node && !place.current?.contains(target)) close()
    }
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  })
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value))

/** Runs while drawing when the value is another than last time: the bot's newest word replaces what was chosen before. */
function useWhenChanged(value: string, run: () => void): void {
  const last = useRef(value)
  if (last.current === value) return
  last.current = value
  run()
}
