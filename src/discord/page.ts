import { createHash } from 'node:crypto'
import { Routes, type REST } from 'discord.js'
import type { Page } from '../kit/show.js'
import type { PostedPage, Store, TableRow } from '../store/store.js'
import type { Table } from '../table/table.js'
import { namesFor } from './names.js'
import { shape, type Body } from './shape.js'
import { troubleOf } from './trouble.js'

/** A page of the story as a message body. */
export interface Drawn {
  readonly key: string
  readonly body: Body
  /** Of the page without its call: a message posted with a mention is not edited to lose it. */
  readonly hash: string
  readonly final: boolean
}

/** Draws `page`. `ping`: it is about to be posted, so whoever it calls is called. */
export async function drawPage(store: Store, table: Table, row: TableRow, page: Page, ping: boolean): Promise<Drawn> {
  const frame = { names: await namesFor(store, table), table: row.id, asked: 0 }
  const screen = page.screen()
  const quiet = shape(screen, frame)
  return { key: page.key, final: page.final, hash: hashOf(quiet), body: ping ? shape(screen, { ...frame, ping }) : quiet }
}

const hashOf = ({ content, components }: Body): string =>
  createHash('sha256')
    .update(JSON.stringify([content, components]))
    .digest('base64')
    .slice(0, 22)

/** Puts single pages into the channel and remembers where. Errors that end more than this page are thrown on. */
export interface Poster {
  /** A new message; `was`: the one that it replaces, which goes. */
  post(row: TableRow, drawn: Drawn, was: PostedPage | undefined, now: number): Promise<void>
  /** The page stands in its message already, by an answer to an interaction. */
  stands(page: PostedPage): Promise<void>
  /** The same message with new words, if they are new. One that somebody deleted is posted afresh while it is in play. `always`: also when they are not. */
  edit(row: TableRow, drawn: Drawn, was: PostedPage, now: number, always?: boolean): Promise<void>
}

export function createPoster(rest: REST, store: Store): Poster {
  /**
   * By message: the hash last sent, of pages still in play. The store learns how a page was posted and how it ended; should the
   * edits between be forgotten, one edit too many follows, and none of them costs a write to disk.
   */
  const sent = new Map<string, string>()
  const post: Poster['post'] = async (row, { key, body, hash, final }, was, now) => {
    // Within minutes the same nonce is the same message to Discord: a post that is tried again, also by the next process, is not doubled.
    const nonce = createHash('sha256')
      .update(`${row.id}/${key}/${was?.message ?? ''}`)
      .digest('hex')
      .slice(0, 24)
    const made = (await rest.post(Routes.channelMessages(row.channel), { body: { ...body, nonce, enforce_nonce: true } })) as {
      readonly id: string
    }
    await store.putPage({ table: row.id, key, message: made.id, hash, final, postedAt: now })
    if (!was?.message) return
    await rest.delete(Routes.channelMessage(row.channel, was.message)).catch((error: unknown) => {
      if (troubleOf(error) === undefined) throw error
    })
  }
  return {
    post,
    async stands(page) {
      sent.delete(page.message)
      await store.putPage(page)
    },
    async edit(row, drawn, was, now, always = false) {
      const isNew = always || drawn.hash !== (sent.get(was.message) ?? was.hash)
      if (isNew) {
        try {
          await rest.patch(Routes.channelMessage(row.channel, was.message), { body: drawn.body })
        } catch (error) {
          const trouble = troubleOf(error)
          if (trouble !== 'message-gone' && trouble !== 'message-old') throw error
          sent.delete(was.message)
          if (!drawn.final) return post(row, drawn, was, now)
        }
      }
      if (!drawn.final) {
        if (isNew) sent.set(was.message, drawn.hash)
        return
      }
      sent.delete(was.message)
      await store.putPage({ ...was, hash: drawn.hash, final: true })
    },
  }
}
