import type { Locale } from '#i18n/locale.ts'

/** Each language named in itself; the same in every catalog. */
export const languageNames: Readonly<Record<Locale, string>> = {
  'en-US': 'English',
  'es-US': 'Español',
}
