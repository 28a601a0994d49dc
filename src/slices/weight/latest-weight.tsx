import { type Day, daysBetween } from '#domain/readings-calendar.ts'
import { dayOf, isoOf } from '#domain/readings.ts'
import { oldReadingDays } from '#domain/thresholds.ts'
import type { WeightReading } from '#domain/weight.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Inline, Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Metric } from '#ui/text/metric.tsx'
import { Text } from '#ui/text/text.tsx'
import { useWords } from './use-words.ts'

/** The weight measured last: figure, when on its own clock, its change over 30 days, and a word on what to make of it. */
export function LatestWeight({ reading, change, today }: { reading: WeightReading; change: number | null; today: Day }) {
  const words = useWords(today)
  const { t } = words
  const day = dayOf(reading)
  return (
    <Stack gap="s3">
      <div>
        <Heading level={2} look="label" id="weight-latest">
          {t('weight.latest.title')}
        </Heading>
        <Text look="small" tone="muted" as="time" dateTime={isoOf(reading)}>
          {t('weight.latest.when', { when: words.when(reading), zone: words.zone([reading]) })}
        </Text>
        {daysBetween(day, today) >= oldReadingDays ? <Text strong>{t('readings.age', { age: words.age(day) })}</Text> : null}
      </div>
      <p>
        <Metric size="xl" value={words.pounds(reading.pounds)} unit={t('weight.unit')} />
      </p>
      {change === null ? (
        <Text tone="secondary">{t('weight.latest.no-change')}</Text>
      ) : (
        <Inline gap="s2">
          {change === 0 ? null : <Icon name={change < 0 ? 'arrow-down' : 'arrow-up'} size="small" />}
          <Text as="strong" strong nowrap>
            {words.change(change)} {t('weight.unit')}
          </Text>
          <Text as="span" tone="secondary">
            {t('weight.latest.change')}
          </Text>
        </Inline>
      )}
      <Text tone="secondary" reading>
        {t('weight.latest.words')}
      </Text>
    </Stack>
  )
}
