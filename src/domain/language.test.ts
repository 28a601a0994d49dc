import { describe, expect, it } from 'vitest'
import { languageAfterSignIn, languages, preferenceCode } from './language.ts'

describe('language', () => {
  it('LANG-012: is sent as two upper-case letters', () => expect(languages.map(preferenceCode)).toEqual(['EN', 'ES']))

  it.each([
    ['es-US', 'en-US', false, 'es-US'],
    ['es-US', 'en-US', true, 'en-US'],
    ['en-US', 'es-US', true, 'es-US'],
  ] as const)('stored %s, shown %s, chosen by hand %s: %s', (stored, current, chosen, shown) =>
    expect(languageAfterSignIn(stored, current, chosen)).toBe(shown))
})
