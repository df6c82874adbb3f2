import { Locale } from 'discord-api-types/v10'
import { useState } from 'preact/hooks'
import type { Room } from '../../protocol.js'
import { useDesk } from '../desk.js'

/** The channel's name, and the switches between channels and threads, people, languages, and dark and light. */
export function Header() {
  const { state, acts } = useDesk()
  const room = state.channels.find(({ id }) => id === state.channel)
  const parent = state.channels.find(({ id }) => id === room?.parent)
  return (
    <header class="header">
      <h1>
        <span aria-hidden="true"># </span>
        {parent && <span>{parent.name} › </span>}
        {room?.name}
      </h1>
      {state.channels.length > 1 && (
        <Switch label="Channel" options={state.channels.map(listed)} value={state.channel} choose={({ id }) => acts.enter(id)} />
      )}
      {state.me && (
        <>
          <Switch label="You are" options={state.people} value={state.me.id} choose={(person) => acts.be(person.name)} />
          <Switch label="Language" options={languages} value={state.me.locale} choose={({ id }) => acts.speak(id)} />
        </>
      )}
      <ThemeButton />
    </header>
  )
}

/** A thread stands below its channel, and says in words when it is closed. */
function listed({ id, name, parent, states }: Room): Option {
  const words = states.length > 0 ? ` (${states.join(', ')})` : ''
  return { id, name: parent === undefined ? name : `↳ ${name}${words}` }
}

/** Each by the name that its own speakers have for it. */
const languages: readonly Option[] = Object.values(Locale)
  .map((id) => ({ id, name: new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

interface Option {
  readonly id: string
  readonly name: string
}
interface SwitchProps {
  readonly label: string
  readonly options: readonly Option[]
  readonly value: string
  readonly choose: (option: Option) => void
}

function Switch({ label, options, value, choose }: SwitchProps) {
  const change = (id: string): void => {
    const option = options.find((option) => option.id === id)
    if (option) choose(option)
  }
  return (
    <label class="switch">
      <span>{label}</span>
      <select value={value} onChange={(event) => change(event.currentTarget.value)}>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

type Theme = 'dark' | 'light'
const remembered = 'theme'

/** As the system has it, until the button is pressed; the choice is remembered by the browser. */
function ThemeButton() {
  const [theme, setTheme] = useState<Theme>(firstTheme)
  document.documentElement.dataset['theme'] = theme
  const other = theme === 'dark' ? 'light' : 'dark'
  const change = (): void => {
    localStorage.setItem(remembered, other)
    setTheme(other)
  }
  return (
    <button
      type="button"
      class="plain"
      onClick={change}
      aria-label={`Switch to the ${other} theme`}
      title={`Switch to the ${other} theme`}
    >
      <span aria-hidden="true">{theme === 'dark' ? '☀\uFE0E' : '☾\uFE0E'}</span>
    </button>
  )
}

function firstTheme(): Theme {
  const chosen = localStorage.getItem(remembered)
  if (chosen === 'dark' || chosen === 'light') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
