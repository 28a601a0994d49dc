import type { Language } from '#platform/model/supported-languages.ts'
import { useSaveLanguage } from '#session/member/api/language-mutations.ts'
import type { MessageKey } from '#i18n/areas.ts'
import { i18n } from '#i18n/catalogue.ts'
import { switchLanguage } from '#i18n/language.ts'
import { showToast } from '#ui/feedback/toast-store.ts'

/**
 * Saves the account's language, switches the portal to it and confirms in that language (ERR-009).
 * Rejects with a Failure and changes nothing.
 */
export function useSaveLanguageChoice(): (language: Language) => Promise<void> {
  const save = useSaveLanguage()
  return async (language) => {
    await save(language)
    const isShown = await switchLanguage(language, { byHand: true }).then(
      () => true,
      () => false,
    )
    const key: MessageKey = isShown ? 'account.language.saved' : 'common.language.failed'
    showToast({ tone: isShown ? 'success' : 'critical', title: i18n.say(key) })
  }
}
