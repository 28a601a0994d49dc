import type { BloodPressureReading, Pressure } from './blood-pressure.ts'
import { averageOf, statisticsOf } from './blood-pressure-statistics.ts'
import {
  type AreaReport,
  changeOf,
  figureOf,
  shareOf,
  sourcesOf,
} from '../report/report-periods.ts'
import { sampleSizeOf } from '../report/sample-size.ts'

/** The lengths of a report, in days. */
export const bloodPressurePeriods = [14, 30, 90] as const

const deviation = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.round(
    Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)),
  )
}

/** Standard deviations in whole mmHg; null with fewer than two readings. */
export function pressureSpread(
  readings: readonly BloodPressureReading[],
): { readonly systolic: number; readonly diastolic: number } | null {
  return readings.length < 2
    ? null
    : {
        systolic: deviation(readings.map(({ systolic }) => systolic)),
        diastolic: deviation(readings.map(({ diastolic }) => diastolic)),
      }
}

const sample = (readings: readonly BloodPressureReading[]) => ({
  ...sampleSizeOf(readings),
  average: averageOf(readings),
})
const pair = ({ systolic, diastolic }: Pressure) => ({ kind: 'pair', systolic, diastolic }) as const

/**
 * The report of a period of blood pressure, in whole mmHg; null without a reading. `before` null:
 * the period before is unknown.
 */
export function bloodPressureReport(
  readings: readonly BloodPressureReading[],
  before: readonly BloodPressureReading[] | null,
): AreaReport | null {
  const statistics = statisticsOf(readings)
  if (statistics === null) return null
  const { average, highest, withinTarget } = statistics
  const basis = sampleSizeOf(readings)
  const spread = pressureSpread(readings)
  return {
    area: 'blood-pressure',
    basis,
    before: before === null ? null : sampleSizeOf(before),
    apart: 0,
    unranged: 0,
    sources: sourcesOf(readings),
    figures: [
      figureOf('average', 'average', basis, pair(average)),
      figureOf('spread', 'spread', basis, spread === null ? null : pair(spread)),
      figureOf('share', 'share', basis, shareOf(withinTarget, basis.count)),
      { name: 'range', value: pair(highest), lack: null, earlier: null },
      changeOf(sample(readings), before === null ? null : sample(before), (now, earlier) => ({
        value: pair({
          systolic: now.systolic - earlier.systolic,
          diastolic: now.diastolic - earlier.diastolic,
        }),
        earlier: pair(earlier),
      })),
    ],
  }
}
