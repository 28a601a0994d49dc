/** The portal's languages (1§1) as BCP 47 tags; the first is the default. */
export const locales = ['en-US', 'es-US'] as const
export type Locale = (typeof locales)[number]

/** Whether a value, such as one from storage, is a locale of the portal. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The first supported language of a list: any Spanish is es-US, any English en-US. */
export function matchLocale(wanted: readonly string[], fallback: Locale = locales[0]): Locale {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0]
    if (language === 'es') return 'es-US'
    if (language === 'en') return 'en-US'
  }
  return fallback
}
