import { Mutex } from 'async-mutex'
import type { Folded } from './growth.js'

/** One table's place in memory: its queue, and what was last read or written of it. Nothing here is the only copy of anything. */
export interface Room {
  readonly queue: Mutex
  folded: Folded | undefined
}

/** Rooms for the `most` tables touched last; a room in which something is going on is never dropped. */
export function createRooms(most: number) {
  const rooms = new Map<string, Room>() // oldest touch first

  function enter(id: string): Room {
    const room = rooms.get(id) ?? { queue: new Mutex(), folded: undefined }
    rooms.delete(id)
    rooms.set(id, room)
    if (rooms.size > most) tidy(room)
    return room
  }
  function tidy(newest: Room): void {
    for (const [id, room] of rooms) {
      if (rooms.size <= most) return
      if (room !== newest && !room.queue.isLocked()) rooms.delete(id)
    }
  }

  return {
    /** The log has grown by other hands: it is read again at the next touch. */
    forget: (): void => {
      for (const room of rooms.values()) room.folded = undefined
    },
    /** One at a time for each table, in the order of asking. */
    alone: <T>(id: string, act: (room: Room) => Promise<T>): Promise<T> => {
      const room = enter(id)
      return room.queue.runExclusive(() => act(room))
    },
    /** What is known of the table without waiting for anybody. */
    known: (id: string): Folded | undefined => {
      const folded = rooms.get(id)?.folded
      if (folded) enter(id)
      return folded
    },
  }
}
