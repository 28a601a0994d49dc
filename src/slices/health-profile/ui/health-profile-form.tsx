import { yearRange } from '#session/member/model/personal-info.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import {
  rejectedHealthField,
  healthFields,
  healthInfoOf,
  healthPartsOf,
  healthProblems,
  healthInputOf,
  isSameHealth,
  addListEntry,
  type HealthField,
  type HealthParts,
} from '../model/health-info-form.ts'
import type { HealthInfo } from '../model/health-info.ts'
import type { Failure } from '#platform/http/failure.ts'
import { useSaveHealthInfo } from '../api/health-info-queries.ts'
import { type Edit, isConflicted } from '#platform/query/use-merged-save.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useToday } from '#i18n/use-today.ts'
import { useFlag } from '#session/member/app-state-store.ts'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { EditConflicts } from '#ui/forms/edit-conflicts.tsx'
import { rejectedSubmit } from '#ui/forms/rejected-submit.ts'
import { SaveError } from '#ui/forms/save-error.tsx'
import { type RejectedSubmit, useSubmit } from '#ui/forms/use-submit.ts'
import { AboutYou } from './about-you.tsx'
import { Conditions } from './conditions.tsx'
import { EditForm } from '#ui/forms/edit-form.tsx'
import { MedicineReview } from './medicine-review.tsx'
import { useHealthProfileConflicts } from './use-health-profile-conflicts.ts'
import { useFormDraft } from '#session/storage/use-form-draft.ts'
import { FreeTextList } from './free-text-list.tsx'
import { YourHealth } from './your-health.tsx'

type HealthEdit = Edit<HealthParts>
const idOf = (field: HealthField) => `health-${field}`
/** Typed texts that are not added to their lists yet. */
const noDrafts = { newMedication: '', newAllergy: '' }
const withDraft = (words: readonly string[], draft: string): readonly string[] =>
  addListEntry(words, draft).taken ?? words

/**
 * The form of health and, if the feature is on, demographics. All fields are optional and saved
 * together; `birthDate` limits the years of diagnoses.
 */
export function HealthProfileForm({ info, birthDate }: { info: HealthInfo; birthDate: string }) {
  const t = useMessages()
  const { today } = useToday()
  const asksWhoSheIs = useFlag('HEALTH_EQUITY_FIELDS')
  const before = healthInputOf(info)
  const edits = useFormDraft('health-profile', { ...before, ...noDrafts })
  const { newMedication, newAllergy, ...typed } = edits.values
  const edited = {
    ...typed,
    medications: withDraft(typed.medications, newMedication),
    allergies: withDraft(typed.allergies, newAllergy),
  }
  const isUnsaved = !isSameHealth(edited, before)
  const saving = useSaveHealthInfo()
  const conflicts = useHealthProfileConflicts(saving.conflicts)
  const problems = healthProblems(typed, yearRange({ birthDate }, Number(today.slice(0, 4))))
  const numbers = Object.fromEntries(
    healthFields.map((field) => [
      field,
      field === 'feet' || field === 'inches' ? typed[field] : (typed.years[field] ?? ''),
    ]),
  ) as Record<HealthField, string>
  const form = useSubmit<HealthField, Failure>({
    fields: healthFields,
    typed: numbers,
    problems,
    idOf,
  })

  async function send(edit: HealthEdit): Promise<RejectedSubmit<HealthField, Failure> | null> {
    let sent = healthInfoOf(edited)
    try {
      await saving.save({ ...edit, sending: (info) => (sent = info) })
      edits.saved()
      return null
    } catch (thrown) {
      if (isConflicted(thrown)) return 'withdrawn'
      return rejectedSubmit(thrown, (detail) => rejectedHealthField(detail, sent))
    }
  }

  function submit() {
    const { newMedication: _, newAllergy: __, ...shown } = edits.basis
    if (isUnsaved)
      return void form.submit(() =>
        send({
          told: healthPartsOf(healthInfoOf(edited)),
          shown: healthPartsOf(healthInfoOf(shown)),
        }),
      )
    saving.dismiss()
    form.forget()
    edits.nothingNew()
  }
  function choose(kept: Parameters<typeof saving.chosen>[0]) {
    const edit = saving.chosen(kept)
    if (edit !== null) void form.submit(() => send(edit))
  }
  function undo() {
    form.forget()
    saving.dismiss()
    edits.undo()
  }

  const part = { typed, errors: form.errors, idOf, onChange: edits.change }
  return (
    <EditForm
      {...edits}
      savedAt={form.savedAt}
      label={t('health-profile.form')}
      isUnsaved={isUnsaved}
      isWorking={form.isWorking}
      onSubmit={submit}
      onUndo={undo}
      trouble={
        <>
          <ErrorSummary
            title={t('forms.changes.summary', { count: form.summary.length })}
            problems={form.summary}
            attempt={form.attempt}
          />
          <EditConflicts
            items={conflicts}
            working={form.isWorking}
            onChoose={choose}
            onDismiss={saving.dismiss}
          />
          <SaveError failure={form.trouble} title={t('forms.not-saved')} support={supportCall} />
        </>
      }
    >
      <YourHealth {...part} />
      <Conditions {...part} />
      <FreeTextList
        name="medications"
        words={typed.medications}
        draft={newMedication}
        onChange={(medications) => edits.change({ medications })}
        onDraft={(text) => edits.change({ newMedication: text })}
      />
      <MedicineReview />
      <FreeTextList
        name="allergies"
        words={typed.allergies}
        draft={newAllergy}
        onChange={(allergies) => edits.change({ allergies })}
        onDraft={(text) => edits.change({ newAllergy: text })}
      />
      {asksWhoSheIs ? <AboutYou {...part} /> : null}
    </EditForm>
  )
}
