import { href } from '#platform/model/paths.ts'
import { useEffect, useRef, useState } from 'react'
import { type BloodSugarCare, careNow } from '#vitals/model/blood-sugar/blood-sugar-urgency.ts'
import type { BloodSugarOutlier } from '../../model/blood-sugar-outliers.ts'
import {
  entryFields,
  entryOf,
  entryProblems,
  measuredOf,
  meterShows,
  tagFields,
  typedValueOf,
  withMoment,
  type BloodSugarInput,
} from '../../model/blood-sugar-form.ts'
import { type MeasuredSugar, shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { mealNameOf } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { type AddedReading, useAddBloodSugar } from '../../api/blood-sugar-mutations.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { useAwaited } from '#platform/browser/use-awaited.ts'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { MoreFields } from '#ui/forms/more-fields.tsx'
import { useMoreFields } from '#ui/forms/use-more-fields.ts'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { AssumedMoment } from '#vitals/ui/entry/assumed-moment.tsx'
import { useStartFocus } from '#vitals/ui/entry/use-start-focus.ts'
import { Form } from '#ui/forms/form/form.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { useNavigateTo, useNavigateBackHere } from '#ui/navigation/use-route-navigation.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { ConfirmBloodSugarDialog } from './confirm-blood-sugar-dialog.tsx'
import { BloodSugarCareCard } from '../blood-sugar-care-card.tsx'
import { bloodSugarProblemWords } from '../blood-sugar-problem-words.ts'
import { AmountFields, MealField, useInsulinPart } from '../blood-sugar-tag-fields.tsx'
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
  readonly care: BloodSugarCare | null
}
type Sent = {
  readonly measured: MeasuredSugar
  readonly care: BloodSugarCare | null
  readonly timestamp: string
}

const shownAs = { low: 'Lo', high: 'Hi' } as const

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
      const shown = careNow(
        { ...measured, timestamp, utcOffset: 'Z', timeZone: '' },
        Date.parse(`${minute}Z`),
      )
      const care = shown?.ask === 'act' ? shown.care : null
      const key = `${entry.value} ${day}`
      // A dangerous reading does not wait for other readings to load.
      const outlier =
        sure.current === key ? null : (care === null ? await loadedOutlierOf() : outlierOf)(entry)
      const value = entry.value ?? shownValueOf(measured)
      setQuestion(outlier === null ? null : { outlier, value, day, key, care })
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
    offline: {
      open: useNavigateBackHere(),
      told: (entry) => [
        `${entry.value ?? shownValueOf(measuredOf(entry))} ${t('blood-sugar.unit')}`,
        entry.timestamp,
      ],
    },
  })
  const { values: typed, change, idOf } = form
  const { failure } = form
  const care = failure === null ? null : sent?.care
  const careTitle = useRef<HTMLHeadingElement>(null)
  // The care card gets the focus before the error message does.
  useEffect(() => careTitle.current?.focus(), [failure])
  const number = useStartFocus<HTMLInputElement>()
  const beyond = useMoreFields(typed.shows !== 'number')
  const insulin = useInsulinPart(typed)
  const more = useMoreFields(
    tagFields.some((field) => typed[field] !== '' || form.errors[field] !== undefined),
  )
  const logged = typed.shows === 'number' ? typedValueOf(typed) : shownAs[typed.shows]

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
        save={
          logged === null
            ? t('blood-sugar-entry.save.empty')
            : t('blood-sugar-entry.save', { value: logged })
        }
        trouble={t('blood-sugar-entry.trouble')}
        onCancel={() => go(href('bloodSugarOverview'))}
        isBelowOpen={more.isOpen}
        below={
          <>
            <MoreFields label={t('blood-sugar-entry.beyond')} of={beyond}>
              <RadioGroup
                label={t('blood-sugar-entry.shows')}
                options={meterShows.map((value) => ({
                  value,
                  label: t(`blood-sugar-entry.shows.${value}`),
                }))}
                value={typed.shows}
                onChange={(shows) => change({ shows })}
              />
            </MoreFields>
            <MoreFields
              label={t(
                insulin === 'none' ? 'blood-sugar-entry.more.food' : 'blood-sugar-entry.more',
              )}
              of={more}
            >
              <Text look="small" tone="secondary">
                {t('blood-sugar-entry.more.intro')}
              </Text>
              <AmountFields {...{ typed, idOf, change, insulin }} errors={form.errors} />
            </MoreFields>
          </>
        }
      >
        {typed.shows === 'number' ? (
          <TextField
            {...form.text('value', 'blood-sugar-entry.value')}
            ref={number}
            data-autofocus=""
            look="number"
            unit={t('blood-sugar.unit')}
            inputMode="numeric"
            autoComplete="off"
          />
        ) : (
          <Metric size="md" value={shownAs[typed.shows]} unit={t('blood-sugar.unit')} />
        )}
        <AssumedMoment
          moment={typed}
          also={typed.meal === null ? null : t(`blood-sugar.meal.${mealNameOf(typed.meal)}`)}
          idOf={idOf}
          change={(moment) => change(withMoment(typed, moment))}
          errors={form.errors}
          failure={failure}
        >
          <MealField {...{ typed, idOf, change }} />
        </AssumedMoment>
      </Form>
      {question === null ? null : (
        <ConfirmBloodSugarDialog
          outlier={question.outlier}
          value={question.value}
          day={question.day}
          care={question.care}
          words={words}
          onChange={() => setQuestion(null)}
          onSave={() => {
            sure.current = question.key
            form.submit()
          }}
          onBeyond={(shows) => {
            setQuestion(null)
            change({ shows })
          }}
        />
      )}
    </>
  )
}
