import type { BackedUp } from './store/backup.js'
import type { Refused } from './store/ground.js'
import type { Restored } from './store/restore.js'

/** Why the program cannot use this database, and what to do about it. */
export function whyNot(refused: Refused, database: string): string {
  switch (refused.reason) {
    case 'locked':
      return `${database} is in use by ${refused.pid === undefined ? 'another process' : `process ${refused.pid}`}. Stop that one first, or set DATABASE to another file.`
    case 'newer':
      return `${database} was written by a newer Foolish (version ${refused.version}; this one knows ${refused.known}). Update Foolish, or set DATABASE to another file.`
    case 'foreign':
      return `${database} belongs to another program. Set DATABASE to a file of its own.`
    case 'damaged':
      return `${database} is damaged or no database. Put a back-up in its place with npm run restore FILE, or set DATABASE to another file.`
    case 'full':
      return `There is no room left on the disk for ${database}.`
    case 'busy':
      return `${database} is being written by another program. Try again when it is done.`
    case 'readonly':
      return `${database} may not be written. Check who owns it and its folder.`
    case 'unreachable':
      return `${database} cannot be opened (${refused.code}). Check that its folder exists and may be written.`
  }
}

/** What became of a back-up into this file; none of the refusals touched anything. */
export function toldOfBackUp(done: BackedUp, database: string, file: string): string {
  if (done.ok) return `${file} holds all of ${database} as it was just now (${Math.ceil(done.bytes / 1024)} KB).`
  switch (done.reason) {
    case 'exists':
      return `${file} is there already and stays as it is. Name another file, or move that one away.`
    case 'missing':
      return `There is no ${database}, so there is nothing to back up. Check DATABASE.`
    case 'foreign':
      return `${database} belongs to another program. Check DATABASE.`
    case 'damaged':
      return `${database} is damaged, so no back-up was made of it. Stop Foolish and put an older back-up in its place with npm run restore FILE.`
    case 'full':
    case 'busy':
    case 'readonly':
    case 'unreachable':
      return whyNot(done, done.path)
  }
}

/** What became of the restoring of this back-up; none of the refusals touched anything. */
export function toldOfRestore(done: Restored, database: string, file: string): readonly string[] {
  if (done.ok)
    return [
      `${database} is now what ${file} holds.`,
      ...(done.aside === undefined ? [] : [`What was there before is kept as ${done.aside}; delete it when all is well.`]),
      ...(done.forgotten === 0 ? [] : [`People forgotten before, and now again: ${done.forgotten}.`]),
    ]
  switch (done.reason) {
    case 'missing':
      return [`There is no ${file}. Name the back-up that is to take the place of ${database}.`]
    case 'locked':
      return [
        `${database} is in use by ${done.pid === undefined ? 'another process' : `process ${done.pid}`}. Stop that one first.`,
      ]
    case 'newer':
      return [
        `${file} was written by a newer Foolish (version ${done.version}; this one knows ${done.known}). Update Foolish first.`,
      ]
    case 'foreign':
      return [`${file} is no database of Foolish.`]
    case 'damaged':
      return [`${file} is damaged or no database. Take another back-up.`]
    case 'full':
    case 'busy':
    case 'readonly':
    case 'unreachable':
      return [whyNot(done, done.path)]
  }
}
