import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/**
 * What stands beside an average: `readings`, those that it divides by, and how many more lie beyond
 * the meter and are no part of it (docs/clinical.md#out-of-meter-range), as a report says it.
 */
export function belowAverageNote({ t }: BloodSugarWords, readings: string, apart: number): string {
  return apart === 0 ? readings : `${readings}. ${t('figures.apart.blood-sugar', { count: apart })}`
}
