import { useState, type ReactNode } from 'react'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import {
  inputOfWeight,
  weightCorrectionOf,
  weightCorrectionProblems,
} from '../../model/weight-correction.ts'
import { weightFields } from '../../model/weight-form.ts'
import { useCorrectWeight, useRemoveWeight } from '../../api/weight-corrections.ts'
import { dayOfLocal } from '#platform/model/calendar-day.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { FormDialog } from '#ui/forms/form/form-dialog.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { Inline } from '#ui/layout/stack.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { AssumedMoment } from '#vitals/ui/entry/assumed-moment.tsx'
import { useCorrectionQuestion } from '#vitals/ui/log/use-correction-question.ts'
import { CorrectionQuestion } from '#vitals/ui/log/correction-question.tsx'
import { ReadingActButton } from '#vitals/ui/log/reading-act-button.tsx'
import { weightProblemWords } from '../entry/weight-problem-words.ts'
import type { WeightWords } from '../use-weight-words.ts'
import { CorrectedWeight } from './corrected-weight.tsx'

/**
 * Puts a weight right: its pounds and time, after one question that shows what it was. It can also
 * be marked (`mark`) or removed. A sudden gain by the correction shows what to do at once,
 * and a correction that could not be compared says so.
 */
export function EditWeightDialog({
  reading,
  words,
  mark,
  onClose,
}: {
  reading: WeightReading
  words: WeightWords
  mark: ReactNode
  onClose: () => void
}) {
  const { t } = words
  const { minute } = useLocalClock()
  const question = useCorrectionQuestion()
  const [corrected, setCorrected] = useState<WeightReading | null>(null)
  const written = (pounds: number, timestamp: string) =>
    t('weight.mark.reading', {
      pounds: words.pounds(pounds),
      when: words.moment(dayOfLocal(timestamp), timestamp),
    })
  const was = written(reading.pounds, reading.timestamp)
  const form = useForm({
    name: `weight-edit ${reading.id}`,
    initial: inputOfWeight(reading),
    fields: weightFields,
    problems: (typed) => weightProblemWords(weightCorrectionProblems(typed, reading, minute)),
    prepare: ({ values }) => {
      const correction = weightCorrectionOf(values, reading)
      if (correction === null) return 'unchanged'
      const isAsked = question.asks(correction, () =>
        written(correction.pounds, correction.timestamp),
      )
      return isAsked ? null : correction
    },
    save: useCorrectWeight(),
    onSaved: () => showToast({ tone: 'success', title: t('corrections.correct.done') }),
    onDone: (saved) => setCorrected(saved),
  })
  const { values: typed, idOf, change, errors, failure } = form
  const remove = useRemoveWeight()
  if (corrected !== null)
    return <CorrectedWeight reading={corrected} words={words} onClose={onClose} />
  return (
    <FormDialog
      of={form}
      title={t('weight.edit.title')}
      save={t('forms.save')}
      trouble={t('forms.not-saved')}
      onClose={onClose}
    >
      <TextField
        {...form.text('pounds', 'corrections.correct.number')}
        unit={t('weight.unit')}
        inputMode="decimal"
        autoComplete="off"
      />
      <AssumedMoment moment={typed} {...{ idOf, change }} errors={errors} failure={failure} />
      <Inline gap="s4">
        {mark}
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
