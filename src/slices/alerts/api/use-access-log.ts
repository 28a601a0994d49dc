import { useListAccessLogPages } from '#generated/openapi/paged.ts'
import { knownOrNull } from '#platform/model/parts/part.ts'
import { type PagedRows, toPagedQueryState } from '#platform/query/paged-query.ts'
import { mapQueryState, type QueryState } from '#platform/query/query-state.ts'
import type { AccessLogEntry } from '../model/access-log-view.ts'

/** A short page, because on a phone the member's contacts stand below this list. */
const entriesPerPage = 5

/**
 * Who viewed the member's data, newest first, in pages. `since` is the moment from which the server
 * records views; null when it cannot say.
 */
export function useAccessLog(): QueryState<
  PagedRows<AccessLogEntry> & { readonly since: string | null }
> {
  const query = useListAccessLogPages({ limit: entriesPerPage })
  // None and unreadable are one: since when views are recorded is not known.
  const since = knownOrNull(query.data?.pages[0]?.recordedSince)
  return mapQueryState(
    toPagedQueryState(query, ({ entries }) => entries),
    (paged) => ({ ...paged, since }),
  )
}
