import { generalWeightGainLimits } from '#vitals/model/care-thresholds.ts'
import type { WeightWords } from './use-weight-words.ts'

/** The general rule of a weight gain, named as general (docs/clinical.md#weight-gain). */
export function generalGainRule({ t, number }: Pick<WeightWords, 't' | 'number'>): string {
  const [day, week] = generalWeightGainLimits
  return t('weight.gain.general', { day: number(day.gainLb), week: number(week.gainLb) })
}
