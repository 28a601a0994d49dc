import { useEffect } from 'react'
import type { Language } from '#platform/model/supported-languages.ts'
import { followLanguage } from '#i18n/language.ts'

/** Switches to the account's language after sign-in. */
export function useStoredLanguage(stored: Language | null): void {
  useEffect(() => {
    // If its texts fail to load, the language stays and can be changed in the member menu.
    if (stored !== null) void followLanguage(stored, 'account').catch(() => {})
  }, [stored])
}
