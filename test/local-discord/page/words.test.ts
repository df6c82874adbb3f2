import { expect, it } from 'vitest'
import { readFromPage } from '../../../src/local-discord/page-words.js'
import type { FromPage } from '../../../src/local-discord/protocol.js'

const said: readonly FromPage[] = [
  { type: 'be', person: 'Ann' },
  { type: 'in', channel: '1' },
  { type: 'speak', locale: 'de' },
  { type: 'say', text: 'hello' },
  { type: 'slash', ref: 1, command: '/foolish', options: { length: 'full', 'house-players': 3, 'party-crasher': true } },
  { type: 'complete', ref: 2, command: '/hand', focused: 'table', options: { table: '' } },
  { type: 'press', ref: 3, message: '1', customId: 'join' },
  { type: 'press', ref: 4, message: '1', customId: 'pick', values: ['a', 'b'] },
  { type: 'submit', ref: 5, interaction: '1', values: { words: 'hello' } },
  { type: 'dismiss', message: '1' },
]

it.each(said)('reads %j', (words) => expect(readFromPage(JSON.stringify(words))).toEqual(words))

it.each([
  '',
  'be Ann',
  'null',
  '{}',
  '{"type":"be"}',
  '{"type":"say","text":""}',
  `{"type":"say","text":"${'a'.repeat(2001)}"}`,
  '{"type":"press","ref":"1","message":"1","customId":"a"}',
  '{"type":"slash","ref":1,"command":"/a","options":{"a":{"b":1}}}',
  '{"type":"hello"}',
])('does not read %j', (words) => expect(readFromPage(words)).toBeUndefined())
