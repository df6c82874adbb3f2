import { expect } from 'vitest'
import { dues } from '../../src/table/dues.js'
import { fold } from '../../src/table/fold.js'
import { seatOf, type Table, type TableEvent } from '../../src/table/table.js'
import type { HouseDoor, Tables } from '../../src/table/tables.js'
import type { Evening } from './evening.js'

/** An evening, with the door that is open now: after a restart it is another one. */
export type Sounding = Pick<Evening, 'store' | 'settings' | 'bugs'> & { readonly tables: Tables & HouseDoor }

/** What is so at every table, whatever has happened there. */
export async function expectSound(it: Sounding, id: string, people: readonly number[]): Promise<Table> {
  const { store, settings, tables, bugs } = it
  const gameOf = settings.gameOf!
  const table = (await tables.get(id))!
  const rows = await store.read(id)
  expect(fold(rows, gameOf)).toEqual(table)
  const sitting = table.seats.flatMap(({ player }) => (player.kind === 'person' ? [player.person] : []))
  expect(new Set(sitting).size).toBe(sitting.length)
  const names = table.seats.flatMap(({ player }) => (player.kind === 'house' ? [player.name] : []))
  expect(new Set(names).size).toBe(names.length)
  if (table.phase !== 'over') expect(seatOf(table, table.host)).toBeDefined()
  for (const person of people) {
    const there = (await store.seatedAt(person)).some((row) => row.id === id)
    expect(there).toBe(table.phase !== 'over' && seatOf(table, person) !== undefined)
  }
  // What the store alone gave back, the table knows from its next row on.
  if ((rows.at(-1)!.event as TableEvent).type !== 'resumed') {
    const due = (await store.due(Number.MAX_SAFE_INTEGER, 1_000)).filter((it) => it.table === id)
    expect(inOrder(due)).toEqual(inOrder(dues(table, gameOf, settings.tempo!)))
  }
  expect(bugs).toEqual([])
  return table
}
const inOrder = <Item extends { readonly key: string }>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => a.key.localeCompare(b.key))

/** The house does all that is due, one thing after the other. A house that never rests is a fault. */
export async function untilQuiet({
  store,
  tables,
  clock,
}: Pick<Evening, 'store' | 'clock'> & Pick<Sounding, 'tables'>): Promise<void> {
  for (let times = 0; times < 100; times++) {
    const due = await store.due(clock.now, 16)
    if (due.length === 0) return
    for (const { table, key } of due) await tables.due(table, key)
  }
  throw new Error('the house never rests')
}
