import { useId, useState } from 'react'
import {
  preferenceFields,
  type PreferenceField,
  type PreferenceProblem,
  preferenceProblems,
  preferencesChange,
  editedPreferences,
  type AlertPreferencesInput,
  alertPreferencesInputOf,
} from '#vitals/model/alerts/alert-preferences-form.ts'
import { type AlertPreferences, contactMethods } from '#vitals/model/alerts/blood-sugar-alerts.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { isUnknown, rawOf } from '#platform/model/unknown-enum.ts'
import { useSaveAlertPreferences } from '#vitals/api/care/blood-sugar-alerts-queries.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { formatWallTime } from '#i18n/wall-clock-format.ts'
import { useStoredForm } from '#session/storage/use-stored-form.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { useViewOnly } from '#session/impersonation/use-view-only.ts'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { TimeField } from '#ui/forms/fields/time-field.tsx'
import { EditConflicts } from '#ui/forms/edit-conflicts.tsx'
import { FieldPair, FormFrame } from '#ui/forms/form-frame.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'
import { LeaveConfirmation } from '#ui/forms/leave-confirmation.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { ViewOnlyNote } from '#ui/forms/view-only-note.tsx'
import { useLeaveGuard } from '#ui/forms/use-leave-guard.ts'
import { type SubmitProblem, useSubmit } from '#ui/forms/use-submit.ts'
import { thresholdProblemWords } from './threshold-problem-words.ts'
import { SaveStatus, type SaveStatusNote } from './save-status.tsx'
import { currentTime } from '#platform/time/clock.ts'

function wordOf(problem: PreferenceProblem, typed: AlertPreferencesInput): SubmitProblem {
  if (problem === 'unreachable')
    return isUnknown(typed.contactMethod)
      ? 'blood-sugar-alerts.method.unknown'
      : `blood-sugar-alerts.unreachable.${typed.contactMethod}`
  if (problem === 'time') return 'blood-sugar-alerts.time.missing'
  return problem === 'same'
    ? 'blood-sugar-alerts.time.same'
    : thresholdProblemWords(problem, typed.low)
}

/**
 * The care team's outreach about a reading: whether, at which thresholds, by which method, and
 * quiet hours.
 */
export function OutreachThresholdsForm({ preferences }: { preferences: AlertPreferences }) {
  const t = useMessages()
  const locale = useLocale()
  const id = useId()
  const isViewOnly = useViewOnly()
  const { personal } = useInitialAnswers()
  const {
    values: typed,
    basis,
    change,
    forget,
    isTouched,
  } = useStoredForm('blood-sugar-alerts', alertPreferencesInputOf(preferences))
  const saving = useSaveAlertPreferences()
  const leaving = useLeaveGuard(isTouched)
  const [note, setNote] = useState<SaveStatusNote>(null)
  const problems: Partial<Record<PreferenceField, SubmitProblem>> = {}
  for (const [field, problem] of Object.entries(preferenceProblems(typed, personal.value)) as [
    PreferenceField,
    PreferenceProblem,
  ][])
    problems[field] = wordOf(problem, typed)
  const idOf = (field: PreferenceField) => `${id}-${field}`
  const texts = { ...typed, contactMethod: rawOf(typed.contactMethod) }
  const form = useSubmit<PreferenceField, never>({
    fields: preferenceFields,
    typed: texts,
    problems,
    idOf,
  })

  async function send() {
    setNote(null)
    const [told, shown] = [editedPreferences(typed, basis), editedPreferences(basis, basis)]
    const isChanged = preferencesChange(told, shown) !== null
    if (isChanged) finish(await saving.save({ told, shown }))
    else finish(preferences, 'unchanged')
    return null
  }
  function finish(saved: AlertPreferences | null, what: SaveStatusNote = currentTime()) {
    if (saved === null) return
    setNote(what)
    forget()
  }
  const formatVersion = (name: PreferenceField, version: AlertPreferences): string => {
    if (name === 'contactMethod')
      return t(
        isUnknown(version[name])
          ? 'blood-sugar-alerts.method.unknown'
          : `blood-sugar-alerts.method.${version[name]}`,
      )
    return name === 'low' || name === 'high'
      ? String(version[name])
      : formatWallTime(`2026-11-16T${version[name]}:00`, locale)
  }
  // Concurrent edits of a switch always agree, so only the other fields can conflict.
  const conflicts = preferenceFields.flatMap((name) =>
    saving.conflicts
      .filter(({ field }) => field === name)
      .map(({ mine, theirs }) => ({
        field: name,
        label: t(`blood-sugar-alerts.call.${name}`),
        mine: formatVersion(name, { ...preferences, [name]: mine }),
        theirs: formatVersion(name, { ...preferences, [name]: theirs }),
      })),
  )
  const why = saving.isContradiction
    ? t(
        conflicts.some(({ field }) => field === 'low' || field === 'high')
          ? 'blood-sugar-alerts.conflict.limits'
          : 'blood-sugar-alerts.conflict.times',
      )
    : undefined
  const field = (name: PreferenceField) => ({
    id: idOf(name),
    label: t(`blood-sugar-alerts.call.${name}`),
    value: texts[name],
    error: form.errors[name],
  })
  const limit = (name: 'low' | 'high') => (
    <TextField
      {...field(name)}
      inputMode="numeric"
      autoComplete="off"
      onChange={(value) => change({ [name]: value })}
    />
  )

  return (
    <FormFrame
      label={t('blood-sugar-alerts.call.title')}
      onSubmit={() => void form.submit(send)}
      actions={
        <>
          <Button type="submit" working={form.isWorking} workingLabel={t('forms.saving')}>
            {t('blood-sugar-alerts.call.save')}
          </Button>
          <SaveStatus isUnsaved={isTouched} note={note} onUndo={forget} />
        </>
      }
    >
      <ViewOnlyNote isShown={isViewOnly} />
      <LeaveConfirmation {...leaving} />
      <ErrorSummary
        title={t('forms.summary', { count: form.summary.length })}
        problems={form.summary}
        attempt={form.attempt}
      />
      <EditConflicts
        items={conflicts}
        why={why}
        working={saving.working}
        onChoose={(kept) => void saving.choose(kept).then((saved) => finish(saved))}
        onDismiss={saving.dismiss}
      />
      <SaveError failure={saving.failure} title={t('forms.not-saved')} support={supportCall} />
      <FormSection
        title={t('blood-sugar-alerts.call.title')}
        intro={t('blood-sugar-alerts.call.intro')}
      >
        <Checkbox
          checked={typed.optInAlerts}
          detail={t('blood-sugar-alerts.call.opt-in.detail')}
          onChange={(optInAlerts) => change({ optInAlerts })}
        >
          {t('blood-sugar-alerts.call.opt-in')}
        </Checkbox>
        {typed.optInAlerts ? (
          <>
            <FieldPair>
              {limit('low')}
              {limit('high')}
            </FieldPair>
            <SelectField
              {...field('contactMethod')}
              options={[
                ...contactMethods.map((value) => ({
                  value: value as string,
                  label: t(`blood-sugar-alerts.method.${value}`),
                })),
                // An unknown method stays until the member selects another one; only changes are
                // sent.
                ...(isUnknown(preferences.contactMethod)
                  ? [
                      {
                        value: rawOf(preferences.contactMethod),
                        label: t('blood-sugar-alerts.method.unknown'),
                      },
                    ]
                  : []),
              ]}
              onChange={(chosen) =>
                change({
                  contactMethod:
                    contactMethods.find((method) => method === chosen) ?? preferences.contactMethod,
                })
              }
            />
            <FieldPair>
              <TimeField {...field('startTime')} onChange={(startTime) => change({ startTime })} />
              <TimeField {...field('endTime')} onChange={(endTime) => change({ endTime })} />
            </FieldPair>
            <Checkbox
              checked={typed.immediateSupport}
              detail={t('blood-sugar-alerts.call.immediate.detail')}
              onChange={(immediateSupport) => change({ immediateSupport })}
            >
              {t('blood-sugar-alerts.call.immediate')}
            </Checkbox>
          </>
        ) : null}
      </FormSection>
    </FormFrame>
  )
}
