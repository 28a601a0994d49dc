import type { Language } from './supported-languages.ts'

const partnerLocales = {
  'en-US': 'en-US',
  'es-US': 'es-MX',
} as const satisfies Record<Language, string>

/**
 * The locale for an external address: under the partner path Spanish is es-MX (2§1, GAP-057). The
 * portal itself never uses es-MX.
 *
 * `partnerPath` is a path such as `/partner-visits`; an invalid address is never a partner's.
 */
export function outgoingLocale(address: string, language: Language, partnerPath: string): string {
  const path = URL.parse(address)?.pathname ?? ''
  const isPartners = path === partnerPath || path.startsWith(`${partnerPath}/`)
  return isPartners ? partnerLocales[language] : language
}
