import { isDeepStrictEqual } from 'node:util'
import { gameOf } from '../../src/games/index.js'
import { openStore } from '../../src/store/sqlite.js'
import type { Result, Store, TableRow } from '../../src/store/store.js'
import { applyRow } from '../../src/table/fold.js'
import { isLesson } from '../../src/table/lesson.js'
import { rebuildResults } from '../../src/table/results.js'
import type { Table, TableEvent } from '../../src/table/table.js'
import type { Record } from './keeper.js'
import type { Done } from './ledger.js'

/** What the file says once everything is over. */
export interface OnDisk {
  /** Deeds that were acknowledged, by cause, and are not in the log. */
  readonly lost: readonly string[]
  /** Tables whose log cannot be folded, or whose cards are not each in one place. */
  readonly broken: readonly string[]
  /** Tables that never ended. */
  readonly stuck: readonly string[]
  /** Whether the results are those that the logs say. */
  readonly sameResults: boolean
  readonly results: number
  /** Acknowledged deeds whose people were told. */
  readonly answered: number
  readonly tables: number
  readonly rows: number
  /** How often each thing happened, and how tables ended. */
  readonly happened: ReadonlyMap<string, number>
}

/** So many rows apart, positions are looked at; the last one always is. */
const STRIDE = 9

/** Reads the file that the bot has let go of. */
export async function readBack(file: string, { acknowledged }: Record, done: readonly Done[]): Promise<OnDisk> {
  const opened = await openStore(file)
  if (!opened.ok) throw new Error(`the file is refused: ${opened.reason}`)
  const { store } = opened
  const [live, finished] = [await store.live(), await store.finished()]
  const happened = new Map<string, number>()
  const lost: string[] = []
  const broken: string[] = []
  const stuck: string[] = []
  let rows = 0
  for (const [cause, deed] of acknowledged) if (!(await store.seen(cause))) lost.push(`${deed} ${cause}`)
  for (const row of [...live, ...finished]) {
    const read = await followed(store, row, happened)
    rows += read.rows
    if (row.phase !== 'over' && !isLesson(row)) stuck.push(stillOn(row, read.table))
    if (read.broken !== undefined) broken.push(`${row.game} ${row.id}: ${read.broken}`)
  }
  const before = await store.results()
  await rebuildResults(store, gameOf)
  const sameResults = isDeepStrictEqual(sorted(before), sorted(await store.results()))
  await store.close()
  const answered = done.filter(({ id, took }) => took !== undefined && acknowledged.has(id)).length
  return {
    lost,
    broken,
    stuck,
    sameResults,
    results: before.length,
    tables: live.length + finished.length,
    rows,
    happened,
    answered,
  }
}

/** Nothing of it is secret: whom it waits for, and since when nothing has happened. */
function stillOn({ game, id, phase }: TableRow, table: Table | undefined): string {
  if (!table) return `${game} ${id}: ${phase}`
  const turn = table.state === undefined ? [] : gameOf(table.game).rules.turn(table.state)
  const seats = table.seats.map(
    ({ player, missed = 0, standsIn }) => `${player.kind}${standsIn ? ' standing in' : ''}${missed ? ` late ${missed}` : ''}`,
  )
  const since = new Date(table.at).toISOString()
  return `${game} ${id}: ${phase}, pace ${table.pace}, waits for ${turn.join(', ')} of ${seats.join(', ')}, row ${table.seq} at ${since}`
}

interface Followed {
  readonly table: Table | undefined
  readonly rows: number
  readonly broken: string | undefined
}

async function followed(store: Store, row: TableRow, happened: Map<string, number>): Promise<Followed> {
  const rows = await store.read(row.id)
  const count = (what: string): void => void happened.set(what, (happened.get(what) ?? 0) + 1)
  let table: Table | undefined
  try {
    for (const [at, it] of rows.entries()) {
      table = applyRow(table, it, gameOf)
      count(nameOf(it.event as TableEvent))
      if ((at % STRIDE === 0 || at === rows.length - 1) && !isSound(table))
        return { table, rows: rows.length, broken: `cards at ${it.seq}` }
    }
  } catch (error) {
    return { table, rows: rows.length, broken: error instanceof Error ? error.message : 'fold' }
  }
  if (table?.phase !== row.phase) return { table, rows: rows.length, broken: `phase ${row.phase}` }
  if (table.outcome) count(`finished: ${table.game}`)
  return { table, rows: rows.length, broken: undefined }
}

/** The position is one that its game can reach, which has each card once; a lesson is dealt from fewer cards. */
function isSound({ state, game, seats, practice }: Table): boolean {
  return (
    state === undefined || practice === 'lesson' || (gameOf(game).rules.position?.(seats.length).safeParse(state).success ?? true)
  )
}

function nameOf(event: TableEvent): string {
  switch (event.type) {
    case 'played':
      return event.instead ? `played, ${event.instead}` : event.by.kind === 'house' ? 'played by the house' : 'played'
    case 'left':
      return event.why ? `left, ${event.why}` : 'left'
    case 'closed':
      return `closed, ${event.why}`
    case 'voted':
      return event.vote.about === 'end' ? 'voted to end' : 'voted to remove'
    case 'opened':
      return event.before === undefined ? 'opened' : 'opened, a rematch'
    case 'sat':
    case 'released':
    case 'hosted':
    case 'changed':
    case 'paced':
    case 'reminded':
    case 'back':
    case 'paused':
    case 'resumed':
    case 'started':
    case 'queued':
    case 'unqueued':
    case 'followed':
      return event.type
  }
}

const sorted = (results: readonly Result[]): readonly Result[] =>
  results.toSorted((a, b) => (a.table < b.table ? -1 : a.table > b.table ? 1 : a.seat - b.seat || a.person - b.person))
