import { href } from '#platform/model/paths.ts'
import { useEffect, useRef, useState } from 'react'
import { type BloodSugarCare, careOf } from '#vitals/model/blood-sugar/blood-sugar-urgency.ts'
import type { BloodSugarOutlier } from '../../model/blood-sugar-outliers.ts'
import {
  entryFields,
  entryOf,
  entryProblems,
  measuredOf,
  meterShows,
  type BloodSugarInput,
} from '../../model/blood-sugar-form.ts'
import { type MeasuredSugar, rangeOf, shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { hoursSince } from '#vitals/model/readings/readings.ts'
import { bloodSugarActHours } from '#vitals/model/thresholds.ts'
import { isAmbiguousTime } from '#vitals/model/readings/moment-input.ts'
import { type AddedReading, useAddBloodSugar } from '../../api/blood-sugar-mutations.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { useAwaited } from '#platform/browser/use-awaited.ts'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'
import { DateTimeFields } from '#ui/forms/fields/date-time-fields.tsx'
import { Form } from '#ui/forms/form/form.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
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

type Question = {
  readonly outlier: BloodSugarOutlier
  readonly value: number | string
  readonly day: string
  /** The confirmed value and day. */
  readonly key: string
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
  const go = useNavigateTo()
  const { outlierOf, isPending } = useValueConfirmation(today)
  const loadedOutlierOf = useAwaited(outlierOf, isPending)
  const [sent, setSent] = useState<Sent | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  // The confirmed value; it is not asked about again after a failed save.
  const sure = useRef<string | null>(null)
  const form = useForm({
    name: 'blood-sugar-reading',
    initial,
    isNew: true,
    fields: entryFields,
    problems: (typed) => bloodSugarProblemWords(entryProblems(typed, minute), typed),
    prepare: async ({ values }) => {
      const entry = entryOf(values, memberTimeZone())
      const measured = measuredOf(entry)
      const { timestamp } = entry
      const day = dayOfLocal(timestamp)
      // Both times are on the member's clock, so the UTC offset does not matter.
      const age = hoursSince({ timestamp, utcOffset: 'Z', timeZone: '' }, Date.parse(`${minute}Z`))
      const care = age < bloodSugarActHours ? careOf(rangeOf(measured)) : null
      const key = `${entry.value} ${day}`
      // A dangerous reading does not wait for other readings to load.
      const outlier =
        sure.current === key ? null : (care === null ? await loadedOutlierOf() : outlierOf)(entry)
      const value = entry.value ?? shownValueOf(measured)
      setQuestion(outlier === null ? null : { outlier, value, day, key, isUrgent: care !== null })
      if (outlier !== null) return null
      setSent({ measured, timestamp, care })
      return entry
    },
    save: useAddBloodSugar(),
    onSaved: (_, { timestamp }, isDone) => {
      if (isDone) return
      showToast({
        tone: 'success',
        title: t('blood-sugar-entry.saved'),
        text: words.moment(dayOfLocal(timestamp), timestamp),
      })
    },
    onDone: onSaved,
    onLost: () =>
      showToast({
        tone: 'critical',
        title: t('blood-sugar-entry.trouble'),
        text: t('forms.save.waited'),
      }),
    offline: { open: useNavigateBackHere() },
  })
  const { values: typed, change, idOf } = form
  const { failure } = form
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
      <Form
        of={form}
        label={t('blood-sugar-entry.title')}
        save={t('blood-sugar-entry.save')}
        trouble={t('blood-sugar-entry.trouble')}
        onCancel={() => go(href('bloodSugarOverview'))}
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
            {...form.text('value', 'blood-sugar-entry.value')}
            hint={t('blood-sugar-entry.value.hint')}
            inputMode="numeric"
            autoComplete="off"
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
      </Form>
      {question === null ? null : (
        <ConfirmBloodSugarDialog
          outlier={question.outlier}
          value={question.value}
          day={question.day}
          isUrgent={question.isUrgent}
          words={words}
          onChange={() => setQuestion(null)}
          onSave={() => {
            sure.current = question.key
            form.submit()
          }}
        />
      )}
    </>
  )
}
