import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Events } from 'discord.js'
import type { Command, Rooms } from '../../commands/command.js'
import type { Pictures } from '../picture/pictures.js'
import { createAbsent } from './absent.js'
import { createBackground } from './background.js'
import { createBoard } from './board.js'
import { createEmojis, syncOwnEmojis } from './emojis.js'
import { sayFarewell } from './farewell.js'
import { dealOf, follow } from './follow.js'
import { createGallery } from './gallery.js'
import { createGive } from './give.js'
import { watchGround } from './ground.js'
import { createTongues } from './language.js'
import { createPeek } from './peek.js'
import { createPlaces } from './places.js'
import { createPressPath } from './press-path.js'
import { createPut } from './put.js'
import { difference, register, type Difference } from './register.js'
import { repair } from './repair.js'
import { createRespond } from './respond.js'
import { createClient, createPanelRest } from './rest.js'
import { route, type Handled } from './route.js'
import { stop } from './stop.js'

/** What the platform tells whoever keeps the log. Nothing in it is secret. */
export interface Reports {
  handled(handled: Handled): void
  shed(ageMs: number): void
  /** A bug or an outage; `code` is what the person was shown, if somebody was. */
  fault(error: unknown, code?: string): void
  /** Each change of the connection to the gateway: there, or lost and sought again. */
  gateway?(connected: boolean): void
}
export interface DiscordOptions {
  readonly token: string
  /** Another address than Discord's own: the local one. */
  readonly api?: string
  readonly commands: Readonly<Record<string, Command>>
  readonly rooms: Pick<Rooms, 'tables' | 'store'>
  readonly reports: Reports
  readonly now?: () => number
  /** In ms; what `Board` and `Peek` say of them. */
  readonly pace?: { readonly delayMs: number; readonly gapMs: number }
  /** In ms: how long a stop may wait for Discord. */
  readonly stopMs?: number
  /** Draws what is to be seen; without it all is said in words alone. Whoever made it closes it. */
  readonly pictures?: Pictures | undefined
}
export interface Discord {
  readonly applicationId: string
  /** Both: for everybody, or for one server alone. */
  register(server: string | undefined): Promise<Difference>
  difference(server: string | undefined): Promise<Difference>
  /** The small pictures in texts; from then on they are used. */
  registerEmojis(): Promise<Difference>
  /** How many edits and refreshes wait until presses are answered. */
  waiting(): number
  /** For whoever moves the clock: answers when all that was pressed is answered and shown, and nothing more is under way. */
  settled(): Promise<void>
  /** Takes nothing new, says farewell where people play, answers and writes what is under way, and lets go of Discord: within 10 s. */
  stop(): Promise<void>
}

const PACE = { delayMs: 150, gapMs: 1000 }
/** Enough for Discord to take its time, and for everything to be over within 10 s. */
const STOP_MS = 8000
const LOOK_MS = 5

/** Connects to Discord; settles when presses are answered. A refused token is thrown as discord.js words it. */
export async function startDiscord({
  token,
  api,
  commands,
  rooms,
  reports,
  now = Date.now,
  pace = PACE,
  stopMs = STOP_MS,
  pictures,
}: DiscordOptions): Promise<Discord> {
  const client = createClient(api)
  const panelRest = createPanelRest(api)
  const applicationId = (): string => client.application?.id ?? ''
  const state = { stopping: false, gone: false, repaired: false }
  const onFault = (error: unknown, code?: string): void => {
    if (!state.gone) reports.fault(error, code) // what Discord kept us waiting for too long is given up
  }
  const { store, tables } = rooms
  const tongues = createTongues(store, (server) => client.guilds.cache.get(server)?.preferredLocale, onFault)
  const background = createBackground()
  const gallery = createGallery(pictures, now)
  const emojis = createEmojis(client.rest, applicationId)
  const shared = { store, tables, tongues, gallery, icons: emojis.icon, now, onFault, turn: background.turn }
  const board = createBoard({ ...shared, rest: client.rest, ...pace })
  const peek = createPeek({ ...shared, rest: panelRest, applicationId, gapMs: pace.gapMs, dealOf })
  const absent = createAbsent({ ...shared, rest: client.rest })
  const respond = createRespond(client.rest, applicationId)
  const put = createPut({ rest: panelRest, applicationId, respond, gallery, onFault, turn: background.turn })
  const router = route({
    client,
    commands,
    rooms: { ...rooms, places: createPlaces({ rest: client.rest, store }) },
    tongues,
    respond,
    now,
    give: createGive({ rooms, board, peek, respond, gallery, icons: emojis.icon, put }),
    pressPath: createPressPath(rooms),
    press: background.press,
    onHandled: reports.handled,
    onShed: reports.shed,
    onFault(error) {
      const code = faultCode()
      onFault(error, code)
      return code
    },
  })
  const unlisten = follow({ tables, board, peek, absent })
  client.on(Events.Error, reports.fault)
  for (const there of [Events.ShardReady, Events.ShardResume] as const) client.on(there, () => reports.gateway?.(true))
  for (const lost of [Events.ShardReconnecting, Events.ShardDisconnect] as const) client.on(lost, () => reports.gateway?.(false))
  const ground = watchGround({ client, store, tables, board, onFault })
  const ready = new Promise<void>((done) => client.once(Events.ClientReady, () => done()))
  await client.login(token)
  await ready
  if (pictures) await emojis.load().catch(onFault) // texts do without
  const repaired = repair({ store, board, peek, ground, isStopping: () => state.stopping })
    .catch(onFault)
    .finally(() => (state.repaired = true))
  const isIdle = (): boolean => state.repaired && [router, board, peek, absent, gallery, put].every((room) => room.isIdle())

  const definitions = Object.values(commands).map(({ definition }) => definition)
  return {
    applicationId: applicationId(),
    register: (server) => register(client.rest, definitions, server),
    difference: (server) => difference(client.rest, definitions, server),
    async registerEmojis() {
      const changes = await syncOwnEmojis(client.rest)
      await emojis.load()
      return changes
    },
    waiting: background.length,
    async settled() {
      while (!isIdle()) await sleep(LOOK_MS)
    },
    async stop() {
      state.stopping = true
      await stop({ router, unlisten, background, board, peek, absent, repaired, mostMs: stopMs }, (over) =>
        sayFarewell({ store, tongues, now, onFault, over, rest: client.rest }).catch(onFault),
      )
      await Promise.race([client.destroy(), sleep(stopMs / 8)])
      state.gone = true
    },
  }
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const faultCode = (): string => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
