import { type Language, languageOf, languages } from '#platform/model/supported-languages.ts'

/** The portal's languages (1§1) as BCP 47 tags; the first is the default. */
export const locales = languages
export type Locale = Language

/** Whether a value, such as one from storage, is a locale of the portal. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The first supported language of a list, of any region; `fallback` if there is none. */
export function matchLocale(wanted: readonly string[], fallback: Locale = locales[0]): Locale {
  for (const tag of wanted) {
    const match = languageOf(tag)
    if (match) return match
  }
  return fallback
}
