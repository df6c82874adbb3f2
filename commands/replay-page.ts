import { gameOf } from '../src/games/index.js'
import { line } from '../src/kit/lines.js'
import { reworded } from '../src/kit/reworded.js'
import type { Scene } from '../src/kit/scene.js'
import type { Line, Screen } from '../src/kit/screen.js'
import type { Language, Page } from '../src/kit/show.js'
import type { Text } from '../src/kit/text.js'
import type { Step } from '../src/table/replay.js'
import { seatView } from '../src/table/seat-view.js'
import { tableName } from '../src/table/screens.js'
import { handing, jumping, turning } from './replay-controls.js'
import { asSeated, pagesAt, showOf, type Replay } from './replay-step.js'
import { words } from './words.js'

/** What the channel was told at that step, and what this person could see besides. */
export function replayed(replay: Replay): Screen {
  const { row, table, steps, at, language } = replay
  const say = words(language)
  const step = steps[at - 1]!
  const told = news(replay, step).map((page) => page.screen())
  const own = panelAt(step, language)
  const seated = (text: Text): Text => asSeated(text, step.table, table)
  return {
    form: 'panel',
    lines: [
      line('headline', say('replay.head', { table: tableName(table, row, language) })),
      line('small', say('replay.step', { step: at, steps: steps.length })),
      ...[...told.flatMap(({ lines }) => lines), ...seen(own, language)].map((it) => ({ ...it, text: seated(it.text) })),
    ],
    picture: () => {
      const scene = pictured(told, own)
      return scene && reworded(scene, seated)
    },
    rows: [...turning(replay), ...jumping(replay), ...handing(replay)],
  }
}

/** So many pages can change at once: a trick, its round, the next trick. */
const MOST_NEWS = 3

/** The pages that this step made or changed, else the newest one: something else of the game is new then. */
function news({ steps, at, language }: Replay, step: Step): readonly Page[] {
  const before = steps[at - 2]
  const known = new Map((before ? pagesAt(before, language) : []).map((page) => [page.key, page]))
  const pages = pagesAt(step, language)
  const changed = pages.slice(-MOST_NEWS).filter((page) => {
    const was = known.get(page.key)
    return !was || JSON.stringify(was.screen().lines) !== JSON.stringify(page.screen().lines)
  })
  return changed.length > 0 ? changed : pages.slice(-1)
}

/** The panel as it lay before this person, had it asked for nothing; undefined where they had none. */
function panelAt({ table, seat }: Step, language: Language): Screen<unknown> | undefined {
  if (seat === undefined) return undefined
  return showOf(table, language).panel(seatView(table, seat, gameOf), [], '')
}

const seen = (own: Screen<unknown> | undefined, language: Language): readonly Line[] =>
  own ? [line('small', words(language)('replay.yours')), ...own.lines] : []

/** The own hand, else the newest thing that the channel had to see. */
function pictured(told: readonly Screen[], own: Screen<unknown> | undefined): Scene<Text> | undefined {
  const hand = own?.picture?.()
  if (hand) return hand
  return told.flatMap(({ picture }) => picture?.() ?? []).at(-1)
}
