import { describe, expect, it } from 'vitest'
import type { Player } from './evening.js'
import { parties } from './fool-guests.js'
import { onlyTable, tableOf } from './play.js'

const party = parties()

/** The lists of the newest private message, by their pointers, with the label chosen in each. */
const listsOf = (player: Player): ReadonlyMap<string, string | undefined> => {
  const rows = player.newest()!.components.flatMap(({ components }) => components ?? [])
  const lists = rows.flatMap(({ components }) => components ?? []).filter(({ type }) => type === 3)
  return new Map(lists.map(({ custom_id, options }) => [custom_id ?? '', options?.find((it) => it.default)?.label]))
}
const picks = (player: Player, list: string, item: string) => {
  const [pointer] = [...listsOf(player).keys()].filter((it) => it.endsWith(`.${list}`))
  const [, page = ''] = /:(\d+)\.\w+$/.exec(pointer ?? '') ?? []
  return player.picks(pointer ?? list, [`${page}.${list}.${item}`])
}

describe('the house rules of a channel', () => {
  it('are chosen in the lobby, seen by all at once, and found again at the next table', async () => {
    const evening = await party({ seeds: ['house rules', 'next'] })
    const [ann, bo] = [evening.player('Ann'), evening.player('Bo')]
    await ann.says('/fool')
    await bo.presses('Join')
    await evening.calm()
    expect(evening.story()[0]).toContain(
      'House rules: throw-in, 36 cards, all throw in, first attack 5, next lead from under the Fool.',
    )
    expect(evening.story()[0]).toContain('3 to 6 free')

    await ann.presses('House rules')
    expect(ann.panel()).toMatch(/^House rules of Durak 1/)
    expect([...listsOf(ann).values()]).toEqual([
      'Classic',
      'Throw-in (podkidnoy)',
      '36 cards',
      'All throw in',
      'Thrown in one after the other, attacker first',
    ])
    await picks(ann, 'deck', '54')
    await picks(ann, 'throwers', 'neighbours')
    await evening.calm()
    expect(ann.panel()).toContain('54 cards, jokers beat their colour, neighbours throw in')
    expect(evening.story()[0]).toContain('54 cards, jokers beat their colour, neighbours throw in')
    expect(evening.story()[0]).toContain('3 to 8 free')
    await ann.presses('Page 2 of 6')
    expect(ann.buttons()).toEqual(['Page 1 of 6', 'Page 3 of 6'])

    await bo.presses('House rules')
    expect(bo.panel()).toBe('Ann is host and chooses the house rules.')
    await bo.says('/table house-rules')
    expect(bo.panel()).toBe('Ann is host and chooses the house rules.')

    const first = await onlyTable(evening)
    await ann.presses('Start')
    await evening.calm()
    expect(ann.panel()).toMatch(/Trump|No trump/)
    await ann.says('/table end', { sure: true })
    await bo.says('/fool', { variant: 'perevodnoy' })
    const next = await tableOf(evening, await onlyTable(evening))
    expect(next).toMatchObject({ options: { variant: 'perevodnoy', deck: 54, throwers: 'neighbours' } })
    expect((await tableOf(evening, first)).options).toMatchObject({ deck: 54 })
  })

  it('refuse what the people at the table cannot play, and say what helps', async () => {
    const evening = await party()
    const ann = evening.player('Ann')
    await ann.says('/fool', { variant: 'big-table', 'house-players': 6 })
    await ann.presses('House rules')
    await picks(ann, 'deck', '36')
    await evening.calm()
    expect(ann.panel()).toMatch(/^Seven players need 42 cards: choose 52 or 54\./)
    expect(evening.story()[0]).toContain('54 cards')
  })

  it('limit the seats: the seventh finds a full table with 36 cards', async () => {
    const evening = await party()
    const ann = evening.player('Ann')
    await ann.says('/fool', { variant: 'classic', 'house-players': 5 })
    expect(evening.story()[0]).toContain("Ann's table is full.")
    for (const name of ['Bo', 'Cleo', 'Dan', 'Eve', 'Fay']) await evening.player(name).presses('Join')
    expect(evening.story()[0]).toContain('All six seats are taken by people.')
    const gil = evening.player('Gil')
    await gil.says('/table join')
    expect(gil.panel()).toBe('The last seat was just taken. /fool opens another table.')
  })
})
