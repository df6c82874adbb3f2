import { useEffect, useRef, useState } from 'preact/hooks'
import { useDesk } from '../desk.js'
import { check, readLine, usable } from '../slash.js'
import type { Picked } from '../slash.js'
import { suggest } from '../suggest.js'
import type { Suggestion } from '../suggest.js'

const list = 'completions'

/** The message box: plain messages, and slash commands with completion. */
export function Box() {
  const { state, acts } = useDesk()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<Picked>({})
  const [chosen, setChosen] = useState<number>()
  const [open, setOpen] = useState(true)

  const commands = usable(state.commands)
  const suggestions = suggest(text, commands, state.choices, picked)
  const shown = open ? suggestions.list : []
  const first = suggestions.ready || shown.length === 0 ? undefined : 0
  const at = chosen !== undefined && chosen < shown.length ? chosen : first
  useCompletions(text, picked, suggestions.focused)

  const write = (next: string): void => {
    setText(next)
    setChosen(undefined)
    setOpen(true)
    if (state.failure?.at === 'box') acts.forgive()
  }
  const take = ({ line, picked: pick }: Suggestion): void => {
    write(line)
    if (pick) setPicked({ ...picked, [pick.option]: { ...picked[pick.option], [pick.name]: pick.value } })
    input.current?.focus()
  }
  const send = (): void => {
    const said = text.trim()
    if (said === '') return
    if (said.startsWith('/')) {
      const line = readLine(said, commands)
      const checked = line ? check(line, picked) : ({ ok: false, text: `There is no command ${said.split(' ')[0]}.` } as const)
      if (!checked.ok) return acts.refuse(checked.text)
      acts.slash(checked.command, checked.options)
    } else acts.say(said)
    write('')
    setPicked({})
  }
  const press = (event: KeyboardEvent): void => {
    if (event.isComposing) return
    const active = at === undefined ? undefined : shown[at]
    if (event.key === 'Enter' && active) take(active)
    else if (event.key === 'Enter') send()
    else if (event.key === 'Tab' && !event.shiftKey && shown.length > 0) take(active ?? shown[0]!)
    else if (event.key === 'ArrowDown' && shown.length > 0) setChosen(at === undefined ? 0 : (at + 1) % shown.length)
    else if (event.key === 'ArrowUp' && shown.length > 0)
      setChosen(at === undefined ? shown.length - 1 : (at - 1 + shown.length) % shown.length)
    else if (event.key === 'Escape' && shown.length > 0) setOpen(false)
    else return
    event.preventDefault()
  }

  const room = state.channels.find(({ id }) => id === state.channel)
  const channel = room?.name ?? ''
  const waits = state.waiting.some(({ type }) => type === 'slash')
  const failure = state.failure?.at === 'box' ? state.failure.text : undefined
  return (
    <footer class="box">
      {shown.length > 0 && <Completions suggestions={shown} at={at} take={take} />}
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={`Message #${channel}`}
        aria-autocomplete="list"
        aria-expanded={shown.length > 0}
        aria-controls={list}
        aria-activedescendant={at === undefined ? undefined : `${list}-${at}`}
        aria-invalid={failure !== undefined}
        aria-describedby="box-note"
        placeholder={`Message #${channel}, or / for commands`}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        maxLength={2000}
        disabled={room?.closed ?? true}
        value={text}
        onInput={(event) => write(event.currentTarget.value)}
        onKeyDown={press}
      />
      <p id="box-note" class={failure === undefined ? 'note' : 'note failure'} role={failure === undefined ? 'status' : 'alert'}>
        {failure ?? (waits ? `Waiting for ${state.bot.name}…` : '')}
      </p>
    </footer>
  )
}

/** Asks the bot for choices when the person has stopped typing for a moment. */
function useCompletions(text: string, picked: Picked, focused: string | undefined): void {
  const { state, acts } = useDesk()
  useEffect(() => {
    const line = focused === undefined ? undefined : readLine(text, usable(state.commands))
    if (!line || focused === undefined) return undefined
    const options = Object.fromEntries(line.given.map(({ option, text }) => [option.name, picked[option.name]?.[text] ?? text]))
    const timer = setTimeout(() => acts.complete(line.command.path, focused, options), 120)
    return () => clearTimeout(timer)
  }, [text, focused])
}

const intoView = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' })

interface CompletionsProps {
  readonly suggestions: readonly Suggestion[]
  readonly at: number | undefined
  readonly take: (suggestion: Suggestion) => void
}

function Completions({ suggestions, at, take }: CompletionsProps) {
  return (
    <ul id={list} class="completions" role="listbox" aria-label="Completions">
      {suggestions.map((suggestion, n) => (
        <li
          key={suggestion.line}
          id={`${list}-${n}`}
          ref={n === at ? intoView : null}
          role="option"
          aria-selected={n === at}
          class={n === at ? 'active' : ''}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(suggestion)}
        >
          <span>{suggestion.label}</span> <small>{suggestion.detail}</small>
        </li>
      ))}
    </ul>
  )
}
