import { describe, expect, it } from 'vitest'
import { shouldAskLanguage, languages, preferenceCode } from './supported-languages.ts'

describe('language', () => {
  it('LANG-012: is sent as two upper-case letters', () =>
    expect(languages.map(preferenceCode)).toEqual(['EN', 'ES']))

  it.each([
    ['es-US', 'en-US', true, true],
    ['en-US', 'es-US', true, true],
    ['en-US', 'en-US', true, false],
    ['es-US', 'es-US', true, false],
    ['es-US', 'en-US', false, false],
    ['en-US', 'es-US', false, false],
  ] as const)(
    'GAP-113: account %s, portal %s, selected before sign-in %s: asks %s',
    (stored, selected, picked, asked) =>
      expect(shouldAskLanguage(stored, selected, picked)).toBe(asked),
  )
})
