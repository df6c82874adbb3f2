import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, it } from 'vitest'
import { fool as en } from '../../../src/words/en/fool.js'

describe('the words of the Fool', () => {
  it('all are well-formed messages, without exclamation marks, he or she, and typographic apostrophes', () => {
    for (const [key, message] of Object.entries(en)) {
      expect(() => new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }), key).not.toThrow()
      expect(message, key).not.toMatch(/!|\b(he|she|his|her|him)\b|[’‘]|'[{}]/i)
    }
  })
})
