import { afterEach, expect, test, vi } from 'vitest'
import { currentLanguage } from './language.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser in English that stored a language at the last visit, or stores nothing. */
const withStored = (language: string | null): void => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
  vi.stubGlobal('localStorage', { getItem: () => language })
}

test('API-007: calls before the texts are loaded have the language of the last visit', () => {
  withStored('es-US')
  expect(currentLanguage()).toBe('es-US')
})

test('API-007: without one they have the language of the browser', () => {
  withStored(null)
  expect(currentLanguage()).toBe('en-US')
  vi.stubGlobal('navigator', { languages: ['es-MX'] })
  expect(currentLanguage()).toBe('es-US')
})
