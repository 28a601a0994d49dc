import type { BloodPressureReading } from '../../model/blood-pressure/blood-pressure.ts'
import { missingEnum } from '#platform/model/parts/unknown-enum.ts'
import type { BloodPressureReadings } from '#generated/schemas/openapi/blood-pressure.reader.ts'
import type { Rows } from '#platform/model/parts/unknown-enum.ts'

/**
 * The readings of an answer, newest first as sent. A missing zone name is replaced by the UTC
 * offset.
 */
export function bloodPressureRows({
  bpReadings: { items, leftOut },
}: BloodPressureReadings): Rows<BloodPressureReading> {
  return {
    items: items.map(({ source = missingEnum, timeZone, ...reading }) => ({
      ...reading,
      timeZone: timeZone ?? reading.utcOffset,
      source,
    })),
    leftOut,
  }
}
