import type { Day } from '#platform/model/calendar-day.ts'
import type { Unreadable } from '#platform/model/parts/part.ts'
import type {
  A1cReport,
  A1cResult,
  CholesterolPanel,
  CholesterolReport,
  CholesterolValue,
} from '#generated/schemas/rpc/lab-reports.reader.ts'
import { type A1cRange, a1cRangeOf, eagOf } from '../blood-sugar/a1c.ts'
import { type LabResult, type ResultVerdict, resultVerdict } from './result-verdict.ts'
import { newestResults } from './newest-results.ts'
import { withoutZeroResults } from './without-zero-results.ts'
import { roundToTenth } from '#platform/model/numbers/round-to-tenth.ts'
import { isUnknown, type Known, type Rows } from '#platform/model/parts/unknown-enum.ts'

export type { CholesterolPanel, CholesterolReport }
type CholesterolMarker = CholesterolValue['marker']

/** In the order of a report. */
export const cholesterolMarkers = [
  'TOTAL',
  'LDL',
  'HDL',
  'TRIGLYCERIDES',
] as const satisfies readonly Known<CholesterolMarker>[]

/**
 * A laboratory's A1C in percent (BG-003) with its range and average in mg/dL. All pages use this
 * one rule.
 */
export type ShownA1c = Pick<A1cResult, 'id' | 'quantitativeValue' | 'timestamp'> & {
  readonly range: A1cRange
  readonly average: number | null
}

/**
 * Newest first. `leftOut` counts the results that could not be read. The server's own change is not
 * shown: `a1cVerdict` compares the results that the page shows.
 */
export type ShownA1cReport = {
  readonly results: readonly ShownA1c[]
  readonly nextTestDueDate: Day | null | Unreadable
  readonly leftOut: number
}

export function shownA1cReport({ results, nextTestDueDate }: A1cReport): ShownA1cReport {
  const { items, leftOut } = newestResults(
    withoutZeroResults(results, ({ quantitativeValue }) => quantitativeValue),
  )
  return {
    results: items.map(({ id, quantitativeValue, timestamp }) => {
      // The range and average use the displayed percent with one decimal.
      const percent = roundToTenth(quantitativeValue)
      return {
        id,
        quantitativeValue: percent,
        timestamp,
        range: a1cRangeOf(percent),
        average: eagOf(percent),
      }
    }),
    nextTestDueDate: nextTestDueDate ?? null,
    leftOut,
  }
}

/**
 * The newest A1C against the one before: lower is better, and two in range are steady. Null without
 * one.
 */
export function a1cVerdict({ results, leftOut }: ShownA1cReport, today: Day): ResultVerdict | null {
  return resultVerdict(
    {
      items: results.map(({ quantitativeValue: value, timestamp }) => ({ value, timestamp })),
      leftOut,
    },
    { better: 'lower', isUsual: (value) => a1cRangeOf(value) === 'inRange' },
    today,
  )
}

/** The report without values that the server omitted. */
export function cholesterolOf(report: CholesterolReport): CholesterolReport {
  const items = report.panels.items.map((panel) => ({
    ...panel,
    values: withoutZeroResults(panel.values, ({ value }) => value),
  }))
  return { ...report, panels: newestResults({ ...report.panels, items }) }
}

/** The number of blood samples and single values that could not be read. */
export function cholesterolLeftOut({ panels }: CholesterolReport): number {
  return panels.items.reduce((sum, { values }) => sum + values.leftOut, panels.leftOut)
}

/** The unknown markers of a report, by the server's names. */
export function otherMarkers({ panels }: CholesterolReport): readonly string[] {
  const markers = panels.items.flatMap(({ values }) => values.items.map(({ marker }) => marker))
  return [...new Set(markers.filter(isUnknown).map(sentMarker))]
}

/** The code of a marker; of an unknown marker, the server's text. */
export function sentMarker(marker: CholesterolMarker): string {
  return isUnknown(marker) ? String(marker.raw).replace('CHOLESTEROL_MARKER_', '') : marker
}

/** The results of one marker in all samples, newest first; `leftOut` counts what could not be read. */
export function markerResults(report: CholesterolReport, marker: string): Rows<LabResult> {
  const items = report.panels.items.flatMap(({ timestamp, values }) =>
    values.items.flatMap((value) =>
      sentMarker(value.marker) === marker ? [{ value: value.value, timestamp }] : [],
    ),
  )
  return { items, leftOut: cholesterolLeftOut(report) }
}

/**
 * The marker that leads the page: LDL, or the first of the newest sample; null without one. The
 * newest sample has it, so that the number at the top is the latest.
 */
export function leadMarker({ panels }: CholesterolReport): string | null {
  const [newest] = panels.items
  if (newest === undefined) return null
  const markers = newest.values.items.map(({ marker }) => sentMarker(marker))
  return markers.includes('LDL') ? 'LDL' : (markers[0] ?? null)
}

/** Which values of a marker are usually better (docs/clinical.md#cholesterol); null: not known. */
export function betterWay(marker: string): 'lower' | 'higher' | null {
  if (marker === 'HDL') return 'higher'
  return cholesterolMarkers.some((known) => known === marker) ? 'lower' : null
}

/** The newest value of a marker against the one before; null without one, or for an unknown marker. */
export function markerVerdict(
  report: CholesterolReport,
  marker: string,
  today: Day,
): ResultVerdict | null {
  const better = betterWay(marker)
  return better === null ? null : resultVerdict(markerResults(report, marker), { better }, today)
}
