/**
 * Which code points a TrueType font has a drawing for, read from its table `cmap`, in format 12: groups of first and last code point.
 * Throws when the font has no such table.
 */
export function coverage(font: Buffer): (code: number) => boolean {
  const groups = groupsOf(font)
  return (code) => {
    let [low, high] = [0, groups.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (groups[middle]![1] < code) low = middle + 1
      else high = middle
    }
    const group = groups[low]
    return group !== undefined && group[0] <= code
  }
}

function groupsOf(font: Buffer): readonly (readonly [first: number, last: number])[] {
  const cmap = tableOf(font, 'cmap')
  const maps = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, i) => cmap + font.readUInt32BE(cmap + 8 + 8 * i))
  const map = maps.find((at) => font.readUInt16BE(at) === 12)
  if (map === undefined) throw new Error('the font has no cmap of format 12')
  return Array.from({ length: font.readUInt32BE(map + 12) }, (_, i) => {
    const at = map + 16 + 12 * i
    return [font.readUInt32BE(at), font.readUInt32BE(at + 4)] as const
  })
}

function tableOf(font: Buffer, tag: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + 16 * i
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8)
  }
  throw new Error(`the font has no table ${tag}`)
}
