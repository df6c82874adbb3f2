import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const UNIT = 'deploy/foolish.service'
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
/** Every `Key=value` of the unit under its section, in order; a key may come more than once. */
const keys = readFileSync(UNIT, 'utf8')
  .split(/^(?=\[)/m)
  .flatMap((part) => {
    const section = /^\[(\w+)\]/.exec(part)?.[1]
    return [...part.matchAll(/^(\w+)=(.*)$/gm)].map(([, key, value]) => ({ section, key, value: value! }))
  })
const of = (key: string): readonly string[] => keys.filter((it) => it.key === key).map(({ value }) => value)

/** What systemd finds wrong with the unit; undefined where there is no systemd. */
const found = (): Promise<string | undefined> =>
  new Promise((done) => {
    execFile('systemd-analyze', ['verify', UNIT], (error, out, errors) =>
      done(error?.code === 'ENOENT' ? undefined : `${out}${errors}${error ? `ended with ${error.code}` : ''}`),
    )
  })

describe('the unit', () => {
  it('gives systemd nothing to say, where there is one', async () => {
    expect([undefined, '']).toContain(await found())
  })

  it('has its three sections, and starts what npm start does after its build', () => {
    expect(new Set(keys.map(({ section }) => section))).toEqual(new Set(['Unit', 'Service', 'Install']))
    expect(of('ExecStart')).toEqual([scripts['start']])
    expect(of('Environment')).toEqual(['NODE_ENV=production', 'DATABASE=/var/lib/foolish/foolish.sqlite'])
    expect(of('EnvironmentFile')).toEqual(['/etc/foolish.env'])
    expect(of('WantedBy')).toEqual(['multi-user.target'])
  })

  it('comes back after a failure, and is given longer to stop than the ten seconds that it needs', () => {
    expect(of('Restart')).toEqual(['on-failure'])
    expect(Number(of('TimeoutStopSec')[0])).toBeGreaterThan(10)
  })

  it('has a user of its own, and a place to write that is its state alone', () => {
    expect(of('User')).toEqual(['foolish'])
    expect(of('StateDirectory')).toEqual(['foolish'])
    for (const key of ['NoNewPrivileges', 'PrivateDevices', 'PrivateTmp', 'ProtectHome', 'RestrictNamespaces'])
      expect(of(key)).toEqual(['yes'])
    expect(of('ProtectSystem')).toEqual(['strict'])
    expect(of('CapabilityBoundingSet')).toEqual([''])
    // Node writes code into memory and runs it.
    expect(of('MemoryDenyWriteExecute')).toEqual([])
  })
})
