import { readFileSync } from 'node:fs'
import { Client, Events, GatewayIntentBits, MessageFlags, type APIMessageTopLevelComponent } from 'discord.js'

/** The reference: a bot that answers a press with `update()` and a panel of the same size, and stores nothing. */
export interface BareOrder {
  readonly api: string
  readonly token: string
  readonly components: readonly APIMessageTopLevelComponent[]
}

const { api, token, components } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as BareOrder
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api, version: '10' } })
client.on(Events.InteractionCreate, (interaction) => {
  if (interaction.isChatInputCommand()) {
    void interaction.reply({ components: [...components], flags: MessageFlags.IsComponentsV2 | MessageFlags.Ephemeral })
  } else if (interaction.isButton()) void interaction.update({ components: [...components] })
})
client.once(Events.ClientReady, () => {
  void client.application?.commands.set([{ name: 'panel', description: 'A panel' }]).then(() => process.send?.({ ids: [] }))
})
await client.login(token)
process.on('disconnect', () => process.exit()) // whoever started it is gone
