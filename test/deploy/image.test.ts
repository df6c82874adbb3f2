import { DockerfileParser, type Instruction } from 'dockerfile-ast'
import { validate, ValidationSeverity } from 'dockerfile-utils'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const text = readFileSync('deploy/Dockerfile', 'utf8')
const image = DockerfileParser.parse(text)
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

const named = (all: readonly Instruction[], keyword: string): readonly string[] =>
  all.filter((it) => it.getKeyword() === keyword).map((it) => it.getArguments().map(String).join(' '))
/** The words of an instruction in exec form: a shell would stand between the program and its signals. */
const exec = (it: Instruction | undefined): readonly string[] =>
  z.array(z.string()).parse(JSON.parse(/\[.*\]$/.exec(it?.getArgumentsContent() ?? '')?.[0] ?? '[]'))

const stages = image.getFROMs()
const lines = image.getInstructions()
const last = lines.slice(lines.lastIndexOf(stages.at(-1)!))
const values = Object.fromEntries(
  image.getENVs().flatMap((env) => env.getProperties().map((it) => [it.getName(), it.getValue()] as const)),
)

/** How the health check of the image ends where health is told at this port. */
const checked = (port: number): Promise<number | null> => {
  const [program = '', ...words] = exec(image.getHEALTHCHECKs()[0])
  expect(program).toBe('node')
  const child = spawn(process.execPath, words, { env: { HEALTH_PORT: String(port) }, stdio: 'ignore' })
  return new Promise((done) => child.once('exit', done))
}
async function answering(status: number): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer(({ url }, response) => response.writeHead(url === '/healthz' ? status : 404).end())
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  return { server, port: (server.address() as AddressInfo).port }
}

describe('the image', () => {
  it('has nothing that a linter would change', () => {
    const strict = {
      deprecatedMaintainer: ValidationSeverity.ERROR,
      directiveCasing: ValidationSeverity.ERROR,
      emptyContinuationLine: ValidationSeverity.ERROR,
      instructionCasing: ValidationSeverity.ERROR,
      instructionCmdMultiple: ValidationSeverity.ERROR,
      instructionEntrypointMultiple: ValidationSeverity.ERROR,
      instructionHealthcheckMultiple: ValidationSeverity.ERROR,
      instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
      instructionWorkdirRelative: ValidationSeverity.ERROR,
    }
    expect(validate(text, strict)).toEqual([])
    expect(validate(text.replace('WORKDIR /app', 'WORKDIR app'), strict)).toHaveLength(1)
  })

  it('stands on one small base, and keeps the compiler out of what runs', () => {
    const built = stages.flatMap((it) => it.getBuildStage() ?? [])
    expect(new Set(stages.map((it) => it.getImage()).filter((base) => !built.some((stage) => stage === base)))).toEqual(
      new Set(['node:20-bookworm-slim']),
    )
    expect(named(last, 'RUN').filter((run) => /apt-get|npm/.test(run))).toEqual([])
    expect(named(lines, 'RUN')).toContainEqual(expect.stringMatching(/^npm ci --omit=dev\b/))
  })

  it('runs as nobody in particular, with all that it writes in one volume', () => {
    expect(named(last, 'USER')).toEqual(['10001:10001'])
    expect(named(last, 'VOLUME')).toEqual(['/data'])
    expect(values).toEqual({ NODE_ENV: 'production', DATABASE: '/data/foolish.sqlite' })
    expect(named(last, 'RUN').join()).toContain('--owner=10001 --group=10001 --mode=0700 /data')
  })

  it('is built when it runs, and hears the signal to stop', () => {
    expect(exec(image.getCMDs()[0]).join(' ')).toBe(scripts['start'])
    expect(named(lines, 'RUN')).toContain('npm run -s build')
    expect(named(last, 'STOPSIGNAL')).toEqual(['SIGTERM'])
  })

  it('takes from the folder only what is let in, and what is there', () => {
    const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8')
    const letIn = [...ignored.matchAll(/^!(\S+)$/gm)].map(([, name]) => name!)
    const taken = lines
      .filter((it) => it.getKeyword() === 'COPY' && !it.toString().includes('--from='))
      .flatMap((it) => it.getArguments().slice(0, -1).map(String))
    expect(new Set(taken)).toEqual(new Set(letIn))
    expect(letIn.filter((name) => !existsSync(name))).toEqual([])
    expect(ignored).toMatch(/^\*$/m)
  })

  it('is healthy while /healthz answers, and not when it refuses or nobody is there', async () => {
    const fine = await answering(200)
    expect(await checked(fine.port)).toBe(0)
    await new Promise((closed) => fine.server.close(closed))
    expect(await checked(fine.port)).toBe(1)
    const broken = await answering(500)
    expect(await checked(broken.port)).toBe(1)
    await new Promise((closed) => broken.server.close(closed))
  })
})
