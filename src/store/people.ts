import type { Database } from 'better-sqlite3'
import { failureOf } from './failure.js'
import type { Forgotten } from './forgotten.js'
import type { Person } from './store.js'

const DAY_MS = 86_400_000
const dayOf = (time: number): number => Math.floor(time / DAY_MS)

export function peopleOver(db: Database, forgotten: Forgotten) {
  const byPlatformId = db.prepare<
    [string],
    { readonly number: number; readonly name: string | null; readonly met: number; readonly seen: number }
  >('select number, name, met, seen from people where platform_id = ?')
  const meet = db
    .prepare<[string, string, number, number], number>(
      `insert into people (platform_id, name, met, seen) values (?, ?, ?, ?)
       on conflict (platform_id) do update set name = excluded.name, seen = max(seen, excluded.seen) returning number`,
    )
    .pluck()
  const byNumber = db.prepare<[number], Person>('select platform_id as platformId, name from people where number = ?')
  const unseen = db.prepare<[number], number>('select number from people where seen < ? and platform_id is not null').pluck()
  const empty = emptyOver(db)

  return {
    /** Writes only at first sight, when the name is a new one, and once on each day. Where it cannot, who is known stays so. */
    person: (platformId: string, name: string, now: number): number => {
      const known = byPlatformId.get(platformId)
      if (known?.name === name && known.seen >= dayOf(now)) return known.number
      try {
        const number = meet.get(platformId, name, now, dayOf(now))
        if (number === undefined) throw new Error('a person was written and has no number')
        return number
      } catch (error) {
        if (known && failureOf(error) !== undefined) return known.number
        throw error
      }
    },
    known: (platformId: string): number | undefined => byPlatformId.get(platformId)?.number,
    /** Numbers that nobody has are not in the answer. */
    people: (numbers: readonly number[]): ReadonlyMap<number, Person> => {
      const found = new Map<number, Person>()
      for (const number of numbers) {
        const known = byNumber.get(number)
        if (known) found.set(number, known)
      }
      return found
    },
    /** The hash is kept first: whoever is in the database no more is remembered as forgotten, by whatever death we die between. */
    forget: (person: number, now: number): void => {
      const platformId = byNumber.get(person)?.platformId
      if (platformId == null) return
      forgotten.remember(platformId, now)
      empty(person)
    },
    unseenSince: (time: number): readonly number[] => unseen.all(dayOf(time)),
  }
}

/** Empties the row of a person and drops what else is theirs alone, in one transaction; where it stood in the file are noughts. */
function emptyOver(db: Database) {
  const row = db.prepare<[number]>('update people set platform_id = null, name = null, met = 0, seen = 0 where number = ?')
  const settings = db.prepare<[string]>(`delete from settings where scope = 'person' and place = ?`)
  const panels = db.prepare<[number]>('delete from panels where person = ?')
  const emptying = db.transaction((person: number): void => {
    row.run(person)
    settings.run(String(person))
    panels.run(person)
  })
  return (person: number): void => {
    db.pragma('secure_delete = on')
    try {
      emptying(person)
    } finally {
      db.pragma('secure_delete = off') // the path of every press need not pay for it
    }
  }
}

/** Empties everybody here who was met before they were forgotten; whoever came back later as somebody new stays. Answers how many. */
export function forgetAgain(db: Database, forgotten: Forgotten): number {
  const empty = emptyOver(db)
  const met = db.prepare<[], { readonly number: number; readonly platformId: string; readonly met: number }>(
    'select number, platform_id as platformId, met from people where platform_id is not null',
  )
  return db.transaction(() => {
    const again = met.all().filter((person) => forgotten.isForgotten(person.platformId, person.met))
    for (const { number } of again) empty(number)
    return again.length
  })()
}
