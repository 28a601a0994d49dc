import type { Language } from './supported-languages.ts'

/**
 * The language as an address that leaves the portal carries it: under the partner path Spanish is
 * es-MX (2§1, GAP-057). The portal itself is never in es-MX. `partnerPath` is a path such as
 * `/partner-visits`; an address that cannot be parsed has none.
 */
export function outgoingLocale(address: string, language: Language, partnerPath: string): string {
  const path = URL.parse(address)?.pathname ?? ''
  const isPartners = path === partnerPath || path.startsWith(`${partnerPath}/`)
  return isPartners && language === 'es-US' ? 'es-MX' : language
}
