import { stableId } from './ids.js'
import type { News } from './news.js'
import { bitsOf, EVERYONE } from './permissions.js'

/** Discord's user JSON. */
export interface User {
  readonly id: string
  readonly username: string
  readonly discriminator: string
  readonly global_name: string | null
  readonly avatar: string | null
  readonly bot: boolean
  readonly public_flags: number
}

/** A person of the server. Name and locale are theirs to change. */
export interface Member {
  readonly id: string
  name: string
  locale: string
  readonly permissions: Set<string>
  here: boolean
}

export interface Members {
  all(): readonly Member[]
  /** By id, also when they have left. */
  get(id: string): Member | undefined
  /** By the name they came with or by id. Made at first sight; somebody who left stays away. */
  meet(nameOrId: string): Member
  join(member: Member): void
  leave(member: Member): void
}

export function createMembers(news: News): Members {
  const byId = new Map<string, Member>()
  const byName = new Map<string, Member>()
  const move = (member: Member, here: boolean): void => {
    if (member.here === here) return
    member.here = here
    news.tell({ kind: 'member', member, now: here ? 'here' : 'gone' })
  }
  const join = (member: Member): void => move(member, true)
  return {
    all: () => [...byId.values()].filter((member) => member.here),
    get: (id) => byId.get(id),
    meet(name) {
      const met = byName.get(name) ?? byId.get(name)
      if (met) return met
      const member = { id: stableId('person', name), name, locale: 'en-US', permissions: new Set<string>(), here: false }
      byId.set(member.id, member)
      byName.set(name, member)
      join(member)
      return member
    },
    join,
    leave: (member) => move(member, false),
  }
}

export function userOf(member: Member): User {
  return {
    id: member.id,
    username: member.name.toLowerCase().replaceAll(/[^a-z0-9._]/g, '') || member.id,
    discriminator: '0',
    global_name: member.name,
    avatar: null,
    bot: false,
    public_flags: 0,
  }
}

/** Discord's member JSON; an interaction adds the permissions. */
export function memberJson(member: Member) {
  return {
    user: userOf(member),
    nick: null,
    avatar: null,
    roles: [],
    joined_at: '2024-01-01T00:00:00.000Z',
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0,
  }
}

export const permissionsOf = (member: Member): bigint => EVERYONE | bitsOf(member.permissions)
