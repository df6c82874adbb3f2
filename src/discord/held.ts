import type { Language } from '../kit/show.js'
import type { Panel, Store } from '../store/store.js'
import { SOME, type Hung } from './hung.js'

/** `Panel.message` of somebody who has a living token but no panel that it could edit. */
export const NO_PANEL = ''

/** A person's newest panel at a table, and what this process knows of it. */
export interface Held extends Omit<Panel, 'message'> {
  message: string | null
  readonly path: string
  /** undefined when it is not known, as after a start. */
  readonly language: Language | undefined
  /** The words last sent, as text; undefined when they are not known, as after a start. */
  shown: string | undefined
  picture: Hung | undefined
  /** What the table's seq was when it came to the bottom of the channel; -1 when that is not known. */
  readonly bottom: number
  /** It shows something else for now, and is left alone. */
  parked: boolean
  /** A refresh is coming. */
  timer: NodeJS.Timeout | undefined
  refreshedAt: number
}

export const held = (panel: Panel, known: Partial<Held> = {}): Held => ({
  ...panel,
  path: '',
  language: undefined,
  shown: undefined,
  picture: SOME,
  bottom: -1,
  parked: false,
  timer: undefined,
  refreshedAt: 0,
  ...known,
})

/** The panels of tables in use. Tokens are a convenience: they are written soon, many at once, and never make an answer wait. */
export interface Panels {
  /** By person; read from the store at the first touch of a table. */
  at(table: string): Promise<ReadonlyMap<number, Held>>
  /** Whether this is still that person's newest one. */
  isNewest(it: Held): boolean
  /** Whether a refresh is coming somewhere. */
  isAwaited(): boolean
  /** This one is the newest now; answers with the one before. */
  put(it: Held): Promise<Held | undefined>
  /** The one whose answer was given, if it is still the newest: gets its message, where that is a new one, and the picture there. */
  place(panel: Panel, message: string | undefined, picture: Hung | undefined): Held | undefined
  park(message: string): void
  forget(it: Held): Promise<void>
  /** Writes what was not written yet; no refresh comes any more. */
  close(): Promise<void>
}

const SAVE_MS = 1000

export function createPanels(store: Store, onFault: (error: unknown) => void): Panels {
  const tables = new Map<string, Map<number, Held>>()
  const unsaved = new Map<string, Panel>()
  let saving: NodeJS.Timeout | undefined

  async function at(table: string): Promise<Map<number, Held>> {
    const known = tables.get(table)
    if (known) return known
    const rows = await store.panels(table)
    const there = tables.get(table) ?? new Map(rows.map((row) => [row.person, held(row)]))
    tables.set(table, there)
    return there
  }
  async function save(): Promise<void> {
    saving = undefined
    const rows = [...unsaved]
    await store.putPanels(rows.map(([, panel]) => panel)) // should that fail, they wait for the next time
    for (const [key, panel] of rows) if (unsaved.get(key) === panel) unsaved.delete(key)
  }
  function keep({ table, person, token, message, expires }: Panel): void {
    unsaved.set(`${table}/${person}`, { table, person, token, message, expires })
    saving ??= setTimeout(() => void save().catch(onFault), SAVE_MS)
  }
  const newest = ({ table, person }: Pick<Panel, 'table' | 'person'>): Held | undefined => tables.get(table)?.get(person)

  return {
    at,
    isNewest: (it) => newest(it) === it,
    isAwaited: () => [...tables.values()].some((there) => [...there.values()].some(({ timer }) => timer !== undefined)),
    async put(it) {
      const there = await at(it.table)
      const before = there.get(it.person)
      clearTimeout(before?.timer)
      there.set(it.person, it)
      keep(it)
      return before
    },
    place(panel, message, picture) {
      const it = newest(panel)
      if (it?.token !== panel.token) return undefined
      it.picture = picture
      if (message === undefined) return it
      it.message = message
      keep(it)
      return it
    },
    park(message) {
      for (const there of tables.values()) for (const it of there.values()) if (it.message === message) it.parked = true
    },
    async forget({ table, person }) {
      const there = tables.get(table)
      there?.delete(person)
      if (there?.size === 0) tables.delete(table)
      unsaved.delete(`${table}/${person}`)
      await store.dropPanel(table, person)
    },
    async close() {
      for (const there of tables.values()) for (const { timer } of there.values()) clearTimeout(timer)
      clearTimeout(saving)
      await save()
    },
  }
}
