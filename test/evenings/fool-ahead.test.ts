import { describe, expect, it } from 'vitest'
import type { Table } from '../../src/table/table.js'
import type { Evening, Player } from './evening.js'
import { deciding, labelOf, opens, parties, started, stateAt, throwable, walk } from './fool-guests.js'
import { tableOf } from './play.js'

const party = parties()

/** Four people at throw-in; the attacker decides, the next thrower could queue a card, and so it goes `as` said. */
async function arrived(evening: Evening, as: (table: Table) => boolean = () => true) {
  const { players, id } = await started(evening, { people: 4, options: { variant: 'classic' } })
  const waits = (table: Table): boolean => {
    const [, second] = deciding(table)
    return table.queue.length === 0 && second !== undefined && throwable(table, second, 'ahead').length > 0 && as(table)
  }
  const table = await walk(evening, id, 'arrives', waits)
  const [head = 0, second = 0] = deciding(table)
  const [card] = throwable(table, second, 'ahead')
  return { id, table, head: players[head]!, owner: players[second]!, seat: second, players, card: card!, label: labelOf(card!) }
}
const headThrows = (table: Table): boolean => throwable(table, deciding(table)[0] ?? 0, 'now').length > 0
const queueAt = async (evening: Evening, id: string) => (await tableOf(evening, id)).queue
const lies = async (evening: Evening, id: string, card: string): Promise<boolean> =>
  (await stateAt(evening, id)).bout.slots.some(({ attack }) => attack === card)
const panels = (players: readonly Player[]): readonly string[] => players.map((player) => player.panel())

describe('a card queued before its turn', () => {
  it('is seen by nobody else, can be taken back, and is thrown in when the turn comes', async () => {
    const evening = await party({ seeds: ['queued'] })
    const { id, head, owner, seat, players, card, label } = await arrived(evening)
    const others = players.filter((player) => player !== owner)
    for (const player of players) await opens(player)
    await evening.calm()
    const before = { story: evening.story(), panels: panels(others), requests: evening.local.requests.length }
    expect(owner.panel()).toContain('When your turn comes, throw in:')
    expect(owner.buttons()).not.toContain('Refresh')

    await owner.presses(label)
    await evening.calm()
    expect(owner.panel()).toContain(`Queued: ${label}. A new card on the table drops it.`)
    expect(owner.buttons()).toContain('Take it back')
    expect(await queueAt(evening, id)).toMatchObject([{ seat, action: { type: 'throw', cards: [card] }, stands: false }])
    expect(evening.story()).toEqual(before.story)
    expect(panels(others)).toEqual(before.panels)
    expect(evening.local.requests.length - before.requests, 'nothing is sent but the answer').toBe(1)

    await owner.presses('Take it back')
    expect(await queueAt(evening, id)).toEqual([])
    expect(owner.buttons()).toContain(label)
    await owner.presses(label)
    await head.presses('Bito')
    await evening.calm()
    expect(await lies(evening, id, card)).toBe(true)
    expect(await queueAt(evening, id)).toEqual([])
    expect(evening.story().at(-1)).toContain(`${owner.name}: ${label}, open`)
    expect(owner.panel(), 'a panel that nobody pressed follows').not.toContain('Queued')
  })

  it('is dropped by a new card on the table', async () => {
    const evening = await party({ seeds: ['dropped'] })
    const { id, table, head, owner, card, label } = await arrived(evening, headThrows)
    await opens(owner)
    await owner.presses(label)
    const [thrown] = throwable(table, deciding(table)[0] ?? 0, 'now')
    await opens(head)
    await head.presses(labelOf(thrown!))
    await evening.calm()
    expect(await queueAt(evening, id)).toEqual([])
    expect(await lies(evening, id, card)).toBe(false)
    expect(owner.panel()).not.toContain('Queued')
  })

  it('is still there after a restart, and thrown in then', async () => {
    const evening = await party({ seeds: ['restart'], onDisk: true })
    const { id, head, owner, card, label } = await arrived(evening)
    await opens(owner)
    await owner.presses(label)
    const before = await tableOf(evening, id)
    await evening.restart()
    expect(await tableOf(evening, id)).toEqual(before)
    expect(await opens(owner)).toContain(`Queued: ${label}.`)
    await opens(head)
    await head.presses('Bito')
    await evening.calm()
    expect(await lies(evening, id, card)).toBe(true)
  })

  it('is not queued by a press on a panel of a table that has changed', async () => {
    const evening = await party({ seeds: ['old panel'] })
    const { id, table, head, owner } = await arrived(evening, headThrows)
    await opens(owner)
    const old = owner.newest()!
    const [button] = old.components
      .flatMap((it) => it.components ?? [])
      .flatMap((it) => it.components ?? [])
      .filter(({ label }) => label === 'Bito')
    const [thrown] = throwable(table, deciding(table)[0] ?? 0, 'now')
    await opens(head)
    await head.presses(labelOf(thrown!))
    await evening.calm()
    await evening.local.person(owner.name).forges('games', button!.custom_id!, owner.newest()!.id).done
    expect(owner.panel()).toContain(`A card came in the meantime: ${labelOf(thrown!)}.`)
    expect(await queueAt(evening, id)).toEqual([])
  })
})

describe('Bito for this bout', () => {
  it('passes whatever is thrown, until the bout is over', async () => {
    const evening = await party({ seeds: ['for the bout'] })
    const { id, table, head, owner, seat } = await arrived(evening, headThrows)
    await opens(owner)
    await owner.presses('Bito for this bout')
    expect(owner.panel()).toContain('Bito for this bout: you throw nothing more in, whatever comes.')
    const [thrown] = throwable(table, deciding(table)[0] ?? 0, 'now')
    await opens(head)
    await head.presses(labelOf(thrown!))
    await evening.calm()
    expect(await queueAt(evening, id), 'a new card does not drop it').toMatchObject([{ seat, stands: true }])

    const { bout } = await stateAt(evening, id)
    const next = await walk(evening, id, 'others', (now) => numberOf(now) !== bout.number)
    expect(next.queue).toEqual([])
    const rows = await evening.store.read(id)
    const own = rows.slice(table.seq).flatMap(({ event }) => {
      const it = event as { type: string; seat?: number; action?: { type: string }; waited?: true }
      return it.type === 'played' && it.seat === seat ? [[it.action?.type, it.waited]] : []
    })
    expect(own.length).toBeGreaterThan(0)
    expect(own.every(([type, waited]) => type === 'pass' && waited === true)).toBe(true)
  })

  it('said by somebody whose turn it is counts now and stands', async () => {
    const evening = await party({ seeds: ['attacker'] })
    const { id, head, table } = await arrived(evening)
    const [seat] = deciding(table)
    await opens(head)
    await head.presses('Bito for this bout')
    const now = await tableOf(evening, id)
    expect(now.queue).toMatchObject([{ seat, stands: true }])
    expect((await stateAt(evening, id)).bout.passed).toEqual([seat])
    await head.presses('Take it back')
    expect(await queueAt(evening, id)).toEqual([])
  })
})

const numberOf = ({ state }: Table): number => (state as { readonly bout: { readonly number: number } }).bout.number
