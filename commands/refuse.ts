import type { Verb } from '../src/kit/screen.js'
import { joined, list } from '../src/kit/words.js'
import { refused } from '../src/table/screens.js'
import type { Answer, TableReason } from '../src/table/tables.js'
import type { Known } from './choose.js'
import type { Call, Reply } from './command.js'
import { notice } from './notice.js'
import { OPENS } from './opens.js'
import { words } from './words.js'

/** Why the table would not have it, in private, with the button that helps. */
export function refuse(call: Call, { table, row }: Known, reason: TableReason, doing: Verb): Reply {
  const options = { language: call.language, doing, row, command: OPENS[table.game] }
  return { to: 'you', table: table.id, screen: refused({ ok: false, by: 'table', reason, table }, options) }
}

/** The reply to an answer that is no success. Only cards are refused by the rules of a game, and no card is played here. */
export function refuseAs(call: Call, known: Known, answer: Extract<Answer, { readonly ok: false }>, doing: Verb): Reply {
  if (answer.by === 'rules') throw new Error(`the rules refused ${doing}`)
  return refuse(call, { ...known, table: answer.table ?? known.table }, answer.reason, doing)
}

/** No table, so no name to put into a sentence. */
export const refuseOpening = ({ language }: Call): Reply => ({ to: 'you', screen: notice([words(language)('foolish.refused')]) })

/** Where the bot may not post there is no table: each missing permission by its name in Discord's settings, and who can help. */
export function refusePlace({ lacks, language }: Call): Reply {
  const say = words(language)
  const permissions = list(
    language,
    lacks.map((name) => [{ bold: [name] }]),
  )
  const text = joined([say('lacks.head', { permissions }), say('lacks.help', { count: lacks.length })])
  return { to: 'you', screen: notice([text]) }
}
