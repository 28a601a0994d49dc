import { href } from '#platform/model/paths.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { type BloodSugarCare, careOf } from '#vitals/model/blood-sugar/blood-sugar-urgency.ts'
import type { BloodSugarOutlier } from '../../model/blood-sugar-outliers.ts'
import {
  type EntryField,
  entryFields,
  entryOf,
  entryProblems,
  measuredOf,
  meterShows,
  type BloodSugarInput,
} from '../../model/blood-sugar-form.ts'
import { type MeasuredSugar, rangeOf, shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { hoursSince } from '#vitals/model/readings/readings.ts'
import { bloodSugarActHours } from '#vitals/model/care-thresholds.ts'
import { isAmbiguousTime } from '#vitals/model/readings/moment-input.ts'
import { type AddedReading, useAddBloodSugar } from '../../api/blood-sugar-mutations.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { useAwaited } from '#platform/browser/use-awaited.ts'
import { useStoredForm } from '#session/storage/use-stored-form.ts'
import { useOfflineQueue } from '#session/storage/use-offline-queue.ts'
import { useViewOnly } from '#session/impersonation/use-view-only.ts'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { NewEntryForm } from '#ui/forms/new-entry-form.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'
import { DateTimeFields } from '#ui/forms/fields/date-time-fields.tsx'
import { useSubmit } from '#ui/forms/use-submit.ts'
import { useNavigateTo, useNavigateBackHere } from '#ui/navigation/use-route-navigation.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { ConfirmBloodSugarDialog } from './confirm-blood-sugar-dialog.tsx'
import { BloodSugarCareCard } from '../blood-sugar-care-card.tsx'
import { bloodSugarProblemWords } from '../blood-sugar-problem-words.ts'
import { AmountFields, MealFields } from '../blood-sugar-tag-fields.tsx'
import { useValueConfirmation } from './use-value-confirmation.ts'
import { useBloodSugarWords } from '../use-blood-sugar-words.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { dayOfLocal } from '#platform/model/calendar-day.ts'

const name = 'blood-sugar-reading'

type Question = {
  readonly outlier: BloodSugarOutlier
  readonly value: number | string
  readonly day: string
  readonly isUrgent: boolean
}
type Sent = {
  readonly measured: MeasuredSugar
  readonly care: BloodSugarCare | null
  readonly timestamp: string
}

/**
 * The form of a new reading; the draft stays until it is saved. An unlikely value is confirmed once
 * before it is sent, and a dangerous one shows its care card even if saving failed. Offline, the
 * reading is queued and sent once; any edit cancels that.
 */
export function BloodSugarEntryForm({
  initial,
  onSaved,
}: {
  initial: BloodSugarInput
  onSaved: (added: AddedReading) => void
}) {
  const { today, minute } = useLocalClock()
  const words = useBloodSugarWords(today)
  const { t } = words
  const id = useId()
  const isViewOnly = useViewOnly()
  const { values: typed, change: keep, forget, isTouched } = useStoredForm(name, initial)
  // Store all fields, so that the draft keeps its time after a sign-out.
  const change = (more: Partial<BloodSugarInput>) => {
    later.stop()
    keep({ ...typed, ...more })
  }
  const adding = useAddBloodSugar()
  const go = useNavigateTo()
  const { outlierOf, isPending } = useValueConfirmation(today)
  const loadedOutlierOf = useAwaited(outlierOf, isPending)
  const [sent, setSent] = useState<Sent | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  // The confirmed value; it is not asked about again after a failed save.
  const [sure, setSure] = useState<string | null>(null)
  const idOf = (field: EntryField | 'meal' | 'feeling') => `${id}-${field}`
  const form = useSubmit<EntryField, never>({
    fields: entryFields,
    typed,
    problems: bloodSugarProblemWords(entryProblems(typed, minute), typed),
    idOf,
  })

  const entryNow = () => entryOf(typed, memberTimeZone())
  const later = useOfflineQueue({
    name,
    typed,
    saving: adding,
    submit: form.submit,
    entry: entryNow,
    onSaved: (added, { timestamp }, isHere) => {
      forget()
      if (isHere) onSaved(added)
      else
        showToast({
          tone: 'success',
          title: t('blood-sugar-entry.saved'),
          text: words.moment(dayOfLocal(timestamp), timestamp),
        })
    },
    onLost: () =>
      showToast({
        tone: 'critical',
        title: t('blood-sugar-entry.trouble'),
        text: t('forms.save.waited'),
      }),
    open: useNavigateBackHere(),
  })

  async function send(isSure: boolean) {
    const entry = entryNow()
    const measured = measuredOf(entry)
    const { timestamp } = entry
    // Both times are on the member's clock, so the UTC offset does not matter.
    const age = hoursSince({ timestamp, utcOffset: 'Z', timeZone: '' }, Date.parse(`${minute}Z`))
    const care = age < bloodSugarActHours ? careOf(rangeOf(measured)) : null
    const key = `${entry.value} ${dayOfLocal(timestamp)}`
    // A dangerous reading does not wait for other readings to load.
    const outlier =
      isSure || sure === key ? null : (care === null ? await loadedOutlierOf() : outlierOf)(entry)
    setQuestion(
      outlier === null
        ? null
        : {
            outlier,
            value: entry.value ?? shownValueOf(measured),
            day: dayOfLocal(timestamp),
            isUrgent: care !== null,
          },
    )
    if (outlier !== null) return null
    if (isSure) setSure(key)
    setSent({ measured, timestamp, care })
    return later.save(entry)
  }
  const giveUp = () => {
    later.stop()
    forget()
  }
  const { failure } = later
  const care = failure === null ? null : sent?.care
  const careTitle = useRef<HTMLHeadingElement>(null)
  // The care card gets the focus before the error message does.
  useEffect(() => careTitle.current?.focus(), [failure])
  const isMoment = failure?._tag === 'Refused' && failure.details.includes('timestamp')
  const timeError = form.errors.time ?? (isMoment ? failure.said : undefined)

  return (
    <>
      {sent === null || !care ? null : (
        <BloodSugarCareCard
          titleRef={careTitle}
          shown={{ ask: 'act', care }}
          reading={sent.measured}
          when={words.moment(dayOfLocal(sent.timestamp), sent.timestamp)}
        />
      )}
      <NewEntryForm
        label={t('blood-sugar-entry.title')}
        save={t('blood-sugar-entry.save')}
        trouble={t('blood-sugar-entry.trouble')}
        support={supportCall}
        {...{ failure, form }}
        isUnsaved={isTouched}
        isWaiting={later.isWaiting}
        isViewOnly={isViewOnly}
        onSubmit={() => void form.submit(() => send(false))}
        onCancel={() => {
          giveUp()
          go(href('bloodSugarOverview'))
        }}
        onLeave={giveUp}
      >
        <RadioGroup
          label={t('blood-sugar-entry.shows')}
          options={meterShows.map((value) => ({
            value,
            label: t(`blood-sugar-entry.shows.${value}`),
          }))}
          value={typed.shows}
          onChange={(shows) => change({ shows })}
        />
        {typed.shows === 'number' ? (
          <TextField
            id={idOf('value')}
            label={t('blood-sugar-entry.value')}
            hint={t('blood-sugar-entry.value.hint')}
            inputMode="numeric"
            autoComplete="off"
            value={typed.value}
            error={form.errors.value}
            onChange={(value) => change({ value })}
          />
        ) : null}
        <DateTimeFields
          moment={typed}
          isTwice={isAmbiguousTime(typed)}
          {...{ today, idOf, change }}
          errors={{ day: form.errors.day, time: timeError }}
        />
        <MealFields {...{ typed, idOf, change }} errors={form.errors} />
        <FormSection title={t('blood-sugar-entry.more')} intro={t('blood-sugar-entry.more.intro')}>
          <AmountFields {...{ typed, idOf, change }} errors={form.errors} paired />
        </FormSection>
      </NewEntryForm>
      {question === null ? null : (
        <ConfirmBloodSugarDialog
          {...question}
          words={words}
          onChange={() => setQuestion(null)}
          onSave={() => void form.submit(() => send(true))}
        />
      )}
    </>
  )
}
