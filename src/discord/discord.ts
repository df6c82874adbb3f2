import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Events } from 'discord.js'
import type { Command, Rooms } from '../../commands/command.js'
import { gameOf } from '../games/index.js'
import type { Table, TableEvent } from '../table/table.js'
import type { Look } from '../table/tables.js'
import { createBackground } from './background.js'
import { createBoard } from './board.js'
import { createGive } from './give.js'
import { createPeek } from './peek.js'
import { createPressPath } from './press-path.js'
import { difference, register, type Difference } from './register.js'
import { createRespond } from './respond.js'
import { createClient, createPanelRest } from './rest.js'
import { route, type Handled } from './route.js'

/** What the platform tells whoever keeps the log. Nothing in it is secret. */
export interface Reports {
  handled(handled: Handled): void
  shed(ageMs: number): void
  /** A bug or an outage; `code` is what the person was shown, if somebody was. */
  fault(error: unknown, code?: string): void
}
export interface DiscordOptions {
  readonly token: string
  /** Another address than Discord's own: the local one. */
  readonly api?: string
  readonly commands: Readonly<Record<string, Command>>
  readonly rooms: Rooms
  readonly reports: Reports
  readonly now?: () => number
  /** In ms; what `Board` and `Peek` say of them. */
  readonly pace?: { readonly delayMs: number; readonly gapMs: number }
}
export interface Discord {
  readonly applicationId: string
  /** Both: for everybody, or for one server alone. */
  register(server: string | undefined): Promise<Difference>
  difference(server: string | undefined): Promise<Difference>
  /** Answers what is under way, then lets go of Discord. */
  stop(): Promise<void>
}

const PACE = { delayMs: 150, gapMs: 1000 }
/** Whatever was behind by more than this was held up by its channel, and comes with the table's next change. */
const REPAIR_MS = 5 * 60_000
/** Between two tables looked at after a start, so that presses go first. */
const REPAIR_PAUSE_MS = 20

/** Connects to Discord; settles when presses are answered. A refused token is thrown as discord.js words it. */
export async function startDiscord({
  token,
  api,
  commands,
  rooms,
  reports,
  now = Date.now,
  pace = PACE,
}: DiscordOptions): Promise<Discord> {
  const client = createClient(api)
  const panelRest = createPanelRest(api)
  const applicationId = (): string => client.application?.id ?? ''
  const shared = { store: rooms.store, tables: rooms.tables, now, onFault: (error: unknown) => reports.fault(error) }
  const background = createBackground()
  const board = createBoard({ ...shared, turn: background.turn, rest: client.rest, ...pace })
  const peek = createPeek({ ...shared, turn: background.turn, rest: panelRest, applicationId, gapMs: pace.gapMs, dealOf })
  const respond = createRespond(client.rest, applicationId)
  const router = route({
    client,
    commands,
    rooms,
    respond,
    now,
    give: createGive({ rooms, board, peek, respond }),
    pressPath: createPressPath(rooms),
    press: background.press,
    onHandled: reports.handled,
    onShed: reports.shed,
    onFault(error) {
      const code = faultCode()
      reports.fault(error, code)
      return code
    },
  })
  // A table just opened gets its first message from the answer to whoever opened it.
  const unlisten = rooms.tables.onChange((table, event) => {
    const posted = event.type === 'opened' || isPrivate(event) ? Promise.resolve() : board.changed(table.id)
    peek.changed(table.id, { by: doer(table, event), started: event.type === 'started' }, posted)
  })
  client.on(Events.Error, reports.fault)
  const ended = async (where: { readonly server?: string; readonly channel?: string }): Promise<void> => {
    for (const { id } of await rooms.store.live(where)) await rooms.tables.abandon(id)
  }
  client.on(Events.ChannelDelete, ({ id }) => void ended({ channel: id }).catch(reports.fault))
  client.on(Events.ThreadDelete, ({ id }) => void ended({ channel: id }).catch(reports.fault))
  client.on(Events.GuildDelete, ({ id }) => void ended({ server: id }).catch(reports.fault))
  const ready = new Promise<void>((done) => client.once(Events.ClientReady, () => done()))
  await client.login(token)
  await ready
  let stopping = false
  const repaired = repair().catch(reports.fault)

  /** What was committed but not shown when the last process ended is shown now, the latest first; older tables stand as they should. */
  async function repair(): Promise<void> {
    for (const { id } of await rooms.store.latest(REPAIR_MS)) {
      if (stopping) return
      await board.mended(id)
      await sleep(REPAIR_PAUSE_MS)
    }
  }

  const definitions = Object.values(commands).map(({ definition }) => definition)
  return {
    applicationId: applicationId(),
    register: (server) => register(client.rest, definitions, server),
    difference: (server) => difference(client.rest, definitions, server),
    async stop() {
      stopping = true
      unlisten()
      await router.drain()
      background.stop()
      await Promise.all([board.stop(), peek.stop(), repaired])
      await client.destroy()
    },
  }
}

/** Who caused it, if a person did: their own panel is the answer to their press. */
function doer({ seats }: Table, event: TableEvent): number | undefined {
  const by = event.type === 'played' && !event.waited ? event.by : event.type === 'queued' ? seats[event.seat]?.player : undefined
  return by?.kind === 'person' ? by.person : undefined
}
/** What waits for its turn is nobody else's business, and no public message tells of it. */
const isPrivate = (event: TableEvent): event is Extract<TableEvent, { type: 'queued' | 'unqueued' }> =>
  event.type === 'queued' || event.type === 'unqueued'
const dealOf = ({ table, view }: Look): string | undefined =>
  view === undefined ? undefined : gameOf(table.game).show('en').deal(view)

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const faultCode = (): string => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
