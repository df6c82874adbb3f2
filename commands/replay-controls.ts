import { rowsOf } from '../src/kit/lines.js'
import type { Item, Press, Screen } from '../src/kit/screen.js'
import type { Page } from '../src/kit/show.js'
import type { Text } from '../src/kit/text.js'
import { asSeated, pagesAt, type Replay } from './replay-step.js'
import { words } from './words.js'

// What leads from one step of a game that is over to the others, and what is handed out of it.

/** `replay:<table>:<step>`; the ends have names of their own, since no two buttons of a message may lead to one place. */
const replayPage = ({ row }: Replay, where: number | string): string => `replay:${row.id}:${where}`

export function turning(replay: Replay): Screen['rows'] {
  const { at, steps, language } = replay
  const say = words(language)
  const press = (label: Text, where: number | string, closed: boolean): Press => ({
    kind: 'press',
    label,
    ...(closed && { closed }),
    to: { page: replayPage(replay, where) },
  })
  const [first, last] = [at === 1, at === steps.length]
  return rowsOf(
    [
      press(say('page.back'), at - 1, first),
      press(say('page.next'), at + 1, last),
      press(say('replay.first'), 'first', first),
      press(say('replay.last'), 'last', last),
    ],
    2,
  )
}

const MOST_ITEMS = 25

/** The steps at which a trick, a bout or a turn began, under the first line of what the channel has of it; every so many of them if they are many. */
export function jumping(replay: Replay): Screen['rows'] {
  const { steps, at, language, table } = replay
  const begins = beginnings(replay)
  if (begins.length < 2) return []
  const every = Math.ceil(begins.length / MOST_ITEMS)
  const shown = begins.filter((_, i) => i % every === 0)
  const here = shown.findLast(({ step }) => step <= at)
  const items = shown.map((it): Item => {
    const [head] = it.page.screen().lines
    const label = asSeated(head?.text ?? [], steps[it.step - 1]!.table, table)
    return { key: replayPage(replay, it.step), label, ...(it === here && { chosen: true }) }
  })
  const to = { page: replayPage(replay, 'jump') }
  return [[{ kind: 'pick', label: words(language)('replay.jump'), items, count: [1, 1], to }]]
}

/** Pages by the step at which each began. The story only grows, so halving finds it; of several that began at once the first counts. */
function beginnings({ steps, language }: Replay): readonly { readonly page: Page; readonly step: number }[] {
  const counts = new Map<number, number>()
  const countAt = (i: number): number => {
    const known = counts.get(i) ?? pagesAt(steps[i]!, language).length
    counts.set(i, known)
    return known
  }
  const pages = pagesAt(steps.at(-1)!, language)
  const begins = pages.map((page, nth) => {
    let [from, to] = [0, steps.length - 1]
    while (from < to) {
      const middle = Math.floor((from + to) / 2)
      if (countAt(middle) > nth) to = middle
      else from = middle + 1
    }
    return { page, step: from + 1 }
  })
  return begins.filter(({ step }, i) => begins[i - 1]?.step !== step)
}

export function handing(replay: Replay): Screen['rows'] {
  const { own, open, language } = replay
  const say = words(language)
  const press = (label: 'replay.record' | 'replay.referee', what: string): Press => ({
    kind: 'press',
    label: say(label),
    to: { page: replayPage(replay, what) },
  })
  return [[...(own ? [press('replay.record', 'record')] : []), ...(open ? [press('replay.referee', 'referee')] : [])]]
}
