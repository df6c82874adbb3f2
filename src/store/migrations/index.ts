import { Migrator, sql, type Kysely, type Migration } from 'kysely'
import type { Schema } from '../schema.js'
import * as first from './0001.js'
import * as second from './0002.js'
import * as third from './0003.js'
import * as fourth from './0004.js'

/**
 * Every version of the database there ever was, oldest first; a migration that has been released is never edited.
 * The table `migrations` is the one truth about which version a database has.
 */
const MIGRATIONS = { '0001': first, '0002': second, '0003': third, '0004': fourth } as const satisfies Readonly<
  Record<string, Migration>
>

/** The version that this program writes; 0 is an empty database. */
export const VERSION = Object.keys(MIGRATIONS).length

export { APPLICATION } from './0001.js'

export async function versionOf(db: Kysely<Schema>): Promise<number> {
  const tables = await sql`select 1 from sqlite_schema where type = 'table' and name = 'migrations'`.execute(db)
  if (tables.rows.length === 0) return 0
  const { rows } = await sql<{ name: string }>`select name from migrations order by name desc limit 1`.execute(db)
  return Number(rows[0]?.name ?? 0)
}

/** Brings the database up to `VERSION`: all that is missing, in one transaction, or nothing. Throws what went wrong. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
