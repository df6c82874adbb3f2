import type { Line, Screen } from '../kit/screen.js'
import type { Language, Show } from '../kit/show.js'
import type { Look } from './door.js'
import { plain } from './lay.js'
import type { Shelf } from './table.js'
import { words } from './words.js'

/** What the teacher says above the panel of a lesson; nothing at other tables. */
export function coached({ table, view, legal }: Look, language: Language, shelf: Shelf): readonly Line[] {
  if (table.practice !== 'lesson') return []
  const show: Show<unknown, unknown, unknown> = shelf(table.game).show(language)
  return show.coach?.(view, legal) ?? []
}

/** The end of a lesson: what came of it, and what is next. One that was left is only over. */
export function lessonOver(look: Pick<Look, 'table' | 'view' | 'viewer'>, language: Language, shelf: Shelf): Screen {
  const { table, view, viewer } = look
  const say = words(language)
  const show: Show<unknown, unknown, unknown> = shelf(table.game).show(language)
  const finished = table.outcome !== undefined && viewer !== 'onlooker'
  return {
    form: 'panel',
    lines: [...(finished ? (show.coach?.(view, []) ?? []) : []), ...plain(say('lesson.over'), say('lesson.next'))],
    rows: [[{ kind: 'press', label: say('lesson.again'), to: { page: `learn:${table.game}` } }]],
  }
}
