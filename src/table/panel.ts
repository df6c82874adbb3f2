import { gameOf } from '../games/index.js'
import type { Press, Screen } from '../kit/screen.js'
import type { Language, Show } from '../kit/show.js'
import type { Look } from './door.js'
import { clockOf, openUntil } from './clock.js'
import { closedBy } from './closings.js'
import { mayAsk } from './advice.js'
import { coached, lessonOver } from './coach.js'
import { hostOf, plain, small, tableName, verb } from './lay.js'
import { relative } from './notes.js'
import { stranger } from './stranger.js'
import { isAway, type Shelf } from './table.js'
import { words, type Words } from './words.js'

type AnyShow = Show<unknown, unknown, unknown>

export interface PanelOptions {
  readonly language: Language
  /** How long the panel is kept fresh (ms since 1970). */
  readonly until: number
  /** Said before everything else: why this is shown now. */
  readonly note?: Screen<unknown>['lines']
  /** The note says already why the table is paused, or it is about to go on. */
  readonly pauseTold?: boolean
}

/** The private panel of whoever looks, at `path` of the game's own: always the one that fits, at a table that is over too. */
export function panel(look: Look, path: string, options: PanelOptions, shelf: Shelf = gameOf): Screen<unknown> {
  const screen = unnoted(look, path, options, shelf)
  return options.note ? { ...screen, lines: [...options.note, ...screen.lines] } : screen
}

function unnoted(look: Look, path: string, options: PanelOptions, shelf: Shelf): Screen<unknown> {
  const { language } = options
  if (look.table.phase === 'over') return over(look, language, shelf)
  if (look.viewer === 'onlooker') return stranger(look, language, shelf)
  if (look.table.phase === 'gathering') return undealt(look, language, shelf)
  const seated = look.table.seats[look.viewer]
  const screen = seated && isAway(seated) ? away(look, options, shelf) : hand(look, path, options, shelf)
  const stands = options.pauseTold ? [] : paused(look, words(language))
  return { ...screen, lines: [...stands, ...coached(look, language, shelf), ...screen.lines] }
}

function hand(look: Look, path: string, { language, until }: PanelOptions, shelf: Shelf): Screen<unknown> {
  const show: AnyShow = shelf(look.table.game).show(language)
  const say = words(language)
  const { view, legal, queue } = look
  const screen = show.panel(view, legal, path, queue)
  if (path !== '' && !same(screen, show.panel(view, legal, '', queue))) return screen
  const queued = queue !== undefined && queue.queued.length > 0
  const waits = queued || (legal.length === 0 && !queue?.ahead.length)
  return {
    ...screen,
    lines: [...screen.lines, ...time(look, queued, say, shelf), ...(waits ? live(until, say) : [])],
    rows: [
      ...screen.rows,
      ...(queued ? [[verb(say('unqueue'), 'unqueue')]] : []),
      ...controls(show, waits, language, mayAsk(look, shelf)),
    ],
  }
}

/** The house plays, so the hand is to be seen and not to be pressed. */
function away({ table, view }: Look, { language, until }: PanelOptions, shelf: Shelf): Screen<unknown> {
  const show: AnyShow = shelf(table.game).show(language)
  const say = words(language)
  const screen = show.panel(view, [], '')
  return {
    ...screen,
    lines: [...plain(say('panel.away')), ...screen.lines, ...live(until, say)],
    rows: [[verb(say('here.again'), 'back', 'main')], ...controls(show, true, language)],
  }
}

const live = (until: number, say: Words): Screen['lines'] => small(say('panel.live', { until: { at: until, as: 'clock' } }))

/** How long one's own turn lasts; when what is queued is played, where it waits for no turn but for a time. */
function time({ table, viewer }: Look, queued: boolean, say: Words, shelf: Shelf): Screen['lines'] {
  if (viewer === 'onlooker') return []
  const clock = clockOf(table, viewer, shelf)
  if (!queued) return clock ? small(say('time.yours', { until: relative(clock.until) })) : []
  const waiting = table.queue.find(({ seat }) => seat === viewer)
  const { rules } = shelf(table.game)
  const held = rules.turn(table.state).includes(viewer) && rules.opening?.(table.state)?.holds(waiting?.action)
  return held ? plain(say('panel.queued', { until: relative(openUntil(table, shelf)) })) : []
}

function paused({ table, row }: Look, say: Words): Screen['lines'] {
  if (!table.paused) return []
  return plain(say(`paused.${table.paused.why}`, { channel: { channel: row.channel } }))
}

/** A path that leads nowhere shows the first screen, and then its buttons belong there, too. */
const same = (one: Screen<unknown>, other: Screen<unknown>): boolean => JSON.stringify(one) === JSON.stringify(other)

function controls(show: AnyShow, waits: boolean, language: Language, asks = false): readonly (readonly Press[])[] {
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
    : [[...last, rules, table, ...(asks ? [verb(say('advise'), 'advise')] : [])]] // short labels, so that three fit in a row
}

function over({ table, row, view, viewer }: Look, language: Language, shelf: Shelf): Screen<unknown> {
  const say = words(language)
  const name = tableName(table, row, language, shelf)
  if (table.practice === 'lesson') return lessonOver({ table, view, viewer }, language, shelf)
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

/** The last trick or bout, as this viewer may see it; for those who play, with the way back to their hand. */
export function lastPanel({ table, view, viewer }: Look, language: Language, shelf: Shelf = gameOf): Screen {
  const show: AnyShow = shelf(table.game).show(language)
  const screen = show.last(view)
  if (viewer === 'onlooker' || table.phase !== 'playing') return screen
  return { ...screen, rows: [...screen.rows, [verb(words(language)('back'), 'refresh')]] }
}
