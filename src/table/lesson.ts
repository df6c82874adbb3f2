import { rngFor } from '../kit/rng.js'
import type { TableRow } from '../store/store.js'
import type { Answer, By, Teaching } from './door.js'
import type { Engine } from './engine.js'
import { housePlayers } from './gather.js'
import type { Seated, TableEvent } from './table.js'

// Lessons: a game of one person against the house, dealt so that it teaches. Nobody else sees it, and it leaves no trace.

/** The channel of what is shown in none. */
const NOWHERE = ''
export const isLesson = ({ channel }: Pick<TableRow, 'channel'>): boolean => channel === NOWHERE

/** What follows the deal goes the same way in every lesson. */
const SEED = 'lesson'

/** The same press twice is one lesson. */
export async function teach(engine: Engine, by: By, { game, server }: Teaching): Promise<Answer> {
  const { rules, lesson } = engine.gameOf(game)
  if (!lesson) return { ok: false, by: 'table', reason: 'not_allowed', table: undefined }
  const since = engine.now()
  const learner: Seated = { player: { kind: 'person', person: by.person }, since }
  const house = housePlayers(lesson.seats - 1, await nameOf(engine, by.person))
  const options = lesson.options as unknown
  const opened: TableEvent = {
    type: 'opened',
    game,
    version: rules.version,
    options,
    host: by.person,
    pace: 'none',
    practice: 'lesson',
    seats: [learner, ...house.map((player): Seated => ({ player, since }))],
  }
  const events = rules.deal(rules.setup(lesson.seats, options), rngFor(SEED, 0), lesson.deal)
  const answer = await engine.begin(by.cause, { game, server, channel: NOWHERE }, [opened, { type: 'started', events }], SEED)
  if (answer.ok) await endOthers(engine, by, answer.table.id)
  return answer
}

const nameOf = async ({ store }: Engine, person: number): Promise<readonly string[]> => {
  const name = (await store.people([person])).get(person)?.name
  return name ? [name] : []
}

/** One lesson at a time for each person. */
async function endOthers(engine: Engine, { person }: By, but: string): Promise<void> {
  for (const row of await engine.store.seatedAt(person)) {
    if (row.id === but || !isLesson(row)) continue
    await engine.change(row.id, null, ({ table }) => ({
      ok: true,
      events: table.phase === 'over' ? [] : [{ type: 'closed', why: 'host' }],
    }))
  }
}
