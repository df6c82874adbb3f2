import { readdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// npm runs its scripts in the project's folder.
const source = resolve('src/local-discord/page')
const words = resolve('src/local-discord/protocol.ts')
const target = resolve('dist/page')

/** Builds the page into dist/page, unless what is there is newer than its sources. False where the tools are not installed. */
export async function buildPage(): Promise<boolean> {
  if (await isFresh()) return true
  const tools = await Promise.all([import('vite'), import('preact')]).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  })
  if (!tools) return false
  await tools[0].build({
    root: source,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    // The page runs under a policy that forbids inline scripts and data addresses.
    build: { outDir: target, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  })
  return true
}

async function isFresh(): Promise<boolean> {
  const built = await changed(join(target, 'index.html'))
  const files = (await readdir(source, { recursive: true })).map((name) => join(source, name))
  const times = await Promise.all([...files, words].map(changed))
  return built > Math.max(...times)
}

/** When a file last changed, in ms; 0 where there is none. */
const changed = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

if (process.argv[1] === fileURLToPath(import.meta.url) && !process.env['DISCORD_TOKEN'] && !(await buildPage())) {
  console.log('Without its development packages this install plays on real Discord only: set DISCORD_TOKEN.')
}
