import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  type GatewayIntentBits,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  type ChatInputCommandInteraction,
  type Interaction,
  type RESTOptions,
} from 'discord.js'
import { onTestFinished } from 'vitest'
import { startLocalDiscord, type LocalDiscord, type LocalOptions } from '../../src/local-discord/index.js'

/** A local Discord that stops with the test. */
export async function start(options: LocalOptions = {}): Promise<LocalDiscord> {
  const local = await startLocalDiscord({ people: ['Ann', 'Bo'], ...options })
  onTestFinished(() => local.stop())
  return local
}

/** A raw request with the bot's token: status, JSON and headers. */
export async function ask(local: LocalDiscord, method: string, path: string, body?: unknown) {
  const response = await fetch(`${local.api}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${local.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, json: (text === '' ? undefined : JSON.parse(text)) as Json }
}
interface Json {
  readonly [key: string]: unknown
  readonly id: string
  readonly code?: number
  readonly errors?: unknown
}

const COMMANDS = [
  new SlashCommandBuilder()
    .setName('table')
    .setDescription('A table of cards')
    .addSubcommand((sub) =>
      sub
        .setName('open')
        .setDescription('Opens one')
        .addStringOption((option) =>
          option
            .setName('length')
            .setDescription('How long')
            .setRequired(true)
            .addChoices({ name: 'Short', value: 'short' }, { name: 'Long', value: 'long' }),
        )
        .addIntegerOption((option) => option.setName('seats').setDescription('How many').setMinValue(2).setMaxValue(5))
        .addBooleanOption((option) => option.setName('open').setDescription('For all')),
    )
    .addSubcommand((sub) =>
      sub
        .setName('join')
        .setDescription('Sits down')
        .addStringOption((option) => option.setName('table').setDescription('Which').setAutocomplete(true)),
    ),
  new SlashCommandBuilder().setName('hand').setDescription('Your cards'),
  new SlashCommandBuilder().setName('later').setDescription('Thinks first'),
  new SlashCommandBuilder().setName('never').setDescription('Does not answer'),
  new SlashCommandBuilder().setName('rename').setDescription('Asks for a name'),
  new SlashCommandBuilder().setName('clean').setDescription('For moderators').setDefaultMemberPermissions(8192n),
]

/** A bot on the real discord.js client that does one small thing of each kind, and keeps what it was sent. */
export async function startBot(local: LocalDiscord, intents: readonly GatewayIntentBits[] = [], rest: Partial<RESTOptions> = {}) {
  const client = new Client({ intents: [...intents], rest: { api: local.api, ...rest } })
  const heard: Interaction[] = []
  const errors: unknown[] = []
  client.on('interactionCreate', (interaction) => {
    heard.push(interaction)
    act(interaction).catch((error: unknown) => errors.push(error))
  })
  onTestFinished(() => client.destroy())
  const ready = new Promise<Client<true>>((resolve) => void client.once('clientReady', resolve))
  await client.login(local.token)
  const online = await ready
  await online.application.commands.set(COMMANDS)
  return { client: online, heard, errors }
}

export const button = (id: string, label: string): ButtonBuilder =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Secondary)
export const row = (...buttons: readonly ButtonBuilder[]): ActionRowBuilder<ButtonBuilder> =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(...buttons)

async function act(interaction: Interaction): Promise<void> {
  if (interaction.isChatInputCommand()) return say(interaction)
  if (interaction.isAutocomplete())
    return interaction.respond([{ name: `${interaction.options.getFocused()}-one`, value: 'one' }])
  if (interaction.isModalSubmit()) {
    await interaction.reply({ content: `Now called ${interaction.fields.getTextInputValue('name')}` })
  } else if (interaction.isStringSelectMenu()) {
    await interaction.update({ content: `Picked ${interaction.values.join(' and ')}`, components: [] })
  } else if (interaction.isButton() && interaction.customId === 'peek') {
    await interaction.reply({ content: 'Your hand', components: [row(button('card', 'QS'))], flags: MessageFlags.Ephemeral })
  } else if (interaction.isButton() && interaction.customId === 'card') {
    await interaction.update({ content: 'Played', components: [row(button('card', 'KS'))] })
  } else if (interaction.isButton()) {
    await interaction.deferUpdate()
  }
}

async function say(interaction: ChatInputCommandInteraction): Promise<void> {
  switch (interaction.commandName) {
    case 'table':
      await interaction.reply({ content: 'A table', components: [row(button('peek', 'My hand'), button('quiet', 'Wait'))] })
      return
    case 'hand': {
      const select = new StringSelectMenuBuilder().setCustomId('which').setPlaceholder('Cards').setMaxValues(2)
      select.addOptions(['QS', 'KS', 'AS'].map((card) => ({ label: card, value: card })))
      const menu = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select)
      await interaction.reply({ content: 'Choose', components: [menu], flags: MessageFlags.Ephemeral })
      return
    }
    case 'later':
      await interaction.deferReply()
      await interaction.editReply('Thought')
      return
    case 'rename': {
      const input = new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setMinLength(2).setMaxLength(9)
      const label = new LabelBuilder().setLabel('Name').setTextInputComponent(input)
      await interaction.showModal(new ModalBuilder().setCustomId('naming').setTitle('A name').addLabelComponents(label))
    }
  }
}
