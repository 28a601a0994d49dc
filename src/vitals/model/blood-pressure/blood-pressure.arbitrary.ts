import fc from 'fast-check'
import type { BloodPressureReading } from './blood-pressure.ts'
import { addDays } from '#platform/model/calendar-day.ts'

const two = (count: number) => String(count).padStart(2, '0')

/** Plausible and implausible readings of the six weeks up to 2026-11-25, for property tests. */
export const anyBloodPressureReading: fc.Arbitrary<BloodPressureReading> = fc
  .record({
    id: fc.uuid(),
    day: fc.integer({ min: 0, max: 41 }).map((count) => addDays('2026-10-15', count)),
    minute: fc.integer({ min: 0, max: 1439 }),
    utcOffset: fc.constantFrom('-05:00', '-04:00', '+00:00'),
    systolic: fc.integer({ min: 60, max: 250 }),
    diastolic: fc.integer({ min: 30, max: 150 }),
    pulse: fc.option(fc.integer({ min: 35, max: 180 })),
    source: fc.constantFrom('DEVICE', 'SELF_REPORTED', 'IMPORTED'),
  })
  .map(({ day, minute, ...rest }) => ({
    ...rest,
    timestamp: `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`,
    timeZone: 'America/New_York',
  }))

/** A test reading with default values. */
export function bloodPressureReading(
  over: Partial<BloodPressureReading> = {},
): BloodPressureReading {
  return {
    id: 'bp-1',
    timestamp: '2026-11-20T07:42:00',
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
    systolic: 128,
    diastolic: 78,
    pulse: 72,
    source: 'DEVICE',
    ...over,
  }
}
