import type { z } from 'zod'
import type { Language } from '../../kit/show.js'
import type { Text } from '../../kit/text.js'
import { options, type fields, type Options } from './options.js'
import { words } from './words.js'

/** Ways to play that have a name, each as it differs from the defaults. */
const PRESETS = {
  classic: { variant: 'podkidnoy', deck: 36 },
  transfer: { variant: 'perevodnoy', deck: 36, transferShow: 'trumpOncePerBout' },
  pairs: { variant: 'podkidnoy', deck: 36, teams: 'pairs' },
  'big-table': { variant: 'podkidnoy', deck: 54, jokerMode: 'colour', throwers: 'all' },
  rated: { variant: 'podkidnoy', deck: 36, rated: true, moveMs: 30_000 },
  'the-fool': {
    variant: 'podkidnoy',
    deck: 36,
    direction: 'ccw',
    firstLead: 'chosen',
    nextLead: 'previousWinner',
    throwers: 'all',
    throwTiming: 'anytime',
    throwProtocol: 'free',
    firstLimit: 6,
    takeLimit: 'six',
    finalBeaten: 'attackerWins',
  },
} as const satisfies Readonly<Record<string, Partial<z.input<typeof fields>>>>
export type PresetId = keyof typeof PRESETS

export interface Preset {
  readonly id: PresetId
  readonly name: Text
  readonly about: Text
  /** What it changes about the defaults, as an option list takes it. */
  readonly changes: Partial<z.input<typeof fields>>
  readonly options: Options
}

/** All presets, the usual one first. */
export function presets(language: Language): readonly Preset[] {
  const say = words(language)
  return (Object.keys(PRESETS) as PresetId[]).map((id) => ({
    id,
    name: say(`preset.${id}`),
    about: say(`preset.${id}.about`),
    changes: PRESETS[id],
    options: options.parse(PRESETS[id]),
  }))
}
