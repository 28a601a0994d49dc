import type { BloodPressureReading } from '#domain/blood-pressure.ts'
import { unsaid } from '#domain/unknown.ts'
import type { BloodPressureReadings } from '#generated/schemas/openapi/blood-pressure.reader.ts'
import type { Rows } from '#domain/unknown.ts'

/**
 * The readings of an answer, newest first as they came. One without the name of its zone has the
 * distance to UTC in its place.
 */
export function bloodPressureRows({
  bpReadings: { items, leftOut },
}: BloodPressureReadings): Rows<BloodPressureReading> {
  return {
    items: items.map(({ source = unsaid, timeZone, ...reading }) => ({
      ...reading,
      timeZone: timeZone ?? reading.utcOffset,
      source,
    })),
    leftOut,
  }
}
