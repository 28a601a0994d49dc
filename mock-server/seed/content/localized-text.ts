/** A text in both of the portal's languages. */
export type LocalizedText = { readonly en: string; readonly es: string }
export type ContentLanguage = 'en-US' | 'es-US'

export function localize(words: LocalizedText, language: ContentLanguage): string {
  return language === 'es-US' ? words.es : words.en
}

/** A text with `{name}` filled in from `values`. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** For searching: small letters, no accents. */
export function searchWords(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
