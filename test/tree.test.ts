import { PermissionFlagsBits } from 'discord-api-types/v10'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readConfig, SETTINGS } from '../src/config.js'
import { answer } from '../src/referee/answer.js'
import { sources } from './sources.js'

const versions = z.record(z.string(), z.string())
const manifest = z.object({ scripts: versions, dependencies: versions, devDependencies: versions })
const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.string().optional(), resolved: z.string().optional(), dev: z.boolean().optional() }),
  ),
})
const json = async <T>(file: string, shape: z.ZodType<T>): Promise<T> => shape.parse(JSON.parse(await readFile(file, 'utf8')))

/** Licences that a package may have; those of the second list only where it is not needed to run. */
const LICENCES = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'OFL-1.1',
  'Bitstream-Vera',
]
const WHILE_DEVELOPING = ['MPL-2.0', 'CC-BY-4.0', 'Python-2.0']
/** Packages whose licence stands in a file of theirs alone. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  'node_modules/base64-arraybuffer': 'MIT',
  'node_modules/dejavu-fonts-ttf': 'Bitstream-Vera',
  'node_modules/only': 'MIT',
  'node_modules/xmlhttprequest-ssl': 'MIT',
}

/** `(MIT OR WTFPL)` is fine when one of them is, `MIT AND OFL-1.1` when both are. */
const anyOf = (licence: string, allowed: readonly string[]): boolean =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => allowed.includes(part)))

/** The files in which `forbidden` stands, with the line. */
async function found(forbidden: RegExp, files: readonly string[]): Promise<readonly string[]> {
  const lines = await Promise.all(
    files.map(async (file) => (await readFile(file, 'utf8')).split('\n').map((text, i) => ({ at: `${file}:${i + 1}`, text }))),
  )
  return lines
    .flat()
    .filter(({ text }) => forbidden.test(text))
    .map(({ at }) => at)
}

describe('the tree', () => {
  it('has no file above 300 lines, but for the words of a language', async () => {
    const files = (await sources('src', 'commands')).filter((file) => !file.startsWith('src/words/'))
    const long = await Promise.all(
      files.map(async (file) => ({ file, lines: (await readFile(file, 'utf8')).trimEnd().split('\n').length })),
    )
    expect(long.filter(({ lines }) => lines > 300)).toEqual([])
    expect(files.length).toBeGreaterThan(100)
  })

  it('leaves nothing for later', async () => {
    expect(
      await found(
        /\b(TODO|FIXME|XXX|HACK)\b/,
        (await sources('src', 'commands', 'test')).filter((file) => file !== 'test/tree.test.ts'),
      ),
    ).toEqual([])
  })

  it('runs every test, and those in Chromium wherever there is one', async () => {
    const tests = (await sources('test')).filter((file) => file !== 'test/tree.test.ts')
    expect(
      await found(/\b(it|test|describe)(\.\w+)*\.(only|skip|todo|fails)\b|\b(xit|xdescribe|fit|fdescribe)\(/, tests),
    ).toEqual([])
    const conditional = await found(/\.(skipIf|runIf)\(|\b\w+\.skip\(/, tests)
    expect(conditional.filter((at) => !at.startsWith('test/page/'))).toEqual([])
  })

  it('breaks no rule of the language or the linter without saying which one', async () => {
    const files = await sources('src', 'commands', 'test')
    expect(
      await found(
        /@ts-(ignore|nocheck|expect-error)|(ox|es)lint-disable(-next-line|-line)?\s*($|\*\/)/,
        files.filter((file) => file !== 'test/tree.test.ts'),
      ),
    ).toEqual([])
  })
})

describe('the packages', () => {
  it('are pinned to one version each', async () => {
    const { dependencies, devDependencies } = await json('package.json', manifest)
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    )
    expect(loose).toEqual([])
  })

  it('are locked without the address of a registry', async () => {
    const { packages } = await json('package-lock.json', lock)
    expect(Object.keys(packages).length).toBeGreaterThan(200)
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })

  it('have licences that let everybody use them', async () => {
    const { packages } = await json('package-lock.json', lock)
    const doubtful = Object.entries(packages).filter(([name, { license = 'none', dev = false }]) => {
      return !anyOf(READ_BY_HAND[name] ?? license, dev ? [...LICENCES, ...WHILE_DEVELOPING] : LICENCES)
    })
    expect(doubtful).toEqual([])
  })
})

describe('the README', () => {
  it('names every setting with its usual value, and no other', async () => {
    const text = await readFile('README.md', 'utf8')
    const named = [...text.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]+)`|none) \|/gm)].map(([, name, value]) => ({ name, value }))
    const usual = readConfig({})
    if (!usual.ok) throw new Error('a start without settings is refused')
    expect(new Set(named.map(({ name }) => name))).toEqual(new Set(SETTINGS))
    const { database, logLevel, localPort, housePauseMs, pictures, healthHost, healthPort } = usual.config
    const values = named.flatMap(({ value }) => (value === undefined ? [] : [value]))
    const shown = [localPort, housePauseMs, pictures ? 'on' : 'off', healthHost, healthPort]
    expect(values).toEqual([database, logLevel, ...shown.map(String)])
  })

  it('shows what the referee answers', async () => {
    const text = await readFile('README.md', 'utf8')
    const asked = /echo '(\{.*\})' \| npm run -s referee/.exec(text)?.[1]
    const shown = /^\{"ok":.*…\]\},"outcome":null\}$/m.exec(text)?.[0]
    let answered = answer(asked ?? '')
    for (const part of (shown ?? '?').split('…')) {
      expect(answered).toContain(part)
      answered = answered.slice(answered.indexOf(part) + part.length)
    }
    expect(answered).toBe('')
  })

  it('asks for no permission but those that the bot looks for', async () => {
    const asked = /&permissions=(\d+)/.exec(await readFile('README.md', 'utf8'))?.[1]
    const { ViewChannel, SendMessages, SendMessagesInThreads, AttachFiles } = PermissionFlagsBits
    expect(BigInt(asked ?? 0)).toBe(ViewChannel | SendMessages | SendMessagesInThreads | AttachFiles)
  })
})

describe('the check', () => {
  it('is one command, the same in the README and on the build machine', async () => {
    const { scripts } = await json('package.json', manifest)
    const command = 'npm ci && npm test'
    expect(await readFile('README.md', 'utf8')).toContain(`\n${command}\n`)
    expect(await readFile('.ci/run', 'utf8')).toContain(`(${command})`)
    expect(await readFile('.github/workflows/check.yml', 'utf8')).toContain('run: .ci/run')
    expect(scripts['test']).toBe('npm run -s check && vitest run')
    for (const part of ['types', 'lint', 'format:check']) expect(scripts['check']).toContain(`npm run -s ${part}`)
  })
})
