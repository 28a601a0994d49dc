import { isUnreadable, knownOrNull, type Unreadable } from '#platform/model/parts/part.ts'
import {
  cholesterolLeftOut,
  cholesterolOf,
  type CholesterolReport,
  type ShownA1cReport,
  shownA1cReport,
} from '../../model/care/lab-reports.ts'
import {
  useGetA1cCholesterolReport,
  useGetA1cReport,
  useGetCholesterolReport,
} from '#generated/rpc/hooks.ts'
import { withLeftOutCount } from '#platform/query/with-left-out-count.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'

/** Both reports; a report without a result is absent. */
export type CombinedReport = {
  readonly a1c?: ShownA1cReport | Unreadable
  readonly cholesterol?: CholesterolReport | Unreadable
}

/**
 * Laboratory reports. A report fails with `not_found` while it has no result; `wanted` false sends
 * no request.
 */
export function useA1cReport(wanted = true): QueryState<ShownA1cReport> {
  return withLeftOutCount(
    toQueryState(
      useGetA1cReport({}, { select: ({ report }) => shownA1cReport(report), enabled: wanted }),
    ),
    ({ leftOut }) => leftOut,
  )
}
export function useCholesterolReport(): QueryState<CholesterolReport> {
  return withLeftOutCount(
    toQueryState(useGetCholesterolReport({}, { select: ({ report }) => cholesterolOf(report) })),
    cholesterolLeftOut,
  )
}
export function useCombinedReport(): QueryState<CombinedReport> {
  return withLeftOutCount(
    toQueryState(
      useGetA1cCholesterolReport(
        {},
        {
          select: ({ a1c, cholesterol }): CombinedReport => ({
            ...(cholesterol === undefined
              ? {}
              : {
                  cholesterol: isUnreadable(cholesterol) ? cholesterol : cholesterolOf(cholesterol),
                }),
            ...(a1c === undefined ? {} : { a1c: isUnreadable(a1c) ? a1c : shownA1cReport(a1c) }),
          }),
        },
      ),
    ),
    ({ a1c, cholesterol }) =>
      (knownOrNull(a1c)?.leftOut ?? 0) +
      (cholesterol === undefined || isUnreadable(cholesterol)
        ? 0
        : cholesterolLeftOut(cholesterol)),
  )
}
