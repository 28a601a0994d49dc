import type { GuideLanguage } from '#vitals/model/care/user-guides.ts'
import { isUnknown, rawOf, type Unknown } from '#platform/model/parts/unknown-enum.ts'

const names: Readonly<Record<GuideLanguage, string>> = { 'en-US': 'English', 'es-US': 'Español' }

/** A language named in itself; an unknown language has its code. */
export function guideLanguageName(language: GuideLanguage | Unknown): string {
  return isUnknown(language) ? rawOf(language) : names[language]
}
