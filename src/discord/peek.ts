import { MessageFlags, Routes, type REST } from 'discord.js'
import type { Screen } from '../kit/screen.js'
import type { Panel, Store } from '../store/store.js'
import { panel } from '../table/screens.js'
import type { Look, Tables } from '../table/tables.js'
import { namesFor } from './names.js'
import { byToken } from './rest.js'
import { shape, type Body } from './shape.js'
import { troubleOf } from './trouble.js'

/** A token edits for 15 minutes from its interaction on (interactions reference); we stop before that. */
export const TOKEN_MS = 14.5 * 60_000
/** `Panel.message` of somebody who has a living token but no panel that it could edit. */
const NO_PANEL = ''

/** The private panels: each person's newest one at each table, kept fresh by its token for as long as that lives. */
export interface Peek {
  /** The panel of this look at `path`, as a message body. */
  draw(look: Look, path: string, until: number, note?: Screen<unknown>['lines']): Promise<Body>
  /** This person's panel is now that message (null: the answer's own) and shows `path`; the one before is deleted if it is another. */
  opened(panel: Panel, shown: Shown): Promise<void>
  /** A token to reach this person by, from a press elsewhere than on the panel. */
  reachable(table: string, person: number, token: string, expires: number): Promise<void>
  /** The answer with that panel has become this message. */
  placed(panel: Panel, message: string): void
  /** That message shows something else for now (a page of rules): should it be a panel, it is left alone until it is opened again. */
  left(message: string): void
  /** The table has changed: panels follow, newest state only. `posted`: when the channel shows it. */
  changed(table: string, what: { readonly by: number | undefined; readonly started: boolean }, posted: Promise<void>): void
  stop(): Promise<void>
}

/** Answers to presses that came before the end of a game are long given by then. */
const AFTER_END_MS = 60_000

/** What a panel shows: `path`, as the table was at `seq`. `replaces`: the message before it goes. */
export interface Shown {
  readonly path: string
  readonly body: Body
  readonly seq: number
  readonly replaces: boolean
}

export interface PeekOptions {
  readonly rest: REST
  readonly applicationId: () => string
  readonly store: Store
  readonly tables: Tables
  readonly now: () => number
  readonly onFault: (error: unknown) => void
  /** When refreshes may begin; presses go first. */
  readonly turn: () => Promise<void>
  /** Least time between two refreshes of one panel, in ms. */
  readonly gapMs: number
  /** Which deal the table is in; another one means new hands for everybody. */
  readonly dealOf: (look: Look) => string | undefined
}

interface Held extends Omit<Panel, 'message'> {
  message: string | null
  readonly path: string
  /** Of the body last sent; undefined when it is not known (after a start) or must not be touched. */
  shown: string | undefined
  /** What the table's seq was when it came to the bottom of the channel; -1 when that is not known. */
  readonly bottom: number
  parked: boolean
  timer: NodeJS.Timeout | undefined
  refreshedAt: number
}

export function createPeek(options: PeekOptions): Peek {
  const { rest, store, tables, now, onFault, gapMs, dealOf } = options
  const held = new Map<string, Map<number, Held>>()
  const deals = new Map<string, string>()
  /** By table: the newest change followed. A panel drawn before it and opened after it, as when several press at once, is not fresh. */
  const followed = new Map<string, number>()
  const dirty = new Map<string, Panel>()
  const underWay = new Set<Promise<void>>()
  let saving: NodeJS.Timeout | undefined
  let stopped = false

  const address = ({ token, message }: Panel): `/${string}` =>
    Routes.webhookMessage(options.applicationId(), token, message ?? '@original')
  const run = (work: Promise<void>): void => {
    const safe = work.catch(onFault).finally(() => underWay.delete(safe))
    underWay.add(safe)
  }

  async function at(table: string): Promise<Map<number, Held>> {
    const known = held.get(table)
    if (known) return known
    const rows = await store.panels(table)
    const fresh = new Map(
      rows.map((row) => [
        row.person,
        { ...row, path: '', shown: undefined, bottom: -1, parked: false, timer: undefined, refreshedAt: 0 },
      ]),
    )
    const meanwhile = held.get(table)
    if (meanwhile) return meanwhile
    held.set(table, fresh)
    return fresh
  }

  /** Tokens are a convenience: they are written soon, many at once, and never make an answer wait. */
  function keep(panel: Panel): void {
    const { table, person, token, message, expires } = panel
    dirty.set(`${table}/${person}`, { table, person, token, message, expires })
    saving ??= setTimeout(() => run(save()), 1000)
  }
  async function save(): Promise<void> {
    saving = undefined
    const rows = [...dirty.values()]
    dirty.clear()
    if (rows.length) await store.putPanels(rows)
  }

  async function draw(look: Look, path: string, until: number, note?: Screen<unknown>['lines']): Promise<Body> {
    const screen = panel(look, path, { language: 'en', until, ...(note ? { note } : {}) })
    return shape(screen, { names: await namesFor(store, look.table), table: look.row.id, asked: look.asked })
  }

  async function remove(panel: Panel): Promise<void> {
    if (panel.message === NO_PANEL || panel.expires <= now()) return
    await rest.delete(address(panel), byToken({})).catch((error: unknown) => {
      if (troubleOf(error) === undefined) throw error
    })
  }

  function refreshSoon(it: Held): void {
    if (it.timer || it.parked || it.message === NO_PANEL || it.expires <= now() || stopped) return
    it.timer = setTimeout(
      () => {
        run(refresh(it))
      },
      Math.max(0, it.refreshedAt + gapMs - now()),
    )
  }

  async function refresh(it: Held): Promise<void> {
    await options.turn()
    it.timer = undefined
    const look = await tables.lookAs(it.table, it.person)
    if (!look || it.parked || it.expires <= now() || held.get(it.table)?.get(it.person) !== it) return
    const body = await draw(look, it.path, it.expires)
    if (JSON.stringify(body) === it.shown) return
    it.refreshedAt = now()
    try {
      await rest.patch(address(it), byToken({ body }))
      it.shown = JSON.stringify(body)
      if (look.table.phase === 'over') await forget(it)
    } catch (error) {
      if (troubleOf(error) === undefined) throw error
      if (held.get(it.table)?.get(it.person) === it) await forget(it)
    }
  }
  async function forget({ table, person }: Held): Promise<void> {
    const there = held.get(table)
    there?.delete(person)
    if (there?.size === 0) held.delete(table)
    dirty.delete(`${table}/${person}`)
    await store.dropPanel(table, person)
  }

  /** A new deal at `seq`: everybody who can be reached gets the hand once more, at the bottom of the channel, unless it is there. */
  async function push(table: string, seq: number): Promise<void> {
    for (const it of (await at(table)).values()) {
      if (it.bottom >= seq) continue
      const look = await tables.lookAs(table, it.person)
      if (!look || look.viewer === 'onlooker' || it.expires <= now() || stopped) continue
      const body = await draw(look, '', it.expires)
      const request = byToken({ body: { ...body, flags: body.flags | MessageFlags.Ephemeral } })
      try {
        const { id } = (await rest.post(Routes.webhook(options.applicationId(), it.token), request)) as { readonly id: string }
        const pushed = { ...panelOf(it), message: id }
        const isNewest = held.get(table)?.get(it.person) === it // else somebody has opened the hand in the meantime
        await (isNewest ? opened(pushed, { path: '', body, seq: look.table.seq, replaces: true }) : remove(pushed))
      } catch (error) {
        if (troubleOf(error) === undefined) throw error
      }
    }
  }

  const opened: Peek['opened'] = async (panel, { path, body, seq, replaces }) => {
    const there = await at(panel.table)
    const before = there.get(panel.person)
    if (before?.timer) clearTimeout(before.timer)
    const bottom = replaces ? seq : (before?.bottom ?? -1)
    const it: Held = { ...panel, path, shown: JSON.stringify(body), bottom, parked: false, timer: undefined, refreshedAt: now() }
    there.set(panel.person, it)
    keep(panel)
    if (seq < (followed.get(panel.table) ?? 0)) refreshSoon(it)
    if (replaces && before) run(remove(before))
  }

  return {
    draw,
    opened,
    async reachable(table, person, token, expires) {
      const there = await at(table)
      const before = there.get(person)
      if (before && before.message !== NO_PANEL && before.expires > now() + 60_000) return
      there.set(person, {
        table,
        person,
        token,
        expires,
        message: NO_PANEL,
        path: '',
        shown: undefined,
        bottom: -1,
        parked: false,
        timer: undefined,
        refreshedAt: 0,
      })
      keep({ table, person, token, expires, message: NO_PANEL })
    },
    placed({ table, person, token }, message) {
      const it = held.get(table)?.get(person)
      if (it?.token !== token) return
      it.message = message
      keep(it)
    },
    left(message) {
      for (const there of held.values()) for (const it of there.values()) if (it.message === message) it.parked = true
    },
    changed(table, what, posted) {
      if (!stopped) run(follow(table, what, posted))
    },
    async stop() {
      stopped = true
      for (const there of held.values()) for (const { timer } of there.values()) clearTimeout(timer)
      await Promise.all(underWay)
      clearTimeout(saving)
      await save()
    },
  }

  async function follow(
    table: string,
    { by, started }: { by: number | undefined; started: boolean },
    posted: Promise<void>,
  ): Promise<void> {
    const look = await tables.look(table, 'onlooker')
    if (!look) return
    const [deal, before] = [dealOf(look), deals.get(table)]
    const over = look.table.phase === 'over'
    followed.set(table, look.table.seq)
    if (over) setTimeout(() => followed.delete(table), AFTER_END_MS).unref()
    if (over) deals.delete(table)
    else if (deal !== undefined) deals.set(table, deal)
    for (const it of (await at(table)).values()) {
      if (it.person !== by) refreshSoon(it)
      if (over && !it.timer) await forget(it)
    }
    if (over || !(started || (before !== undefined && before !== deal))) return
    await posted
    await push(table, look.table.seq)
  }
}

const panelOf = ({ table, person, token, message, expires }: Panel): Panel => ({ table, person, token, message, expires })
