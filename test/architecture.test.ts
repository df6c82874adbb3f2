import { execFile } from 'node:child_process'
import { appendFile, copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allowed, forbidden } from './architecture.plants.js'
import { importsOf, sources } from './sources.js'

/** Every place of the house, the places whose files it may import besides its own, and the packages it may use. */
interface Place {
  readonly places: readonly string[]
  readonly packages: readonly string[]
  /** Taken as types only: `main.ts` hands in what is behind them. */
  readonly types?: readonly string[]
}
const PLACES: Readonly<Record<string, Place>> = {
  'src/kit': { places: [], packages: ['zod', 'intl-messageformat'], types: ['@schummar/icu-type-parser'] },
  'src/words': { places: ['src/kit'], packages: [] },
  'src/games': { places: ['src/kit', 'src/words'], packages: ['zod'] },
  'src/store': { places: ['src/kit'], packages: ['better-sqlite3', 'kysely', 'zod', 'node:'], types: ['src/log.ts'] },
  'src/table': {
    places: ['src/games', 'src/kit', 'src/store', 'src/words'],
    packages: ['zod', 'async-mutex', 'node:'],
    types: ['src/log.ts'],
  },
  commands: {
    places: ['src/table', 'src/games', 'src/kit', 'src/store', 'src/words'],
    packages: ['zod', 'node:'],
    types: ['discord-api-types', 'src/log.ts'],
  },
  'src/picture': { places: ['src/kit'], packages: ['@napi-rs/canvas', 'tsx', 'node:'] },
  'src/discord': {
    places: ['commands', 'src/table', 'src/games', 'src/kit', 'src/store', 'src/words', 'src/picture'],
    packages: ['discord.js', 'discord-api-types', 'undici', 'async-mutex', 'zod', 'node:'],
    types: ['src/log.ts', 'pino'],
  },
  'src/local-discord': {
    places: [],
    packages: ['hono', '@hono/node-server', 'ws', 'preact', 'vite', 'discord-api-types', 'discord-api-spec', 'zod', 'node:'],
  },
  'src/health': { places: ['src/store'], packages: ['prom-client', 'hono', '@hono/node-server', 'node:'] },
  'src/main.ts': {
    places: [
      'src/health',
      'src/config.ts',
      'src/log.ts',
      'src/told.ts',
      'src/discord',
      'src/picture',
      'src/local-discord',
      'commands',
      'src/table',
      'src/games',
      'src/kit',
      'src/store',
    ],
    packages: ['node:'],
    types: ['pino'],
  },
  'src/told.ts': { places: [], packages: [], types: ['src/store'] },
  'src/config.ts': { places: [], packages: ['dotenv', 'zod', 'node:'] },
  'src/log.ts': { places: [], packages: ['pino', 'node:'], types: ['src/config.ts'] },
  'src/referee.ts': { places: ['src/referee', 'src/games', 'src/kit'], packages: ['zod', 'node:'] },
  'src/referee': { places: ['src/games', 'src/kit'], packages: ['zod', 'node:'] },
}

const placeOf = (file: string): string | undefined =>
  Object.keys(PLACES).find((place) => file === place || file.startsWith(`${place}/`))
const under = (name: string, packages: readonly string[]): boolean =>
  packages.some((known) => name === known || name.startsWith(known.endsWith(':') ? known : `${known}/`))

/** Why this import must not be, or undefined. */
function wrong(file: string, { from, typeOnly }: { readonly from: string; readonly typeOnly: boolean }): string | undefined {
  const place = placeOf(file)
  const may = place === undefined ? undefined : PLACES[place]
  if (may === undefined) return `${file} stands in no room of the house`
  const refusal = `${file} must not import ${from}`
  if (!from.startsWith('.')) {
    if (from === 'node:crypto' && file === 'src/kit/rng.ts') return undefined
    return under(from, may.packages) || (typeOnly && under(from, may.types ?? [])) ? undefined : refusal
  }
  const to = posix.normalize(posix.join(posix.dirname(file), from)).replace(/\.js$/, '.ts')
  const target = placeOf(to)
  if (target === undefined) return refusal
  if (target === 'src/games' && place === 'src/games') {
    const [own, other] = [file, to].map((path) => path.split('/')[2])
    return own === other || own === 'index.ts' ? undefined : refusal
  }
  if (target === place || may.places.some((one) => one === target)) return undefined
  return typeOnly && under(to, may.types ?? []) ? undefined : refusal
}

describe('the arrows of the house', () => {
  it('holds every import of the sources', async () => {
    let seen = 0
    const refused: string[] = []
    for (const file of await sources('src', 'commands')) {
      for (const one of importsOf(await readFile(file, 'utf8'))) {
        seen++
        const why = wrong(file, one)
        if (why !== undefined) refused.push(why)
      }
    }
    expect(refused).toEqual([])
    expect(seen).toBeGreaterThan(600)
  })

  it('reads imports of every form', () => {
    const text = [
      `import a, { b } from 'a'`,
      `import type { C } from 'c'`,
      `import {\n  d,\n} from 'd'`,
      `import 'e'`,
      `export * from 'f'`,
      `const g = await import('g')`,
      `type H = import('h').H`,
      `import { type I } from 'i'`,
    ].join('\n')
    expect(importsOf(text).map(({ from, typeOnly }) => (typeOnly ? `${from}, a type` : from))).toEqual([
      'a',
      'c, a type',
      'd',
      'f',
      'i, a type',
      'e',
      'g',
      'h, a type', // by form, not by line
    ])
  })
})

describe('the linter', () => {
  let folder = ''
  let reports: readonly Report[] = []
  let sentences: readonly string[] = []

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foolish-plants-'))
    await copyFile('.oxlintrc.json', join(folder, '.oxlintrc.json'))
    const config = await readFile('.oxlintrc.json', 'utf8')
    sentences = [...new Set([...config.matchAll(/"message": "([^"]+)"/g)].map(([, sentence]) => sentence!))]
    for (const { file, code } of [...forbidden, ...allowed]) {
      await mkdir(join(folder, dirname(file)), { recursive: true })
      await appendFile(join(folder, file), `${code}\n`)
    }
    reports = await lint(folder)
  })
  afterAll(() => rm(folder, { recursive: true }))

  /** The sentences about one planted line. */
  const about = (plant: { readonly file: string; readonly code: string }): readonly string[] => {
    const line =
      [...forbidden, ...allowed].filter(({ file }) => file === plant.file).findIndex(({ code }) => code === plant.code) + 1
    return [
      ...new Set(reports.filter((report) => report.file === plant.file && report.line === line).map(({ sentence }) => sentence)),
    ]
  }

  it.each(forbidden)('refuses in $file: $code', (plant) => {
    expect(about(plant)).toContain(plant.sentence)
  })
  it.each(allowed)('allows in $file: $code', (plant) => {
    expect(about(plant)).toEqual([])
  })
  it('says every one of its sentences here', () => {
    const said = new Set<string>(forbidden.map(({ sentence }) => sentence))
    expect(sentences.filter((sentence) => !said.has(sentence))).toEqual([])
    expect(sentences.length).toBeGreaterThan(40)
  })
})

interface Report {
  readonly file: string
  readonly line: number
  readonly sentence: string
}
const diagnostics = z.array(
  z.object({
    message: z.string(),
    code: z.string().optional(),
    help: z.string().optional(),
    filename: z.string(),
    labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
  }),
)

/** What oxlint says about restrictions in a folder with a configuration of its own. */
async function lint(folder: string): Promise<readonly Report[]> {
  const bin = join(process.cwd(), 'node_modules/.bin/oxlint')
  const out = await new Promise<string>((done, failed) => {
    execFile(bin, ['--format', 'json', '.'], { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout) =>
      stdout ? done(stdout) : failed(error),
    )
  })
  return z
    .object({ diagnostics })
    .parse(JSON.parse(out))
    .diagnostics.flatMap(({ code, filename, labels, help, message }) => {
      const sentence = code?.includes('no-restricted-globals') ? message.replace(/^.*? '\w+'\. /, '') : help
      const restricted = code?.includes('no-restricted') || code?.includes('no-async-await')
      return restricted ? [{ file: posix.normalize(filename), line: labels[0]!.span.line, sentence: sentence ?? message }] : []
    })
}
