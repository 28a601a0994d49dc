import { href } from '#platform/model/paths.ts'
import { useEffect, useRef, useState } from 'react'
import {
  type WeightInput,
  type WeightOutlier,
  weightOutlier,
  type WeightEntry,
  weightEntryOf,
  weightFields,
  weightProblems,
} from '../../model/weight-form.ts'
import { parsePounds } from '../../model/pounds-input.ts'
import { useAddWeight } from '../../api/weight-mutations.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { useAwaited } from '#platform/browser/use-awaited.ts'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { AssumedMoment } from '#vitals/ui/entry/assumed-moment.tsx'
import { useStartFocus } from '#vitals/ui/entry/use-start-focus.ts'
import { Form } from '#ui/forms/form/form.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { useNavigateTo, useNavigateBackHere } from '#ui/navigation/use-route-navigation.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { ConfirmWeightDialog } from './confirm-weight-dialog.tsx'
import { weightProblemWords } from './weight-problem-words.ts'
import { WeightGainNotice } from '../weight-gain-notice.tsx'
import type { SavedWeightState } from './saved-weight.tsx'
import { useEnteredWeight } from './use-entered-weight.ts'
import { useWeightWords } from '../use-weight-words.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { dayOfLocal } from '#platform/model/calendar-day.ts'

/**
 * The form of a new weight; the draft stays until it is saved. An unlikely weight is confirmed once
 * before it is sent, and a gain above the care team's limit shows its care card even if saving
 * failed.
 */
export function WeightEntryForm({
  initial,
  onSaved,
}: {
  initial: WeightInput
  onSaved: (saved: SavedWeightState) => void
}) {
  const { today, minute } = useLocalClock()
  const words = useWeightWords(today)
  const { t } = words
  const { enteredWeightOf, isPending } = useEnteredWeight()
  const loadedEnteredWeightOf = useAwaited(enteredWeightOf, isPending)
  const go = useNavigateTo()
  const [question, setQuestion] = useState<{
    readonly pounds: number
    readonly outlier: WeightOutlier
  } | null>(null)
  const [sent, setSent] = useState<WeightEntry | null>(null)
  // The confirmed pounds; they are not asked about again after a failed save.
  const sure = useRef<number | null>(null)
  const form = useForm({
    name: 'weight-reading',
    initial,
    isNew: true,
    fields: weightFields,
    problems: (typed) => weightProblemWords(weightProblems(typed, minute)),
    prepare: async ({ values }) => {
      const entry = weightEntryOf(values, memberTimeZone())
      const { reading, readings } = (await loadedEnteredWeightOf())(entry)
      const outlier = sure.current === entry.pounds ? null : weightOutlier(reading, readings)
      setQuestion(outlier === null ? null : { pounds: entry.pounds, outlier })
      if (outlier !== null) return null
      setSent(entry)
      return entry
    },
    save: useAddWeight(),
    onSaved: (_, { timestamp }, isDone) => {
      if (isDone) return
      showToast({
        tone: 'success',
        title: t('weight-entry.saved'),
        text: words.moment(dayOfLocal(timestamp), timestamp),
      })
    },
    onDone: (added, entry) => onSaved({ entry, added, isSure: sure.current === entry.pounds }),
    onLost: () =>
      showToast({
        tone: 'critical',
        title: t('weight-entry.trouble'),
        text: t('forms.save.waited'),
      }),
    offline: {
      open: useNavigateBackHere(),
      told: (entry) => [`${words.pounds(entry.pounds)} ${t('weight.unit')}`, entry.timestamp],
    },
  })
  const { values: typed, change, idOf } = form
  const { failure } = form
  const number = useStartFocus<HTMLInputElement>()
  const pounds = parsePounds(typed.pounds)
  const check = failure === null || sent === null ? null : enteredWeightOf(sent).check
  const hasGain = check?.type === 'gained'
  const careTitle = useRef<HTMLHeadingElement>(null)
  // The care card gets the focus before the error message does, also when it appears later.
  useEffect(() => careTitle.current?.focus(), [failure, hasGain])

  return (
    <>
      {check === null ? null : <WeightGainNotice {...{ check, words }} titleRef={careTitle} />}
      <Form
        of={form}
        label={t('weight-entry.title')}
        save={
          pounds === null
            ? t('weight-entry.save.empty')
            : t('weight-entry.save', { pounds: words.pounds(pounds) })
        }
        trouble={t('weight-entry.trouble')}
        onCancel={() => go(href('weightOverview'))}
        below={null}
      >
        <TextField
          {...form.text('pounds', 'weight-entry.pounds')}
          ref={number}
          data-autofocus=""
          look="number"
          unit={t('weight.unit')}
          inputMode="decimal"
          autoComplete="off"
        />
        <AssumedMoment
          moment={typed}
          {...{ idOf, change }}
          errors={form.errors}
          failure={failure}
        />
      </Form>
      {question === null ? null : (
        <ConfirmWeightDialog
          outlier={question.outlier}
          pounds={question.pounds}
          words={words}
          onChange={() => setQuestion(null)}
          onSave={() => {
            sure.current = question.pounds
            form.submit()
          }}
          onTake={(pounds) => {
            setQuestion(null)
            change({ pounds: String(pounds) })
          }}
        />
      )}
    </>
  )
}
