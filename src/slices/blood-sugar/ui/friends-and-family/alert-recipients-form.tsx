import { href } from '#platform/model/paths.ts'
import { useId, useState } from 'react'
import type { BloodSugarAlerts } from '#vitals/model/alerts/blood-sugar-alerts.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import {
  alertKinds,
  type AlertKind,
  alertRecipientsPatch,
  alertRecipientPartsOf,
  alertLimitProblems,
  alertRecipientsInputOf,
} from '#vitals/model/alerts/alert-recipients-input.ts'
import { useSaveAlertRecipients } from '#vitals/api/care/blood-sugar-alerts-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStoredForm } from '#session/storage/use-stored-form.ts'
import { useViewOnly } from '#session/impersonation/use-view-only.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { EditConflicts } from '#ui/forms/edit-conflicts.tsx'
import { FieldPair, FormFrame } from '#ui/forms/form-frame.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'
import { LeaveConfirmation } from '#ui/forms/leave-confirmation.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { ViewOnlyNote } from '#ui/forms/view-only-note.tsx'
import { useLeaveGuard } from '#ui/forms/use-leave-guard.ts'
import { type SubmitProblem, useSubmit } from '#ui/forms/use-submit.ts'
import { Link } from '#ui/navigation/link.tsx'
import { thresholdProblemWords } from './threshold-problem-words.ts'
import { SaveStatus, type SaveStatusNote } from './save-status.tsx'
import { AlertRecipientFields } from './alert-recipient-fields.tsx'
import { currentTime } from '#platform/time/clock.ts'

/**
 * The alert recipients and the limits below and above which they get alerts. Only changes are sent.
 */
export function AlertRecipientsForm({
  people,
  settings,
}: {
  people: readonly Contact[]
  settings: BloodSugarAlerts
}) {
  const t = useMessages()
  const id = useId()
  const isViewOnly = useViewOnly()
  const {
    values: typed,
    basis,
    change,
    forget,
    isTouched,
  } = useStoredForm('blood-sugar-told', alertRecipientsInputOf(settings))
  const saving = useSaveAlertRecipients()
  const problems: Partial<Record<AlertKind, SubmitProblem>> = {}
  for (const [kind, problem] of Object.entries(alertLimitProblems(typed)) as [
    AlertKind,
    'number',
  ][])
    problems[kind] = thresholdProblemWords(problem, typed.low)
  const idOf = (kind: AlertKind) => `${id}-${kind}`
  const form = useSubmit<AlertKind, never>({
    fields: alertKinds,
    typed: { low: typed.low, high: typed.high },
    problems,
    idOf,
  })
  const patch =
    Object.keys(problems).length > 0 ? {} : alertRecipientsPatch(typed, people, settings)

  // The server replaces the whole list of recipients, so rows that failed to parse would be lost.
  const unreadable = settings.low.leftOut + settings.high.leftOut
  const leaving = useLeaveGuard(isTouched)
  const [note, setNote] = useState<SaveStatusNote>(null)

  async function send() {
    if (unreadable > 0) return null
    setNote(null)
    if (patch === null) finish(settings, 'unchanged')
    else
      finish(
        await saving.save({
          told: alertRecipientPartsOf(typed, settings),
          shown: alertRecipientPartsOf(basis, settings),
        }),
      )
    return null
  }
  function finish(saved: BloodSugarAlerts | null, what: SaveStatusNote = currentTime()) {
    if (saved === null) return
    setNote(what)
    forget()
  }
  // Concurrent edits of a checkbox always agree, so only limits can conflict.
  const conflicts = alertKinds.flatMap((kind) =>
    saving.conflicts
      .filter(({ field }) => field === kind)
      .map(({ mine, theirs }) => ({
        field: kind,
        label: t(`blood-sugar-alerts.told.${kind}`),
        mine: String(mine),
        theirs: String(theirs),
      })),
  )
  const limit = (kind: AlertKind) => (
    <TextField
      id={idOf(kind)}
      label={t(`blood-sugar-alerts.told.${kind}`)}
      inputMode="numeric"
      autoComplete="off"
      value={typed[kind]}
      error={form.errors[kind]}
      onChange={(value) => change({ [kind]: value })}
    />
  )
  return (
    <FormFrame
      label={t('blood-sugar-alerts.told.title')}
      onSubmit={() => void form.submit(send)}
      actions={
        unreadable > 0 ? null : (
          <>
            <Button type="submit" working={form.isWorking} workingLabel={t('forms.saving')}>
              {t('blood-sugar-alerts.told.save')}
            </Button>
            <SaveStatus isUnsaved={isTouched} note={note} onUndo={forget} />
          </>
        )
      }
    >
      {unreadable === 0 ? null : (
        <Banner tone="warning" live="status" title={t('blood-sugar-alerts.told.partly')}>
          {t('blood-sugar-alerts.told.partly.text', {
            count: unreadable,
            phone: supportCall.label,
          })}
        </Banner>
      )}
      <ViewOnlyNote isShown={isViewOnly} />
      <LeaveConfirmation {...leaving} />
      <ErrorSummary
        title={t('forms.summary', { count: form.summary.length })}
        problems={form.summary}
        attempt={form.attempt}
      />
      <EditConflicts
        items={conflicts}
        why={saving.isContradiction ? t('blood-sugar-alerts.conflict.limits') : undefined}
        working={saving.working}
        onChoose={(kept) => void saving.choose(kept).then((saved) => finish(saved))}
        onDismiss={saving.dismiss}
      />
      <SaveError failure={saving.failure} title={t('forms.not-saved')} support={supportCall} />
      <FormSection
        title={t('blood-sugar-alerts.told.title')}
        intro={t('blood-sugar-alerts.told.intro')}
      >
        {people.map((contact) => (
          <AlertRecipientFields key={contact.id} {...{ contact, settings, typed, change }} />
        ))}
        <FieldPair>
          {limit('low')}
          {limit('high')}
        </FieldPair>
        <div>
          <Link look="standalone" to={href('profileAccount')}>
            {t('blood-sugar-alerts.people.edit')}
          </Link>
        </div>
      </FormSection>
    </FormFrame>
  )
}
