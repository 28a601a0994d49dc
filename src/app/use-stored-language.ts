import { useEffect, useRef } from 'react'
import { languageAfterSignIn, type Language } from '#domain/language.ts'
import { currentLanguage, isChosenByHand, switchLanguage } from '#i18n/language.ts'

/** Once after sign-in: shows the portal in the language stored for the account, unless another was picked by hand just now. */
export function useStoredLanguage(stored: Language | null): void {
  const applied = useRef(false)
  useEffect(() => {
    if (stored === null || applied.current) return
    applied.current = true
    const language = languageAfterSignIn(stored, currentLanguage(), isChosenByHand())
    // Texts that cannot be loaded leave the language as it is; it can be changed in the member menu.
    if (language !== currentLanguage()) void switchLanguage(language, { byHand: false }).catch(() => {})
  }, [stored])
}
