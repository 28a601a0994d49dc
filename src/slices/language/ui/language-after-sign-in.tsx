import { useState } from 'react'
import { shouldAskLanguage, type Language } from '#platform/model/supported-languages.ts'
import { useSaveLanguage } from '#session/member/api/language-mutations.ts'
import { i18n } from '#i18n/catalogue.ts'
import type { MessageKey } from '#i18n/areas.ts'
import {
  currentLanguage,
  forgetChoice,
  isUnsettled,
  settleChoice,
  switchLanguage,
} from '#i18n/language.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useOverlayTurn } from '#platform/overlays/use-overlay-turn.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'

/** `stored` is the account's language, `selected` the one chosen before sign-in (GAP-113). */
type Question = { readonly stored: Language; readonly selected: Language }

/**
 * Asks once after sign-in for the language if the account's differs from the selected one (1§4).
 * Mounted during a session.
 */
export function LanguageAfterSignIn() {
  const { storedLocale } = useInitialAnswers()
  /** `undefined` until the account's language is known; `null` when there is no question left. */
  const [question, setQuestion] = useState<Question | null>()
  if (question === undefined && storedLocale.status !== 'pending')
    setQuestion(questionOf(storedLocale.value?.locale ?? null))
  const isTurn = useOverlayTurn('language', question === undefined ? null : question !== null)
  const save = useSaveLanguage()

  /** The language changes at once. A failed save is reported and not rolled back (ERR-008). */
  async function answer(language: Language) {
    setQuestion(null)
    if (language === question?.stored) forgetChoice()
    else settleChoice()
    await switchLanguage(language, { byHand: false }).catch(() => {})
    const say = (key: MessageKey) => i18n.say(key)
    await save(language).catch(() =>
      showToast({
        tone: 'critical',
        title: say('notifications.languageConfirmation.errorTitle'),
        text: say('notifications.languageConfirmation.errorMessage'),
      }),
    )
  }

  if (!question || !isTurn) return null
  const close = () => {
    settleChoice()
    setQuestion(null)
  }
  return (
    <LanguageQuestion
      {...question}
      onAnswer={(language) => void answer(language)}
      onClose={close}
    />
  )
}

const questionOf = (stored: Language | null): Question | null => {
  const selected = currentLanguage()
  return stored !== null && shouldAskLanguage(stored, selected, isUnsettled())
    ? { stored, selected }
    : null
}

/** If it is closed without an answer, the selected language stays for this visit. */
function LanguageQuestion({
  stored,
  selected,
  onAnswer,
  onClose,
}: Question & { onAnswer: (language: Language) => void; onClose: () => void }) {
  const t = useMessages()
  const names = { stored: t(`language.name.${stored}`), selected: t(`language.name.${selected}`) }
  const actions = (
    <>
      <Button onClick={() => onAnswer(selected)}>{t('language.ask.switch', names)}</Button>
      <Button look="secondary" onClick={() => onAnswer(stored)}>
        {t('language.ask.keep', names)}
      </Button>
    </>
  )
  return (
    <Dialog open title={t('language.ask.title')} onClose={onClose} actions={actions}>
      <p>{t('language.ask.text', names)}</p>
    </Dialog>
  )
}
