import type { GuideLanguage } from '#vitals/model/care/user-guides.ts'
import { isUnknown, rawOf, type Unknown } from '#platform/model/unknown-enum.ts'

/**
 * A language by its own name, for those who look for it. Of one that the portal does not know, its
 * code.
 */
export function guideLanguageName(language: GuideLanguage | Unknown): string {
  return isUnknown(language) ? rawOf(language) : language === 'en-US' ? 'English' : 'Español'
}
