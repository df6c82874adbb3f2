import type { Screen } from '../src/kit/screen.js'
import type { Language } from '../src/kit/show.js'
import { chooseForOneself, personSettings, type PersonSettings } from '../src/table/settings.js'
import type { Call, Reply, Rooms } from './command.js'
import { choice, languageIn, languages } from './settings-lists.js'
import { words } from './words.js'

/** What somebody chooses for themselves: `<what>:<value>`, or nothing yet. A value that there is not changes nothing. */
export async function turnMine(call: Call, { store }: Rooms, [what = '', value = '']: readonly string[]): Promise<Reply> {
  const change = changeOf(what, value)
  const now = change ? await chooseForOneself(store, call.person, change) : await personSettings(store, call.person)
  return { to: 'here', screen: mine(now, now.language ?? call.language) }
}

function changeOf(what: string, value: string): Partial<PersonSettings> | undefined {
  if (what === 'mentions' && (value === 'yes' || value === 'no')) return { mentions: value === 'yes' }
  if (what === 'cards' && (value === 'four' || value === 'two')) return { fourColours: value === 'four' }
  const language = what === 'language' ? languageIn(value) : undefined
  return language === undefined ? undefined : { language }
}

function mine({ mentions, fourColours, language: chosen }: PersonSettings, language: Language): Screen {
  const say = words(language)
  const page = (what: string): string => `settings:me:${what}`
  const calls = [['yes', say('settings.mentions.yes')] as const, ['no', say('settings.mentions.no')] as const]
  const colours = [['two', say('settings.cards.two')] as const, ['four', say('settings.cards.four')] as const]
  return {
    form: 'panel',
    lines: [
      { as: 'headline', text: say('settings.me.head') },
      { as: 'small', text: say('settings.me.note') },
    ],
    rows: [
      [choice(say('settings.pick.mentions'), page('mentions'), calls, mentions ? 'yes' : 'no')],
      [choice(say('settings.pick.cards'), page('cards'), colours, fourColours ? 'four' : 'two')],
      [languages(page('language'), chosen, 'private', language)],
    ],
  }
}
