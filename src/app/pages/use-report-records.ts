import { dayOfLocal } from '#platform/model/calendar-day.ts'
import { combineQueryStates, mapQueryState, type QueryState } from '#platform/query/query-state.ts'
import { isNotFound } from '#platform/query/is-not-found.ts'
import { withLeftOutCount } from '#platform/query/with-left-out-count.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { useA1cReport } from '#vitals/api/care/lab-report-queries.ts'
import type { ShownA1cReport } from '#vitals/model/care/lab-reports.ts'
import { labRows, type ReportLabs } from '#slices/doctor-report/model/report-labs.ts'
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
  const { hasLabA1c, hasKidneyLabResults } = useInitialAnswers()
  // Results are read unless it is known that there are none.
  const none = [hasLabA1c, hasKidneyLabResults].map(
    ({ status, value }) => status === 'ready' && value === false,
  )
  const a1c = orNone(useA1cReport(none[0] === false), none[0] === true)
  const kidney = orNone(useKidneyResults(none[1] === false), none[1] === true)
  return {
    labs: withLeftOutCount(
      mapQueryState(combineQueryStates(a1c, kidney), ([tests, kidneys]) => ({
        rows: labRowsOf(tests, kidneys),
        unread: leftOutOf(a1c) + leftOutOf(kidney),
      })),
      ({ unread }) => unread,
    ),
    medicines: mapQueryState(useHealthInfo(), ({ medications }) => medications),
  }
}

const leftOutOf = (read: QueryState<unknown>) => (read.state === 'ready' ? (read.leftOut ?? 0) : 0)

/** Without a result: it is known that there is none, or the server answered `not_found`. */
function orNone<Data>(read: QueryState<Data>, isNone: boolean): QueryState<Data | null> {
  return isNone || isNotFound(read)
    ? { state: 'ready', data: null, stale: null, again: () => {}, retrying: false }
    : read
}

const nameOf = (range: KidneyRange | UnknownRange) => ('sent' in range ? range.sent : range.name)

function labRowsOf(a1c: ShownA1cReport | null, kidney: KidneyResults | null): ReportLabs['rows'] {
  const kidneyTest = <Category>(
    results: readonly { value: number; timestamp: string; category: Category }[],
    rangeOf: (category: Category) => KidneyRange | UnknownRange,
  ) =>
    results.map(({ value, timestamp, category }) => ({
      value,
      day: dayOfLocal(timestamp),
      range: nameOf(rangeOf(category)),
    }))
  return labRows({
    a1c: (a1c?.results ?? []).map(({ quantitativeValue, timestamp }) => ({
      value: quantitativeValue,
      day: dayOfLocal(timestamp),
      range: null,
    })),
    egfr: kidneyTest(kidney?.filtrationResults.items ?? [], filtrationRangeOf),
    uacr: kidneyTest(kidney?.albuminResults.items ?? [], albuminRangeOf),
  })
}
