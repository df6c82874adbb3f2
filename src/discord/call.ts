import {
  PermissionFlagsBits,
  type CommandInteraction,
  type AutocompleteInteraction,
  type CommandInteractionOption,
  type MessageComponentInteraction,
} from 'discord.js'
import type { Call } from '../../commands/command.js'
import type { Store } from '../store/store.js'
import { visible } from './names.js'

export type Answerable = CommandInteraction | AutocompleteInteraction | MessageComponentInteraction

/** What a table's messages need in a channel, by the names that Discord's settings show. */
const NEEDED = [
  ['View Channel', PermissionFlagsBits.ViewChannel],
  ['Send Messages', PermissionFlagsBits.SendMessages],
] as const
const NEEDED_IN_THREADS = [
  ['View Channel', PermissionFlagsBits.ViewChannel],
  ['Send Messages in Threads', PermissionFlagsBits.SendMessagesInThreads],
] as const

/** Reads an interaction; undefined where there is no server around it. Keeps the person's present name. */
export async function callOf(interaction: Answerable, store: Store, now: number): Promise<Call | undefined> {
  const { guildId, channelId, user, member } = interaction
  if (!guildId || !channelId) return undefined
  const shown = member && 'displayName' in member ? member.displayName : (member?.nick ?? user.globalName)
  return {
    person: await store.person(user.id, visible(shown, user.globalName, user.username)),
    cause: interaction.id,
    server: guildId,
    channel: channelId,
    language: 'en',
    moderator: interaction.memberPermissions?.has(PermissionFlagsBits.ManageMessages) ?? false,
    lacks: lacking(interaction),
    now,
    options: 'options' in interaction ? optionsOf(interaction.options.data) : {},
  }
}

function lacking(interaction: Answerable): readonly string[] {
  const needed = interaction.channel?.isThread() ? NEEDED_IN_THREADS : NEEDED
  return needed.filter(([, bit]) => !interaction.appPermissions.has(bit)).map(([name]) => name)
}

/** A subcommand's name stands under `sub`, beside its options. */
function optionsOf(data: readonly CommandInteractionOption[]): Call['options'] {
  const entries = data.flatMap((option): [string, string | number | boolean][] => {
    if (option.options) return [['sub', option.name], ...Object.entries(optionsOf(option.options))]
    return option.value === undefined ? [['sub', option.name]] : [[option.name, option.value]]
  })
  return Object.fromEntries(entries)
}
