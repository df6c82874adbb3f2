import { LANGUAGES, type Language } from '../kit/show.js'
import type { Store } from '../store/store.js'
import { personSettings, serverSettings } from '../table/settings.js'

/** Which language whom is written to: the one chosen with us, else the one set in Discord, else English. */
export interface Tongues {
  /** Of private text. `locale`: what this person's Discord is set to now; kept, for when nothing of theirs arrives. */
  ofPerson(person: number, locale?: string): Promise<Language>
  /** Of public text. `locale`: what the server is set to in Discord, where that is told just now. */
  ofServer(server: string, locale?: string): Promise<Language>
}

/** Of those tags the one that fits a locale of Discord's ('pt-BR', 'es-419') best: that very one, else one of the same tongue. */
export function nearest<Tag extends string>(locale: string, tags: readonly Tag[]): Tag | undefined {
  const tongue = (tag: string): string => tag.replace(/-.*$/u, '')
  return tags.find((tag) => tag === locale) ?? tags.find((tag) => tongue(tag) === tongue(locale))
}

export const languageOf = (locale: string | undefined): Language =>
  (locale === undefined ? undefined : nearest(locale, LANGUAGES)) ?? 'en'

/** Beside what people chose with us, which goes before it. */
const NAME = 'discord-language'
const MOST_HEARD = 10_000

/** `localeOf`: what a server is set to in Discord, where that is known. */
export function createTongues(
  store: Store,
  localeOf: (server: string) => string | undefined,
  onFault: (error: unknown) => void,
): Tongues {
  const heard = new Map<number, Language>()
  const hear = (person: number, language: Language): void => {
    if (heard.size >= MOST_HEARD) heard.clear()
    heard.set(person, language)
  }
  async function last(person: number): Promise<Language> {
    const known = heard.get(person)
    if (known) return known
    const kept = await store.setting(['person', String(person)], NAME)
    const language = languageOf(typeof kept === 'string' ? kept : undefined)
    hear(person, language)
    return language
  }
  return {
    async ofPerson(person, locale) {
      const chosen = (await personSettings(store, person)).language
      if (chosen !== null) return chosen
      const before = await last(person)
      const now = locale === undefined ? before : languageOf(locale)
      if (now === before) return now
      hear(person, now)
      await store.putSetting(['person', String(person)], NAME, now).catch(onFault)
      return now
    },
    ofServer: async (server, locale = localeOf(server)) => (await serverSettings(store, server)).language ?? languageOf(locale),
  }
}
