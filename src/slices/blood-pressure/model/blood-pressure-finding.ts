import {
  type BloodPressureReading,
  categorize,
  type Pressure,
} from '#vitals/model/blood-pressure/blood-pressure.ts'
import {
  type SampleChange,
  changeBetween,
  type PressureSample,
} from '#vitals/model/blood-pressure/blood-pressure-change.ts'
import { statisticsOf } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import { latestOf } from '#vitals/model/readings/readings.ts'
import type { TrendPeriod } from './trend-search.ts'

/** The first statement about a period: its kind and figures. The catalog has the texts. */
export type PressureFinding =
  | { readonly kind: 'none' }
  | { readonly kind: 'one'; readonly reading: BloodPressureReading }
  | { readonly kind: 'severe'; readonly count: number; readonly latest: BloodPressureReading }
  | { readonly kind: 'day'; readonly count: number; readonly highest: BloodPressureReading }
  | { readonly kind: 'change'; readonly change: Exclude<SampleChange, { kind: 'steady' }> }
  | { readonly kind: 'steady' }
  | { readonly kind: 'average'; readonly average: Pressure }

/**
 * The finding of a period. Severe readings come first; a longer period is compared with the one
 * before if both have enough readings, else the finding is its average. A day is too short to
 * compare.
 */
export function findingOf(
  range: TrendPeriod['range'],
  readings: readonly BloodPressureReading[],
  before: PressureSample | null,
  statistics = statisticsOf(readings),
): PressureFinding {
  if (statistics === null) return { kind: 'none' }
  const severe = readings.filter((reading) => categorize(reading) === 'severe')
  const latestSevere = latestOf(severe)
  if (latestSevere !== null) return { kind: 'severe', count: severe.length, latest: latestSevere }
  if (statistics.count === 1) return { kind: 'one', reading: statistics.highest }
  if (range === 'day') return { kind: 'day', count: statistics.count, highest: statistics.highest }
  const change = changeBetween(statistics, before)
  if (change === null) return { kind: 'average', average: statistics.average }
  return change.kind === 'steady' ? { kind: 'steady' } : { kind: 'change', change }
}
