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
import { withoutZeroResults } from './without-zero-results.ts'
import { roundToTenth } from '#platform/model/round-to-tenth.ts'
import { isUnknown, type Known } from '#platform/model/parts/unknown-enum.ts'

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
 * Newest first. `leftOut` counts the results that could not be read; `change`, in percentage
 * points, is then null.
 */
export type ShownA1cReport = {
  readonly results: readonly ShownA1c[]
  readonly change?: number | Unreadable
  readonly nextTestDueDate: Day | null | Unreadable
  readonly leftOut: number
}

export function shownA1cReport({ results, change, nextTestDueDate }: A1cReport): ShownA1cReport {
  const { items, leftOut } = withoutZeroResults(
    results,
    ({ quantitativeValue }) => quantitativeValue,
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
    ...(leftOut === 0 && change !== undefined ? { change } : {}),
    nextTestDueDate: nextTestDueDate ?? null,
    leftOut,
  }
}

/** The report without values that the server omitted. */
export function cholesterolOf(report: CholesterolReport): CholesterolReport {
  const items = report.panels.items.map((panel) => ({
    ...panel,
    values: withoutZeroResults(panel.values, ({ value }) => value),
  }))
  return { ...report, panels: { ...report.panels, items } }
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
