import { inRangeLimits, rangeEdges, type RangeShare } from '#domain/blood-sugar-figures.ts'
import type { Translate } from './use-messages.ts'

/** "181 to 250": where a range of blood sugar begins and ends, in words; "in range" ends lower before a meal. Pages, reports and files say it so. */
export function sugarLimits(t: Translate, range: RangeShare['range']): string {
  if (range === 'inRange') return t('blood-sugar.limits.inRange', inRangeLimits)
  const { from, to } = rangeEdges[range]
  if (from === null) return t('blood-sugar.limits.below', { to: to ?? 0 })
  if (to === null) return t('blood-sugar.limits.above', { from })
  return t(range === 'slightlyHigh' ? 'blood-sugar.limits.before' : 'blood-sugar.limits.between', { from, to })
}
