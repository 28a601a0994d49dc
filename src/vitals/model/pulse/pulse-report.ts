import { type Pulse, pulseFigures } from './pulse.ts'
import {
  type AreaReport,
  changeOf,
  figureOf,
  shareOf,
  sourcesOf,
} from '../report/report-periods.ts'
import { sampleSizeOf } from '../report/sample-size.ts'

const sample = (readings: readonly Pulse[]) => ({
  ...sampleSizeOf(readings),
  average: pulseFigures(readings)?.average ?? null,
})

/**
 * The report of a period of pulse, in whole beats per minute; null without a reading. `before`
 * null: the period before is unknown.
 */
export function pulseReport(
  readings: readonly Pulse[],
  before: readonly Pulse[] | null,
): AreaReport | null {
  const figures = pulseFigures(readings)
  if (figures === null) return null
  const { average, spread, usual, lowest, highest } = figures
  const basis = sampleSizeOf(readings)
  return {
    area: 'pulse',
    basis,
    before: before === null ? null : sampleSizeOf(before),
    apart: 0,
    unranged: 0,
    sources: sourcesOf(readings),
    figures: [
      figureOf('average', 'average', basis, { kind: 'one', value: average }),
      figureOf('spread', 'spread', basis, spread === null ? null : { kind: 'one', value: spread }),
      figureOf('share', 'share', basis, shareOf(usual, basis.count)),
      { name: 'range', value: { kind: 'ends', lowest, highest }, lack: null, earlier: null },
      changeOf(sample(readings), before === null ? null : sample(before), (now, earlier) => ({
        value: { kind: 'one', value: now - earlier },
        earlier: { kind: 'one', value: earlier },
      })),
    ],
  }
}
