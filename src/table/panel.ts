import { gameOf } from '../games/index.js'
import type { Press, Screen } from '../kit/screen.js'
import type { Language, Show } from '../kit/show.js'
import { listed } from '../kit/text.js'
import type { Look } from './door.js'
import { mostAt } from './fit.js'
import { hostOf, plain, small, tableName, verb } from './lay.js'
import { seatLine } from './lobby.js'
import { closedBy } from './story.js'
import type { Shelf } from './table.js'
import { words } from './words.js'

type AnyShow = Show<unknown, unknown, unknown>

export interface PanelOptions {
  readonly language: Language
  /** How long the panel is kept fresh (ms since 1970). */
  readonly until: number
  /** Said before everything else: why this is shown now. */
  readonly note?: Screen<unknown>['lines']
}

/** The private panel of whoever looks, at `path` of the game's own: always the one that fits, at a table that is over too. */
export function panel(look: Look, path: string, options: PanelOptions, shelf: Shelf = gameOf): Screen<unknown> {
  const screen = unnoted(look, path, options, shelf)
  return options.note ? { ...screen, lines: [...options.note, ...screen.lines] } : screen
}

function unnoted(look: Look, path: string, { language, until }: PanelOptions, shelf: Shelf): Screen<unknown> {
  if (look.table.phase === 'over') return over(look, language, shelf)
  if (look.viewer === 'onlooker') return stranger(look, language, shelf)
  if (look.table.phase === 'gathering') return undealt(look, language, shelf)
  const show: AnyShow = shelf(look.table.game).show(language)
  const { view, legal, queue } = look
  const screen = show.panel(view, legal, path, queue)
  if (path !== '' && !same(screen, show.panel(view, legal, '', queue))) return screen
  const live = words(language)('panel.live', { until: { at: until, as: 'clock' } })
  const waiting = queue?.queued.length ? [[verb(words(language)('unqueue'), 'unqueue')]] : []
  const waits = waiting.length > 0 || (legal.length === 0 && !queue?.ahead.length)
  return {
    ...screen,
    lines: waits ? [...screen.lines, ...small(live)] : screen.lines,
    rows: [...screen.rows, ...waiting, ...controls(show, waits, language)],
  }
}

/** A path that leads nowhere shows the first screen, and then its buttons belong there, too. */
const same = (one: Screen<unknown>, other: Screen<unknown>): boolean => JSON.stringify(one) === JSON.stringify(other)

function controls(show: AnyShow, waits: boolean, language: Language): readonly (readonly Press[])[] {
  const say = words(language)
  const refresh = verb(say('refresh'), 'refresh')
  const last = show.lastLabel ? [verb(show.lastLabel, 'last')] : []
  const rules = verb(say('rules'), 'rules')
  const table = verb(say('table.open'), 'table')
  return waits
    ? [
        [refresh, ...last],
        [rules, table],
      ]
    : [[...last, rules, table]] // short labels, so that three fit in a row
}

function over({ table, row, view, viewer }: Look, language: Language, shelf: Shelf): Screen<unknown> {
  const say = words(language)
  const name = tableName(table, row, language, shelf)
  if (table.closed !== undefined) {
    const texts = table.startedAt === undefined ? [] : [say('closed.counts')]
    return { form: 'panel', lines: plain(closedBy(table, name, language), ...texts), rows: [] }
  }
  const show: AnyShow = shelf(table.game).show(language)
  const result = viewer === 'onlooker' ? [] : show.panel(view, [], '').lines
  return {
    form: 'panel',
    lines: [...plain(say('panel.over', { table: name })), ...result, ...small(say('panel.board'))],
    rows: [],
  }
}

function undealt({ table, row }: Look, language: Language, shelf: Shelf): Screen {
  const say = words(language)
  const text = say('panel.lobby', { host: hostOf(table), table: tableName(table, row, language, shelf) })
  return { form: 'panel', lines: plain(text), rows: [[verb(say('leave'), 'leave'), verb(say('rules'), 'rules')]] }
}

/** For somebody who does not sit here; a lobby with room offers a seat. */
function stranger({ table }: Look, language: Language, shelf: Shelf): Screen {
  const say = words(language)
  const room = table.phase === 'gathering' && table.seats.length < mostAt(shelf(table.game).rules, table.options)
  const rules = verb(say('rules'), 'rules')
  return { form: 'panel', lines: plain(say('no.stranger')), rows: [room ? [rules, verb(say('join'), 'join', 'main')] : [rules]] }
}

/** The last trick or bout, as this viewer may see it; for those who play, with the way back to their hand. */
export function lastPanel({ table, view, viewer }: Look, language: Language, shelf: Shelf = gameOf): Screen {
  const show: AnyShow = shelf(table.game).show(language)
  const screen = show.last(view)
  if (viewer === 'onlooker' || table.phase !== 'playing') return screen
  return { ...screen, rows: [...screen.rows, [verb(words(language)('back'), 'refresh')]] }
}

/** Who sits here, and the way out. */
export function tablePanel(
  look: Look,
  { language, moderator }: { readonly language: Language; readonly moderator: boolean },
  shelf: Shelf = gameOf,
): Screen {
  const { table, row, viewer } = look
  const say = words(language)
  const name = tableName(table, row, language, shelf)
  const place = placeOf(look, language, shelf)
  const seated = viewer !== 'onlooker' && table.phase !== 'over'
  const hosting = seated && isHost(look)
  const ends = table.phase !== 'over' && (hosting || moderator) ? [verb(say('end.ask'), 'end')] : []
  const back = seated && table.phase === 'playing' ? [verb(say('back'), 'refresh')] : []
  const rows = [seated ? [verb(say('leave.ask'), 'leave')] : [], [...ends, ...back]]
  const names = table.seats.map((_, seat) =>
    seatLine(table, seat, say, seat === viewer ? say('seat.you', { name: listed(seat) }) : [listed(seat)]),
  )
  return {
    form: 'panel',
    lines: plain(place?.length ? say('table.place', { table: name, place }) : name, ...names),
    rows: rows.filter((row) => row.length > 0),
  }
}

const isHost = ({ table, viewer }: Look): boolean => {
  const player = viewer === 'onlooker' ? undefined : table.seats[viewer]?.player
  return player?.kind === 'person' && player.person === table.host
}

/** "round 2 of 4", as the newest page of the story has it. */
function placeOf({ table }: Look, language: Language, shelf: Shelf) {
  if (table.state === undefined) return undefined
  const box = shelf(table.game)
  const show: AnyShow = box.show(language)
  return show.pages(box.rules.view(table.state, 'onlooker')).at(-1)?.place
}
