import {
  type AreaReport,
  changeOf,
  figureOf,
  sourcesOf,
  spanBefore,
} from '../report/report-periods.ts'
import { readingsWithin } from '../readings/readings.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { sampleSizeOf, shortageOf } from '../report/sample-size.ts'
import { roundToTenth } from '#platform/model/numbers/round-to-tenth.ts'
import { regular, weightChange } from './weight-change.ts'
import { weightFigures } from './weight-trends.ts'
import type { WeightReading } from './weight.ts'

const sample = (readings: readonly WeightReading[], span: DateSpan) => ({
  ...sampleSizeOf(readingsWithin(regular(readings), span)),
  average: weightFigures(readings, span)?.average ?? null,
})

/**
 * The report of a period of weight in pounds with one decimal, without irregular readings; null
 * without a reading. `before` null: the period before is unknown.
 */
export function weightReport(
  all: readonly WeightReading[],
  before: readonly WeightReading[] | null,
  span: DateSpan,
): AreaReport | null {
  const readings = readingsWithin(all, span)
  if (readings.length === 0) return null
  const figures = weightFigures(readings, span)
  const basis = sampleSizeOf(regular(readings))
  const moved = weightChange(readings, span)
  const earlier = spanBefore(span)
  const one = (value: number | null | undefined) =>
    value === null || value === undefined ? null : ({ kind: 'one', value } as const)
  return {
    area: 'weight',
    basis,
    before: before === null ? null : sampleSizeOf(readingsWithin(regular(before), earlier)),
    apart: readings.length - basis.count,
    unranged: 0,
    sources: sourcesOf(readings),
    figures: [
      figureOf('average', 'average', basis, one(figures?.average)),
      figureOf('spread', 'spread', basis, one(figures?.spread)),
      figureOf('moved', 'average', basis, one(moved)),
      {
        name: 'range',
        value:
          figures === null
            ? null
            : { kind: 'ends', lowest: figures.lowest, highest: figures.highest },
        lack: figures === null ? shortageOf('average', basis) : null,
        earlier: null,
      },
      changeOf(
        sample(readings, span),
        before === null ? null : sample(before, earlier),
        (now, earlier) => ({
          value: { kind: 'one', value: roundToTenth(now - earlier) },
          earlier: { kind: 'one', value: earlier },
        }),
      ),
    ],
  }
}
