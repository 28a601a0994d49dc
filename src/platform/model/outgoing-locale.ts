import type { Language } from './supported-languages.ts'

/**
 * The locale for an external address: under the partner path Spanish is es-MX (2§1, GAP-057). The
 * portal itself never uses es-MX.
 *
 * `partnerPath` is a path such as `/partner-visits`; an invalid address is never a partner's.
 */
export function outgoingLocale(address: string, language: Language, partnerPath: string): string {
  const path = URL.parse(address)?.pathname ?? ''
  const isPartners = path === partnerPath || path.startsWith(`${partnerPath}/`)
  return isPartners && language === 'es-US' ? 'es-MX' : language
}
