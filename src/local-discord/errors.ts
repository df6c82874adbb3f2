/** What Discord answers when it will not: a status, one of its codes, and for a bad body the tree of what is wrong where. */
export interface Refusal {
  readonly kind: 'refusal'
  readonly status: 400 | 401 | 403 | 404 | 413 | 503
  readonly code: number
  readonly message: string
  readonly errors?: ErrorTree
}

type ErrorTree = { readonly [key: string]: ErrorTree | readonly Fault[] }
interface Fault {
  readonly code: string
  readonly message: string
}
/** One thing wrong in a body, and where it stands. */
export interface Flaw extends Fault {
  readonly path: Path
}
export type Path = readonly (string | number)[]

const refusal = (status: Refusal['status'], code: number, message: string): Refusal => ({
  kind: 'refusal',
  status,
  code,
  message,
})

/** Discord's JSON error codes, as far as this Discord can run into them (topics/opcodes-and-status-codes). */
export const REFUSALS = {
  unauthorized: refusal(401, 0, '401: Unauthorized'),
  notFound: refusal(404, 0, '404: Not Found'),
  unknownChannel: refusal(404, 10003, 'Unknown Channel'),
  unknownGuild: refusal(404, 10004, 'Unknown Guild'),
  unknownMember: refusal(404, 10007, 'Unknown Member'),
  unknownMessage: refusal(404, 10008, 'Unknown Message'),
  unknownUser: refusal(404, 10013, 'Unknown User'),
  unknownEmoji: refusal(404, 10014, 'Unknown Emoji'),
  unknownWebhook: refusal(404, 10015, 'Unknown Webhook'),
  unknownInteraction: refusal(404, 10062, 'Unknown interaction'),
  unknownCommand: refusal(404, 10063, 'Unknown application command'),
  tooManyEmojis: refusal(400, 30008, 'Maximum number of emojis reached (2000)'),
  tooManyCommands: refusal(400, 30032, 'Maximum number of application commands reached (100).'),
  entityTooLarge: refusal(413, 40005, 'Request entity too large'),
  alreadyAcknowledged: refusal(400, 40060, 'Interaction has already been acknowledged.'),
  tooManyFollowups: refusal(400, 40094, 'Maximum number of follow up messages reached for this interaction'),
  missingAccess: refusal(403, 50001, 'Missing Access'),
  foreignMessage: refusal(403, 50005, 'Cannot edit a message authored by another user'),
  emptyMessage: refusal(400, 50006, 'Cannot send an empty message'),
  missingPermissions: refusal(403, 50013, 'Missing Permissions'),
  wrongChannelType: refusal(400, 50024, 'Cannot execute action on this channel type'),
  invalidToken: refusal(401, 50027, 'Invalid Webhook Token'),
  fileTooLarge: refusal(413, 50045, 'File uploaded exceeds the maximum size'),
  threadArchived: refusal(400, 50083, 'Thread is archived'),
  /** With 403 where the thread is locked as well (discord-api-docs#7707). */
  threadShut: refusal(403, 50083, 'Thread is archived'),
  invalidJson: refusal(400, 50109, 'The request body contains invalid JSON.'),
  threadExists: refusal(400, 160004, 'A thread has already been created for this message'),
  threadLocked: refusal(403, 160005, 'Thread is locked'),
  tooManyThreads: refusal(400, 160006, 'Maximum number of active threads reached'),
  /** Of an outage Discord tells no code. */
  unavailable: refusal(503, 0, '503: Service Unavailable'),
  assetTooLarge: refusal(400, 50138, 'Failed to resize asset below the maximum size: 262144'),
} as const

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'refusal'
}

/** 50035 with its tree, or nothing when there is no flaw. */
export function invalidForm(flaws: readonly Flaw[]): Refusal | undefined {
  if (flaws.length === 0) return undefined
  return { ...refusal(400, 50035, 'Invalid Form Body'), errors: treeOf(flaws) }
}

interface Branch {
  [key: string]: Branch | Fault[]
}
function treeOf(flaws: readonly Flaw[]): ErrorTree {
  const root: Branch = {}
  for (const { path, code, message } of flaws) {
    let branch = root
    for (const step of path) branch = (branch[step] ??= {}) as Branch
    const faults = (branch['_errors'] ??= []) as Fault[]
    faults.push({ code, message })
  }
  return root
}

/** The refusal of a body that stands inside another one, under `key`. */
export function inside(key: string, refused: Refusal): Refusal {
  return refused.errors ? { ...refused, errors: { [key]: refused.errors } } : refused
}

/** One flaw as a whole refusal. */
export function invalid(path: Path, code: string, message: string): Refusal {
  return { ...refusal(400, 50035, 'Invalid Form Body'), errors: treeOf([{ path, code, message }]) }
}
