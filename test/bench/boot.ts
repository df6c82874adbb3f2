import Database from 'better-sqlite3'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gameOf } from '../../src/games/index.js'
import { pick, rngFor } from '../../src/kit/rng.js'
import { startLocalDiscord } from '../../src/local-discord/index.js'
import { openStore } from '../../src/store/sqlite.js'
import { createTables } from '../../src/table/tables.js'
import { begin } from './child.js'
import { median, whole, type BenchRow } from './row.js'

const TABLES = 10_000
/** Different games; the others are copies of them under ids of their own. */
const GAMES = 50
const PLAYS = 40
const RUNS = 3

/** From the start of the process to the first press answered, with so many tables in play, and the memory it takes then. */
export async function bootBench(): Promise<readonly BenchRow[]> {
  mkdirSync('data', { recursive: true })
  const folder = mkdtempSync(join(resolve('data'), 'boot-'))
  const local = await startLocalDiscord({ people: ['Ann', 'Bo', 'Cleo', 'Dan'], limits: false })
  try {
    const database = join(folder, 'foolish.sqlite')
    const place = { server: local.guildId, channel: local.channel('games').id }
    await fill(
      database,
      place,
      ['Ann', 'Bo', 'Cleo', 'Dan'].map((name) => local.person(name).id),
    )
    const times: number[] = []
    const memories: number[] = []
    for (let run = 0; run < RUNS; run++) {
      const started = performance.now()
      const bot = await begin('boot', folder, { api: local.api, token: local.token, database })
      const answer = await local.person('Ann').says('games', '/hand', { table: '1' }).done
      times.push((performance.now() - started) / 1000)
      if (answer.state !== 'answered') throw new Error('the first press got no answer')
      memories.push((await bot.memory()) / 2 ** 20)
      await bot.end()
    }
    const name = `boot with ${whole(TABLES)} tables in play`
    return [
      {
        name: `${name}: first press answered`,
        ours: `${median(times).toFixed(2)} s`,
        reference: '',
        ratio: undefined,
        aim: 'under 2 s',
      },
      { name: `${name}: memory`, ours: `${whole(median(memories))} MB`, reference: '', ratio: undefined, aim: 'under 250 MB' },
    ]
  } finally {
    await local.stop()
    rmSync(folder, { recursive: true })
  }
}

async function fill(
  database: string,
  place: { readonly server: string; readonly channel: string },
  ids: readonly string[],
): Promise<void> {
  const opened = await openStore(database)
  if (!opened.ok) throw new Error(opened.reason)
  const { store } = opened
  const tables = createTables({ store })
  const people = await Promise.all(ids.map((id) => store.person(id, 'Ann', 0)))
  for (let game = 0; game < GAMES; game++) {
    const by = (seat: number, what: string) => ({ person: people[seat] ?? 0, cause: `boot ${game} ${what}` })
    const table = await tables.open(by(0, 'open'), { game: 'foolish-faces', options: {}, house: 0, pace: 'none', ...place })
    if (!table.ok) throw new Error(table.reason)
    const { id } = table.table
    for (const seat of [1, 2, 3]) await tables.join(id, by(seat, `join ${seat}`))
    await tables.start(id, by(0, 'start'))
    for (let play = 0; play < PLAYS; play++) {
      const { state, seats } = (await tables.get(id))!
      const seat = gameOf('foolish-faces').rules.turn(state)[0]!
      const sits = seats[seat]!.player
      const look = (await tables.look(id, seat))!
      const person = sits.kind === 'person' ? sits.person : 0
      await tables.play(id, { person, cause: `boot ${game} play ${play}` }, look.asked, pick(look.legal, rngFor('boot', play)))
    }
  }
  await store.close()
  copies(database)
}

/** Rows are copied under new ids and numbers, each copy in a channel of its own and a minute older; a cause is unique, and so has no copy. */
function copies(database: string): void {
  const db = new Database(database)
  const tables = db.prepare(
    'insert into tables (id, game, number, server, channel, phase, seed) select id || ?, game, number + ?, server, ?, phase, seed from tables where number <= ?',
  )
  const log = db.prepare(
    'insert into log ("table", seq, at, cause, event) select "table" || ?, seq, at - ?, null, event from log where "table" in (select id from tables where number <= ?)',
  )
  db.transaction(() => {
    for (let copy = 1; copy < TABLES / GAMES; copy++) {
      const mark = copy.toString(36).padStart(2, '0')
      tables.run(mark, copy * GAMES, `10000000000000${1000 + copy}`, GAMES)
      log.run(mark, copy * 60_000, GAMES)
    }
  })()
  db.close()
}
