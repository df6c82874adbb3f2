import { describe, expect, it } from 'vitest'
import { check, readLine, usable } from '../../../src/local-discord/page/slash.js'
import type { Picked } from '../../../src/local-discord/page/slash.js'
import { suggest } from '../../../src/local-discord/page/suggest.js'
import type { SlashCommand } from '../../../src/local-discord/protocol.js'

const lengths = [
  { name: 'Full game', value: 'full' },
  { name: 'Single round', value: 'single-round' },
]
const table = { type: 3, name: 'table', description: 'Which table', autocomplete: true }
const definitions: readonly SlashCommand[] = [
  {
    name: 'foolish',
    description: 'Open a table',
    options: [
      { type: 3, name: 'length', description: 'How long', choices: lengths },
      { type: 5, name: 'party-crasher', description: 'With the party crasher' },
      { type: 4, name: 'house-players', description: 'How many', min_value: 0, max_value: 4 },
    ],
  },
  {
    name: 'table',
    description: 'Tables',
    options: [
      { type: 1, name: 'join', description: 'Sit down', options: [{ ...table, required: true }] },
      { type: 1, name: 'show', description: 'Show it', options: [table] },
    ],
  },
  { name: 'hand', description: 'Your cards' },
]
const commands = usable(definitions)

function said(text: string, picked?: Picked) {
  const line = readLine(text, commands)
  return line ? check(line, picked) : undefined
}
const refusal = (text: string): string => {
  const checked = said(text)
  return checked && !checked.ok ? checked.text : ''
}

const labels = (text: string) => suggest(text, commands, undefined).list.map(({ label }) => label)

describe('a line', () => {
  it('has a path for each subcommand', () =>
    expect(commands.map(({ path }) => path)).toEqual(['/foolish', '/table join', '/table show', '/hand']))

  it('is read as names and values', () => {
    expect(said('/foolish length:single-round house-players:3')).toEqual({
      ok: true,
      command: '/foolish',
      options: { length: 'single-round', 'house-players': 3 },
    })
    expect(said('/foolish party-crasher: yes  length: Full game')).toEqual({
      ok: true,
      command: '/foolish',
      options: { 'party-crasher': true, length: 'full' },
    })
    expect(said('/hand')).toEqual({ ok: true, command: '/hand', options: {} })
  })

  it('keeps spaces and colons in a value that goes on to the next option', () =>
    expect(said('/table join table:Foolish Faces 12: Ann, Bo')).toEqual({
      ok: true,
      command: '/table join',
      options: { table: 'Foolish Faces 12: Ann, Bo' },
    }))

  it('sends what a picked name stands for', () =>
    expect(said('/table join table:Faces 12 ', { table: { 'Faces 12': 'id-12' } })).toEqual({
      ok: true,
      command: '/table join',
      options: { table: 'id-12' },
    }))

  it.each(['hello', '/unknown', '/table', '/handy'])('is no command: %j', (text) => expect(said(text)).toBeUndefined())

  it.each([
    ['/foolish length:long', 'length must be one of: Full game, Single round.'],
    ['/foolish house-players:five', 'house-players must be a number.'],
    ['/foolish house-players:1.5', 'house-players must be a whole number.'],
    ['/foolish house-players:5', 'house-players must be at most 4.'],
    ['/foolish house-players:-1', 'house-players must be at least 0.'],
    ['/foolish party-crasher:maybe', 'party-crasher must be True or False.'],
    ['/foolish length:', 'length has no value yet.'],
    ['/foolish length:full length:full', 'length is there twice.'],
    ['/table join', '/table join needs table: Which table'],
    ['/foolish quick', '“quick” is no option. /foolish has these options: length, party-crasher, house-players.'],
    ['/hand now', '“now” is no option. /hand has no options.'],
  ])('says what does not fit in %j', (text, words) => expect(refusal(text)).toBe(words))
})

describe('completion', () => {
  it('offers commands, those that begin so before those that hold it', () => {
    expect(labels('/')).toEqual(['/foolish', '/table join', '/table show', '/hand'])
    expect(labels('/foo')).toEqual(['/foolish'])
    expect(labels('/join')).toEqual(['/table join'])
    expect(labels('hello')).toEqual([])
    expect(suggest('/foo', commands, undefined).list[0]?.line).toBe('/foolish ')
  })

  it('offers the options that are left', () => {
    expect(labels('/foolish ')).toEqual(['length', 'party-crasher', 'house-players'])
    expect(labels('/foolish ho')).toEqual(['house-players'])
    expect(labels('/foolish length:full ')).toEqual(['party-crasher', 'house-players'])
    expect(labels('/foolish length:full pa')).toEqual(['party-crasher'])
    expect(suggest('/foolish length:full pa', commands, undefined).list[0]?.line).toBe('/foolish length:full party-crasher:')
  })

  it('offers the values of an option', () => {
    expect(labels('/foolish length:')).toEqual(['Full game', 'Single round'])
    expect(labels('/foolish length:sing')).toEqual(['Single round'])
    expect(labels('/foolish party-crasher:')).toEqual(['True', 'False'])
    expect(suggest('/foolish length:sing', commands, undefined).list[0]?.line).toBe('/foolish length:single-round ')
  })

  it('asks the bot where the option says so, and offers its answer for that option alone', () => {
    const told = { for: { command: '/table join', focused: 'table' }, list: [{ name: 'Faces 12', value: 'id-12' }] }
    expect(suggest('/table join table:fa', commands, told)).toEqual({
      list: [
        {
          label: 'Faces 12',
          detail: '',
          line: '/table join table:Faces 12 ',
          picked: { option: 'table', name: 'Faces 12', value: 'id-12' },
        },
      ],
      focused: 'table',
      ready: true,
    })
    expect(suggest('/table show table:', commands, told)).toEqual({ list: [], focused: 'table', ready: false })
    expect(suggest('/table join table:Faces 12 ', commands, told, { table: { 'Faces 12': 'id-12' } })).toEqual({
      list: [],
      focused: undefined,
      ready: true,
    })
  })

  it('knows whether a line can be sent', () => {
    expect(suggest('/hand', commands, undefined).ready).toBe(true)
    expect(suggest('/han', commands, undefined).ready).toBe(false)
    expect(suggest('/table join ', commands, undefined).ready).toBe(false)
    expect(suggest('/foolish ', commands, undefined).ready).toBe(true)
    expect(suggest('hello', commands, undefined).ready).toBe(true)
    expect(suggest(' ', commands, undefined).ready).toBe(false)
  })
})
