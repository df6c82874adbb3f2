import { readFileSync } from 'node:fs'
import { parse } from 'dotenv'
import { describe, expect, it } from 'vitest'
import { readConfig, SETTINGS } from '../src/config.js'

const TOKEN = 'abc.def.ghi-JKL_9'
const lines = (env: Record<string, string>): readonly string[] => {
  const read = readConfig(env)
  return read.ok ? [] : read.lines
}

describe('readConfig', () => {
  it('needs nothing at all', () => {
    const config = {
      token: undefined,
      guildId: undefined,
      database: 'data/foolish.sqlite',
      logLevel: 'info',
      localPort: 4400,
      housePauseMs: 1500,
      pictures: true,
      healthHost: '127.0.0.1',
      healthPort: 4401,
      retentionDays: undefined,
    }
    expect(readConfig({})).toEqual({ ok: true, config })
    expect(readConfig({ DISCORD_TOKEN: '', LOCAL_PORT: ' ', SOMETHING_ELSE: 'x' })).toEqual({ ok: true, config })
  })

  it('reads every setting', () => {
    const read = readConfig({
      DISCORD_TOKEN: ` ${TOKEN} `,
      DISCORD_GUILD_ID: '123456789012345678',
      DATABASE: '/var/lib/foolish.sqlite',
      LOG_LEVEL: 'silent',
      LOCAL_PORT: '0',
      HOUSE_PAUSE_MS: '250',
      PICTURES: 'off',
      HEALTH_HOST: '::',
      HEALTH_PORT: '0',
      RETENTION_DAYS: '400',
      NODE_ENV: 'production',
    })
    expect(read).toEqual({
      ok: true,
      config: {
        token: TOKEN,
        guildId: '123456789012345678',
        database: '/var/lib/foolish.sqlite',
        logLevel: 'silent',
        localPort: 0,
        housePauseMs: 250,
        pictures: false,
        healthHost: '::',
        healthPort: 0,
        retentionDays: 400,
      },
    })
    expect(read.ok && Object.isFrozen(read.config)).toBe(true)
  })

  it('says one plain line for each wrong or missing setting, without what was set', () => {
    const wrong = lines({
      DISCORD_GUILD_ID: 'my server',
      LOG_LEVEL: 'loud',
      LOCAL_PORT: '70000',
      HOUSE_PAUSE_MS: '-1',
      PICTURES: 'yes',
      HEALTH_HOST: 'my machine',
      HEALTH_PORT: 'none',
      RETENTION_DAYS: '0',
      NODE_ENV: 'production',
    })
    expect(new Set(wrong.map((line) => line.split(' ')[0]))).toEqual(
      new Set([
        'DISCORD_GUILD_ID',
        'DISCORD_TOKEN',
        'HEALTH_HOST',
        'HEALTH_PORT',
        'HOUSE_PAUSE_MS',
        'LOCAL_PORT',
        'LOG_LEVEL',
        'PICTURES',
        'RETENTION_DAYS',
      ]),
    )
    expect(wrong).toHaveLength(9)
    for (const line of wrong) expect(line).not.toMatch(/\n|my server|loud|70000|yes|my machine|none/)
    expect(lines({ HEALTH_PORT: '70000' })).toEqual(['HEALTH_PORT must be off or a port: a whole number from 0 to 65535.'])
    expect(lines({ LOCAL_PORT: '4,400' })).toEqual(['LOCAL_PORT must be a port: a whole number from 0 to 65535.'])
    expect(lines({ DISCORD_TOKEN: 'Bot hunter2' })[0]).not.toContain('hunter2')
  })

  it('leaves health off where it is told to', () => {
    expect(readConfig({ HEALTH_PORT: 'off' })).toMatchObject({ ok: true, config: { healthPort: 'off' } })
  })

  it('does without a token unless this is production', () => {
    expect(readConfig({ NODE_ENV: 'development' }).ok).toBe(true)
    expect(readConfig({ NODE_ENV: 'production', DISCORD_TOKEN: TOKEN }).ok).toBe(true)
  })
})

describe('.env.example', () => {
  const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')

  it('holds every setting, each after a sentence, and no other', () => {
    expect(new Set(Object.keys(parse(text)))).toEqual(new Set(SETTINGS))
    for (const name of SETTINGS) expect(text).toMatch(new RegExp(`# [^\\n]+\\.\\n${name}=`))
  })

  it('says the values that hold anyway', () => {
    expect(readConfig(parse(text))).toEqual(readConfig({}))
  })
})
