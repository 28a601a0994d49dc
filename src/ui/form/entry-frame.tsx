import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { ErrorSummary, type FieldProblem } from '../banner/error-summary.tsx'
import { Button } from '../button/button.tsx'
import type { FailedRead, FailureFrame } from '../read/failed-read.ts'
import { FormFrame } from './form-frame.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { SaveTrouble } from './save-trouble.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

/**
 * The frame of a form that writes something new down (area `forms`): what is wrong with it, why it is not saved (`trouble` names that), its fields, and below them
 * saving and leaving it. While `isUnsaved` a link asks before it leads elsewhere. `form` is of `useSubmit`.
 */
export function EntryFrame({ label, save, trouble, support, failure, form, isUnsaved, onSubmit, onCancel, children }: {
  label: string
  save: string
  trouble: string
  support: FailureFrame['support']
  failure: FailedRead['failure'] | null
  form: { readonly summary: readonly FieldProblem[]; readonly attempt: number; readonly isWorking: boolean }
  isUnsaved: boolean
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}) {
  const t = useMessages()
  const leaving = useLeaveGuard(isUnsaved)
  return (
    <FormFrame
      label={label} onSubmit={onSubmit}
      actions={
        <>
          <Button type="submit" working={form.isWorking} workingLabel={t('forms.saving')}>{save}</Button>
          <Button look="quiet" onClick={onCancel}>{t('forms.cancel')}</Button>
        </>
      }
    >
      <LeaveQuestion {...leaving} />
      <ErrorSummary title={t('forms.summary', { count: form.summary.length })} problems={form.summary} attempt={form.attempt} />
      <SaveTrouble failure={failure} title={trouble} support={support} />
      {children}
    </FormFrame>
  )
}
