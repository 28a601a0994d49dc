import { isUnreadable, type Unreadable } from '#platform/model/parts/part.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { LatestReading } from '#vitals/ui/overview/latest-reading.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useWeightWords } from '../use-weight-words.ts'

/** The latest weight: value, its local time and its change. */
export function LatestWeight({
  reading,
  change,
  days,
  today,
}: {
  reading: WeightReading
  change: number | null | Unreadable
  /** The days of `change`. */
  days: number
  today: Day
}) {
  const words = useWeightWords(today)
  const { t } = words
  return (
    <LatestReading
      id="weight-latest"
      title={t('weight.latest.title')}
      {...{ reading, today, words }}
      value={words.pounds(reading.pounds)}
      unit={t('weight.unit')}
    >
      {change === null || isUnreadable(change) ? (
        <Text tone="secondary">
          {t(change === null ? 'weight.latest.no-change' : 'weight.latest.change-unreadable', {
            days,
          })}
        </Text>
      ) : (
        <Inline gap="s2">
          {change === 0 ? null : (
            <Icon name={change < 0 ? 'arrow-down' : 'arrow-up'} size="small" />
          )}
          <Text as="strong" strong nowrap>
            {`${words.change(change)} ${t('weight.unit')}`}
          </Text>
          <Text as="span" tone="secondary">
            {t('weight.latest.change', { days })}
          </Text>
        </Inline>
      )}
    </LatestReading>
  )
}
