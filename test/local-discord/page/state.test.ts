import { describe, expect, it } from 'vitest'
import { isWaiting, start, step } from '../../../src/local-discord/page/state.js'
import type { Happening, Sent, State } from '../../../src/local-discord/page/state.js'
import type { PageMessage } from '../../../src/local-discord/protocol.js'

const message = (id: string, content = 'hello'): PageMessage => ({
  id,
  channel_id: '1',
  content,
  flags: 0,
  components: [],
  attachments: [],
  mentions: [],
  timestamp: '2026-01-01T00:00:00.000Z',
  edited_timestamp: null,
  author: { id: '9', username: 'Foolish' },
  names: {},
  pings: false,
})
const hello = (person: string, ...messages: readonly PageMessage[]): Happening => ({
  type: 'hello',
  me: { id: person, name: person, locale: 'en-US' },
  locale: 'en-US',
  people: [],
  channels: [{ id: '1', name: 'games', states: [], closed: false }],
  channel: '1',
  bot: { name: 'Foolish', online: true },
  commands: [],
  messages,
})
const after = (...happenings: readonly Happening[]): State => happenings.reduce(step, start)
const ids = ({ messages }: State): readonly string[] => messages.map(({ id }) => id)
const sent = (what: Sent): Happening => ({ type: 'sent', what })
const press = sent({ type: 'press', ref: 1, message: '10', customId: 'join' })
const complete = (ref: number): Happening => sent({ type: 'complete', ref, command: '/hand', focused: 'table', options: {} })

describe('messages', () => {
  it('stand oldest first, however they come', () => {
    expect(ids(after(hello('Ann', message('10'), message('9'))))).toEqual(['9', '10'])
    expect(ids(after(hello('Ann', message('10')), { type: 'message', message: message('9') }))).toEqual(['9', '10'])
  })

  it('are replaced in their place and go away', () => {
    const state = after(hello('Ann', message('9'), message('10')), { type: 'message', message: message('9', 'edited') })
    expect(state.messages.map(({ content }) => content)).toEqual(['edited', 'hello'])
    expect(ids(step(state, { type: 'gone', message: '9' }))).toEqual(['10'])
  })

  it('are only those of the person who looks', () =>
    expect(ids(after(hello('Ann', message('9')), hello('Bo', message('10'))))).toEqual(['10']))
})

describe('a press', () => {
  it('waits until it is answered', () => {
    const state = after(hello('Ann'), press)
    expect(isWaiting(state, '10', 'join')).toBe(true)
    expect(isWaiting(state, '10', 'leave')).toBe(false)
    expect(isWaiting(step(state, { type: 'answered', ref: 1 }), '10', 'join')).toBe(false)
  })

  it('that failed says so at its message until the next one', () => {
    const state = after(hello('Ann'), press, { type: 'failed', ref: 1, text: 'This interaction failed' })
    expect(state.failure).toEqual({ at: { message: '10' }, text: 'This interaction failed' })
    expect(isWaiting(state, '10', 'join')).toBe(false)
    expect(step(state, press).failure).toBeUndefined()
  })

  it('has failed when the line is lost, and that is still said when it is back', () => {
    const state = after(hello('Ann'), press, { type: 'lost' })
    expect(state).toMatchObject({ line: 'lost', waiting: [], failure: { at: { message: '10' } } })
    expect(step(state, hello('Ann'))).toMatchObject({ line: 'open', failure: { at: { message: '10' } } })
    expect(step(state, hello('Bo')).failure).toBeUndefined()
  })

  it('goes on waiting when people come and go', () =>
    expect(isWaiting(after(hello('Ann'), press, hello('Ann')), '10', 'join')).toBe(true))
})

describe('a command', () => {
  const slash = sent({ type: 'slash', ref: 2, command: '/hand', options: {} })

  it('that failed says so at the box', () => {
    const state = after(hello('Ann'), slash, { type: 'failed', ref: 2, text: 'This interaction failed' })
    expect(state.failure).toEqual({ at: 'box', text: 'This interaction failed' })
    expect(step(state, { type: 'forgiven' }).failure).toBeUndefined()
  })

  it('that is refused before it is sent says why', () =>
    expect(after(hello('Ann'), { type: 'refused', text: 'no such command' }).failure).toEqual({
      at: 'box',
      text: 'no such command',
    }))
})

describe('completions', () => {
  it('come from the newest question', () => {
    const asked = after(hello('Ann'), complete(3), complete(4))
    const newer = step(asked, { type: 'choices', ref: 4, choices: [{ name: 'new', value: 'n' }] })
    expect(step(newer, { type: 'choices', ref: 3, choices: [] }).choices?.list).toEqual([{ name: 'new', value: 'n' }])
    expect(newer.choices?.for).toMatchObject({ command: '/hand', focused: 'table' })
  })

  it('fail without a word', () =>
    expect(after(hello('Ann'), complete(3), { type: 'failed', ref: 3, text: 'late' })).toMatchObject({
      failure: undefined,
      waiting: [],
    }))
})

describe('a modal', () => {
  const shown: readonly Happening[] = [
    hello('Ann'),
    press,
    { type: 'modal', ref: 1, interaction: '7', title: 'Say', components: [] },
  ]
  const submit = sent({ type: 'submit', ref: 5, interaction: '7', values: {} })

  it('opens, and closes when it is answered', () => {
    expect(after(...shown)).toMatchObject({ waiting: [], modal: { interaction: '7', title: 'Say' } })
    expect(after(...shown, submit, { type: 'answered', ref: 5 }).modal).toBeUndefined()
  })

  it('does not open for somebody else', () =>
    expect(after(hello('Ann'), press, hello('Bo'), ...shown.slice(2)).modal).toBeUndefined())

  it('stays open when it failed, and says so', () => {
    const state = after(...shown, submit, { type: 'failed', ref: 5, text: 'This interaction failed' })
    expect(state).toMatchObject({ modal: { interaction: '7' }, failure: { at: 'modal' } })
    expect(step(state, { type: 'closed' })).toMatchObject({ modal: undefined, failure: undefined })
  })
})

it('shows the bot go and come back', () => {
  expect(after(hello('Ann'), { type: 'bot', online: false }).bot).toEqual({ name: 'Foolish', online: false })
  expect(after(hello('Ann'), { type: 'commands', commands: [{ name: 'hand', description: '' }] }).commands).toHaveLength(1)
})
