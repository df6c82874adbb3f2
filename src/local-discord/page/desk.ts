import { createContext } from 'preact'
import { useContext, useEffect, useMemo, useReducer, useRef } from 'preact/hooks'
import type { FromPage } from '../protocol.js'
import { connect } from './connection.js'
import type { Connection } from './connection.js'
import type { Values } from './slash.js'
import { start, step } from './state.js'
import type { Sent, State } from './state.js'

/** What a person can do here. */
export interface Acts {
  be(person: string): void
  enter(channel: string): void
  speak(locale: string): void
  say(text: string): void
  slash(command: string, options: Values): void
  complete(command: string, focused: string, options: Values): void
  press(message: string, customId: string, values?: readonly string[]): void
  submit(interaction: string, values: Readonly<Record<string, string>>): void
  dismiss(message: string): void
  /** Shows at the message box why a line was not sent. */
  refuse(text: string): void
  forgive(): void
  closeModal(): void
}
export interface Desk {
  readonly state: State
  readonly acts: Acts
}

const context = createContext<Desk | undefined>(undefined)
export const DeskProvider = context.Provider

/** The desk around this component. */
export function useDesk(): Desk {
  const desk = useContext(context)
  if (!desk) throw new Error('Nothing here is drawn outside a desk')
  return desk
}

/** A desk for the person in the address (`?as=Ann`), connected for as long as the page lives. */
export function useNewDesk(): Desk {
  const [state, happen] = useReducer(step, start)
  const person = useRef(new URLSearchParams(location.search).get('as') ?? '')
  const connection = useRef<Connection>(undefined)

  useEffect(() => {
    connection.current = connect(`ws://${location.host}/page`, {
      hail: () => ({ type: 'be', person: person.current }),
      hear: happen,
      lost: () => happen({ type: 'lost' }),
    })
    return () => connection.current?.close()
  }, [])

  const acts = useMemo((): Acts => {
    let ref = 0
    const say = (message: FromPage): boolean => connection.current?.say(message) ?? false
    const ask = (what: Sent): void => {
      happen({ type: 'sent', what })
      if (!say(what)) happen({ type: 'failed', ref: what.ref, text: 'Not connected. Try again in a moment.' })
    }
    return {
      be(name) {
        person.current = name
        history.replaceState(null, '', `?as=${encodeURIComponent(name)}`)
        say({ type: 'be', person: name })
      },
      enter: (channel) => void say({ type: 'in', channel }),
      speak: (locale) => void say({ type: 'speak', locale }),
      say(text) {
        if (!say({ type: 'say', text })) happen({ type: 'refused', text: 'Not connected. Try again in a moment.' })
      },
      slash: (command, options) => ask({ type: 'slash', ref: ++ref, command, options }),
      complete: (command, focused, options) => ask({ type: 'complete', ref: ++ref, command, focused, options }),
      press: (message, customId, values) => ask({ type: 'press', ref: ++ref, message, customId, ...(values ? { values } : {}) }),
      submit: (interaction, values) => ask({ type: 'submit', ref: ++ref, interaction, values }),
      dismiss: (message) => void say({ type: 'dismiss', message }),
      refuse: (text) => happen({ type: 'refused', text }),
      forgive: () => happen({ type: 'forgiven' }),
      closeModal: () => happen({ type: 'closed' }),
    }
  }, [])

  return { state, acts }
}
