import type { MealCode } from '../blood-sugar/blood-sugar-codes.ts'
import type { BloodSugarReading } from '../blood-sugar/blood-sugar.ts'
import { addDays } from '#platform/model/calendar-day.ts'

/**
 * Readings at noon: days before November 20, mg/dL or `Lo` and `Hi` for out of range, and a meal
 * code.
 */
export function bloodSugarLog(
  log: readonly (readonly [
    ago: number,
    value: number | 'Lo' | 'Hi',
    meal?: MealCode | null,
    source?: 3 | 7,
  ])[],
): readonly BloodSugarReading[] {
  return log.map(([ago, value, meal = null, source = 3], index) => ({
    id: `g-${index}`,
    timestamp: `${addDays('2026-11-20', -ago)}T12:00:00`,
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
    value: typeof value === 'number' ? value : null,
    tags: {
      meal,
      source,
      belowMeter: value === 'Lo',
      aboveMeter: value === 'Hi',
      note: null,
      carbGrams: null,
      feeling: null,
      shortInsulin: null,
      longInsulin: null,
      premixInsulin: null,
      isControl: false,
    },
    adaTargetRangeExtendedStatus: 'IN_RANGE',
  }))
}
