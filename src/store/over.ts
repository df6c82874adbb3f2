import type { Database } from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { guarded } from './failure.js'
import { forgottenBeside } from './forgotten.js'
import { tablesOver } from './list.js'
import { logOver } from './log.js'
import { peopleOver } from './people.js'
import { postsOver } from './posts.js'
import { resultsOver } from './results.js'
import type { Schema } from './schema.js'
import { settingsOver } from './settings.js'
import type { Store } from './store.js'

/** What is acknowledged is on disk: the log of changes is flushed at each commit. */
export function settle(db: Database): void {
  db.pragma('journal_mode = wal')
  db.pragma('synchronous = full')
  db.pragma('foreign_keys = on')
  db.pragma('recursive_triggers = on') // without it REPLACE deletes past the trigger that guards the log
}

/**
 * Kysely over the same handle, for migrations and for what is not hot. After the migrations it must never open a transaction:
 * a prepared statement that ran while one was open would be lost with its rollback.
 */
export const queriesOver = (db: Database): Kysely<Schema> => new Kysely<Schema>({ dialect: new SqliteDialect({ database: db }) })

/** The store over a database that is settled and of the newest version. `release` is called once, after the handle is closed. */
export function storeOver(db: Database, queries: Kysely<Schema>, release: () => void): Store {
  const log = logOver(db)
  const tables = tablesOver(db, queries)
  const people = peopleOver(db, forgottenBeside(db.name))
  const results = resultsOver(db, queries)
  const posts = postsOver(db, queries)
  const settings = settingsOver(db, queries)
  return {
    append: guarded(log.append),
    read: guarded(log.read),
    seen: guarded(log.seen),
    table: guarded(tables.table),
    nextNumber: guarded(tables.nextNumber),
    live: guarded(tables.live),
    latest: guarded(tables.latest),
    silent: guarded(tables.silent),
    counts: guarded(tables.counts),
    finished: guarded(tables.finished),
    ended: guarded(tables.ended),
    seatedAt: guarded(log.seatedAt),
    due: guarded(log.due),
    nextDue: guarded(log.nextDue),
    giveBack: guarded(log.giveBack),
    person: guarded(people.person),
    known: guarded(people.known),
    people: guarded(people.people),
    forget: guarded(people.forget),
    unseenSince: guarded(people.unseenSince),
    board: guarded(results.board),
    rebuild: guarded(results.rebuild),
    results: guarded(results.results),
    resultsOf: guarded(results.resultsOf),
    players: guarded(results.players),
    pages: guarded(posts.pages),
    putPage: guarded(posts.putPage),
    dropPages: guarded(posts.dropPages),
    panel: guarded(posts.panel),
    panels: guarded(posts.panels),
    putPanels: guarded(posts.putPanels),
    dropPanel: guarded(posts.dropPanel),
    setting: guarded(settings.setting),
    putSetting: guarded(settings.putSetting),
    fact: guarded(posts.fact),
    putFact: guarded(posts.putFact),
    close: guarded(() => {
      if (!db.open) return
      db.close()
      release()
    }),
  }
}
