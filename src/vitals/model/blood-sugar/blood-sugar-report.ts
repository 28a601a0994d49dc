import { bloodSugarFigures } from './blood-sugar-statistics.ts'
import { addedBy, type BloodSugarReading, shownValueOf, withKnownMeal } from './blood-sugar.ts'
import { type AreaReport, changeOf, figureOf } from '../report/report-periods.ts'
import { sampleSizeOf } from '../report/sample-size.ts'

/**
 * The readings with a number. Out-of-range readings have none and count in no average
 * (docs/clinical.md#out-of-meter-range).
 */
export function numbered(readings: readonly BloodSugarReading[]): readonly BloodSugarReading[] {
  return readings.filter((reading) => typeof shownValueOf(reading) === 'number')
}

const sample = (readings: readonly BloodSugarReading[]) => ({
  ...sampleSizeOf(numbered(readings)),
  average: bloodSugarFigures(readings)?.average ?? null,
})

/**
 * The report of a period of blood sugar, in whole mg/dL; null without a reading. `before` null: the
 * period before is unknown.
 */
export function bloodSugarReport(
  readings: readonly BloodSugarReading[],
  before: readonly BloodSugarReading[] | null,
): AreaReport | null {
  const figures = bloodSugarFigures(readings)
  if (figures === null) return null
  const { average, spread, inRange, lowest, highest, beyondMeter, ranged, unranged } = figures
  const basis = sampleSizeOf(readings)
  const counted = sampleSizeOf(numbered(readings))
  const addedByCount = (who: ReturnType<typeof addedBy>) =>
    readings.filter((reading) => addedBy(reading) === who).length
  return {
    area: 'blood-sugar',
    basis,
    counted,
    before: before === null ? null : sampleSizeOf(numbered(before)),
    apart: beyondMeter,
    unranged,
    sources: {
      device: addedByCount('meter'),
      entered: addedByCount('you'),
      file: 0,
      unknown: addedByCount(null),
    },
    figures: [
      figureOf(
        'average',
        'average',
        counted,
        average === null ? null : { kind: 'one', value: average },
      ),
      figureOf(
        'spread',
        'sugarSpread',
        counted,
        spread === null ? null : { kind: 'one', value: spread },
      ),
      figureOf(
        'share',
        'share',
        sampleSizeOf(withKnownMeal(readings)),
        inRange.percent === null
          ? null
          : { kind: 'share', count: inRange.count, total: ranged, percent: inRange.percent },
      ),
      {
        name: 'range',
        value: { kind: 'ends', lowest: shownValueOf(lowest), highest: shownValueOf(highest) },
        lack: null,
        earlier: null,
      },
      changeOf(
        { ...counted, average },
        before === null ? null : sample(before),
        (now, earlier) => ({
          value: { kind: 'one', value: now - earlier },
          earlier: { kind: 'one', value: earlier },
        }),
      ),
    ],
  }
}
