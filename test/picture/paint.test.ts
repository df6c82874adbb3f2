import { describe, expect, it } from 'vitest'
import { ALT_LENGTH, type LaidCard, type Scene } from '../../src/kit/scene.js'
import { createCanvas } from '../../src/picture/canvas.js'
import { keyOf } from '../../src/picture/key.js'
import { compose, paint, WIDTH, type PictureOptions } from '../../src/picture/paint.js'
import { recorded, type Stroke } from './recorder.js'
import { SCENES, suited, trick } from './some.js'

const TWO = { colours: 'two' } as const
const FOUR = { colours: 'four' } as const
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const scenes = Object.entries(SCENES)

describe('a picture', () => {
  it.each(scenes)('of %s is a PNG of the width of a phone, twice, the same byte for byte each time', (_, scene) => {
    const png = paint(scene, TWO)
    expect([...png.subarray(0, 8)]).toEqual(SIGNATURE)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, compose(scene, TWO).height])
    expect(png.byteLength).toBeLessThan(200_000)
    expect(paint(structuredClone(scene), TWO).equals(png)).toBe(true)
    expect(scene.alt.length).toBeLessThanOrEqual(ALT_LENGTH)
  })

  it('has four colours where suits are seen, and only there', () => {
    const inks = (scene: Scene, options: PictureOptions): ReadonlySet<unknown> =>
      new Set(
        strokesOf(scene, options).flatMap((stroke) => ('set' in stroke && stroke.set === 'fillStyle' ? [stroke.value] : [])),
      )
    const more = scenes.filter(([, scene]) => inks(scene, FOUR).size > inks(scene, TWO).size).map(([name]) => name)
    expect(more).toEqual(['hand-fool', 'hand-large', 'bout', 'bout-full', 'kings'])
  })

  it.each(scenes)('of %s draws nothing beyond its edge', (_, scene) => {
    expect(beyond(scene)).toEqual([])
  })

  it('holds a hand of any length', () => {
    const deck = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].flatMap((rank) =>
      ['S', 'H', 'D', 'C'].map((suit) => suited(rank + suit)),
    )
    for (let count = 0; count <= 52; count++) {
      const cards = deck.slice(0, count).map((card, i): LaidCard => (i === 0 ? { ...card, look: 'raised' } : card))
      expect(beyond({ alt: '', parts: [{ as: 'hand', cards }] })).toEqual([])
    }
  })

  it('holds places of any number', () => {
    for (let count = 0; count <= 16; count++) {
      const places = Array.from({ length: count }, (_, i) => ({
        name: 'A name that is too long by far for one place',
        cards: [suited('10H'), { ...suited('QS'), lie: 'over' as const }].slice(0, i % 3),
        note: 'a note that takes several lines where it has to',
      }))
      expect(beyond({ alt: '', parts: [{ as: 'places', places, aside: places.slice(0, 2) }] })).toEqual([])
    }
  })

  it('holds charts and sheets with nothing in them', () => {
    for (const part of [
      { as: 'chart', steps: [], lines: [] },
      { as: 'chart', steps: ['1'], lines: [{ name: 'Ann', values: [0] }] },
      { as: 'sheet', rows: [] },
      { as: 'marks', marks: [] },
    ] as const) {
      expect([...paint({ alt: '', parts: [part] }, TWO).subarray(0, 8)]).toEqual(SIGNATURE)
    }
  })

  it('is refused when it is higher than anybody would scroll', () => {
    const rows = Array.from({ length: 60 }, () => ({ name: 'Ann', figures: ['1'] }))
    expect(() => paint({ alt: '', parts: [{ as: 'sheet', rows }] }, TWO)).toThrow('too high')
  })
})

describe('the key of a picture', () => {
  it('tells apart what looks different, and nothing else', () => {
    const key = keyOf(trick, TWO)
    expect(keyOf({ ...structuredClone(trick), alt: 'Other words.' }, TWO)).toBe(key)
    const others = [keyOf(trick, FOUR), keyOf({ ...trick, title: 'Trick 6 of 13' }, TWO), keyOf({ ...trick, parts: [] }, TWO)]
    expect(new Set([key, ...others]).size).toBe(4)
  })
})

function strokesOf(scene: Scene, options: PictureOptions): readonly Stroke[] {
  const { height, draw } = compose(scene, options)
  const { brush, strokes } = recorded(createCanvas(WIDTH, height).getContext('2d'))
  draw(brush)
  return strokes
}

/** Boxes that leave the picture: everything that is drawn stands on one, or in a row with one. */
function beyond(scene: Scene): readonly unknown[] {
  const { height } = compose(scene, TWO)
  const boxes = strokesOf(scene, TWO).flatMap((it) => ('call' in it && it.call === 'roundRect' ? [it.given.map(Number)] : []))
  expect(boxes.length).toBeGreaterThan(0)
  return boxes.filter(
    ([x = NaN, y = NaN, w = NaN, h = NaN]) => !(x >= 0 && y >= 0 && w >= 0 && h >= 0 && x + w <= WIDTH && y + h <= height),
  )
}
