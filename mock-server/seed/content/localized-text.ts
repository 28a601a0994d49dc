/** A text in both languages of the portal. */
export type LocalizedText = { readonly en: string; readonly es: string }
export type ContentLanguage = 'en-US' | 'es-US'

export function localize(words: LocalizedText, language: ContentLanguage): string {
  return language === 'es-US' ? words.es : words.en
}

/** Replaces each `{name}` of a text from `values`. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** Splits a text into search words: lower case, without accents. */
export function searchWords(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
