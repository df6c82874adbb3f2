import { describe, expect, it } from 'vitest'
import { found, type Screen } from '../../src/kit/screen.js'

const screen: Screen<string> = {
  form: 'panel',
  lines: [],
  rows: [
    [{ kind: 'press', label: ['7'], to: { path: '7H' } }],
    [
      { kind: 'press', label: ['Join'], to: { verb: 'join' } },
      { kind: 'press', label: ['Down'], to: { path: '7H.down', act: 'down' } },
    ],
  ],
}

describe('a control', () => {
  it('is found by its path', () => {
    expect(found(screen, '7H')).toBe(screen.rows[0]![0])
    expect(found(screen, '7H.down')).toBe(screen.rows[1]![1])
  })

  it('is not found where there is none', () => {
    expect(found(screen, 'join')).toBeUndefined()
    expect(found(screen, '')).toBeUndefined()
  })
})
