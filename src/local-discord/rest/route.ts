import type { MessageBody, Upload } from '../body.js'
import type { Refusal, Path } from '../errors.js'
import type { Limit } from '../limits.js'
import type { World } from '../world.js'

/** A request of the bot once its body is read. */
export interface Call {
  /** The part of the path called `name` in the route's pattern. */
  param(name: string): string
  query(name: string): string | undefined
  /** JSON of any shape: a handler holds it against a published shape before it believes anything. */
  readonly body: unknown
  readonly uploads: readonly Upload[]
}

export interface Done {
  readonly status: 200 | 201 | 204
  readonly body?: unknown
}
export const done = (body: unknown, status: 200 | 201 = 200): Done => ({ status, body })
export const NOTHING: Done = { status: 204 }

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below /api/v10, with `:name` for what varies. */
  readonly path: string
  /** The interaction token in the path is the key: no bot token needed, and outside the global limit. */
  readonly open?: true
  readonly limits?: readonly Limit[]
  /** Whose bucket a shared limit is. */
  sharedBy?(call: Call): string
  run(call: Call): Done | Refusal
}

export type ShapeName =
  | 'message'
  | 'messageEdit'
  | 'followup'
  | 'followupEdit'
  | 'callbackMessage'
  | 'callbackUpdate'
  | 'callbackChoices'
  | 'callbackModal'
  | 'command'
  | 'thread'
  | 'threadOnMessage'
  | 'threadEdit'
  | 'direct'

/** Why a body does not fit; `path` is where the body stands in the request. */
export type CheckShape = (name: ShapeName, body: unknown, path?: Path) => Refusal | undefined

/** What every resource's routes are made from. */
export interface Doors {
  readonly world: World
  readonly checkShape: CheckShape
}

/** The body as a message's, after `shape` had nothing against it. */
export const messageBody = ({ body }: Call): MessageBody => body as MessageBody
