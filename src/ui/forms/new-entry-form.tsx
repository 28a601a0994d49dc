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
 * The layout of a form for a new entry (area `forms`): error summary, save error (`trouble` is its
 * title), fields and actions. While `isUnsaved` links ask before they leave. `form` comes from
 * `useSubmit`.
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
  /** The entry is saved automatically when the network is back. */
  isWaiting?: boolean
  /** A staff session, which cannot save. */
  isViewOnly: boolean
  onSubmit: () => void
  onCancel: () => void
  /** Called when the member leaves by a link and discards the entry. */
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
