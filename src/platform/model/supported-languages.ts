/** The languages that a member can select (LANG-002). */
export const languages = ['en-US', 'es-US'] as const
export type Language = (typeof languages)[number]

/** The supported language of a BCP 47 tag of any region, or null. */
export function languageOf(tag: string): Language | null {
  const wanted = tag.toLowerCase().split('-')[0]
  return languages.find((language) => language.split('-')[0] === wanted) ?? null
}

const codes = { 'en-US': 'EN', 'es-US': 'ES' } as const satisfies Record<Language, string>

/** LANG-012: the preference is sent as two upper-case letters. */
export function preferenceCode(language: Language): 'EN' | 'ES' {
  return codes[language]
}

/**
 * 1§4, GAP-113: whether to ask for the language after sign-in. `stored` is the account's language,
 * `selected` the current one; `chosenNow`: the member selected it before sign-in.
 */
export function shouldAskLanguage(
  stored: Language,
  selected: Language,
  chosenNow: boolean,
): boolean {
  return chosenNow && stored !== selected
}
