import { useAttempt } from '#platform/store/use-attempt.ts'
import { useState } from 'react'
import { useSaveLanguage } from '#session/member/api/language-mutations.ts'
import { switchLanguage } from '#i18n/language.ts'
import { locales, type Locale } from '#i18n/locale.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { languageNames } from './language-names.ts'

const formId = 'language-form'
const options = locales.map((locale) => ({
  value: locale,
  label: languageNames[locale],
  lang: locale,
}))

/**
 * The language dialog of the member menu; it saves the account's language before it switches.
 * Selecting the current language closes it without a call (LANG-007).
 */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const current = useLocale()
  const [chosen, setChosen] = useState<Locale>(current)
  const [isWorking, attempt] = useAttempt()
  const [failed, setFailed] = useState<'save' | 'texts' | null>(null)
  const save = useSaveLanguage()

  async function submit() {
    if (chosen === current) return onClose()
    setFailed(null)
    const failedAt = await save(chosen).then(
      () =>
        switchLanguage(chosen, { byHand: true }).then(
          () => null,
          () => 'texts' as const,
        ),
      () => 'save' as const,
    )
    if (failedAt === null) return onClose()
    setFailed(failedAt)
  }

  const actions = (
    <>
      <Button
        type="submit"
        form={formId}
        working={isWorking}
        workingLabel={t('language.dialog.saving')}
      >
        {t('language.dialog.save')}
      </Button>
      <Button look="secondary" onClick={onClose}>
        {t('language.dialog.cancel')}
      </Button>
    </>
  )
  return (
    <Dialog open title={t('language.dialog.title')} onClose={onClose} actions={actions}>
      {failed === 'save' ? (
        <Banner tone="critical" title={t('language.dialog.failed')} live="alert">
          {t('language.dialog.failed.text')}
        </Banner>
      ) : null}
      {failed === 'texts' ? (
        <Banner tone="critical" title={t('common.language.failed')} live="alert" />
      ) : null}
      <form id={formId} onSubmit={(event) => void attempt(submit, event)}>
        <SelectField
          label={t('language.dialog.label')}
          options={options}
          value={chosen}
          onChange={setChosen}
          data-autofocus=""
        />
      </form>
    </Dialog>
  )
}
