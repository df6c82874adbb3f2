import { Locale } from 'discord-api-types/v10'

export const LOCALES: ReadonlySet<string> = new Set(Object.values(Locale))

/** `locale` itself; throws for a language that Discord does not have. */
export function known(locale: string): string {
  if (!LOCALES.has(locale)) throw new Error(`Discord has no language called ${locale}`)
  return locale
}

type Texts = Readonly<Record<string, string>> | null | undefined

/** The text in that language. The two Englishes stand in for each other (interactions/application-commands "Localization"). */
export function told(text: string, texts: Texts, locale: string): string {
  const twin = { 'en-US': 'en-GB', 'en-GB': 'en-US' }[locale]
  return texts?.[locale] ?? (twin === undefined ? undefined : texts?.[twin]) ?? text
}
