import { describe, expect, it } from 'vitest'
import { measure } from '../../src/picture/canvas.js'
import { fitted, legible, wrap } from '../../src/picture/text.js'

const cut = (text: string, width: number): string => fitted(text, width, [28, 28], 700).text
const RLM = '\u200F'

describe('a name', () => {
  it('stands whole where there is room', () => {
    for (const name of ['Ann', 'Константин', 'عبد الرحمن', 'Žofie', 'Δανάη', 'გიორგი']) {
      const whole = measure(name, 28, 700)
      expect(fitted(name, whole, [28, 20], 700)).toEqual({ text: name, size: 28, width: whole })
    }
  })

  it('gets smaller, then is pressed a little, before it is cut', () => {
    const name = 'Константиния'
    const smallest = measure(name, 20, 700)
    expect(fitted(name, smallest, [28, 20], 700)).toEqual({ text: name, size: 20, width: smallest })
    expect(fitted(name, smallest * 0.9, [28, 20], 700)).toEqual({ text: name, size: 20, width: smallest * 0.9 })
    const { text, size, width } = fitted(name, smallest * 0.6, [28, 20], 700)
    expect([text.endsWith('…'), name.startsWith(text.slice(0, -1)), size]).toEqual([true, true, 20])
    expect(width).toBeLessThanOrEqual(smallest * 0.6)
  })

  it('is cut behind a letter, never inside one', () => {
    const letter = 'e\u0301' // an accent of its own
    for (let width = 20; width < 160; width += 7) {
      expect(cut(letter.repeat(12), width)).toMatch(/^(e\u0301)*…$/)
      expect(cut('\u{1F600}'.repeat(12), width)).toMatch(/^\u{1F600}*…$/u)
      expect(cut('й'.normalize('NFD').repeat(12), width)).toMatch(/^(и\u0306)*…$/)
    }
  })

  it('is cut at its own end where it is written from the right', () => {
    expect(cut('عبد الرحمن الطويل', 120)).toMatch(new RegExp(`^عبد.*…${RLM}$`))
  })

  it('loses what no font of ours can draw, whole letters at a time', () => {
    expect(legible('Dan \u{1F419}')).toBe('Dan')
    expect(legible('\u{1F468}\u200D\u{1F469}\u200D\u{1F467} Ann \u{1F1EB}\u{1F1F7} K.')).toBe('Ann K.')
    expect(legible('\u{1F600} Bo \u2660\uFE0E')).toBe('\u{1F600} Bo \u2660\uFE0E')
    expect(legible('東京')).toBe('?')
    expect(legible('')).toBe('')
  })
})

describe('a note', () => {
  it('is broken between words, and its last line takes the rest', () => {
    const width = measure('covers the', 24, 500)
    const lines = (most: number): readonly string[] => wrap('covers the 9 of Ann', width, most, 24, 500).map(({ text }) => text)
    expect(lines(3)).toEqual(['covers the', '9 of Ann'])
    expect(lines(1)).toEqual([expect.stringMatching(/^covers.*…$/)])
    expect(wrap('', 100, 2, 24, 500)).toEqual([])
  })

  it('is nowhere wider than its place', () => {
    for (const { width } of wrap('Rindfleischetikettierungsüberwachung im Stich', 90, 4, 24, 500))
      expect(width).toBeLessThanOrEqual(90)
  })
})
