import { addDays } from '#platform/model/calendar-day.ts'
import type { WeightReading } from '../weight/weight.ts'

/** Readings at noon: days before November 20, pounds, and whether the reading is irregular. */
export function weightLog(
  log: readonly (readonly [ago: number, pounds: number, isIrregular?: boolean])[],
): readonly WeightReading[] {
  return log.map(([ago, pounds, isIrregular = false], index) => ({
    id: `w-${index}`,
    timestamp: `${addDays('2026-11-20', -ago)}T12:00:00`,
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
    pounds,
    isIrregular,
    biometrics: null,
    source: 'DEVICE',
  }))
}
