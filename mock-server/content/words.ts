/** A text in both of the portal's languages. */
export type Words = { readonly en: string; readonly es: string }
export type Language = 'en-US' | 'es-US'

export const say = (words: Words, language: Language): string =>
  language === 'es-US' ? words.es : words.en

/** A text with `{name}` filled in from `values`. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** For searching: small letters, no accents. */
export const plainWords = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
