import { botPermissionsIn, type Place } from './channels.js'
import { REFUSALS, type Refusal } from './errors.js'
import { has } from './permissions.js'

const isLockedFor = ({ thread }: Place, permissions: bigint): boolean =>
  (thread?.locked ?? false) && !has(permissions, 'ManageThreads')

/**
 * Why the bot may not send there with its token. An archived thread is opened by the message, unless it is locked (topics/threads
 * "Active & Archived Threads"): 50083 then. A thread that is locked while active is 160005 (topics/opcodes-and-status-codes).
 */
export function refusedToSend(place: Place): Refusal | undefined {
  if (!isLockedFor(place, botPermissionsIn(place))) return undefined
  return place.thread?.archived ? REFUSALS.threadShut : REFUSALS.threadLocked
}

/** Why the bot may not edit or delete there: nobody changes an archived thread, and a locked one only who manages threads. */
export const refusedToChange = (place: Place): Refusal | undefined =>
  refusedToSend(place) ?? (place.thread?.archived ? REFUSALS.threadArchived : undefined)

/** Why an answer to an interaction may not stand there. Seen with 50083 for every locked thread (discord-api-docs#5517, #6884). */
export const refusedToAnswer = (place: Place): Refusal | undefined =>
  isLockedFor(place, botPermissionsIn(place)) ? REFUSALS.threadShut : undefined

/** Why a person's client lets them do nothing there but read; sending opens an archived thread that is not locked. */
export function closedTo(place: Place, permissions: bigint, deed: 'send' | 'use'): string | undefined {
  if (isLockedFor(place, permissions)) return `the thread ${place.name} is locked`
  return deed === 'use' && place.thread?.archived ? `the thread ${place.name} is archived` : undefined
}
