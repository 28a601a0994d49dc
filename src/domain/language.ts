/** The languages that a member can prefer (LANG-002). */
export const languages = ['en-US', 'es-US'] as const
export type Language = (typeof languages)[number]

const codes = { 'en-US': 'EN', 'es-US': 'ES' } as const satisfies Record<Language, string>

/** LANG-012: the preference is sent as two upper-case letters. */
export const preferenceCode = (language: Language): 'EN' | 'ES' => codes[language]

/**
 * Which language to show after sign-in: what the member chose by hand on this visit's sign-in page wins over the stored one
 * (1§4 asks about the difference), and the stored one over the browser's.
 */
export const languageAfterSignIn = (stored: Language, current: Language, chosenNow: boolean): Language =>
  chosenNow ? current : stored
