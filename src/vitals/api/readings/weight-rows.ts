import { missingEnum } from '#platform/model/parts/unknown-enum.ts'
import type { WeightReading } from '../../model/weight/weight.ts'
import type {
  WeightReading as SentReading,
  WeightReadings,
} from '#generated/schemas/openapi/weight.reader.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'

/** A reading by the portal's names. A missing zone name is replaced by the UTC offset. */
export function weightReading({
  measurementTime: timestamp,
  normalizedWeightLb: pounds,
  timeZone,
  source = missingEnum,
  ...reading
}: SentReading): WeightReading {
  return {
    ...reading,
    timestamp,
    timeZone: timeZone ?? reading.utcOffset,
    pounds,
    source,
  }
}

/** The readings of an answer, newest first as sent. */
export function weightRows({
  weightReadings: { items, leftOut },
}: WeightReadings): Rows<WeightReading> {
  return { items: items.map(weightReading), leftOut }
}
