import { dayOfLocal } from '#platform/model/calendar-day.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { href } from '#platform/model/paths.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { Form } from '#ui/forms/form/form.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useNavigateBackHere, useNavigateTo } from '#ui/navigation/use-route-navigation.ts'
import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { AssumedMoment } from '#vitals/ui/entry/assumed-moment.tsx'
import { useStartFocus } from '#vitals/ui/entry/use-start-focus.ts'
import { type AddedPressure, useAddPressure } from '../../api/blood-pressure-mutations.ts'
import {
  type PressureEntry,
  pressureEntryOf,
  pressureFields,
  type PressureInput,
  pressureProblems,
  typedPressure,
} from '../../model/pressure-form.ts'
import { timeInSitting } from '../../model/sitting.ts'
import { formatPressure, useBloodPressureWords } from '../use-blood-pressure-words.ts'
import { PressureFields } from './pressure-fields.tsx'
import { pressureProblemWords } from './pressure-problem-words.ts'

/**
 * The form of one value of a sitting; the draft stays until it is saved. Offline, the reading is
 * queued and sent once. `onTyped` gets the reading that is being saved, so that a severe one shows
 * its care card even if saving failed.
 */
export function PressureEntryForm({
  initial,
  takesFocus,
  sitting,
  onTyped,
  onSaved,
}: {
  initial: PressureInput
  takesFocus: boolean
  sitting: readonly BloodPressureReading[]
  onTyped: (entry: PressureEntry) => void
  onSaved: (added: AddedPressure, entry: PressureEntry) => void
}) {
  const { today, minute } = useLocalClock()
  const words = useBloodPressureWords(today)
  const { t } = words
  const go = useNavigateTo()
  const first = useStartFocus<HTMLInputElement>()
  const form = useForm({
    name: 'blood-pressure-reading',
    initial,
    isNew: true,
    fields: pressureFields,
    problems: (typed) => pressureProblemWords(pressureProblems(typed, minute)),
    prepare: ({ values }) => {
      const typed = pressureEntryOf(values, memberTimeZone())
      const entry = { ...typed, timestamp: timeInSitting(typed.timestamp, sitting) }
      onTyped(entry)
      return entry
    },
    save: useAddPressure(),
    onSaved: (_, entry, isDone) => {
      if (isDone) return
      showToast({
        tone: 'success',
        title: t('blood-pressure-entry.saved', { value: formatPressure(entry) }),
        text: words.moment(dayOfLocal(entry.timestamp), entry.timestamp),
      })
    },
    onDone: onSaved,
    onLost: () =>
      showToast({
        tone: 'critical',
        title: t('blood-pressure-entry.trouble'),
        text: t('forms.save.waited'),
      }),
    offline: {
      open: useNavigateBackHere(),
      told: (entry) => [`${formatPressure(entry)} ${t('blood-pressure.unit')}`, entry.timestamp],
    },
  })
  const { values: typed, change, idOf, failure } = form
  const ready = typedPressure(typed)
  return (
    <Form
      of={form}
      label={t('blood-pressure-entry.title')}
      save={
        ready === null
          ? t('blood-pressure-entry.save.empty')
          : t('blood-pressure-entry.save', { value: formatPressure(ready) })
      }
      trouble={t('blood-pressure-entry.trouble')}
      onCancel={() => go(href('bloodPressureOverview'))}
      below={null}
    >
      <PressureFields text={form.text} {...(takesFocus && { first })} />
      <AssumedMoment moment={typed} {...{ idOf, change }} errors={form.errors} failure={failure} />
    </Form>
  )
}
