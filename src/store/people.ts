import type { Database } from 'better-sqlite3'

interface Known {
  readonly platformId: string | null
  readonly name: string | null
}

export function peopleOver(db: Database) {
  const byPlatformId = db.prepare<[string], { readonly number: number; readonly name: string | null }>(
    'select number, name from people where platform_id = ?',
  )
  const meet = db
    .prepare<[string, string], number>(
      `insert into people (platform_id, name) values (?, ?)
       on conflict (platform_id) do update set name = excluded.name returning number`,
    )
    .pluck()
  const byNumber = db.prepare<[number], Known>('select platform_id as platformId, name from people where number = ?')

  return {
    /** Writes only at first sight and when the name is a new one. */
    person: (platformId: string, name: string): number => {
      const known = byPlatformId.get(platformId)
      if (known?.name === name) return known.number
      const number = meet.get(platformId, name)
      if (number === undefined) throw new Error('a person was written and has no number')
      return number
    },
    /** Numbers that nobody has are not in the answer. */
    people: (numbers: readonly number[]): ReadonlyMap<number, Known> => {
      const found = new Map<number, Known>()
      for (const number of numbers) {
        const known = byNumber.get(number)
        if (known) found.set(number, known)
      }
      return found
    },
  }
}
