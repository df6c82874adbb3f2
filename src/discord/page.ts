import { createHash } from 'node:crypto'
import { Routes, type REST } from 'discord.js'
import type { Language, Page } from '../kit/show.js'
import type { PostedPage, Store, TableRow } from '../store/store.js'
import type { Table } from '../table/table.js'
import type { Icons } from './emojis.js'
import { hungAfter, type Gallery, type Parcel } from './gallery.js'
import { SOME, type Hung } from './hung.js'
import { namesFor } from './names.js'
import { withFiles } from './rest.js'
import { shape, type Body } from './shape.js'
import { PUBLIC, sightOf, type Shaped } from './sight.js'
import { inOpenThread } from './thread.js'
import { troubleOf } from './trouble.js'

/** A page of the story as a message. */
export interface Drawn extends Shaped {
  readonly key: string
  /** Of its words without its call: a message posted with a mention is not edited to lose it. */
  readonly hash: string
  readonly final: boolean
}

/** Whose page it is, and in which language it is told. */
export interface Teller {
  readonly table: Table
  readonly row: TableRow
  readonly language: Language
  readonly icons: Icons
}

/** Draws `page`. `ping`: it is about to be posted, so whoever it calls is called, if they like that. */
export async function drawPage(store: Store, { table, row, language, icons }: Teller, page: Page, ping: boolean): Promise<Drawn> {
  const screen = page.screen()
  const names = await namesFor(store, table, { language, screen, calls: ping })
  const frame = { names, icons, table: row.id, asked: 0 }
  const quiet = shape(screen, frame)
  return {
    key: page.key,
    final: page.final,
    hash: hashOf(quiet),
    body: ping ? shape(screen, { ...frame, ping }) : quiet,
    sight: () => sightOf(screen, names, PUBLIC),
  }
}

const hashOf = ({ content, components }: Body): string =>
  createHash('sha256')
    .update(JSON.stringify([content, components]))
    .digest('base64')
    .slice(0, 22)

/** What a message shows, as the store keeps it in `PostedPage.hash`: of words, and the picture beside them. */
export const standing = (hash: string, picture: Hung | undefined): string =>
  picture ? [hash, picture.name, picture.id].join(' ') : hash
function shownBy(standing: string): { readonly hash: string; readonly picture: Hung | undefined } {
  const [hash = '', name, id] = standing.split(' ')
  return { hash, picture: name !== undefined && id !== undefined ? { name, id } : undefined }
}

/** Puts single pages into the channel and remembers where. Errors that end more than this page are thrown on. */
export interface Poster {
  /** A new message; `was`: the one that it replaces, which goes. */
  post(row: TableRow, drawn: Drawn, was: PostedPage | undefined, now: number): Promise<void>
  /** The page stands in its message already, by an answer to an interaction. */
  stands(page: PostedPage): Promise<void>
  /** The same message with new words, if they are new. One that somebody deleted is posted afresh while it is in play. `always`: also when they are not. */
  edit(row: TableRow, drawn: Drawn, was: PostedPage, now: number, always?: boolean): Promise<void>
  /** What it told is over: the message goes, and the page with it. */
  withdraw(row: TableRow, page: PostedPage): Promise<void>
}

/** Within minutes the same nonce is the same message to Discord: a post that is tried again, also by the next process, is not doubled. */
export const nonceOf = (...what: readonly string[]): string =>
  createHash('sha256').update(what.join('/')).digest('hex').slice(0, 24)

export interface PosterOptions {
  readonly rest: REST
  readonly store: Store
  readonly gallery: Gallery
  /** A picture that was not drawn in time is there, or will not come: the table is to be looked at again. */
  readonly onLate: (table: string) => void
}

export function createPoster({ rest, store, gallery, onLate }: PosterOptions): Poster {
  /**
   * By message: what it was last sent, of pages still in play. The store learns how a page was posted and how it ended; should the
   * edits between be forgotten, one edit too many follows, and none of them costs a write to disk.
   */
  const sent = new Map<string, string>()
  const follow = ({ id }: TableRow, { late }: Parcel): void => void late?.then(() => onLate(id))
  const post: Poster['post'] = async (row, drawn, was, now) => {
    const { key, final } = drawn
    const nonce = nonceOf(row.id, key, was?.message ?? '')
    const packed = await gallery.pack(drawn, { channel: row.channel })
    const [sent, made] = await gallery.send(row.channel, packed, async ({ body, files }) =>
      rest.post(Routes.channelMessages(row.channel), withFiles({ ...body, nonce, enforce_nonce: true }, files)),
    )
    const { id } = made as { readonly id: string }
    const hash = standing(drawn.hash, hungAfter(sent, made))
    await store.putPage({ table: row.id, key, message: id, hash, final: final && !sent.late, postedAt: now })
    follow(row, sent)
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
      const before = sent.get(was.message) ?? was.hash
      const { hash, picture } = shownBy(before)
      const packed = await gallery.pack(drawn, { channel: row.channel, had: always ? SOME : picture })
      const isNew = always || drawn.hash !== hash || (packed.shows !== picture?.name && !packed.late)
      let [parcel, after] = [packed, before]
      if (isNew) {
        try {
          const address = Routes.channelMessage(row.channel, was.message)
          const [went, made] = await gallery.send(row.channel, packed, async ({ body, files }) =>
            inOpenThread(rest, row.channel, async () => rest.patch(address, withFiles(body, files))),
          )
          parcel = went
          after = standing(drawn.hash, hungAfter(went, made))
        } catch (error) {
          const trouble = troubleOf(error)
          if (trouble !== 'message-gone' && trouble !== 'message-old') throw error
          sent.delete(was.message)
          if (!drawn.final) return post(row, drawn, was, now)
        }
      }
      follow(row, parcel)
      if (!drawn.final || parcel.late) return void sent.set(was.message, after)
      sent.delete(was.message)
      await store.putPage({ ...was, hash: after, final: true })
    },
    async withdraw(row, { key, message }) {
      sent.delete(message)
      if (message !== '') {
        const address = Routes.channelMessage(row.channel, message)
        await inOpenThread(rest, row.channel, async () => rest.delete(address)).catch((error: unknown) => {
          if (troubleOf(error) !== 'message-gone') throw error
        })
      }
      await store.dropPages(row.id, [key])
    },
  }
}
