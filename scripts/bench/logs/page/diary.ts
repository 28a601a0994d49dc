import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { mealCodes } from '#vitals/model/blood-sugar/blood-sugar-codes.ts'
import { addDays } from '#platform/model/calendar-day.ts'

const perDay = 10
export const lastDay = '2026-11-20'
const two = (count: number) => String(count).padStart(2, '0')

/**
 * Deterministic readings, ten a day, with a daily rhythm, newest first as the server sends them.
 * Every candidate shows the same data.
 */
export function diary(many: number): readonly BloodSugarReading[] {
  return Array.from({ length: many }, (_, index): BloodSugarReading => {
    const nth = perDay - 1 - (index % perDay)
    const value = Math.round(135 + 45 * Math.sin(nth * 1.3) + 20 * Math.sin(index / 61))
    return {
      id: `bg-${index}`,
      timestamp: `${addDays(lastDay, -Math.floor(index / perDay))}T${two(6 + nth)}:${two((index * 7) % 60)}:00`,
      utcOffset: '-05:00',
      timeZone: 'America/New_York',
      value,
      adaTargetRangeExtendedStatus: 'IN_RANGE',
      tags: {
        meal: mealCodes[nth % 8] ?? null,
        source: index % 23 === 0 ? 7 : 1,
        belowMeter: false,
        aboveMeter: false,
        note: index % 31 === 0 ? 'Walked 30 minutes' : null,
        carbGrams: null,
        feeling: null,
        shortInsulin: index % 3 === 0 ? 8 : null,
        longInsulin: null,
        premixInsulin: null,
        isControl: false,
      },
    }
  })
}

export function spanOf(readings: readonly BloodSugarReading[]) {
  return {
    start: readings.at(-1)?.timestamp.slice(0, 10) ?? lastDay,
    end: lastDay,
  }
}
