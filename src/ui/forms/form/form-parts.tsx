import { use, type ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import type { Failure } from '#platform/http/failure.ts'
import { Banner } from '../../feedback/banner.tsx'
import { Button } from '../../primitives/button.tsx'
import { EditConflicts, type ConflictWords } from '../edit-conflicts.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { LeaveConfirmation } from '../leave-confirmation.tsx'
import { SaveError } from '../save-error.tsx'
import type { LeaveGuard } from '../use-leave-guard.ts'
import { ViewOnlyNote } from '../view-only-note.tsx'
import { ViewOnlyContext } from './form-host.ts'
import type { FormOf } from './use-form.ts'

/** What `Form` and `FormDialog` draw above the fields of every form. */
export type FormNotes = {
  of: FormOf
  /** The title of a save that failed. */
  trouble: string
  /** Replaces the text of a failure. */
  reason?: ((failure: Failure) => string | undefined) | undefined
  /** The title above the errors; by default "Fix 2 things to save". */
  summaryTitle?: string | undefined
  /** Replaces the list of errors. */
  summary?: ReactNode
  /** The label of each conflict with both values as words; `null` for a value without a field. */
  conflict?: ConflictWords | undefined
  /** Why the conflicting fields fit together only within one version. */
  contradiction?: string | undefined
  /** Replaces the error of a save. */
  renderFailure?: ((failure: Failure) => ReactNode) | undefined
}

/** The notes of a form in their one order. */
export function FormNotesView({
  of: form,
  trouble,
  reason,
  summaryTitle,
  summary,
  conflict,
  contradiction,
  renderFailure,
  leaving,
}: FormNotes & { leaving: LeaveGuard }) {
  const t = useMessages()
  const isViewOnly = use(ViewOnlyContext)
  const { failure } = form
  const items = form.conflicts.flatMap(({ field, mine, theirs }) => {
    const words = conflict?.(field, mine, theirs) ?? null
    return words === null ? [] : [{ field, ...words }]
  })
  return (
    <>
      <LeaveConfirmation {...leaving} />
      <ViewOnlyNote isShown={isViewOnly} />
      {form.isRestored && form.isUnsaved ? (
        <Banner
          tone="info"
          headingLevel={2}
          title={t('forms.kept')}
          actions={
            <Button look="quiet" onClick={form.forget}>
              {t('forms.undo')}
            </Button>
          }
        >
          {t('forms.kept.text')}
        </Banner>
      ) : null}
      {summary ?? (
        <ErrorSummary
          title={summaryTitle ?? t('forms.summary', { count: form.summary.length })}
          problems={form.summary}
          attempt={form.attempt}
        />
      )}
      <EditConflicts
        items={items}
        why={form.isContradiction ? contradiction : undefined}
        working={form.isWorking}
        onChoose={form.choose}
        onDismiss={form.dismiss}
      />
      {failure !== null && renderFailure ? (
        renderFailure(failure)
      ) : (
        <SaveError failure={failure} title={trouble} support={supportCall}>
          {form.isWaiting
            ? t('forms.save.waits')
            : failure === null
              ? undefined
              : reason?.(failure)}
        </SaveError>
      )}
    </>
  )
}
