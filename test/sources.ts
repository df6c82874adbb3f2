import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Every TypeScript file under these folders, by its path from the root. */
export async function sources(...folders: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    folders.map(async (folder) => (await readdir(folder, { recursive: true })).map((name) => join(folder, name))),
  )
  return found.flat().filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(dist|node_modules)\//.test(file))
}

export interface Import {
  readonly from: string
  readonly typeOnly: boolean
}

/** What a source imports, in whatever form: `import`, `export ... from`, a dynamic import, and an import inside a type. */
export function importsOf(source: string): readonly Import[] {
  const text = source.replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  const named = [...text.matchAll(/^\s*(?:import|export)\s+(type\s+)?([^'"();]*?)\s*from\s*['"]([^'"]+)['"]/gm)].map(
    ([, type, names, from]) => ({ from: from!, typeOnly: type !== undefined || onlyTypes(names!) }),
  )
  const bare = [...text.matchAll(/^\s*import\s+['"]([^'"]+)['"]/gm)].map(([, from]) => ({ from: from!, typeOnly: false }))
  const called = [...text.matchAll(/(typeof\s+)?\bimport\(\s*['"]([^'"]+)['"]\s*\)(\.[A-Z])?/g)].map(
    ([, type, from, member]) => ({
      from: from!,
      typeOnly: type !== undefined || member !== undefined,
    }),
  )
  return [...named, ...bare, ...called]
}

/** `{ type A, type B }` brings nothing but types. */
function onlyTypes(names: string): boolean {
  const inside = /^\{([^}]*)\}$/.exec(names.trim())?.[1]
  const each = inside
    ?.split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  return each !== undefined && each.length > 0 && each.every((name) => name.startsWith('type '))
}
