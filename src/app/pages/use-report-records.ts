import { dayOfLocal } from '#platform/model/calendar-day.ts'
import {
  combineQueryStates,
  mapQueryState,
  type QueryState,
  readyWith,
} from '#platform/query/query-state.ts'
import { isNotFound } from '#platform/query/is-not-found.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import type { InitialLoad } from '#session/startup/model/initial-load.ts'
import { useA1cReport } from '#vitals/api/care/lab-report-queries.ts'
import type { ShownA1cReport } from '#vitals/model/care/lab-reports.ts'
import { useMedicines } from '#slices/doctor-report/api/use-medicines.ts'
import { labRows, type ReportLabs } from '#slices/doctor-report/model/report-labs.ts'
import type { RecordQueries } from '#slices/doctor-report/ui/doctor-report-body.tsx'
import { useKidneyResults } from '#slices/kidney/api/use-kidney-results.ts'
import { albuminRangeOf } from '#slices/kidney/model/kidney-lead.ts'
import {
  filtrationRangeOf,
  type KidneyRange,
  type KidneyResults,
  type UnknownRange,
} from '#slices/kidney/model/kidney.ts'

/** The records of a doctor's report. A lab report that does not exist yet has no results. */
export function useReportRecords(): RecordQueries {
  const { hasLabA1c, hasKidneyLabResults } = useInitialAnswers()
  const a1c = orNone(useA1cReport(mayExist(hasLabA1c)), hasLabA1c)
  const kidney = orNone(useKidneyResults(mayExist(hasKidneyLabResults)), hasKidneyLabResults)
  return {
    labs: mapQueryState(combineQueryStates(a1c, kidney), ([tests, kidneys], unread) => ({
      rows: labRowsOf(tests, kidneys),
      unread,
    })),
    medicines: useMedicines(),
  }
}

type Existence = InitialLoad['hasLabA1c']

/** Results are read once the member is known to have some, or when that could not be learned. */
const mayExist = ({ status, value }: Existence) =>
  status === 'failed' || (status === 'ready' && value !== false)

/** Without a result: it is known that there is none, or the server answered `not_found`. */
function orNone<Data>(
  read: QueryState<Data>,
  { status, value }: Existence,
): QueryState<Data | null> {
  return (status === 'ready' && value === false) || isNotFound(read) ? readyWith(null) : read
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
