import type { BloodPressureReading } from '../../model/blood-pressure/blood-pressure.ts'
import { missingEnum } from '#platform/model/parts/unknown-enum.ts'
import type {
  BloodPressureReading as SentReading,
  BloodPressureReadings,
} from '#generated/schemas/openapi/blood-pressure.reader.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'

/** A reading as it was sent. A missing zone name is replaced by the UTC offset. */
export function bloodPressureReading({
  source = missingEnum,
  timeZone,
  ...reading
}: SentReading): BloodPressureReading {
  return { ...reading, timeZone: timeZone ?? reading.utcOffset, source }
}

/** The readings of an answer, newest first as sent. */
export function bloodPressureRows({
  bpReadings: { items, leftOut },
}: BloodPressureReadings): Rows<BloodPressureReading> {
  return { items: items.map(bloodPressureReading), leftOut }
}
