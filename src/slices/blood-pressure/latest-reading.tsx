import { type BloodPressureReading, categorize } from '#domain/blood-pressure.ts'
import type { Change } from '#domain/blood-pressure-change.ts'
import { type Day, daysBetween } from '#domain/readings-calendar.ts'
import { dayOf, isoOf } from '#domain/readings.ts'
import { oldReadingDays } from '#domain/thresholds.ts'
import { Inline, Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Metric } from '#ui/text/metric.tsx'
import { Text } from '#ui/text/text.tsx'
import { CategoryMark } from './category-mark.tsx'
import { changeWords } from './change-words.ts'
import { useWords } from './use-words.ts'

/** The reading taken last: figure, word and shape, pulse, when on its own clock, and what it means. `change` is that of the week since the days before, or that these could not be read. */
export function LatestReading({ reading, change, today }: { reading: BloodPressureReading; change: Change | 'failed' | null; today: Day }) {
  const words = useWords(today)
  const { t } = words
  const category = categorize(reading)
  const day = dayOf(reading)
  const isOld = daysBetween(day, today) >= oldReadingDays
  return (
    <Stack gap="s3">
      <div>
        <Heading level={2} look="label" id="blood-pressure-latest">
          {t('blood-pressure.latest.title')}
        </Heading>
        <Text look="small" tone="muted" as="time" dateTime={isoOf(reading)}>
          {t('blood-pressure.latest.when', { when: words.when(reading), zone: words.zone([reading]) })}
        </Text>
        {isOld ? <Text strong>{t('readings.age', { age: words.age(day) })}</Text> : null}
      </div>
      <p>
        <Metric size="xl" value={reading.systolic} second={reading.diastolic} unit={t('blood-pressure.unit')} label={t('blood-pressure.latest.spoken', { reading: words.spoken(reading) })} />
      </p>
      <Inline gap="s6">
        <CategoryMark category={category} />
        <Text as="span" tone="secondary">
          {reading.pulse === null ? t('blood-pressure.pulse.none') : t('blood-pressure.pulse', { pulse: reading.pulse })}
        </Text>
      </Inline>
      <Text tone="secondary" reading>
        {t(`blood-pressure.meaning.${category}`)} {change === null ? null : change === 'failed' ? t('blood-pressure.change.overview.failed') : changeWords(t, 'overview', change)}
      </Text>
    </Stack>
  )
}
