import {
  ButtonStyle,
  Client,
  ComponentType,
  GatewayIntentBits,
  MessageFlags,
  SeparatorSpacingSize,
  TextInputStyle,
} from 'discord.js'
import type {
  APIMessageTopLevelComponent,
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  Interaction,
} from 'discord.js'
import type { LocalDiscord } from '../../src/local-discord/local.js'

/** What a person may write and nobody's browser may run. */
export const script = '<img src=x onerror="document.title = 1"> **bold**'

const press = (custom_id: string, label: string, style: ButtonStyle = ButtonStyle.Secondary, more: object = {}) =>
  ({ type: ComponentType.Button, custom_id, label, style, ...more }) as const
const row = (...components: readonly object[]) => ({ type: ComponentType.ActionRow, components }) as APIMessageTopLevelComponent

const tableText = (who: string): string =>
  [
    `${who} leads trick 5 of 13.`,
    '-# Foolish Faces 12, round 2 of 4',
    '> Ann: 9 (covered)',
    '> Bo: face down',
    '> then Cleo, Pip',
    'So far **Ann** takes it, <t:4102444800:R>.',
    '` +30   48` Cleo',
    '`  +9    7` Pip (house)',
    'Stock: 7, Queen',
  ].join('\n')

const cards = ['Ace', '2', '3', '3', '5', '7', '8', '10', 'Joker', 'Jack', 'Queen', 'Queen', 'King']

/** A private panel in Components V2; `picked` are the values of its select. */
function panel(text: string, picked: readonly string[] = []): APIMessageTopLevelComponent[] {
  const rows = [0, 3, 6, 9, 12].map((from) =>
    row(...cards.slice(from, from + 3).map((card, n) => press(`card-${from + n}`, card))),
  )
  const options = ['Ace', 'Joker', 'Queen'].map((card) => ({
    label: card,
    value: card,
    description: `Throw the ${card} in`,
    default: picked.includes(card),
  }))
  const several = row({
    type: ComponentType.StringSelect,
    custom_id: 'several',
    placeholder: 'Throw several',
    min_values: 1,
    max_values: 2,
    options,
  })
  return [
    {
      type: ComponentType.Container,
      accent_color: 0x2b_7f_6b,
      components: [
        {
          type: ComponentType.TextDisplay,
          content: `### Your turn: you lead trick 1 of 13.\n${text}\nYou are a **Fool** 🃏. One other is, too.\nPick a card:`,
        },
        ...rows,
        { type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small },
        several,
        row(
          press('crash', 'Crash the party', ButtonStyle.Danger),
          press('closed', 'Cover Ann’s 9', ButtonStyle.Primary, { disabled: true }),
        ),
      ],
    } as APIMessageTopLevelComponent,
  ]
}

const commands = [
  {
    name: 'foolish',
    description: 'Open a table of Foolish Faces in this channel',
    options: [
      {
        type: 3,
        name: 'length',
        description: 'How long the game is',
        choices: [
          { name: 'Full game', value: 'full' },
          { name: 'Single round', value: 'single-round' },
        ],
      },
      { type: 4, name: 'house-players', description: 'House players that sit down at once', min_value: 0, max_value: 4 },
    ],
  },
  {
    name: 'table',
    description: 'Tables',
    options: [
      {
        type: 1,
        name: 'join',
        description: 'Sit down at a table',
        options: [{ type: 3, name: 'table', description: 'Which table', autocomplete: true, required: true }],
      },
    ],
  },
]

async function say(interaction: ChatInputCommandInteraction): Promise<void> {
  if (interaction.commandName === 'table') {
    await interaction.reply({ content: `Joined ${interaction.options.getString('table')}.`, flags: MessageFlags.Ephemeral })
    return
  }
  const asked = `length ${interaction.options.getString('length') ?? 'full'}, house players ${interaction.options.getInteger('house-players') ?? 0}`
  await interaction.reply({
    content: `${tableText(`<@${interaction.user.id}>`)}\nOptions: ${asked}.`,
    components: [
      row(press('hand', 'My hand', ButtonStyle.Primary), press('form', 'Say something'), press('late', 'Late')),
      row({ type: ComponentType.Button, style: ButtonStyle.Link, label: 'Rules', url: 'https://example.org/rules' }),
    ],
    files: [{ attachment: Buffer.from(picture, 'base64'), name: 'trick.png', description: 'Ann 9, Bo face down' }],
  })
}
/** A green square of 8 by 8. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPQrs/GihgGlwQAJ0Nf8QWtkdAAAAAASUVORK5CYII='

async function pressed(interaction: ButtonInteraction): Promise<void> {
  switch (interaction.customId) {
    case 'hand':
      await interaction.reply({ components: panel('Only yours.'), flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2 })
      return
    case 'form':
      await interaction.showModal({
        title: 'Say something',
        custom_id: 'form',
        components: [
          {
            type: ComponentType.Label,
            label: 'Your words',
            description: 'Everybody reads them',
            component: {
              type: ComponentType.TextInput,
              custom_id: 'words',
              style: TextInputStyle.Short,
              max_length: 200,
              required: true,
            },
          },
        ],
      })
      return
    case 'late':
      return
    default:
      await interaction.update({ components: panel(`You pressed ${interaction.customId}.`) })
  }
}

const complete = (interaction: AutocompleteInteraction): Promise<void> =>
  interaction.respond(
    ['Faces 12: Ann, Bo', 'Faces 13: Cleo']
      .filter((name) => name.includes(interaction.options.getFocused()))
      .map((name) => ({ name, value: name.slice(0, 8) })),
  )

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) return complete(interaction)
  if (interaction.isChatInputCommand()) return say(interaction)
  if (interaction.isButton()) return pressed(interaction)
  if (interaction.isStringSelectMenu())
    await interaction.update({ components: panel(`You threw ${interaction.values.join(' and ')}.`, interaction.values) })
  if (interaction.isModalSubmit()) await interaction.reply({ content: `Said: ${interaction.fields.getTextInputValue('words')}` })
}

/** A real client with a message, a panel, a select and a form; resolves when it is ready and its commands are known. */
export async function startBot(discord: LocalDiscord): Promise<Client> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: discord.api } })
  client.on('interactionCreate', (interaction) => void answer(interaction))
  const ready = new Promise((done) => client.once('clientReady', done))
  await client.login(discord.token)
  await ready
  await client.application?.commands.set(commands)
  return client
}
