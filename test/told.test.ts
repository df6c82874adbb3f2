import { expect, it } from 'vitest'
import { toldOfBackUp, toldOfRestore, whyNot } from '../src/told.js'

it('says of a back-up what was made, or why none was and what to do', () => {
  const told = (done: Parameters<typeof toldOfBackUp>[0]) => toldOfBackUp(done, 'the.db', 'copy.db')
  expect([
    told({ ok: true, bytes: 2_049 }),
    told({ ok: false, reason: 'exists' }),
    told({ ok: false, reason: 'missing' }),
    told({ ok: false, reason: 'foreign', path: 'the.db' }),
    told({ ok: false, reason: 'damaged', code: 'SQLITE_CORRUPT', path: 'the.db' }),
    told({ ok: false, reason: 'full', code: 'SQLITE_FULL', path: 'copy.db' }),
  ]).toEqual([
    'copy.db holds all of the.db as it was just now (3 KB).',
    'copy.db is there already and stays as it is. Name another file, or move that one away.',
    'There is no the.db, so there is nothing to back up. Check DATABASE.',
    'the.db belongs to another program. Check DATABASE.',
    'the.db is damaged, so no back-up was made of it. Stop Foolish and put an older back-up in its place with npm run restore FILE.',
    'There is no room left on the disk for copy.db.',
  ])
})

it('says of a restore what was done and what is kept, or why nothing was', () => {
  const told = (done: Parameters<typeof toldOfRestore>[0]) => toldOfRestore(done, 'the.db', 'copy.db')
  expect(told({ ok: true, aside: undefined, forgotten: 0 })).toEqual(['the.db is now what copy.db holds.'])
  expect(told({ ok: true, aside: 'the.db.before-restore', forgotten: 2 })).toEqual([
    'the.db is now what copy.db holds.',
    'What was there before is kept as the.db.before-restore; delete it when all is well.',
    'People forgotten before, and now again: 2.',
  ])
  expect([
    ...told({ ok: false, reason: 'missing' }),
    ...told({ ok: false, reason: 'locked', pid: 7, path: 'the.db' }),
    ...told({ ok: false, reason: 'locked', pid: undefined, path: 'the.db' }),
    ...told({ ok: false, reason: 'newer', version: 9, known: 3, path: 'copy.db' }),
    ...told({ ok: false, reason: 'foreign', path: 'copy.db' }),
    ...told({ ok: false, reason: 'damaged', code: 'SQLITE_NOTADB', path: 'copy.db' }),
    ...told({ ok: false, reason: 'readonly', code: 'EACCES', path: 'the.db' }),
  ]).toEqual([
    'There is no copy.db. Name the back-up that is to take the place of the.db.',
    'the.db is in use by process 7. Stop that one first.',
    'the.db is in use by another process. Stop that one first.',
    'copy.db was written by a newer Foolish (version 9; this one knows 3). Update Foolish first.',
    'copy.db is no database of Foolish.',
    'copy.db is damaged or no database. Take another back-up.',
    'the.db may not be written. Check who owns it and its folder.',
  ])
})

it('says of a damaged database that a back-up can take its place', () => {
  expect(whyNot({ ok: false, reason: 'damaged', code: 'SQLITE_NOTADB' }, 'the.db')).toBe(
    'the.db is damaged or no database. Put a back-up in its place with npm run restore FILE, or set DATABASE to another file.',
  )
})
