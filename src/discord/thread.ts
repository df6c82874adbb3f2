import { Routes, type REST } from 'discord.js'
import { troubleOf } from './trouble.js'

/**
 * Edits and presses are no sign of life, so a thread may archive itself around a game; nothing in it can be changed then
 * (topics/threads). Does the work, after the thread was opened for it if need be; the first refusal stands where that is refused.
 */
export async function inOpenThread<Done>(rest: REST, channel: string, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    if (troubleOf(error) !== 'thread-archived' || !(await openThread(rest, channel))) throw error
    return work()
  }
}

/** Whether it could be opened; not where it is locked, unless we may manage threads. */
export async function openThread(rest: REST, channel: string): Promise<boolean> {
  try {
    await rest.patch(Routes.channel(channel), { body: { archived: false } })
    return true
  } catch (error) {
    if (troubleOf(error) === undefined) throw error
    return false
  }
}
