import { PermissionFlagsBits } from 'discord-api-types/v10'

export type Permission = keyof typeof PermissionFlagsBits

/** What @everyone may do on a new server, and so the bot and the people here. */
const USUAL = [
  'CreateInstantInvite',
  'AddReactions',
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'MentionEveryone',
  'UseExternalEmojis',
  'ChangeNickname',
  'UseApplicationCommands',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'UseExternalStickers',
  'SendMessagesInThreads',
  'UseEmbeddedActivities',
  'SendPolls',
  'UseExternalApps',
] as const satisfies readonly Permission[]

export const EVERYONE = bitsOf(USUAL)

function isPermission(name: string): name is Permission {
  return Object.hasOwn(PermissionFlagsBits, name)
}

/** The bits of these permission names; throws for a name that Discord does not have. */
export function bitsOf(names: Iterable<string>): bigint {
  let bits = 0n
  for (const name of names) {
    if (!isPermission(name)) throw new Error(`Discord has no permission called ${name}`)
    bits |= PermissionFlagsBits[name]
  }
  return bits
}

/** What a channel takes from the bot, and what it gives beyond the usual. */
export interface Overwrite {
  readonly allow: bigint
  readonly deny: bigint
}

export const botPermissions = ({ allow, deny }: Overwrite): bigint => (EVERYONE & ~deny) | allow

export const has = (bits: bigint, permission: Permission): boolean => (bits & PermissionFlagsBits[permission]) !== 0n
