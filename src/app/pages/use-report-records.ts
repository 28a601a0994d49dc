import { isUnreadable } from '#platform/model/parts/part.ts'
import { dayOfLocal } from '#platform/model/calendar-day.ts'
import { combineQueryStates, mapQueryState, type QueryState } from '#platform/query/query-state.ts'
import { withLeftOutCount } from '#platform/query/with-left-out-count.ts'
import { isNotFound } from '#platform/query/is-not-found.ts'
import { type CombinedReport, useCombinedReport } from '#vitals/api/care/lab-report-queries.ts'
import { type LabRow, labRows, type ReportLabs } from '#slices/doctor-report/model/report-labs.ts'
import type { RecordQueries } from '#slices/doctor-report/ui/doctor-report.tsx'
import { useHealthInfo } from '#slices/health-profile/api/health-info-queries.ts'
import { useKidneyResults } from '#slices/kidney/api/use-kidney-results.ts'
import {
  albuminRangeOf,
  filtrationRangeOf,
  type KidneyRange,
  type KidneyResults,
  type UnknownRange,
} from '#slices/kidney/model/kidney.ts'

/** The records of a doctor's report. A lab report that does not exist yet has no results. */
export function useReportRecords(): RecordQueries {
  const labs = useCombinedReport()
  const kidney = useKidneyResults()
  return {
    labs: withLeftOutCount(
      mapQueryState(
        combineQueryStates(
          orEmpty<CombinedReport>(labs, {}),
          orEmpty<KidneyResults | null>(kidney, null),
        ),
        ([tests, kidneys]): ReportLabs => ({
          rows: labRowsOf(tests, kidneys),
          unread:
            leftOutOf(labs) +
            leftOutOf(kidney) +
            [tests.a1c, tests.cholesterol].filter(isUnreadable).length,
        }),
      ),
      ({ unread }) => unread,
    ),
    medicines: mapQueryState(useHealthInfo(), ({ medications }) => medications),
  }
}

const leftOutOf = (read: QueryState<unknown>) => (read.state === 'ready' ? (read.leftOut ?? 0) : 0)

/** `not_found` means that there is no result yet. */
function orEmpty<Data>(read: QueryState<Data>, empty: Data): QueryState<Data> {
  return isNotFound(read) && read.state === 'failed'
    ? { state: 'ready', data: empty, stale: null, again: read.again, retrying: read.retrying }
    : read
}

const nameOf = (range: KidneyRange | UnknownRange) => ('sent' in range ? range.sent : range.name)

function labRowsOf(
  { a1c, cholesterol }: CombinedReport,
  kidney: KidneyResults | null,
): readonly LabRow[] {
  const panels =
    cholesterol === undefined || isUnreadable(cholesterol) ? [] : cholesterol.panels.items
  return labRows({
    a1c:
      a1c === undefined || isUnreadable(a1c)
        ? []
        : a1c.results.map(({ quantitativeValue, timestamp }) => ({
            value: quantitativeValue,
            day: dayOfLocal(timestamp),
            range: null,
          })),
    ldl: panels.flatMap(({ values, timestamp }) =>
      values.items
        .filter(({ marker }) => marker === 'LDL')
        .map(({ value }) => ({ value, day: dayOfLocal(timestamp), range: null })),
    ),
    egfr: (kidney?.filtrationResults.items ?? []).map(({ value, timestamp, category }) => ({
      value,
      day: dayOfLocal(timestamp),
      range: nameOf(filtrationRangeOf(category)),
    })),
    uacr: (kidney?.albuminResults.items ?? []).map(({ value, timestamp, category }) => ({
      value,
      day: dayOfLocal(timestamp),
      range: nameOf(albuminRangeOf(category)),
    })),
  })
}
