import type { ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { ErrorSummary, type FieldProblem } from './error-summary.tsx'
import { Button } from '../primitives/button.tsx'
import type { FailedQuery, FailureContext } from '../feedback/query-state/failed-query.ts'
import { FormFrame } from './form-frame.tsx'
import { LeaveConfirmation } from './leave-confirmation.tsx'
import { SaveError } from './save-error.tsx'
import { ViewOnlyNote } from './view-only-note.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

/**
 * The frame of a form that writes something new down (area `forms`): what is wrong with it, why it
 * is not saved (`trouble` names that), its fields, and below them saving and leaving it. While
 * `isUnsaved` a link asks before it leads elsewhere. `form` is of `useSubmit`.
 */
export function NewEntryForm({
  label,
  save,
  trouble,
  support,
  failure,
  form,
  isUnsaved,
  isWaiting = false,
  isViewOnly,
  onSubmit,
  onCancel,
  onLeave,
  children,
}: {
  label: string
  save: string
  trouble: string
  support: FailureContext['support']
  failure: FailedQuery['failure'] | null
  form: {
    readonly summary: readonly FieldProblem[]
    readonly attempt: number
    readonly isWorking: boolean
  }
  isUnsaved: boolean
  /** It is saved by itself when the network is back. */
  isWaiting?: boolean
  /** Staff look at it. */
  isViewOnly: boolean
  onSubmit: () => void
  onCancel: () => void
  /** The member leaves the page by a link, and what is typed with it. */
  onLeave?: () => void
  children: ReactNode
}) {
  const t = useMessages()
  const leaving = useLeaveGuard(isUnsaved)
  return (
    <FormFrame
      label={label}
      onSubmit={onSubmit}
      actions={
        <>
          <Button type="submit" working={form.isWorking} workingLabel={t('forms.saving')}>
            {save}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {t('forms.cancel')}
          </Button>
        </>
      }
    >
      <LeaveConfirmation
        {...leaving}
        leave={() => {
          onLeave?.()
          leaving.leave()
        }}
      />
      <ViewOnlyNote isShown={isViewOnly} />
      <ErrorSummary
        title={t('forms.summary', { count: form.summary.length })}
        problems={form.summary}
        attempt={form.attempt}
      />
      <SaveError failure={failure} title={trouble} support={support}>
        {isWaiting ? t('forms.save.waits') : undefined}
      </SaveError>
      {children}
    </FormFrame>
  )
}
