import { MessageFlags, Routes, type REST } from 'discord.js'
import type { Screen } from '../kit/screen.js'
import type { Panel, Store } from '../store/store.js'
import { panel } from '../table/screens.js'
import type { Look, Tables } from '../table/tables.js'
import { createPanels, held, NO_PANEL, type Held } from './held.js'
import { namesFor } from './names.js'
import { byToken } from './rest.js'
import { shape, type Body } from './shape.js'
import { troubleOf } from './trouble.js'

/** A token edits for 15 minutes from its interaction on (interactions reference); we stop before that. */
export const TOKEN_MS = 14.5 * 60_000
/** A panel with less time than this left gives way to a newer token. */
const NEARLY_OVER_MS = 60_000
/** Answers to presses that came before the end of a game are long given by then. */
const AFTER_END_MS = 60_000

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

export function createPeek(options: PeekOptions): Peek {
  const { rest, store, tables, now, onFault, gapMs, dealOf } = options
  const panels = createPanels(store, onFault)
  const deals = new Map<string, string>()
  /** By table: the newest change followed. A panel drawn before it and opened after it, as when several press at once, is not fresh. */
  const followed = new Map<string, number>()
  const underWay = new Set<Promise<void>>()
  let stopped = false

  const address = ({ token, message }: Panel): `/${string}` =>
    Routes.webhookMessage(options.applicationId(), token, message ?? '@original')
  const run = (work: Promise<void>): void => {
    const safe = work.catch(onFault).finally(() => underWay.delete(safe))
    underWay.add(safe)
  }
  const isLive = ({ message, expires }: Panel): boolean => message !== NO_PANEL && expires > now()

  async function draw(look: Look, path: string, until: number, note?: Screen<unknown>['lines']): Promise<Body> {
    const screen = panel(look, path, { language: 'en', until, ...(note ? { note } : {}) })
    return shape(screen, { names: await namesFor(store, look.table), table: look.row.id, asked: look.asked })
  }

  async function remove(panel: Panel): Promise<void> {
    if (!isLive(panel)) return
    await rest.delete(address(panel), byToken({})).catch((error: unknown) => {
      if (troubleOf(error) === undefined) throw error
    })
  }

  function refreshSoon(it: Held): void {
    if (it.timer || it.parked || !isLive(it) || stopped) return
    it.timer = setTimeout(() => run(refresh(it)), Math.max(0, it.refreshedAt + gapMs - now()))
  }

  async function refresh(it: Held): Promise<void> {
    await options.turn()
    it.timer = undefined
    const look = await tables.lookAs(it.table, it.person)
    if (!look || it.parked || !isLive(it) || !panels.isNewest(it)) return
    const body = await draw(look, it.path, it.expires)
    if (JSON.stringify(body) === it.shown) return
    it.refreshedAt = now()
    try {
      await rest.patch(address(it), byToken({ body }))
      it.shown = JSON.stringify(body)
      if (look.table.phase === 'over') await panels.forget(it)
    } catch (error) {
      if (troubleOf(error) === undefined) throw error
      if (panels.isNewest(it)) await panels.forget(it)
    }
  }

  /** A new deal at `seq`: everybody who can be reached gets the hand once more, at the bottom of the channel, unless it is there. */
  async function push(table: string, seq: number): Promise<void> {
    for (const it of (await panels.at(table)).values()) {
      const look = it.bottom < seq && it.expires > now() && !stopped ? await tables.lookAs(table, it.person) : undefined
      if (!look || look.viewer === 'onlooker') continue
      const body = await draw(look, '', it.expires)
      const request = byToken({ body: { ...body, flags: body.flags | MessageFlags.Ephemeral } })
      try {
        const { id } = (await rest.post(Routes.webhook(options.applicationId(), it.token), request)) as { readonly id: string }
        const { person, token, expires } = it
        const pushed = { table, person, token, expires, message: id }
        // Somebody may have opened the hand in the meantime: then that one stays.
        await (panels.isNewest(it) ? opened(pushed, { path: '', body, seq: look.table.seq, replaces: true }) : remove(pushed))
      } catch (error) {
        if (troubleOf(error) === undefined) throw error
      }
    }
  }

  const opened: Peek['opened'] = async (panel, { path, body, seq, replaces }) => {
    const last = (await panels.at(panel.table)).get(panel.person)
    const bottom = replaces ? seq : (last?.bottom ?? -1)
    const it = held(panel, { path, shown: JSON.stringify(body), bottom, refreshedAt: now() })
    const before = await panels.put(it)
    if (seq < (followed.get(panel.table) ?? 0)) refreshSoon(it)
    if (replaces && before) run(remove(before))
  }

  async function follow(table: string, by: number | undefined, started: boolean, posted: Promise<void>): Promise<void> {
    const look = await tables.look(table, 'onlooker')
    if (!look) return
    const [deal, before] = [dealOf(look), deals.get(table)]
    const over = look.table.phase === 'over'
    followed.set(table, look.table.seq)
    if (over) setTimeout(() => followed.delete(table), AFTER_END_MS).unref()
    if (over) deals.delete(table)
    else if (deal !== undefined) deals.set(table, deal)
    for (const it of (await panels.at(table)).values()) {
      if (it.person !== by) refreshSoon(it)
      if (over && !it.timer) await panels.forget(it)
    }
    if (over || !(started || (before !== undefined && before !== deal))) return
    await posted
    await push(table, look.table.seq)
  }

  return {
    draw,
    opened,
    async reachable(table, person, token, expires) {
      const last = (await panels.at(table)).get(person)
      if (last && isLive(last) && last.expires > now() + NEARLY_OVER_MS) return
      await panels.put(held({ table, person, token, expires, message: NO_PANEL }))
    },
    placed: panels.place,
    left: panels.park,
    changed(table, { by, started }, posted) {
      if (!stopped) run(follow(table, by, started, posted))
    },
    async stop() {
      stopped = true
      await Promise.all(underWay)
      await panels.close()
    },
  }
}
