import type {
  SharedLabTest,
  SharedPulseReading,
  SharedReport,
} from '#generated/schemas/openapi/shared-report.reader.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import { daysInSpan, type DateSpan } from '#platform/model/date-span.ts'
import { Unavailable } from '#platform/http/failure.ts'
import { isUnreadable, knownOrNull, type Unreadable } from '#platform/model/parts/part.ts'
import { isUnknown, missingEnum, type Rows } from '#platform/model/parts/unknown-enum.ts'
import { type QueryState, readyWith } from '#platform/query/query-state.ts'
import { bloodPressureRows } from '#vitals/api/readings/blood-pressure-rows.ts'
import { bloodSugarRows } from '#vitals/api/readings/blood-sugar-rows.ts'
import type { ReportReadings } from '#vitals/api/readings/use-report-readings.ts'
import { weightRows } from '#vitals/api/readings/weight-rows.ts'
import type { Pulse } from '#vitals/model/pulse/pulse.ts'
import type { TimedReading } from '#vitals/model/readings/readings.ts'
import { lastDayOf } from '#vitals/model/readings/last-day.ts'
import { type ReportPart, reportParts } from '../model/doctor-report.ts'
import { partsOfLink } from '../model/link-parts.ts'
import { labRows, type LabTest, type ReportLabs } from '../model/report-labs.ts'
import type { DoctorReportQueries } from './use-doctor-report.ts'

export type { SharedReport }

/**
 * What a link shows, as the member's own report has it. `missing`: parts of the link that cannot be
 * read; `unshared`: parts that it does not have; `hasOther`: it has one that is not known here.
 */
export type SharedContent = {
  readonly span: DateSpan
  readonly length: number
  readonly queries: DoctorReportQueries
  readonly labs: ReportLabs | null
  readonly medicines: readonly string[] | null
  readonly shown: readonly ReportPart[]
  readonly missing: readonly ReportPart[]
  readonly unshared: readonly ReportPart[]
  readonly hasOther: boolean
}

/** Converts an answer to what the report's sheet shows. */
export function sharedContent(report: SharedReport): SharedContent {
  const { parts, hasOther } = partsOfLink(report.parts)
  const span = { start: report.start, end: report.end }
  const queries: DoctorReportQueries = {
    'blood-sugar': areaOf(report.bloodSugar, span, (bgs) => bloodSugarRows({ bgs })),
    'blood-pressure': areaOf(report.bloodPressure, span, (bpReadings) =>
      bloodPressureRows({ bpReadings }),
    ),
    pulse: areaOf(report.pulse, span, pulseRows),
    weight: areaOf(report.weight, span, (weightReadings) => weightRows({ weightReadings })),
  }
  // Unreadable and absent are one: the link names the part, and the page cannot show it.
  const labs = knownOrNull(report.labs)
  const medicines = knownOrNull(report.medicines)
  const isRead = (part: ReportPart) =>
    part === 'labs'
      ? labs !== null
      : part === 'medicines'
        ? medicines !== null
        : queries[part].state === 'ready'
  return {
    span,
    length: daysInSpan(span),
    queries,
    labs: labs !== null && parts.includes('labs') ? labsOf(labs) : null,
    medicines: parts.includes('medicines') ? medicines : null,
    shown: parts.filter(isRead),
    missing: parts.filter((part) => !isRead(part)),
    unshared: reportParts.filter((part) => !parts.includes(part)),
    hasOther,
  }
}

const unread: QueryState<never> = {
  state: 'failed',
  failure: new Unavailable({}),
  again: () => {},
  retrying: false,
}

type Area<Sent> = {
  readonly lastDay: Day | Unreadable | null
  readonly readings: Rows<Sent>
  readonly before: Rows<Sent>
}

/**
 * The readings of a part; failed when it is absent or cannot be read. Rows that cannot be read are
 * no proof that there are none.
 */
function areaOf<Sent, R extends TimedReading>(
  area: Area<Sent> | Unreadable | undefined,
  span: DateSpan,
  read: (rows: Rows<Sent>) => Rows<R>,
): QueryState<ReportReadings<R>> {
  if (area === undefined || isUnreadable(area)) return unread
  const { items: readings, leftOut } = read(area.readings)
  const isKnown = leftOut === 0 && !isUnreadable(area.lastDay)
  if (readings.length === 0 && !isKnown) return unread
  const before = read(area.before)
  return readyWith({
    latest: lastDayOf(readings, span.end) ?? knownOrNull(area.lastDay),
    span,
    readings,
    before: before.leftOut === 0 ? before.items : null,
    leftOut,
    isComparing: false,
  })
}

function pulseRows({ items, leftOut }: Rows<SharedPulseReading>): Rows<Pulse> {
  return {
    items: items.map(({ id, source = missingEnum, timeZone, ...reading }) => ({
      ...reading,
      id: String(id),
      timeZone: timeZone ?? reading.utcOffset,
      source,
    })),
    leftOut,
  }
}

const testOf = { A1C: 'a1c', EGFR: 'egfr', UACR: 'uacr' } as const satisfies Record<
  Extract<SharedLabTest, string>,
  LabTest
>

/** The results by test. One of a test that is not known here counts as unread. */
function labsOf({
  items,
  leftOut,
}: Exclude<SharedReport['labs'], undefined | Unreadable>): ReportLabs {
  const of = (test: LabTest) =>
    items
      .filter((result) => !isUnknown(result.test) && testOf[result.test] === test)
      // A result is shown also without its range.
      .map(({ value, day, range }) => ({ value, day, range: knownOrNull(range) }))
  return {
    rows: labRows({ a1c: of('a1c'), egfr: of('egfr'), uacr: of('uacr') }),
    unread: leftOut + items.filter(({ test }) => isUnknown(test)).length,
  }
}
