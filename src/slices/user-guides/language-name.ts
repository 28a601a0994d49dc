import type { GuideLanguage } from '#domain/user-guides.ts'
import { isUnknown, rawOf, type Unknown } from '#domain/unknown.ts'

/**
 * A language by its own name, for those who look for it. Of one that the portal does not know, its
 * code.
 */
export function languageName(language: GuideLanguage | Unknown): string {
  return isUnknown(language) ? rawOf(language) : language === 'en-US' ? 'English' : 'Español'
}
