import type { ComponentProps, ReactNode } from 'react'
import type { Day } from '#platform/model/calendar-day.ts'
import { dayOf, isOld } from '../../model/readings/readings.ts'
import { oldReadingDays, verdictDays } from '../../model/thresholds.ts'
import type { ReadingWords, MeasuredAt } from '../wording/use-reading-words.ts'
import { Metric } from '#ui/data/metric.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * The latest reading (area `readings`): its name, its local time, its age when it is old, and its
 * figure; below them the area's own parts, which judge it. A reading that is `verdictDays` old is not
 * judged, as on the dashboard. `id` names the card.
 */
export function LatestReading({
  id,
  title,
  reading,
  today,
  words,
  children,
  ...figure
}: {
  id: string
  title: string
  reading: MeasuredAt
  today: Day
  words: ReadingWords
  children: ReactNode
} & Omit<ComponentProps<typeof Metric>, 'size'>) {
  return (
    <Stack gap="s3">
      <div>
        <Heading level={2} look="label" id={id}>
          {title}
        </Heading>
        <Text look="small" tone="muted" as="time" dateTime={reading.timestamp + reading.utcOffset}>
          {words.taken(reading)}
        </Text>
        {isOld(dayOf(reading), today, oldReadingDays) ? (
          <Text strong>{words.t('readings.age', { age: words.age(dayOf(reading)) })}</Text>
        ) : null}
      </div>
      <p>
        <Metric size="xl" {...figure} />
      </p>
      {isOld(dayOf(reading), today, verdictDays) ? (
        <Text tone="secondary" reading>
          {words.t('readings.age.old')}
        </Text>
      ) : (
        children
      )}
    </Stack>
  )
}
