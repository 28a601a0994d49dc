import { useAddPressure } from '../../api/blood-pressure-mutations.ts'
import { useState } from 'react'
import { addDays } from '#platform/model/calendar-day.ts'
import type { Loaded } from '#platform/model/loaded.ts'
import { href } from '#platform/model/paths.ts'
import { localUtcOffset } from '#i18n/utc-offset.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { useToday } from '#i18n/use-today.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import { careOfPressure } from '#vitals/model/blood-pressure/blood-pressure-care.ts'
import { bloodPressureCare } from '#vitals/model/thresholds.ts'
import { useMemberBloodPressure } from '../../api/blood-pressure-queries.ts'
import { newPressureInput, type PressureEntry, readingOfEntry } from '../../model/pressure-form.ts'
import { betweenValues, sittingOf } from '../../model/sitting.ts'
import { SeverePressureCareCard } from '../overview/severe-pressure-care-card.tsx'
import { formatPressure, useBloodPressureWords } from '../use-blood-pressure-words.ts'
import { PressureEntryForm } from './pressure-entry-form.tsx'
import { RestTimer } from './rest-timer.tsx'
import { SittingCard } from './sitting-card.tsx'

const minute = 60_000

/**
 * The page to type a blood pressure, as a sitting of two or three values (decision 150). Each value
 * is saved when it is typed; a severe one shows what to do at once. `/blood-pressure/log-reading`
 */
export function LogPressureScreen() {
  const { now, today } = useToday()
  const clock = useLocalClock()
  const words = useBloodPressureWords(today)
  const { t } = words
  const lately = useMemberBloodPressure({ start: addDays(today, -1), end: today })
  const [added, setAdded] = useState<readonly BloodPressureReading[]>([])
  const [saved, setSaved] = useState<{ readonly count: number; readonly value: string | null }>({
    count: 0,
    value: null,
  })
  const [typed, setTyped] = useState<PressureEntry | null>(null)
  const readings = withAdded(lately, added)
  const sitting = sittingOf(readings, now)
  const isComplete = lately.state === 'ready' && !lately.leftOut
  const unsaved = typed === null ? [] : [readingOfEntry(typed, localUtcOffset(typed.timestamp))]
  const care = careOfPressure([...readings, ...unsaved], now, isComplete)
  return (
    <PageFrame
      title={t('blood-pressure-entry.title')}
      back={{ to: href('bloodPressureOverview'), label: t('blood-pressure.monitor.back') }}
    >
      <Stack gap="s6">
        {care === null ? null : (
          <SeverePressureCareCard
            {...{ care, today }}
            takesFocus={typed !== null || saved.count > 0}
          />
        )}
        {sitting.length === 0 ? null : (
          <SittingCard
            {...{ sitting, words }}
            isPartial={lately.state !== 'pending' && !isComplete}
            savedValue={saved.value}
            isSevere={care !== null}
          />
        )}
        {sitting.length === 0 ? (
          <RestTimer which="rest" wait={bloodPressureCare.waitMinutes * minute} />
        ) : care === null ? (
          <Stack gap="s4">
            <Heading level={2}>{t('blood-pressure-entry.again')}</Heading>
            <RestTimer key={sitting.length} which="between" wait={betweenValues} />
          </Stack>
        ) : null}
        <PressureEntryForm
          key={saved.count}
          // The time at which the member begins to type.
          initial={newPressureInput(clock.today, clock.time)}
          takesFocus={saved.count === 0}
          sitting={sitting}
          onTyped={setTyped}
          onSaved={({ reading }, entry) => {
            setTyped(null)
            setAdded((before) => [...before, ...(reading === null ? [] : [reading])])
            setSaved(({ count }) => ({ count: count + 1, value: formatPressure(entry) }))
          }}
        />
        <Link look="standalone" icon="book" to={href('bloodPressureMonitor')}>
          {t('blood-pressure.monitor')}
        </Link>
      </Stack>
    </PageFrame>
  )
}

/** The stored readings with those that this page added and the list does not have yet. */
function withAdded(
  stored: Loaded<readonly BloodPressureReading[]>,
  added: readonly BloodPressureReading[],
): readonly BloodPressureReading[] {
  if (stored.state !== 'ready') return added
  const { data } = stored
  return [...data, ...added.filter(({ id }) => data.every((one) => one.id !== id))]
}

/** The call of this page's form, for saves that wait without it (waiting-sender.tsx). */
export function useWaitingSave() {
  return useAddPressure()
}
