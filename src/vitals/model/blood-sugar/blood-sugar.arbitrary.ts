import fc from 'fast-check'
import type { BloodSugarReading } from './blood-sugar.ts'
import { mealCodes, sourceCodes } from './blood-sugar-codes.ts'
import { addDays } from '#platform/model/calendar-day.ts'

const two = (count: number) => String(count).padStart(2, '0')

/** A test reading with default values. */
export function bloodSugarReading(
  over: Partial<Omit<BloodSugarReading, 'tags'>> = {},
  tags: Partial<BloodSugarReading['tags']> = {},
): BloodSugarReading {
  return {
    id: 'bg-1',
    timestamp: '2026-11-20T07:10:00',
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
    value: 118,
    adaTargetRangeExtendedStatus: 'IN_RANGE',
    ...over,
    tags: {
      meal: 6,
      source: 1,
      belowMeter: false,
      aboveMeter: false,
      note: null,
      carbGrams: null,
      feeling: null,
      shortInsulin: null,
      longInsulin: null,
      premixInsulin: null,
      isControl: false,
      ...tags,
    },
  }
}

const units = fc.option(fc.integer({ min: 0, max: 999 }).map((tenths) => tenths / 10))

/** Plausible and implausible readings of the six weeks up to 2026-11-25, some out of range. */
export const anyBloodSugarReading: fc.Arbitrary<BloodSugarReading> = fc
  .record({
    id: fc.uuid(),
    day: fc.integer({ min: 0, max: 41 }).map((count) => addDays('2026-10-15', count)),
    minute: fc.integer({ min: 0, max: 1439 }),
    value: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 0, max: 700 }) },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    end: fc.boolean(),
    meal: fc.option(fc.constantFrom(...mealCodes)),
    source: fc.constantFrom(...sourceCodes),
    note: fc.option(fc.string({ minLength: 1 })),
    carbGrams: fc.option(fc.nat(200)),
    shortInsulin: units,
    longInsulin: units,
    premixInsulin: units,
    feeling: fc.option(fc.constantFrom(9, 10, 11, 12, 13, 14, 15, 16, 17)),
  })
  .map(({ id, day, minute, value, end, ...tags }) =>
    bloodSugarReading(
      { id, value, timestamp: `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00` },
      { ...tags, belowMeter: value === null && end, aboveMeter: value === null && !end },
    ),
  )
