import type { Locale } from '#i18n/locale.ts'

/** Each language by its own name, which is the same in every language. */
export const languageNames: Readonly<Record<Locale, string>> = {
  'en-US': 'English',
  'es-US': 'Español',
}
