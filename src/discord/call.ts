import {
  PermissionFlagsBits,
  type CommandInteraction,
  type AutocompleteInteraction,
  type CommandInteractionOption,
  type MessageComponentInteraction,
} from 'discord.js'
import type { Call } from '../../commands/command.js'
import type { Store } from '../store/store.js'
import type { Tongues } from './language.js'
import { visible } from './names.js'

export type Answerable = CommandInteraction | AutocompleteInteraction | MessageComponentInteraction

/** What a table's messages need in a channel, by the names that Discord's settings show; without more they go on in words. */
const NEEDED = [
  ['View Channel', PermissionFlagsBits.ViewChannel],
  ['Send Messages', PermissionFlagsBits.SendMessages],
] as const
const NEEDED_IN_THREADS = [
  ['View Channel', PermissionFlagsBits.ViewChannel],
  ['Send Messages in Threads', PermissionFlagsBits.SendMessagesInThreads],
] as const
const NEEDED_APART = [
  ['Create Public Threads', PermissionFlagsBits.CreatePublicThreads],
  ['Send Messages in Threads', PermissionFlagsBits.SendMessagesInThreads],
] as const
const NEEDED_FOR_PICTURES = [['Attach Files', PermissionFlagsBits.AttachFiles]] as const

/** Reads an interaction; undefined where there is no server around it. Keeps the person's present name. */
export async function callOf(
  interaction: Answerable,
  { store, tongues }: { readonly store: Store; readonly tongues: Tongues },
  now: number,
): Promise<Call | undefined> {
  const { guildId, channelId, channel, user, member, memberPermissions: may } = interaction
  if (!guildId || !channelId) return undefined
  const shown = member && 'displayName' in member ? member.displayName : (member?.nick ?? user.globalName)
  const person = await store.person(user.id, visible(shown, user.globalName, user.username), now)
  return {
    person,
    cause: interaction.id,
    server: guildId,
    channel: channelId,
    language: await tongues.ofPerson(person, interaction.locale),
    publicLanguage: await tongues.ofServer(guildId, interaction.guildLocale ?? undefined),
    moderator: may?.has(PermissionFlagsBits.ManageMessages) ?? false,
    manager: may?.has(PermissionFlagsBits.ManageGuild) ?? false,
    inThread: channel?.isThread() ?? false,
    home: (channel?.isThread() ? channel.parentId : null) ?? channelId,
    lacks: lacking(interaction, channel?.isThread() ? NEEDED_IN_THREADS : NEEDED),
    lacksApart: lacking(interaction, NEEDED_APART),
    lacksPictures: lacking(interaction, NEEDED_FOR_PICTURES),
    now,
    options: 'options' in interaction ? optionsOf(interaction.options.data) : {},
  }
}

const lacking = ({ appPermissions }: Answerable, needed: readonly (readonly [string, bigint])[]): readonly string[] =>
  needed.filter(([, bit]) => !appPermissions.has(bit)).map(([name]) => name)

/** A subcommand's name stands under `sub`, beside its options. */
function optionsOf(data: readonly CommandInteractionOption[]): Call['options'] {
  const entries = data.flatMap((option): [string, string | number | boolean][] => {
    if (option.options) return [['sub', option.name], ...Object.entries(optionsOf(option.options))]
    return option.value === undefined ? [['sub', option.name]] : [[option.name, option.value]]
  })
  return Object.fromEntries(entries)
}
