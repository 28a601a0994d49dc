import { type BloodSugarReading, rangeOf, shownValueOf } from '#domain/blood-sugar.ts'
import { dayOf, isoOf } from '#domain/readings.ts'
import { type Day, daysBetween } from '#domain/readings-calendar.ts'
import { oldReadingDays } from '#domain/thresholds.ts'
import { Inline, Stack } from '#ui/stack/stack.tsx'
import { rangeLooks } from '#ui/status-mark/range-looks.ts'
import { StatusMark } from '#ui/status-mark/status-mark.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Metric } from '#ui/text/metric.tsx'
import { Text } from '#ui/text/text.tsx'
import type { Words } from './use-words.ts'

/** The reading taken last: figure, word and shape, meal, when on its own clock, and what it means. */
export function LatestReading({ reading, today, words }: { reading: BloodSugarReading; today: Day; words: Words }) {
  const { t } = words
  const range = rangeOf(reading)
  const day = dayOf(reading)
  const value = shownValueOf(reading)
  const meal = words.meal(reading)
  return (
    <Stack gap="s3">
      <div>
        <Heading level={2} look="label" id="blood-sugar-latest">
          {t('blood-sugar.latest.title')}
        </Heading>
        <Text look="small" tone="muted" as="time" dateTime={isoOf(reading)}>
          {t('blood-sugar.latest.when', { when: words.when(reading), zone: words.zone([reading]) })}
        </Text>
        {daysBetween(day, today) >= oldReadingDays ? <Text strong>{t('readings.age', { age: words.age(day) })}</Text> : null}
      </div>
      <p>
        <Metric size="xl" value={value} unit={t('blood-sugar.unit')} label={t('blood-sugar.latest.spoken', { value })} />
      </p>
      <Inline gap="s6">
        <StatusMark {...rangeLooks.bloodSugar[range]}>{t(`blood-sugar.range.${range}`)}</StatusMark>
        {meal === '' ? null : <Text as="span" tone="secondary">{meal}</Text>}
      </Inline>
      <Text tone="secondary" reading>{t(`blood-sugar.meaning.${range}`)}</Text>
    </Stack>
  )
}
