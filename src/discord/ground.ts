import { Events, GatewayDispatchEvents, type Client } from 'discord.js'
import type { GatewayThreadDeleteDispatchData, GatewayThreadUpdateDispatchData } from 'discord-api-types/v10'
import type { Store, TableRow } from '../store/store.js'
import type { Tables } from '../table/tables.js'
import type { Board } from './board.js'
import { openThread } from './thread.js'

export interface GroundOptions {
  readonly client: Client
  readonly store: Store
  readonly tables: Tables
  readonly board: Board
  readonly onFault: (error: unknown) => void
}

/** What happens to the places where tables are shown. */
export interface Ground {
  /** Ends the tables of servers that we were removed from while we were away. */
  missed(): Promise<void>
}

/**
 * Follows what Discord tells of channels, threads and servers. An outage of a server is no removal: discord.js tells it as another
 * event. Of threads the gateway itself is heard, because discord.js passes on only news of those that it has in memory.
 */
export function watchGround({ client, store, tables, board, onFault }: GroundOptions): Ground {
  const run = (work: Promise<void>): void => void work.catch(onFault)

  async function gone(where: { readonly server?: string; readonly channel?: string }): Promise<void> {
    for (const { id } of await store.live(where)) await tables.abandon(id)
  }
  async function threadChanged({ id, thread_metadata: state }: GatewayThreadUpdateDispatchData): Promise<void> {
    const here = await store.live({ channel: id })
    if (here.length === 0 || !state) return
    if (state.locked) return pause(here)
    if (state.archived && !(await openThread(client.rest, id))) return
    for (const row of here) {
      const table = await tables.get(row.id)
      if (table?.paused?.why === 'locked') board.open(table)
    }
  }
  async function pause(rows: readonly TableRow[]): Promise<void> {
    for (const { id } of rows) await tables.pause(id, 'locked')
  }

  client.on(Events.ChannelDelete, (channel) => {
    const threads = 'threads' in channel ? [...channel.threads.cache.keys()] : [] // of them nothing more is told
    for (const id of [channel.id, ...threads]) run(gone({ channel: id }))
  })
  client.on(Events.GuildDelete, ({ id }) => run(gone({ server: id })))
  client.ws.on(GatewayDispatchEvents.ThreadDelete, ({ id }: GatewayThreadDeleteDispatchData) => run(gone({ channel: id })))
  client.ws.on(GatewayDispatchEvents.ThreadUpdate, (thread: GatewayThreadUpdateDispatchData) => run(threadChanged(thread)))
  return {
    async missed() {
      for (const { id, server } of await store.live()) if (!client.guilds.cache.has(server)) await tables.abandon(id)
    },
  }
}
