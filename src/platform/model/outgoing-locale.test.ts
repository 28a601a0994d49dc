import { expect, test } from 'vitest'
import { outgoingLocale } from './outgoing-locale.ts'

const path = '/partner-visits'

test.each([
  ['https://www.wellspring.example/partner-visits', 'es-US', 'es-MX'],
  ['https://www.wellspring.example/partner-visits/book?day=1', 'es-US', 'es-MX'],
  ['https://www.wellspring.example/partner-visits', 'en-US', 'en-US'],
  ['https://www.wellspring.example/partner-visitsx', 'es-US', 'es-US'],
  ['https://www.wellspring.example/help/partner-visits', 'es-US', 'es-US'],
  ['https://www.wellspring.example/?next=/partner-visits', 'es-US', 'es-US'],
  ['https://www.wellspring.example/', 'es-US', 'es-US'],
  ['no address', 'es-US', 'es-US'],
] as const)('LANG-008 GAP-057: %s in %s has the locale %s', (address, language, locale) =>
  expect(outgoingLocale(address, language, path)).toBe(locale),
)
