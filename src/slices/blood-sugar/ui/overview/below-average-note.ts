import type { BloodSugarWords } from '../use-blood-sugar-words.ts'

/**
 * The note below an average: `readings` is the text of its sample size, `apart` counts the
 * out-of-range readings that it excludes (docs/clinical.md#out-of-meter-range).
 */
export function belowAverageNote({ t }: BloodSugarWords, readings: string, apart: number): string {
  return apart === 0 ? readings : `${readings}. ${t('figures.apart.blood-sugar', { count: apart })}`
}
