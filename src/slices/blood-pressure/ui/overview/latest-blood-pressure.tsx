import {
  type BloodPressureReading,
  categorize,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { Change } from '#vitals/model/blood-pressure/blood-pressure-change.ts'
import { isOldReading } from '#vitals/model/readings/readings.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { LatestHead } from '#vitals/ui/overview/latest-reading-heading.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { CategoryMark } from '../pressure-category-mark.tsx'
import { changeWords } from '../pressure-change-words.ts'
import { useWords } from '../use-blood-pressure-words.ts'

/**
 * The reading taken last: figure, word and shape, pulse, when on its own clock, and what it means.
 * `change` is that of the week since the days before, or that these could not be read.
 */
export function LatestReading({
  reading,
  change,
  today,
}: {
  reading: BloodPressureReading
  change: Change | 'failed' | null
  today: Day
}) {
  const words = useWords(today)
  const { t } = words
  const category = categorize(reading)
  return (
    <Stack gap="s3">
      <LatestHead
        id="blood-pressure-latest"
        title={t('blood-pressure.latest.title')}
        isOld={isOldReading(reading, today)}
        {...{ reading, words }}
      />
      <p>
        <Metric
          size="xl"
          value={reading.systolic}
          second={reading.diastolic}
          unit={t('blood-pressure.unit')}
          label={t('blood-pressure.latest.spoken', { reading: words.spoken(reading) })}
        />
      </p>
      <Inline gap="s6">
        <CategoryMark category={category} />
        <Text as="span" tone="secondary">
          {reading.pulse === null
            ? t('blood-pressure.pulse.none')
            : t('blood-pressure.pulse', { pulse: reading.pulse })}
        </Text>
      </Inline>
      <Text tone="secondary" reading>
        {t(`blood-pressure.meaning.${category}`)}{' '}
        {change === null
          ? null
          : change === 'failed'
            ? t('blood-pressure.change.overview.failed')
            : changeWords(t, 'overview', change)}
      </Text>
    </Stack>
  )
}
