import {
  bloodPressureCategories,
  bloodPressureEdges,
  type BloodPressureReading,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import { countByCategory } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import {
  bloodSugarFigures,
  limitsOf,
  type RangeShare,
  shownShares,
} from '#vitals/model/blood-sugar/blood-sugar-statistics.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { displayedPercents } from '#vitals/model/report/percent-shares.ts'
import { type Pulse, pulseRangeOf, pulseRanges } from '#vitals/model/pulse/pulse.ts'
import { usualPulse } from '#vitals/model/thresholds.ts'
import type { Translate } from '#i18n/use-messages.ts'

/**
 * One range of an area: label, limits as text, count, and whole percents that add up to 100 (`null`
 * with too few readings).
 */
export type BreakdownPart = {
  readonly key: string
  readonly word: string
  readonly limits: string
  readonly count: number
  readonly percent: number | null
}

function sugarLimits(t: Translate, range: RangeShare['range']): string {
  const { words, values } = limitsOf(range)
  return t(`blood-sugar.limits.${words}`, values)
}

export function sugarParts(
  t: Translate,
  readings: readonly BloodSugarReading[],
): readonly BreakdownPart[] {
  return shownShares(bloodSugarFigures(readings)?.shares ?? []).map(
    ({ range, count, percent }) => ({
      key: range,
      word: t(`blood-sugar.range.${range}`),
      limits: sugarLimits(t, range),
      count,
      percent,
    }),
  )
}

export function pressureParts(
  t: Translate,
  readings: readonly BloodPressureReading[],
): readonly BreakdownPart[] {
  const counts = countByCategory(readings)
  const percents = displayedPercents(bloodPressureCategories.map((category) => counts[category]))
  return bloodPressureEdges
    .map((edges, index) => ({
      key: edges.category,
      word: t(`blood-pressure.category.${edges.category}`),
      limits: t(`blood-pressure.limits.${edges.category}`, { ...edges }),
      count: counts[edges.category],
      percent: percents[index] ?? null,
    }))
    .toReversed()
}

const pulseLimits = {
  below: (t: Translate) => t('blood-sugar.limits.below', { to: usualPulse.from }),
  usual: (t: Translate) => t('blood-sugar.limits.between', { ...usualPulse }),
  above: (t: Translate) => t('blood-sugar.limits.above', { from: usualPulse.to }),
} as const

export function pulseParts(t: Translate, readings: readonly Pulse[]): readonly BreakdownPart[] {
  const counts = pulseRanges.map(
    (range) =>
      readings.filter(({ beatsPerMinute }) => pulseRangeOf(beatsPerMinute) === range).length,
  )
  const percents = displayedPercents(counts)
  return pulseRanges
    .map((range, index) => ({
      key: range,
      word: t(`pulse.range.${range}`),
      limits: pulseLimits[range](t),
      count: counts[index] ?? 0,
      percent: percents[index] ?? null,
    }))
    .toReversed()
}
