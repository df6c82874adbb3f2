import { build } from 'esbuild'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The program that begins in this file of TypeScript, as one file that Node starts at once; answers with its path. */
export async function bundled(entry: URL): Promise<string> {
  const outfile = resolve('dist/test', `${basename(entry.pathname, '.ts')}.js`)
  await build({
    entryPoints: [fileURLToPath(entry)],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  })
  return outfile
}
