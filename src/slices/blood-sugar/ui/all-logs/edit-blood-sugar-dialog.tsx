import { useState } from 'react'
import type { BloodSugarReading, MeasuredSugar } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { meterShows, tagFields, entryFields } from '../../model/blood-sugar-form.ts'
import {
  type BloodSugarCorrection,
  correctedOf,
  correctionProblems,
  editOf,
  inputOfReading,
} from '../../model/blood-sugar-correction.ts'
import { careNow } from '#vitals/model/blood-sugar/blood-sugar-urgency.ts'
import { mealNameOf } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { shownValueOf } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { dayOfLocal } from '#platform/model/calendar-day.ts'
import {
  useEditBloodSugar,
  useLeaveOutBloodSugar,
  useRemoveBloodSugar,
} from '../../api/blood-sugar-corrections.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { useNow } from '#platform/time/use-now.ts'
import { FormDialog } from '#ui/forms/form/form-dialog.tsx'
import { MoreFields } from '#ui/forms/more-fields.tsx'
import { useMoreFields } from '#ui/forms/use-more-fields.ts'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { Inline } from '#ui/layout/stack.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { AssumedMoment } from '#vitals/ui/entry/assumed-moment.tsx'
import { useCorrectionQuestion } from '#vitals/ui/log/use-correction-question.ts'
import { CorrectionQuestion } from '#vitals/ui/log/correction-question.tsx'
import { ReadingActButton } from '#vitals/ui/log/reading-act-button.tsx'
import { BloodSugarCareCard } from '../blood-sugar-care-card.tsx'
import { bloodSugarProblemWords } from '../blood-sugar-problem-words.ts'
import {
  AmountFields,
  FeelingField,
  MealField,
  useInsulinPart,
} from '../blood-sugar-tag-fields.tsx'
import type { BloodSugarWords } from '../use-blood-sugar-words.ts'
import { CorrectedBloodSugar } from './corrected-blood-sugar.tsx'

/**
 * Puts a reading right: its value, time and tags, after one question that shows what it was. It can
 * also be left out of the figures, or removed. A dangerous corrected value shows what to do at once,
 * even if saving failed.
 */
export function EditBloodSugarDialog({
  reading,
  words,
  onClose,
}: {
  reading: BloodSugarReading
  words: BloodSugarWords
  onClose: () => void
}) {
  const { t } = words
  const { minute } = useLocalClock()
  const now = useNow()
  const question = useCorrectionQuestion()
  const [urgent, setUrgent] = useState<BloodSugarReading | null>(null)
  const [sent, setSent] = useState<BloodSugarCorrection | null>(null)
  const written = (of: MeasuredSugar, timestamp: string) =>
    t('blood-sugar-entry.edit.reading', {
      value: shownValueOf(of),
      when: words.moment(dayOfLocal(timestamp), timestamp),
    })
  const was = written(reading, reading.timestamp)
  const form = useForm({
    name: `blood-sugar-edit ${reading.id}`,
    initial: inputOfReading(reading),
    fields: entryFields,
    problems: (typed) => bloodSugarProblemWords(correctionProblems(typed, reading, minute), typed),
    prepare: ({ values }) => {
      const edit = editOf(values, reading)
      if (edit === null) return 'unchanged'
      const { correction } = edit
      const isAsked =
        correction !== null &&
        question.asks(correction, () =>
          written(correctedOf(correction, reading.tags), correction.timestamp),
        )
      if (isAsked) return null
      setSent(correction)
      return edit
    },
    save: useEditBloodSugar(),
    onSaved: (_, { correction }) =>
      showToast({
        tone: 'success',
        title: t(correction === null ? 'blood-sugar-entry.edit.saved' : 'corrections.correct.done'),
      }),
    onDone: (saved, { correction }) =>
      correction !== null && careNow(saved, now) !== null ? setUrgent(saved) : onClose(),
  })
  const { values: typed, idOf, change, errors, failure } = form
  const beyond = useMoreFields(typed.shows !== 'number')
  const insulin = useInsulinPart(typed)
  const more = useMoreFields(
    tagFields.some((field) => typed[field] !== '' || errors[field] !== undefined),
  )
  const leaveOut = useLeaveOutBloodSugar(true)
  const remove = useRemoveBloodSugar()
  // A dangerous value needs its steps at once, even if saving failed.
  const unsaved =
    failure === null || sent === null
      ? null
      : { ...reading, timestamp: sent.timestamp, ...correctedOf(sent, reading.tags) }
  const care = unsaved === null ? null : careNow(unsaved, now)
  if (urgent !== null)
    return <CorrectedBloodSugar reading={urgent} words={words} onClose={onClose} />

  return (
    <FormDialog
      of={form}
      title={t('blood-sugar-entry.edit.title')}
      save={t('forms.save')}
      trouble={t('forms.not-saved')}
      reason={(why) =>
        why._tag === 'Refused' && why.status === 404 ? t('blood-sugar-entry.edit.gone') : undefined
      }
      onClose={onClose}
    >
      {unsaved === null || care === null ? null : (
        <BloodSugarCareCard
          shown={care}
          reading={unsaved}
          when={words.moment(dayOfLocal(unsaved.timestamp), unsaved.timestamp)}
        />
      )}
      {typed.shows === 'number' ? (
        <TextField
          {...form.text('value', 'corrections.correct.number')}
          unit={t('blood-sugar.unit')}
          inputMode="numeric"
          autoComplete="off"
        />
      ) : null}
      <AssumedMoment
        moment={typed}
        also={typed.meal === null ? null : t(`blood-sugar.meal.${mealNameOf(typed.meal)}`)}
        idOf={idOf}
        change={change}
        errors={errors}
        failure={failure}
      >
        <MealField {...{ typed, idOf, change }} />
      </AssumedMoment>
      <div>
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
          label={t(insulin === 'none' ? 'blood-sugar-entry.more.food' : 'blood-sugar-entry.more')}
          of={more}
        >
          <FeelingField {...{ typed, idOf, change }} kept={reading.tags.feeling} />
          <AmountFields {...{ typed, idOf, change, errors, insulin }} />
        </MoreFields>
      </div>
      <Inline gap="s4">
        <ReadingActButton
          act="leave-out"
          id={reading.id}
          was={was}
          save={leaveOut}
          onDone={form.forget}
        />
        <ReadingActButton
          act="remove"
          id={reading.id}
          was={was}
          save={remove}
          onDone={form.forget}
        />
      </Inline>
      {question.becomes === null ? null : (
        <CorrectionQuestion
          was={was}
          becomes={question.becomes}
          onBack={question.back}
          onConfirm={() => {
            question.confirm()
            form.submit()
          }}
        />
      )}
    </FormDialog>
  )
}
