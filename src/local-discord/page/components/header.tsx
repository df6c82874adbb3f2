import { useState } from 'preact/hooks'
import { useDesk } from '../desk.js'

/** The channel's name, and the switches between channels, people and dark and light. */
export function Header() {
  const { state, acts } = useDesk()
  const name = state.channels.find(({ id }) => id === state.channel)?.name ?? ''
  return (
    <header class="header">
      <h1>
        <span aria-hidden="true"># </span>
        {name}
      </h1>
      {state.channels.length > 1 && (
        <Switch label="Channel" options={state.channels} value={state.channel} choose={({ id }) => acts.enter(id)} />
      )}
      {state.me && (
        <Switch label="You are" options={state.people} value={state.me.id} choose={(person) => acts.be(person.name)} />
      )}
      <ThemeButton />
    </header>
  )
}

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
