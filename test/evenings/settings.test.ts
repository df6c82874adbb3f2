import { describe, expect, it } from 'vitest'
import type { Player } from './evening.js'
import { parties, type Party } from './guests.js'
import { onlyTable, tableOf } from './play.js'

const party = parties()
const MINUTE = 60_000

/** Somebody who may manage the server, with its settings before them. */
async function manager(tonight: Party): Promise<Player> {
  const mo = tonight.guest('Mo')
  tonight.evening.local.person('Mo').permissions.add('ManageGuild')
  await mo.says('/settings server')
  return mo
}

describe('the settings of a server', () => {
  it('limit the tables at once; a lobby that stands still makes room', async () => {
    const tonight = await party()
    const { evening, ann, bo } = tonight
    const mo = await manager(tonight)
    await mo.chooses('1 table at once in this server')
    await ann.says('/foolish')
    const id = await onlyTable(evening)
    await bo.says('/kings')
    expect(bo.panel()).toMatch(/^One table is on, as many as this server wants at once\./u)
    expect(bo.panel()).toContain('Foolish Faces 1')
    expect(await onlyTable(evening)).toBe(id)
    await evening.later(11 * MINUTE)
    await bo.says('/kings')
    expect(bo.panel()).toContain('has stood still.')
    await bo.presses('End that lobby')
    await bo.presses('End the table')
    expect(await tableOf(evening, id)).toMatchObject({ phase: 'over', closed: 'replaced' })
    await bo.says('/kings')
    expect(await onlyTable(evening)).not.toBe(id)
  })

  it('say where tables are opened, and how fast they are', async () => {
    const tonight = await party()
    const { evening, ann } = tonight
    evening.local.channel('parlour')
    const mo = await manager(tonight)
    await mo.presses('Only here')
    await mo.chooses('Usual pace: Slow, 24 hours a turn')
    const away = tonight.guest('Ann', 'parlour')
    await away.says('/foolish')
    expect(away.panel()).toBe(`In this server tables are opened in <#${evening.local.channel('games').id}>.`)
    await ann.says('/foolish')
    expect(evening.story()[0]).toContain('Slow: a day a turn.')
  })

  it('are chosen by nobody else', async () => {
    const tonight = await party()
    await tonight.ann.says('/settings server')
    expect(tonight.ann.panel()).toContain('Whoever may manage this server (the permission Manage Server) chooses its settings.')
    expect(tonight.ann.buttons()).toEqual([])
  })
})
