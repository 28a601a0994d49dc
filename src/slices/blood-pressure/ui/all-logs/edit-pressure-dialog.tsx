import { useState } from 'react'
import { dayOfLocal } from '#platform/model/calendar-day.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { useNow } from '#platform/time/use-now.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { FormDialog } from '#ui/forms/form/form-dialog.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import {
  type BloodPressureCare,
  careOfPressure,
} from '#vitals/model/blood-pressure/blood-pressure-care.ts'
import { AssumedMoment } from '#vitals/ui/entry/assumed-moment.tsx'
import { CorrectionQuestion } from '#vitals/ui/log/correction-question.tsx'
import { ReadingActButton } from '#vitals/ui/log/reading-act-button.tsx'
import { useCorrectionQuestion } from '#vitals/ui/log/use-correction-question.ts'
import { useCorrectPressure, useRemovePressure } from '../../api/blood-pressure-mutations.ts'
import {
  inputOfPressure,
  pressureCorrectionOf,
  pressureCorrectionProblems,
  pressureFields,
} from '../../model/pressure-form.ts'
import { SeverePressureCareCard } from '../overview/severe-pressure-care-card.tsx'
import { PressureFields } from '../entry/pressure-fields.tsx'
import { pressureProblemWords } from '../entry/pressure-problem-words.ts'
import { type BloodPressureWords, formatPressure } from '../use-blood-pressure-words.ts'

/**
 * Puts a blood pressure right: its numbers and time, after one question that shows what it was, or
 * removes it. A correction that makes it severe shows what to do at once.
 */
export function EditPressureDialog({
  reading,
  words,
  onClose,
}: {
  reading: BloodPressureReading
  words: BloodPressureWords
  onClose: () => void
}) {
  const { t } = words
  const { today, minute } = useLocalClock()
  const now = useNow()
  const question = useCorrectionQuestion()
  const [care, setCare] = useState<BloodPressureCare | null>(null)
  const [sent, setSent] = useState<BloodPressureReading | null>(null)
  const written = (
    pressure: { readonly systolic: number; readonly diastolic: number },
    timestamp: string,
  ) =>
    t('blood-pressure-entry.reading', {
      value: formatPressure(pressure),
      when: words.moment(dayOfLocal(timestamp), timestamp),
    })
  const was = written(reading, reading.timestamp)
  const form = useForm({
    name: `blood-pressure-edit ${reading.id}`,
    initial: inputOfPressure(reading),
    fields: pressureFields,
    problems: (typed) => pressureProblemWords(pressureCorrectionProblems(typed, reading, minute)),
    prepare: ({ values }) => {
      const correction = pressureCorrectionOf(values, reading)
      if (correction === null) return 'unchanged'
      const isAsked = question.asks(correction, () => written(correction, correction.timestamp))
      if (isAsked) return null
      setSent({ ...reading, ...correction })
      return correction
    },
    save: useCorrectPressure(),
    onSaved: () => showToast({ tone: 'success', title: t('corrections.correct.done') }),
    onDone: (saved) => {
      // Readings before it are not known here.
      const found = careOfPressure([saved], now, false)
      if (found === null) onClose()
      else setCare(found)
    },
  })
  const { values: typed, idOf, change, errors, failure } = form
  // Readings before it are not known here.
  const unsaved = failure === null || sent === null ? null : careOfPressure([sent], now, false)
  const remove = useRemovePressure()
  if (care !== null)
    return (
      <Dialog
        open
        title={t('corrections.correct.done')}
        onClose={onClose}
        actions={
          <Button look="secondary" onClick={onClose}>
            {t('corrections.urgent.close')}
          </Button>
        }
      >
        <SeverePressureCareCard care={care} today={today} takesFocus />
      </Dialog>
    )
  return (
    <FormDialog
      of={form}
      title={t('blood-pressure-entry.edit.title')}
      save={t('forms.save')}
      trouble={t('forms.not-saved')}
      onClose={onClose}
    >
      {unsaved === null ? null : <SeverePressureCareCard care={unsaved} today={today} takesFocus />}
      <PressureFields text={form.text} />
      <AssumedMoment moment={typed} {...{ idOf, change }} errors={errors} failure={failure} />
      <ReadingActButton act="remove" id={reading.id} was={was} save={remove} onDone={form.forget} />
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
