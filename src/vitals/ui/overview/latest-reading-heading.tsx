import type { ReadingWords, MeasuredAt } from '../wording/use-reading-words.ts'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * The heading of the latest reading (area `readings`): its name, its local time and, when `isOld`,
 * its age. `id` names the card.
 */
export function LatestReadingHeading({
  id,
  title,
  reading,
  isOld,
  words,
}: {
  id: string
  title: string
  reading: MeasuredAt
  isOld: boolean
  words: ReadingWords
}) {
  return (
    <div>
      <Heading level={2} look="label" id={id}>
        {title}
      </Heading>
      <Text look="small" tone="muted" as="time" dateTime={reading.timestamp + reading.utcOffset}>
        {words.taken(reading)}
      </Text>
      {isOld ? (
        <Text strong>
          {words.t('readings.age', { age: words.age(reading.timestamp.slice(0, 10)) })}
        </Text>
      ) : null}
    </div>
  )
}
