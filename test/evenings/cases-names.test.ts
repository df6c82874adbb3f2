import { describe, expect, it } from 'vitest'
import { rngFor } from '../../src/kit/rng.js'
import { textOf, type Player } from './evening.js'
import { parties, playQuickly, type Party } from './guests.js'
import { onlyTable, playOn } from './play.js'

const party = parties()

/** Those whose names try to break a message, by what they call themselves; in two companies of five. */
const COMPANIES = [
  ['||A||', '```B', '@everyone', '<@&1>', 'مرحبا'],
  ['Z̸̧̢̛̗̤͎͖͗͑̈́͛̕a̷̡͙̪͇͒l̵̦̝̥̾̆go', '\u2800\u3164', 'Sam', 'Sam', '[a](https://b.c) # - 1.'],
] as const

describe('case 13: names with markdown, mentions, bidi, nothing visible, and two equal names', () => {
  for (const [company, names] of COMPANIES.entries())
    it(`are inert, each once a line, from the lobby to the leaderboard: ${names.map((name) => JSON.stringify(name)).join(' ')}`, async () => {
      const tonight = await party()
      const { evening } = tonight
      const people = names.map((name, i) => named(tonight, `guest ${i}`, name))
      await people[0]?.says('/foolish', { length: 'single-round' })
      for (const player of people.slice(1)) await player.presses('Join')
      const id = await onlyTable(evening)
      const [lobby = ''] = evening.story()
      expect(lobby.match(/^\d .+$/gmu)).toHaveLength(5)
      await people[0]?.presses('Start')
      await playOn(evening, id, people, rngFor('names', company), ({ actions }) => actions === 12)
      await evening.calm()
      await playQuickly(tonight, id)
      await evening.calm()
      await people[1]?.says('/leaderboard')
      await people[1]?.chooses('Foolish Faces: Single rounds')
      expect(people[1]?.panel().match(/^\*{0,2}\d (?:You|.+), -?\d+ points?/gmu)).toHaveLength(5)
      await people[1]?.says('/rules')
      await people[1]?.says('/privacy')
      await people[1]?.presses('Export my data')
      const [file] = people[1]?.newest()?.attachments ?? []
      const data = JSON.parse(new TextDecoder().decode(evening.local.file(file?.url ?? ''))) as { readonly person: unknown }
      expect(data.person).toMatchObject({ name: company === 0 ? names[1] : (expect.stringMatching(/\S/u) as unknown) })

      for (const { body } of evening.local.requests) {
        const { allowed_mentions: allowed } = mentionsOf(body)
        if (allowed) expect([allowed.parse, (allowed.users ?? []).length <= 1]).toEqual([[], true])
      }
      const { messages } = evening.local.channel('games')
      for (const raw of messages.map(rawOf)) {
        expect(raw).not.toMatch(/(?<!\\)(?:\|\||```|~~|@everyone)|(?<!\\)<@&|\]\(/u)
        expect(raw.replaceAll(/[\u2066-\u2069\u200E]/gu, '')).not.toMatch(/[\u200B-\u200D\u202A-\u202E\u2800\u3164]/u)
        for (const line of raw.split('\n')) expect(count(line, '\u2068'), line).toBe(count(line, '\u2069'))
      }
      const record = messages.map(textOf).filter((text) => /^Trick \d+: .+ takes \d+ points?\.$/mu.test(text))
      expect(record.length).toBeGreaterThanOrEqual(2)
      if (company === 1) {
        expect(lobby).toContain('3 Sam (3)')
        expect(lobby).toContain('4 Sam (4)')
        expect(lobby).toMatch(/^2 \S+/mu)
      }
    })

  it('that change are the new ones from the next press on, and a long one is cut between signs', async () => {
    const tonight = await party()
    const { evening, ann, bo } = tonight
    await ann.says('/foolish')
    evening.local.person('Bo').name = '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦 Bartholomew the Third of His Name'
    await bo.presses('Join')
    const [, name = ''] = /^2 (.+)$/mu.exec(evening.story()[0] ?? '') ?? []
    expect(name).toMatch(/…$/u)
    expect(name).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|\u200D…$/u)
    expect([...new Intl.Segmenter('en').segment(name)].length).toBeLessThanOrEqual(12)
  })
})

/** Somebody who comes as `key` and calls themselves `name`. */
function named(tonight: Party, key: string, name: string): Player {
  const player = tonight.guest(key)
  tonight.evening.local.person(key).name = name
  return { ...player, name }
}
const count = (text: string, sign: string): number => text.split(sign).length - 1

interface Allowed {
  readonly allowed_mentions?: { readonly parse: readonly string[]; readonly users?: readonly string[] }
}
const mentionsOf = (body: unknown): Allowed => {
  const it = (body ?? {}) as Allowed & { readonly data?: Allowed }
  return it.data ?? it
}
/** As Discord got it, with every escape and every sign of direction. */
const rawOf = (message: Parameters<typeof textOf>[0]): string => {
  const every = (parts: NonNullable<typeof message>['components']): readonly string[] =>
    parts.flatMap(({ content, components }) => [...(content === undefined ? [] : [content]), ...every(components ?? [])])
  return [message?.content ?? '', ...every(message?.components ?? [])].join('\n')
}
