import { describe, expect, it } from 'vitest'
import { IntlMessageFormat } from 'intl-messageformat'
import { foolishFaces as en } from '../../../src/words/en/foolish-faces.js'

describe('the words of Foolish Faces', () => {
  it('all are well-formed messages, without exclamation marks, he or she, and typographic apostrophes', () => {
    for (const [key, message] of Object.entries(en)) {
      expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }), key).not.toThrow()
      expect(message, key).not.toMatch(/!|\b(he|she|his|her|him)\b|[’‘]|'[{}]/i)
    }
  })
})
