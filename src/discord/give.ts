import { MessageFlags, type ChatInputCommandInteraction, type MessageComponentInteraction } from 'discord.js'
import type { Call, Reply, Rooms } from '../../commands/command.js'
import { gameOf } from '../games/index.js'
import type { Screen } from '../kit/screen.js'
import type { Part, Text } from '../kit/text.js'
import type { Board } from './board.js'
import { namesFor } from './names.js'
import { TOKEN_MS, type Peek } from './peek.js'
import type { Respond } from './respond.js'
import { shape } from './shape.js'
import { words } from './words.js'

type Answered = ChatInputCommandInteraction | MessageComponentInteraction

/** How replies become answers: to whom, in which message, and who keeps that message fresh afterwards. */
export interface Give {
  reply(interaction: Answered, call: Call, reply: Reply): Promise<void>
  /** A private word, whatever was asked. */
  note(interaction: Answered, screen: Screen): Promise<void>
}

const say = words('en')
const noteOf = (text: Text): Screen => ({ form: 'panel', rows: [], lines: [{ as: 'plain', text }] })
/** The private message whose button was pressed. */
const pressedHere = (it: Answered): string | undefined =>
  it.isMessageComponent() && it.message.flags.has(MessageFlags.Ephemeral) ? it.message.id : undefined

export function createGive({ rooms, board, peek, respond }: { rooms: Rooms; board: Board; peek: Peek; respond: Respond }): Give {
  const until = (interaction: Answered): number => interaction.createdTimestamp + TOKEN_MS

  async function screen(interaction: Answered, reply: Extract<Reply, { screen: unknown }>): Promise<void> {
    const table = reply.table === undefined ? undefined : await rooms.tables.get(reply.table)
    const names = await namesFor(rooms.store, table, peopleIn(reply.screen))
    const body = shape(reply.screen, { names, table: reply.table ?? '', asked: 0 })
    const here = pressedHere(interaction)
    if (reply.to === 'here' && here !== undefined) {
      peek.left(here)
      await respond.update(interaction, body)
    } else await respond.say(interaction, body, reply.to === 'everybody' ? 'everybody' : 'you')
  }

  async function panel(interaction: Answered, call: Call, { table, path, note }: Extract<Reply, { to: 'panel' }>): Promise<void> {
    const look = await rooms.tables.lookAs(table, call.person)
    if (!look) return giveNote(interaction, noteOf(say('unknown_button')))
    if (call.lacks.length === 0 && board.closed(table)) {
      board.reopened(table)
      void board.changed(table)
    }
    const paused = call.lacks.length
      ? [{ as: 'plain' as const, text: say('paused', { permissions: call.lacks.join(', ') }) }]
      : []
    const body = await peek.draw(look, path, until(interaction), [...paused, ...(note ?? [])])
    const here = pressedHere(interaction)
    const it = { table, person: call.person, token: interaction.token, message: here ?? null, expires: until(interaction) }
    if (look.viewer !== 'onlooker') await peek.opened(it, { path, body, seq: look.table.seq, replaces: here === undefined })
    if (here !== undefined) await respond.update(interaction, body)
    else {
      const { message } = await respond.say(interaction, body, 'you')
      if (message !== undefined) peek.placed(it, message)
    }
  }

  /** The story shows it: where the pressed message is a page of it, that page is the answer. */
  async function shown(interaction: Answered, call: Call, id: string): Promise<void> {
    if (pressedHere(interaction) !== undefined) return panel(interaction, call, { to: 'panel', table: id, path: '' })
    try {
      await told(interaction, id)
      await peek.reachable(id, call.person, interaction.token, until(interaction))
    } finally {
      void board.changed(id) // also where the answer did not get through: what it would have shown is posted then
    }
  }

  async function told(interaction: Answered, id: string): Promise<void> {
    if (!interaction.isMessageComponent()) return opening(interaction, id)
    const page = await board.drawn(id, interaction.message.id)
    if (!page) return void (await respond.nod(interaction))
    if ((await respond.update(interaction, page.body)) === 'reached') await board.adopt(id, page, interaction.message.id)
  }

  /** After a command: a table without a message yet gets the answer for its lobby; any other is pointed to. */
  async function opening(interaction: ChatInputCommandInteraction, id: string): Promise<void> {
    const posted = await rooms.store.pages(id)
    const lobby = posted.length === 0 ? await board.draft(id, 'lobby') : undefined
    if (lobby) {
      const { message } = await respond.say(interaction, lobby.body, 'everybody')
      if (message !== undefined) await board.adopt(id, lobby, message)
      return
    }
    const [table, row] = [await rooms.tables.get(id), await rooms.tables.row(id)]
    const newest = posted.findLast(({ message }) => message !== '')
    if (!table || !row || !newest) return giveNote(interaction, noteOf(say('soon')))
    const name = `${gameOf(table.game).show('en').name} ${row.number}`
    await giveNote(
      interaction,
      noteOf(say('at_table', { name, link: `https://discord.com/channels/${row.server}/${row.channel}/${newest.message}` })),
    )
  }

  async function giveNote(interaction: Answered, it: Screen): Promise<void> {
    await respond.say(interaction, shape(it, { names: await namesFor(rooms.store, undefined), table: '', asked: 0 }), 'you')
  }

  return {
    async reply(interaction, call, reply) {
      if (reply.to === 'panel') return panel(interaction, call, reply)
      if (reply.to === 'board') return shown(interaction, call, reply.table)
      return screen(interaction, reply)
    },
    note: giveNote,
  }
}

/** The people (not seats) that a screen names. */
function peopleIn(screen: Screen<unknown>): readonly number[] {
  const inText = (text: readonly Part[]): readonly number[] =>
    text.flatMap((part) =>
      typeof part === 'string' ? [] : 'bold' in part ? inText(part.bold) : 'person' in part ? [part.person] : [],
    )
  return screen.lines.flatMap(({ text }) => inText(text))
}
