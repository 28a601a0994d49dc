import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '../feedback/banner.tsx'
import { Button } from '../primitives/button.tsx'
import { FormFrame } from './form-frame.tsx'
import { SavedNote } from './form-sections.tsx'
import { LeaveConfirmation } from './leave-confirmation.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useSavedNote } from './use-saved-note.ts'

/** A form with Save, Undo, leave confirmation and a restored draft's note; `trouble` is on top. */
export function EditForm({
  label,
  isUnsaved,
  isWorking,
  isBack,
  savedAt,
  isNothingNew,
  onSubmit,
  onUndo,
  trouble,
  children,
}: {
  label: string
  isUnsaved: boolean
  isWorking: boolean
  isBack: boolean
  savedAt: number | null
  isNothingNew: boolean
  onSubmit: () => void
  onUndo: () => void
  trouble: ReactNode
  children: ReactNode
}) {
  const t = useMessages()
  const leaving = useLeaveGuard(isUnsaved)
  const saved = useSavedNote(savedAt)
  const actions = (
    <>
      <Button type="submit" working={isWorking} workingLabel={t('forms.saving')}>
        {t('forms.changes.save')}
      </Button>
      {isUnsaved ? (
        <Button look="quiet" onClick={onUndo}>
          {t('forms.undo')}
        </Button>
      ) : null}
      <SavedNote>{isUnsaved ? null : isNothingNew ? t('forms.unchanged') : saved}</SavedNote>
    </>
  )
  return (
    <FormFrame label={label} onSubmit={onSubmit} actions={actions}>
      <LeaveConfirmation {...leaving} />
      {isBack && isUnsaved ? (
        <Banner tone="info" headingLevel={2} title={t('forms.kept')}>
          {t('forms.kept.text')}
        </Banner>
      ) : null}
      {trouble}
      {children}
    </FormFrame>
  )
}
