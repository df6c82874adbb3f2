import type { Brush } from '../../src/picture/canvas.js'

/** Something that was done with a brush: a method called, or a property set. */
export type Stroke =
  | { readonly call: string; readonly given: readonly unknown[] }
  | { readonly set: string; readonly value: unknown }

/** A brush that also writes down all that is done with it. */
export function recorded(brush: Brush): { readonly brush: Brush; readonly strokes: readonly Stroke[] } {
  const strokes: Stroke[] = []
  const recording = new Proxy(brush, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      return (...given: readonly unknown[]): unknown => {
        strokes.push({ call: String(name), given })
        return Reflect.apply(value, target, given)
      }
    },
    set(target, name, value) {
      strokes.push({ set: String(name), value })
      return Reflect.set(target, name, value, target)
    },
  })
  return { brush: recording, strokes }
}

/** The same once more, with nothing else around it. */
export function repeat(brush: Brush, strokes: readonly Stroke[]): void {
  for (const stroke of strokes) {
    if ('set' in stroke) Reflect.set(brush, stroke.set, stroke.value, brush)
    else Reflect.apply(Reflect.get(brush, stroke.call, brush) as () => void, brush, stroke.given)
  }
}
