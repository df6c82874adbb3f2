import { MessageFlags, PermissionFlagsBits, type ChatInputCommandInteraction } from 'discord.js'
import type { Call, Reply, Rooms } from '../../commands/command.js'
import { permissionsIn } from '../../commands/permissions.js'
import type { Screen } from '../kit/screen.js'
import type { Text } from '../kit/text.js'
import { tableName } from '../table/screens.js'
import type { Board } from './board.js'
import type { Icons } from './emojis.js'
import type { Gallery } from './gallery.js'
import { languageOf } from './language.js'
import { namesFor } from './names.js'
import { TOKEN_MS, type Peek } from './peek.js'
import type { Answered, Given, Manner, Put } from './put.js'
import type { Respond } from './respond.js'
import { shape } from './shape.js'
import { coloursFor, PUBLIC, sightOf, type Shaped } from './sight.js'
import { words } from './words.js'

/** How replies become answers: to whom, in which message, and who keeps that message fresh afterwards. */
export interface Give {
  reply(interaction: Answered, call: Call, reply: Reply): Promise<void>
  /** A private word, whatever was asked. */
  note(interaction: Answered, screen: Screen): Promise<void>
}

/** In private everything stands in a box: a message that has one cannot be changed into plain words. */
const boxed = (screen: Screen<unknown>): Screen<unknown> => ({ ...screen, form: 'panel' })
const noteOf = (text: Text): Screen => ({ form: 'panel', rows: [], lines: [{ as: 'plain', text }] })
/** The private message whose button was pressed. */
const pressedHere = (it: Answered): string | undefined =>
  it.isMessageComponent() && it.message.flags.has(MessageFlags.Ephemeral) ? it.message.id : undefined
const isLockedThread = ({ channel }: Answered): boolean => channel?.isThread() === true && channel.locked === true

export interface GiveOptions {
  readonly rooms: Pick<Rooms, 'tables' | 'store'>
  readonly board: Board
  readonly peek: Peek
  readonly respond: Respond
  readonly gallery: Gallery
  readonly icons: Icons
  readonly put: Put
}

export function createGive({ rooms, board, peek, respond, gallery, icons, put }: GiveOptions): Give {
  const until = (interaction: Answered): number => interaction.createdTimestamp + TOKEN_MS
  /** Where a locked thread lets us say nothing, the press is at least taken. */
  async function answer(interaction: Answered, shaped: Shaped, manner: Manner): Promise<Given> {
    const given = await put.put(interaction, shaped, manner)
    if (given.reached === 'shut' && interaction.isMessageComponent()) await respond.nod(interaction)
    return given
  }

  async function screen(interaction: Answered, call: Call, given: Extract<Reply, { screen: unknown }>): Promise<void> {
    const reply = given.to === 'everybody' ? given : { ...given, screen: boxed(given.screen) }
    const table = reply.table === undefined ? undefined : await rooms.tables.get(reply.table)
    const language = reply.to === 'everybody' ? call.publicLanguage : call.language
    const names = await namesFor(rooms.store, table, { language, screen: reply.screen })
    const body = shape(reply.screen, { names, icons, table: reply.table ?? '', asked: 0 })
    const colours = async () => (reply.to === 'everybody' ? PUBLIC : coloursFor(rooms.store, call.person))
    const { file } = reply
    const sight = file ? undefined : async () => sightOf(reply.screen, names, await colours())
    const here = pressedHere(interaction)
    const isHere = reply.to === 'here' && here !== undefined && !file
    if (isHere) peek.left(here)
    await answer(interaction, { body, sight }, { as: isHere ? 'update' : reply.to === 'everybody' ? 'everybody' : 'you', file })
    if (reply.to === 'everybody' && reply.table !== undefined) void board.changed(reply.table) // its own story stands elsewhere
  }

  async function panel(interaction: Answered, call: Call, { table, path, note }: Extract<Reply, { to: 'panel' }>): Promise<void> {
    peek.pressed(table, call.person)
    const look = await rooms.tables.lookAs(table, call.person)
    if (!look) return giveNote(interaction, noteOf(words(call.language)('unknown_button')))
    const { language } = call
    const isHere = look.row.channel === call.channel
    const { lacks } = isHere ? call : { lacks: [] }
    const missing = words(language)('paused', { permissions: permissionsIn(language, lacks) })
    const drawn = await peek.draw(look, {
      path,
      language,
      until: until(interaction),
      note: [...(lacks.length > 0 ? [{ as: 'plain' as const, text: missing }] : []), ...(note ?? [])],
      pauseTold: isHere && !isLockedThread(interaction),
    })
    const here = pressedHere(interaction)
    const it = { table, person: call.person, token: interaction.token, message: here ?? null, expires: until(interaction) }
    const shown = { path, language, body: drawn.body, seq: look.table.seq, replaces: here === undefined }
    const isKept = look.viewer !== 'onlooker'
    if (isKept) await peek.opened(it, shown)
    const given = await answer(interaction, drawn, { as: here === undefined ? 'you' : 'update', isKept })
    if (isKept && given.reached === 'reached') peek.placed(it, given.message, given)
  }

  async function more(interaction: Answered, { language }: Call, it: Screen): Promise<void> {
    const names = await namesFor(rooms.store, undefined, { language, screen: it })
    await put.add(interaction, shape(it, { names, table: '', asked: 0 }))
  }

  /** A press where nothing is in the way (any more) lets a paused game go on. */
  async function reopen(interaction: Answered, { channel, lacks }: Call, id: string): Promise<void> {
    if (lacks.length > 0 || isLockedThread(interaction)) return
    const [table, row] = [await rooms.tables.get(id), await rooms.tables.row(id)]
    if (table && row?.channel === channel) board.open(table)
  }

  /** The story shows it: where the pressed message is a page of it, that page is the answer. */
  async function shown(
    interaction: Answered,
    call: Call,
    { table: id, panel: first }: Extract<Reply, { to: 'board' }>,
  ): Promise<void> {
    if (pressedHere(interaction) !== undefined) return panel(interaction, call, { to: 'panel', table: id, path: '' })
    try {
      await told(interaction, call, id)
      const { person, language } = call
      await peek.reachable({ table: id, person, token: interaction.token, expires: until(interaction) }, language)
      if (first) peek.bring(id, person)
    } finally {
      void board.changed(id) // also where the answer did not get through: what it would have shown is posted then
    }
  }

  async function told(interaction: Answered, call: Call, id: string): Promise<void> {
    if (!interaction.isMessageComponent()) return opening(interaction, call, id)
    const page = await board.drawn(id, interaction.message.id)
    if (!page) return void (await respond.nod(interaction))
    const given = await answer(interaction, page, { as: 'update', isKept: true })
    if (given.reached === 'reached') await board.adopt(id, page, interaction.message.id, given)
  }

  /** After a command: a table without a message yet gets the answer for its lobby; any other is pointed to. */
  async function opening(interaction: ChatInputCommandInteraction, { language }: Call, id: string): Promise<void> {
    const [table, row] = [await rooms.tables.get(id), await rooms.tables.row(id)]
    const posted = await rooms.store.pages(id)
    const isHere = row?.channel === interaction.channelId
    const lobby = isHere && posted.length === 0 ? await board.draft(id, 'lobby') : undefined
    if (lobby) {
      const given = await answer(interaction, lobby, { as: 'everybody', isKept: true })
      if (given.message !== undefined) await board.adopt(id, lobby, given.message, given)
      return
    }
    const say = words(language)
    const isSoon = !table || !row || (isHere && posted.every(({ message }) => message === ''))
    if (isSoon) return giveNote(interaction, noteOf(say('soon')))
    await giveNote(interaction, noteOf(say('at_table', { table: { text: tableName(table, row, language), table: id } })))
  }

  async function giveNote(interaction: Answered, it: Screen): Promise<void> {
    const names = await namesFor(rooms.store, undefined, { language: languageOf(interaction.locale), screen: it })
    await answer(interaction, { body: shape(it, { names, table: '', asked: 0 }), sight: undefined }, { as: 'you' })
  }

  return {
    async reply(interaction, call, reply) {
      gallery.permitted(interaction.channelId, interaction.appPermissions.has(PermissionFlagsBits.AttachFiles))
      if (reply.to !== 'panel' && reply.to !== 'board') await screen(interaction, call, reply)
      else if (reply.to === 'panel') await panel(interaction, call, reply)
      else await shown(interaction, call, reply)
      if (reply.to !== 'panel' && reply.more) await more(interaction, call, reply.more)
      if (reply.table !== undefined) await reopen(interaction, call, reply.table)
    },
    note: giveNote,
  }
}
