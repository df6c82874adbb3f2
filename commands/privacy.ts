import type { Press, Screen } from '../src/kit/screen.js'
import type { Language } from '../src/kit/show.js'
import { forget } from '../src/table/forget.js'
import type { Call, Command, Reply, Rooms } from './command.js'
import { command } from './define.js'
import { exported } from './export.js'
import { lost, notice } from './notice.js'
import { words } from './words.js'

/** /privacy: what is stored, and the two things that everybody may ask for. */
export const privacy: Command = {
  definition: command('privacy', 'privacy.about', []),
  run: async ({ language }) => ({ to: 'here', screen: stored(language) }),
}

/** The pages `privacy`, `privacy:export[:<from this table on>]`, `privacy:forget` and, asked once more, `privacy:forget:sure`. */
export async function turnPrivacy(call: Call, rooms: Rooms, [what = '', more = '']: readonly string[]): Promise<Reply> {
  if (what === '') return { to: 'here', screen: stored(call.language) }
  if (what === 'export') return giveExport(call, rooms, more)
  if (what !== 'forget') return lost(call)
  if (more !== 'sure') return { to: 'here', screen: forgetting(call.language) }
  await forget(rooms, call.person, call)
  return { to: 'here', screen: notice([words(call.language)('privacy.forgotten')]) }
}

const LINES = ['person', 'tables', 'results', 'settings', 'long', 'not', 'back-ups'] as const

function stored(language: Language): Screen {
  const say = words(language)
  return {
    form: 'panel',
    lines: [
      { as: 'headline', text: say('privacy.head') },
      ...LINES.map((key) => ({ as: 'plain' as const, text: say(`privacy.${key}`) })),
    ],
    rows: [[turn('privacy.export', 'privacy:export', language), turn('privacy.forget', 'privacy:forget', language)]],
  }
}

/** The cost stands before the press. */
function forgetting(language: Language): Screen {
  const sure = turn('privacy.forget', 'privacy:forget:sure', language)
  return notice(
    [words(language)('privacy.forget.cost')],
    { ...sure, tone: 'danger' },
    turn('privacy.forget.no', 'privacy', language),
  )
}

const turn = (label: 'privacy.export' | 'privacy.forget' | 'privacy.forget.no', page: string, language: Language): Press => ({
  kind: 'press',
  label: words(language)(label),
  to: { page },
})

async function giveExport(call: Call, rooms: Rooms, from: string): Promise<Reply> {
  const say = words(call.language)
  const { text, next, left } = await exported(call, rooms, from)
  const more: Press[] =
    next === undefined
      ? []
      : [{ kind: 'press', label: say('privacy.export.more', { count: left }), to: { page: `privacy:export:${next}` } }]
  return { to: 'you', screen: notice([say('privacy.exported')], ...more), file: { name: 'foolish-data.json', text } }
}
