import { fc, it } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { decode, encode } from '../../src/discord/custom-id.js'
import { VERBS } from '../../src/kit/screen.js'

const table = '0123abcdxy'

describe('a custom id', () => {
  it.prop([fc.integer({ min: 0, max: 9_999_999 }), fc.stringMatching(/^[A-Z0-9a-z.-]{0,40}$/)])(
    'leads back to the choice',
    (asked, path) => {
      const id = encode({ path }, { table, asked })
      expect(decode(id)).toEqual({ table, asked, path })
      expect(id.length).toBeLessThanOrEqual(100)
    },
  )
  it.each(VERBS)('leads back to %s', (verb) => {
    expect(decode(encode({ verb }, { table, asked: 7 }))).toEqual({ table, verb })
    expect(decode(encode({ verb, about: 'x' }, { table, asked: 7 }))).toEqual({ table, verb, about: 'x' })
  })
  it('leads to pages outside tables', () => {
    expect(decode(encode({ page: 'rules:foolish-faces:cards' }, { table, asked: 7 }))).toEqual({
      page: 'rules:foolish-faces:cards',
    })
  })
  it.each([
    '',
    'x',
    '2:0123abcd:join',
    '1:xyz:join',
    '1:0123abcdxy:fly',
    '1:0123abcdxy:12',
    '1:0123abcdxy:-1:a',
    '1::',
    '1:0123ABCDXY:join',
    'v1|t|1|play|3',
  ])('of another make is not ours: %j', (id) => expect(decode(id)).toBeUndefined())
  it.prop([fc.string({ unit: 'binary' })])('may be any text', (id) => void decode(id))
})
