import { MessageFlags, Routes, type REST } from 'discord.js'
import type { Screen } from '../kit/screen.js'
import type { Language } from '../kit/show.js'
import type { Panel, Store } from '../store/store.js'
import { panel } from '../table/screens.js'
import type { Look, Tables } from '../table/tables.js'
import { createWelcome } from '../table/welcome.js'
import { createPanels, held, NO_PANEL, type Held } from './held.js'
import type { Icons } from './emojis.js'
import { hungAfter, type Gallery, type Shows } from './gallery.js'
import type { Tongues } from './language.js'
import { namesFor } from './names.js'
import { byToken, withFiles } from './rest.js'
import { shape, type Body } from './shape.js'
import { coloursFor, sightOf, type Shaped } from './sight.js'
import { troubleOf } from './trouble.js'

/** A token edits for 15 minutes from its interaction on (interactions reference); we stop before that. */
export const TOKEN_MS = 14.5 * 60_000
/** A panel with less time than this left gives way to a newer token. */
const NEARLY_OVER_MS = 60_000
/** Answers to presses that came before the end of a game are long given by then. */
const AFTER_END_MS = 60_000

/** The private panels: each person's newest one at each table, kept fresh by its token for as long as that lives. */
export interface Peek {
  /** The panel of this look, as a message. */
  draw(look: Look, how: Drawing): Promise<Shaped>
  /** This person's panel is now that message (null: the answer's own) and shows `path`; the one before is deleted if it is another. */
  opened(panel: Panel, shown: Shown): Promise<void>
  /** A token to reach this person by, from a press elsewhere than on the panel. */
  reachable(who: Omit<Panel, 'message'>, language: Language): Promise<void>
  /** A panel of its own for somebody who can be reached and has none: for newcomers. */
  bring(table: string, person: number): void
  /** This person has pressed something: what was explained above their panel is taken as read. */
  pressed(table: string, person: number): void
  /** The answer with that panel was given: where it is a new message, as that one. */
  placed(panel: Panel, message: string | undefined, shows: Shows): void
  /** That message shows something else for now (a page of rules): should it be a panel, it is left alone until it is opened again. */
  left(message: string): void
  /** The table has changed: panels follow, newest state only. `posted`: when the channel shows it. */
  changed(table: string, what: { readonly by: number | undefined; readonly started: boolean }, posted: Promise<void>): void
  /** Whether nothing is under way, and no refresh is coming. */
  isIdle(): boolean
  /** Waits for what is under way, not longer than for `most`; what was not written yet is. */
  stop(most: Promise<unknown>): Promise<void>
}

/** `until`: how long it is kept fresh (ms). `note`: said before everything else. `pauseTold`: nothing more is said of a pause. */
export interface Drawing {
  readonly path: string
  readonly language: Language
  readonly until: number
  readonly note?: Screen<unknown>['lines']
  readonly pauseTold?: boolean
}
/** What a panel shows: `path`, as the table was at `seq`. `replaces`: the message before it goes. */
export interface Shown {
  readonly path: string
  readonly language: Language
  readonly body: Body
  readonly seq: number
  readonly replaces: boolean
}

export interface PeekOptions {
  readonly rest: REST
  readonly applicationId: () => string
  readonly store: Store
  readonly tables: Tables
  readonly tongues: Tongues
  readonly gallery: Gallery
  readonly icons: Icons
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
  const { rest, store, tables, tongues, gallery, icons, now, onFault, gapMs, dealOf } = options
  const panels = createPanels(store, onFault)
  const welcome = createWelcome(store)
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

  async function draw(look: Look, { path, ...how }: Drawing): Promise<Shaped> {
    const first = await welcome.lines(look, how.language)
    const screen = panel(look, path, { ...how, note: [...(how.note ?? []), ...first] })
    const names = await namesFor(store, look.table, { language: how.language, screen })
    return {
      body: shape(screen, { names, icons, table: look.row.id, asked: look.asked }),
      sight: screen.picture && (async () => sightOf(screen, names, await coloursFor(store, look.person))),
    }
  }
  const languageOf = async ({ language, person }: Held): Promise<Language> => language ?? tongues.ofPerson(person)

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
    const isLast = look.table.phase === 'over' || look.viewer === 'onlooker' // whoever got up is shown so, once
    const drawn = await draw(look, { path: it.path, language: await languageOf(it), until: it.expires })
    const packed = await gallery.pack(drawn, { channel: look.row.channel, had: it.picture })
    const words = JSON.stringify(drawn.body)
    const isNew = words !== it.shown || (packed.shows !== it.picture?.name && !packed.late)
    if (isNew) it.refreshedAt = now()
    try {
      if (isNew) it.picture = hungAfter(packed, await rest.patch(address(it), byToken(withFiles(packed.body, packed.files))))
      it.shown = words
      follow(it, packed.late)
      if (isLast && panels.isNewest(it)) await panels.forget(it)
    } catch (error) {
      if (troubleOf(error) === undefined) throw error
      if (panels.isNewest(it)) await panels.forget(it)
    }
  }

  /** A picture that comes late is on the panel by its next refresh. */
  const follow = (it: Held, late: Promise<void> | undefined): void =>
    void late?.then(() => {
      if (panels.isNewest(it)) refreshSoon(it)
    })

  /** A new deal at `seq`: everybody who can be reached gets the hand once more, at the bottom of the channel, unless it is there. */
  async function push(table: string, seq: number): Promise<void> {
    for (const it of (await panels.at(table)).values()) if (it.bottom < seq) await deliver(it)
  }

  /** This person's panel once more, as a new message. */
  async function deliver(it: Held): Promise<void> {
    const { table, person, token, expires } = it
    const look = expires > now() && !stopped ? await tables.lookAs(table, person) : undefined
    if (!look || look.viewer === 'onlooker') return
    const language = await languageOf(it)
    const drawn = await draw(look, { path: '', language, until: expires })
    const packed = await gallery.pack(drawn, { channel: look.row.channel })
    const { body, files, late } = packed
    const request = byToken(withFiles({ ...body, flags: body.flags | MessageFlags.Ephemeral }, files))
    try {
      const made = await rest.post(Routes.webhook(options.applicationId(), token), request)
      const { id } = made as { readonly id: string }
      const pushed = { table, person, token, expires, message: id }
      // Somebody may have opened the hand in the meantime: then that one stays.
      if (!panels.isNewest(it)) return await remove(pushed)
      await opened(pushed, { path: '', language, body: drawn.body, seq: look.table.seq, replaces: true })
      placed(pushed, undefined, { picture: hungAfter(packed, made), late })
    } catch (error) {
      if (troubleOf(error) === undefined) throw error
    }
  }

  async function bring(table: string, person: number): Promise<void> {
    const it = (await panels.at(table)).get(person)
    if (it?.message === NO_PANEL) await deliver(it)
  }

  const opened: Peek['opened'] = async (panel, { path, language, body, seq, replaces }) => {
    const last = (await panels.at(panel.table)).get(panel.person)
    const bottom = replaces ? seq : (last?.bottom ?? -1)
    const it = held(panel, { path, language, shown: JSON.stringify(body), bottom, refreshedAt: now() })
    const before = await panels.put(it)
    if (seq < (followed.get(panel.table) ?? 0)) refreshSoon(it)
    if (replaces && before) run(remove(before))
  }

  const placed: Peek['placed'] = (panel, message, { picture, late }) => {
    const it = panels.place(panel, message, picture)
    if (it) follow(it, late)
  }

  async function catchUp(table: string, by: number | undefined, started: boolean, posted: Promise<void>): Promise<void> {
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
    async reachable(who, language) {
      const last = (await panels.at(who.table)).get(who.person)
      if (last && isLive(last) && last.expires > now() + NEARLY_OVER_MS) return
      await panels.put(held({ ...who, message: NO_PANEL }, { language }))
    },
    bring: (table, person) => run(bring(table, person)),
    pressed: welcome.pressed,
    placed,
    left: panels.park,
    changed(table, { by, started }, posted) {
      if (!stopped) run(catchUp(table, by, started, posted))
    },
    isIdle: () => underWay.size === 0 && !panels.isAwaited(),
    async stop(most) {
      stopped = true
      await Promise.race([Promise.all(underWay), most])
      await panels.close()
    },
  }
}
