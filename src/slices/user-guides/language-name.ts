/** A language by its own name, for those who look for it. */
export const languageName = (language: 'en-US' | 'es-US'): string => (language === 'en-US' ? 'English' : 'Español')
