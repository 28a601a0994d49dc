import { expect, test } from 'vitest'
import { behavioralHealthAddress } from './behavioral-health-url.ts'
import { behavioralHealthApp } from '#platform/model/support-contact.ts'

const partnerPath = '/partner-visits'

test.each([
  [undefined, 'en-US', `${behavioralHealthApp}?lang=en-US`],
  [undefined, 'es-US', `${behavioralHealthApp}?lang=es-US`],
  [
    'https://www.wellspring.example/partner-visits/mind',
    'es-US',
    'https://www.wellspring.example/partner-visits/mind?lang=es-MX',
  ],
  [
    'https://www.wellspring.example/partner-visits/mind',
    'en-US',
    'https://www.wellspring.example/partner-visits/mind?lang=en-US',
  ],
  [
    'https://mind.wellspring.example/app?from=portal#top',
    'es-US',
    'https://mind.wellspring.example/app?from=portal&lang=es-US#top',
  ],
] as const)('LANG-008 GAP-057: %s in %s is %s', (app, language, address) =>
  expect(behavioralHealthAddress(language, partnerPath, false, app)).toBe(address),
)

test('FLAG-005: requests the web SDK when its flag is on', () => {
  expect(behavioralHealthAddress('es-US', partnerPath, true)).toBe(
    `${behavioralHealthApp}?sdk=web&lang=es-US`,
  )
  expect(behavioralHealthAddress('es-US', partnerPath, false)).not.toContain('sdk')
})
