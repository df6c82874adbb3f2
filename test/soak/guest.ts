import type { Rng } from '../../src/kit/rng.js'
import type { Interaction, Message, Person } from '../../src/local-discord/local.js'
import { offersOn, type Offer } from './eyes.js'
import type { Mind } from './mind.js'

/** A person, their channel (they may follow a table into a thread), and when (ms) they next look at it. */
export interface Guest {
  readonly person: Person
  readonly home: string
  readonly mind: Mind
  place: string
  restsUntil: number
}

/** So long (ms) somebody looks around in a thread, and so many messages up for the way there. */
const STAY_MS = 15_000
const LINKS = 10

/** Whoever sits nowhere looks into a thread that their channel tells of, now and then, and comes back when nobody plays there. */
export function goWhereTheyPlay(guest: Guest, rng: Rng): void {
  const { person, mind, home } = guest
  if (mind.at !== undefined) return
  if (guest.place !== home) {
    if (Date.now() - mind.seen > STAY_MS) guest.place = home
  } else if (rng.below(8) === 0) {
    const thread = person
      .sees(home)
      .slice(-LINKS)
      .map(threadIn)
      .findLast((it) => it !== undefined)
    if (thread !== undefined) [guest.place, mind.seen] = [thread, Date.now()]
  }
}

/** What the answer tells somebody about where they sit. */
export function learn(guest: Guest, { answer, message }: Interaction, chosen: Offer | undefined): void {
  const { mind, home } = guest
  const sit = (table: string | undefined): void => {
    if (table !== undefined) [mind.at, mind.seen] = [table, Date.now()]
  }
  if (!chosen) {
    const thread = threadIn(message)
    if (thread === undefined) return sit(tableIn(message))
    guest.place = thread
    mind.seen = Date.now()
    return
  }
  if (!('verb' in chosen.pointer)) return
  const { verb, table } = chosen.pointer
  if (GOES.has(verb)) mind.at = undefined
  const isRefused = answer?.type === NEW_MESSAGE
  if (verb === 'take-seat' || (verb === 'join' && (!isRefused || guest.place !== home))) sit(table)
}
const NEW_MESSAGE = 4
const GOES: ReadonlySet<string> = new Set(['leave', 'leave-sure', 'end-sure', 'again'])

function tableIn(message: Message | undefined): string | undefined {
  const pointers = offersOn(message ? [message] : [], FIRST).map(({ pointer }) => pointer)
  return pointers.flatMap((it) => ('table' in it ? [it.table] : []))[0]
}
/** A table that was opened in a thread is linked to. */
const threadIn = (message: Message | undefined): string | undefined => /\/channels\/\d+\/(\d+)/u.exec(message?.content ?? '')?.[1]
const FIRST: Rng = { below: () => 0 }
