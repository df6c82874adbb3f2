import { gameOf } from '../games/index.js'
import type { Line } from '../kit/screen.js'
import type { Language } from '../kit/show.js'
import type { Store } from '../store/store.js'
import type { Look } from './door.js'
import { hostOf, small } from './lay.js'
import { chooseForOneself, hasMet, LOBBY, personSettings } from './settings.js'
import type { Shelf } from './table.js'
import { words } from './words.js'

/** What is explained to each person once: it stands above a panel until that person presses something there. */
export interface Welcome {
  /** What stands above this panel now; empty for whoever has met it all. */
  lines(look: Look, language: Language): Promise<readonly Line[]>
  pressed(table: string, person: number): void
}

export function createWelcome(store: Pick<Store, 'setting' | 'putSetting'>, shelf: Shelf = gameOf): Welcome {
  /** By table and person: what is being explained. Lost in a restart, and then it has been explained. */
  const standing = new Map<string, string>()
  const place = (table: string, person: number): string => `${table} ${person}`

  return {
    async lines(look, language) {
      const { person, table } = look
      const what = topicOf(look)
      if (person === undefined || what === undefined) return []
      const here = place(table.id, person)
      if (standing.get(here) === what) return linesFor(look, language, shelf)
      standing.delete(here)
      if (await hasMet(store, person, what)) return []
      standing.set(here, what)
      const { met } = await personSettings(store, person)
      await chooseForOneself(store, person, { met: [...met, what] })
      return linesFor(look, language, shelf)
    },
    pressed(table, person) {
      standing.delete(place(table, person))
    },
  }
}

/** undefined where there is nothing to explain, or a teacher does. */
function topicOf({ table, viewer }: Look): string | undefined {
  if (viewer === 'onlooker' || table.practice === 'lesson') return undefined
  return table.phase === 'gathering' ? LOBBY : table.phase === 'playing' ? table.game : undefined
}

function linesFor({ table }: Look, language: Language, shelf: Shelf): readonly Line[] {
  if (table.phase !== 'gathering') return small(...shelf(table.game).show(language).help)
  const say = words(language)
  return small(say('help.lobby', { host: hostOf(table) }), say('help.channel'))
}
