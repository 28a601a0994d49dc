import { isUnreadable } from '#platform/model/parts/part.ts'
import {
  type BloodPressureReading,
  categorize,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { SampleChange } from '#vitals/model/blood-pressure/blood-pressure-change.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { LatestReading } from '#vitals/ui/overview/latest-reading.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { PressureCategoryMark } from '../pressure-category-mark.tsx'
import { pressureChangeWords } from '../pressure-change-words.ts'
import { useBloodPressureWords } from '../use-blood-pressure-words.ts'

/**
 * The latest reading: values, category, pulse, its local time and its meaning. `change` compares
 * the week with the days before; `failed` means that these days failed to load.
 */
export function LatestBloodPressure({
  reading,
  change,
  today,
}: {
  reading: BloodPressureReading
  change: SampleChange | 'failed' | null
  today: Day
}) {
  const words = useBloodPressureWords(today)
  const { t } = words
  const category = categorize(reading)
  return (
    <LatestReading
      id="blood-pressure-latest"
      title={t('blood-pressure.latest.title')}
      {...{ reading, today, words }}
      value={reading.systolic}
      second={reading.diastolic}
      unit={t('blood-pressure.unit')}
      label={t('blood-pressure.latest.spoken', { reading: words.spoken(reading) })}
    >
      <Inline gap="s6">
        <PressureCategoryMark category={category} />
        <Text as="span" tone="secondary">
          {isUnreadable(reading.pulse)
            ? t('blood-pressure.pulse.unreadable')
            : reading.pulse === null
              ? t('blood-pressure.pulse.none')
              : t('blood-pressure.pulse', { pulse: reading.pulse })}
        </Text>
      </Inline>
      <Text tone="secondary" reading>
        <span>{t(`blood-pressure.meaning.${category}`)}</span>{' '}
        <span>
          {change === null
            ? null
            : change === 'failed'
              ? t('blood-pressure.change.overview.failed')
              : pressureChangeWords(t, 'overview', change)}
        </span>
      </Text>
    </LatestReading>
  )
}
