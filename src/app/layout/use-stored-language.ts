import { useEffect } from 'react'
import type { Language } from '#platform/model/supported-languages.ts'
import { followLanguage } from '#i18n/language.ts'

/** After sign-in: shows the portal in the language stored for the account. */
export function useStoredLanguage(stored: Language | null): void {
  useEffect(() => {
    // Texts that cannot be loaded leave the language as it is; it can be changed in the member
    // menu.
    if (stored !== null) void followLanguage(stored, 'account').catch(() => {})
  }, [stored])
}
