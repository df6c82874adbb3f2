import { expect } from 'vitest'
import type { Play, State } from '../../src/games/foolish-faces/types.js'
import type { Viewer } from '../../src/kit/game.js'
import { isJoker, WITH_JOKERS, type Card } from '../../src/kit/cards.js'
import type { Component, LocalDiscord } from '../../src/local-discord/local.js'
import type { Table } from '../../src/table/table.js'
import type { Watch } from './invariants.js'
import { readOn, seesNothingNew, sight } from './known.js'

type Request = LocalDiscord['requests'][number]
interface Body {
  readonly type?: number
  readonly content?: string
  readonly flags?: number
  readonly components?: readonly Component[]
  readonly data?: Body
}

/** Sentences that list cards of whoever reads them. */
const OWN = /^(?:Your (?:\d+ cards|last card): |You played face down: |Everyone sees your )(.*)$/gmu

/** I2: what these requests sent to an audience holds no card and no role that this audience may not see. */
export async function seesNoSecret(it: Watch, tables: readonly Table[], requests: readonly Request[]): Promise<void> {
  const faces = tables.filter(({ game, state }) => game === 'foolish-faces' && state !== undefined)
  const dealt = new Map(faces.map((table) => [table.id, roundsOf(table)]))
  const names = new Map<string, string>()
  for (const { id } of faces) names.set(id, `Foolish Faces ${(await it.evening.tables.row(id))?.number}`)
  for (const table of tables) await look(it, table)
  for (const request of requests) {
    const reader = request.method === 'GET' || request.path.includes('/commands') ? 'nobody' : readerOf(it, request)
    if (reader === 'nobody') continue
    const { text, ids } = wordsOf(request.body as Body | undefined)
    const where = `${request.method} ${request.route} for ${reader?.name ?? 'everybody'}: ${text}`
    seesNothingNew([...it.sights.values()], ({ id }) => seatOf(it, id, reader?.id), { text, ids }, where)
    if (reader && faces.length === 0) continue
    for (const { id, state } of faces)
      if (faces.length === 1 || text.includes(names.get(id) ?? '')) downsStayDown(state as State, text, where)
    const cards = ids.flatMap((id) => WITH_JOKERS.find((card) => card === /^1:\w+:\d+:(\w+)/.exec(id)?.[1]) ?? [])
    const lists = [...text.matchAll(OWN)].map(([, list = '']) => ranksIn(list))
    if (!reader) {
      expect([...cards, ...lists, ...rolesIn(text)], where).toEqual([])
      continue
    }
    const hands = faces.flatMap(({ id }) => (dealt.get(id) ?? []).map((round) => round[Number(seatOf(it, id, reader.id))] ?? []))
    const roles = hands.map((hand) => (hand.some(isJoker) ? 'Fool' : 'Court'))
    for (const ranks of lists)
      expect(
        hands.some((hand) => within(ranks, hand.map(rankOf))),
        where,
      ).toBe(true)
    if (cards.length)
      expect(
        hands.some((hand) => cards.every((card) => hand.includes(card))),
        where,
      ).toBe(true)
    for (const role of rolesIn(text)) expect(roles, where).toContain(role)
  }
}

const seatOf = ({ sat }: Watch, table: string, person: string | undefined): Viewer => sat.get(`${table}/${person}`) ?? 'onlooker'

/** Who sits where, and what can be seen from there. */
async function look({ sat, sights, evening }: Watch, { id, game, state, seats }: Table): Promise<void> {
  if (state === undefined) return
  const seen = sights.get(id) ?? sight()
  sights.set(id, seen)
  if (game !== 'foolish-faces') await readOn(seen, id, evening.store) // of Foolish Faces more is known than any view shows
  const people = await evening.store.people(seats.flatMap(({ player }) => (player.kind === 'person' ? [player.person] : [])))
  for (const [seat, { player }] of seats.entries())
    if (player.kind === 'person') sat.set(`${id}/${people.get(player.person)?.platformId}`, seat)
}

/** The one person who alone sees what a request writes; undefined for everybody, 'nobody' where no test follows who it is. */
function readerOf(
  { deeds, evening }: Watch,
  { path, body }: Request,
): { readonly id: string; readonly name: string } | undefined | 'nobody' {
  const [, kind, first = '', token = ''] = /\/(interactions|webhooks)\/([^/]+)\/([^/?]+)/.exec(path) ?? []
  if (kind === undefined) return undefined
  const callback = evening.local.requests.find((it) => it.path.includes(`/${token}/callback`))
  const deed = deeds.get(kind === 'interactions' ? first : (/interactions\/(\d+)\//.exec(callback?.path ?? '')?.[1] ?? ''))
  if (!deed) return 'nobody'
  const { type, data } = (body ?? {}) as Body
  const flags = type === 4 ? data?.flags : deed.interaction.message?.flags
  return kind === 'webhooks' || ((flags ?? EPHEMERAL) & EPHEMERAL) !== 0 ? deed : undefined
}
const EPHEMERAL = 64

/** What each seat was dealt, by round, out of where the cards are now. */
function roundsOf({ state }: Table): readonly (readonly (readonly Card[])[])[] {
  const { hands, tricks, plays, rounds } = state as State
  const dealt = (list: readonly Play[], left: (seat: number) => readonly (Card | null)[]): readonly (readonly Card[])[] =>
    hands.map((_, seat) =>
      [...list.flatMap((play) => (play.seat === seat ? [play.card] : [])), ...left(seat)].flatMap((card) => card ?? []),
    )
  return [
    ...rounds.map((round) =>
      dealt([...round.tricks.flatMap((trick) => trick.plays), ...(round.crash?.plays ?? [])], (seat) =>
        round.crash?.seat === seat ? round.crash.hand : [],
      ),
    ),
    dealt([...tricks.flatMap((trick) => trick.plays), ...plays], (seat) => hands[seat] ?? []),
  ]
}

/** Wherever a text shows a trick, a card that lies face down has no name there. */
function downsStayDown(state: State, text: string, where: string): void {
  const [, place] = /, round (\d+) of/.exec(text) ?? []
  const [, number] = /trick (\d+) of \d+|^Trick (\d+) of \d+/imu.exec(text) ?? []
  if (place === undefined || number === undefined) return
  const round = Number(place) === state.round ? state : state.rounds[Number(place) - 1]
  const plays = round?.tricks[Number(number) - 1]?.plays ?? (round === state ? state.plays : [])
  const shown = text.split('\n').flatMap((line) => /^> .*: (?!to play)(.*)$/u.exec(line)?.[1] ?? [])
  for (const [i, words] of shown.entries())
    if (plays[i] && !plays[i].up) expect(words, where).toMatch(/^face down( \(covered\))?$/u)
}

const RANKS = { A: 'Ace', J: 'Jack', Q: 'Queen', K: 'King' } as const
const rankOf = (card: Card): string => {
  const rank = isJoker(card) ? 'Joker' : card.slice(0, -1)
  return rank in RANKS ? RANKS[rank as keyof typeof RANKS] : rank
}
const ranksIn = (list: string): readonly string[] =>
  list.replaceAll(/\(.*?\)/gu, '').match(/Ace|Jack|Queen|King|Joker|\d+/gu) ?? []
const rolesIn = (text: string): readonly string[] =>
  [...text.matchAll(/You are (?:a |the Lone )?(Fool|Court)/gu)].map(([, role = '']) => role)
/** Whether these ranks are among those, none more often. */
const within = (some: readonly string[], all: readonly string[]): boolean =>
  some.every((rank) => some.filter((it) => it === rank).length <= all.filter((it) => it === rank).length)

function wordsOf(body: Body | undefined): { readonly text: string; readonly ids: readonly string[] } {
  const it = body?.data ?? body
  const every = (parts: readonly Component[]): readonly Component[] =>
    parts.flatMap((part) => [part, ...every(part.components ?? [])])
  const parts = every(it?.components ?? [])
  const text = [it?.content ?? '', ...parts.map(({ content }) => content ?? '')]
    .join('\n')
    .replaceAll(/[\u2066-\u2069\u200E]/gu, '')
  return {
    text: text.replaceAll(/\\(?=[!-/:-@[-`{-~])/gu, '').replaceAll('\u00A0', ' '),
    ids: parts.flatMap(({ custom_id }) => custom_id ?? []),
  }
}
