import { bloodPressureReport } from '#vitals/model/blood-pressure/blood-pressure-report.ts'
import { bloodSugarReport } from '#vitals/model/blood-sugar/blood-sugar-report.ts'
import { pulseReport } from '#vitals/model/pulse/pulse-report.ts'
import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import type { Pulse } from '#vitals/model/pulse/pulse.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import type { AreaReport, ReportArea } from '#vitals/model/report/report-periods.ts'
import { newestFirst, zonesOf } from '#vitals/model/readings/readings.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { DateSpan } from '#platform/model/date-span.ts'
import { weightReport } from '#vitals/model/weight/weight-report.ts'
import type { DoctorReportQueries } from '../api/use-doctor-report.ts'
import { mapQueryState, type QueryState } from '#platform/query/query-state.ts'
import type { ReportReadings } from '#vitals/api/readings/use-report-readings.ts'
import type { Translate } from '#i18n/use-messages.ts'
import { type BreakdownPart, pressureParts, pulseParts, sugarParts } from './report-breakdown.ts'
import {
  type ReportEntry,
  pressureEntry,
  pulseEntry,
  sugarEntry,
  weightEntry,
} from './report-entries.ts'

/** The readings of an area in the period. */
export type SectionReadings =
  | { readonly area: 'blood-sugar'; readonly readings: readonly BloodSugarReading[] }
  | { readonly area: 'blood-pressure'; readonly readings: readonly BloodPressureReading[] }
  | { readonly area: 'pulse'; readonly readings: readonly Pulse[] }
  | { readonly area: 'weight'; readonly readings: readonly WeightReading[] }

/**
 * One area of the report: figures (`null` without readings in the period), ranges, and every
 * reading, newest first. Screen, print and file share it.
 */
export type ReportSection = SectionReadings & {
  readonly latest: Day | null
  readonly span: DateSpan
  readonly report: AreaReport | null
  readonly parts: readonly BreakdownPart[]
  readonly entries: readonly ReportEntry[]
  readonly zones: readonly string[]
  /** The number of readings that failed to parse. */
  readonly leftOut: number
  /** Whether the previous period is still loading, so that changes are not shown yet. */
  readonly isComparing: boolean
}

/** The areas in order, each with the data loaded so far. */
export function reportSectionsOf(
  t: Translate,
  reads: DoctorReportQueries,
  areas: readonly ReportArea[],
): readonly { readonly area: ReportArea; readonly read: QueryState<ReportSection> }[] {
  const section = <R>(
    read: QueryState<ReportReadings<R>>,
    make: (
      reported: ReportReadings<R>,
    ) => SectionReadings & Pick<ReportSection, 'report' | 'parts' | 'entries'>,
  ) =>
    mapQueryState(read, (reported): ReportSection => {
      const made = make(reported)
      return {
        latest: reported.latest,
        span: reported.span,
        ...made,
        entries: made.entries.toSorted(newestFirst),
        zones: zonesOf(made.entries),
        leftOut: reported.leftOut ?? 0,
        isComparing: reported.isComparing,
      }
    })
  const all = {
    'blood-sugar': section(reads['blood-sugar'], ({ readings, before }) => ({
      area: 'blood-sugar',
      readings,
      report: bloodSugarReport(readings, before),
      parts: sugarParts(t, readings),
      entries: readings.map((reading) => sugarEntry(t, reading)),
    })),
    'blood-pressure': section(reads['blood-pressure'], ({ readings, before }) => ({
      area: 'blood-pressure',
      readings,
      report: bloodPressureReport(readings, before),
      parts: pressureParts(t, readings),
      entries: readings.map((reading) => pressureEntry(t, reading)),
    })),
    pulse: section(reads.pulse, ({ readings, before }) => ({
      area: 'pulse',
      readings,
      report: pulseReport(readings, before),
      parts: pulseParts(t, readings),
      entries: readings.map((reading) => pulseEntry(t, reading)),
    })),
    weight: section(reads.weight, ({ readings, before, span }) => ({
      area: 'weight',
      readings,
      report: weightReport(readings, before, span),
      parts: [],
      entries: readings.map((reading) => weightEntry(t, reading)),
    })),
  } satisfies Record<ReportArea, QueryState<ReportSection>>
  return areas.map((area) => ({ area, read: all[area] }))
}
