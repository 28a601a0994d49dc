import { href } from '#platform/model/paths.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import {
  type WeightInput,
  type WeightOutlier,
  weightOutlier,
  type WeightEntry,
  weightEntryOf,
  type WeightField,
  weightFields,
  weightProblems,
} from '../../model/weight-form.ts'
import { isAmbiguousTime } from '#vitals/model/readings/moment-input.ts'
import { useAddWeight } from '../../api/weight-mutations.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { useAwaited } from '#platform/browser/use-awaited.ts'
import { useStoredForm } from '#session/storage/use-stored-form.ts'
import { useOfflineQueue } from '#session/storage/use-offline-queue.ts'
import { useViewOnly } from '#session/impersonation/use-view-only.ts'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { NewEntryForm } from '#ui/forms/new-entry-form.tsx'
import { DateTimeFields } from '#ui/forms/fields/date-time-fields.tsx'
import { useSubmit } from '#ui/forms/use-submit.ts'
import { useNavigateTo, useNavigateBackHere } from '#ui/navigation/use-route-navigation.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { ConfirmWeightDialog } from './confirm-weight-dialog.tsx'
import { weightProblemWords } from './weight-problem-words.ts'
import { WeightGainCareCard } from '../weight-gain-care-card.tsx'
import type { SavedWeightState } from './saved-weight.tsx'
import { useEnteredWeight } from './use-entered-weight.ts'
import { useWeightWords } from '../use-weight-words.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { dayOfLocal } from '#platform/model/calendar-day.ts'

const name = 'weight-reading'

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
  const id = useId()
  const isViewOnly = useViewOnly()
  const { values: typed, change: keep, forget, isTouched } = useStoredForm(name, initial)
  // Store all fields, so that the draft keeps its time after a sign-out.
  const change = (more: Partial<WeightInput>) => {
    later.stop()
    keep({ ...typed, ...more })
  }
  const { enteredWeightOf, isPending } = useEnteredWeight()
  const loadedEnteredWeightOf = useAwaited(enteredWeightOf, isPending)
  const adding = useAddWeight()
  const go = useNavigateTo()
  const [question, setQuestion] = useState<{
    readonly pounds: number
    readonly outlier: WeightOutlier
  } | null>(null)
  const [sent, setSent] = useState<WeightEntry | null>(null)
  // The confirmed pounds; they are not asked about again after a failed save.
  const sure = useRef<number | null>(null)
  const idOf = (field: WeightField) => `${id}-${field}`
  const form = useSubmit<WeightField, never>({
    fields: weightFields,
    typed,
    problems: weightProblemWords(weightProblems(typed, minute)),
    idOf,
  })

  const entryNow = () => weightEntryOf(typed, memberTimeZone())
  const later = useOfflineQueue({
    name,
    typed,
    saving: adding,
    submit: form.submit,
    entry: entryNow,
    onSaved: (added, entry, isHere) => {
      forget()
      if (isHere) onSaved({ entry, added, isSure: sure.current === entry.pounds })
      else
        showToast({
          tone: 'success',
          title: t('weight-entry.saved'),
          text: words.moment(dayOfLocal(entry.timestamp), entry.timestamp),
        })
    },
    onLost: () =>
      showToast({
        tone: 'critical',
        title: t('weight-entry.trouble'),
        text: t('forms.save.waited'),
      }),
    open: useNavigateBackHere(),
  })

  async function send(isSure: boolean) {
    const entry = entryNow()
    const { reading, readings } = (await loadedEnteredWeightOf())(entry)
    const isConfirmed = isSure || sure.current === entry.pounds
    const outlier = isConfirmed ? null : weightOutlier(reading, readings)
    setQuestion(outlier === null ? null : { pounds: entry.pounds, outlier })
    if (outlier !== null) return null
    if (isConfirmed) sure.current = entry.pounds
    setSent(entry)
    return later.save(entry)
  }
  const giveUp = () => {
    later.stop()
    forget()
  }
  const { failure } = later
  const gain = failure === null || sent === null ? null : enteredWeightOf(sent).gain
  const hasGain = gain !== null
  const careTitle = useRef<HTMLHeadingElement>(null)
  // The care card gets the focus before the error message does, also when it appears later.
  useEffect(() => careTitle.current?.focus(), [failure, hasGain])
  const isMoment = failure?._tag === 'Refused' && failure.error === 'failed_precondition'

  return (
    <>
      {gain === null ? null : <WeightGainCareCard {...{ gain, words }} titleRef={careTitle} />}
      <NewEntryForm
        label={t('weight-entry.title')}
        save={t('weight-entry.save')}
        trouble={t('weight-entry.trouble')}
        support={supportCall}
        {...{ failure, form }}
        isUnsaved={isTouched}
        isWaiting={later.isWaiting}
        isViewOnly={isViewOnly}
        onSubmit={() => void form.submit(() => send(false))}
        onCancel={() => {
          giveUp()
          go(href('weightOverview'))
        }}
        onLeave={giveUp}
      >
        <TextField
          id={idOf('pounds')}
          label={t('weight-entry.pounds')}
          hint={t('weight-entry.pounds.hint')}
          inputMode="decimal"
          autoComplete="off"
          value={typed.pounds}
          error={form.errors.pounds}
          onChange={(pounds) => change({ pounds })}
        />
        <DateTimeFields
          moment={typed}
          isTwice={isAmbiguousTime(typed)}
          {...{ today, idOf, change }}
          errors={{
            day: form.errors.day,
            time: form.errors.time ?? (isMoment ? failure.said : undefined),
          }}
        />
      </NewEntryForm>
      {question === null ? null : (
        <ConfirmWeightDialog
          outlier={question.outlier}
          pounds={question.pounds}
          words={words}
          onChange={() => setQuestion(null)}
          onSave={() => void form.submit(() => send(true))}
          onTake={(pounds) => {
            setQuestion(null)
            change({ pounds: String(pounds) })
          }}
        />
      )}
    </>
  )
}
