import { isOldReading } from '#vitals/model/readings/readings.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { LatestReadingHeading } from '#vitals/ui/overview/latest-reading-heading.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useWeightWords } from '../use-weight-words.ts'

/** The latest weight: value, its local time, the change over 30 days, and a short explanation. */
export function LatestWeight({
  reading,
  change,
  today,
}: {
  reading: WeightReading
  change: number | null
  today: Day
}) {
  const words = useWeightWords(today)
  const { t } = words
  return (
    <Stack gap="s3">
      <LatestReadingHeading
        id="weight-latest"
        title={t('weight.latest.title')}
        isOld={isOldReading(reading, today)}
        {...{ reading, words }}
      />
      <p>
        <Metric size="xl" value={words.pounds(reading.pounds)} unit={t('weight.unit')} />
      </p>
      {change === null ? (
        <Text tone="secondary">{t('weight.latest.no-change')}</Text>
      ) : (
        <Inline gap="s2">
          {change === 0 ? null : (
            <Icon name={change < 0 ? 'arrow-down' : 'arrow-up'} size="small" />
          )}
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
