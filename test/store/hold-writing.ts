import Database from 'better-sqlite3'

/** Another program at the file, in the middle of a write, until it is killed. */
const db = new Database(process.argv[2] ?? '')
db.exec('begin exclusive')
db.exec('delete from facts')
process.stdout.write('held\n')
setInterval(() => undefined, 1_000)
