import type { Rows } from '../model/parts/unknown-enum.ts'
import type { Failure } from '../http/failure.ts'
import { toFailure } from '../http/to-failure.ts'
import { toQueryState, type QueryState } from './query-state.ts'

/** The state of the next page. A failure keeps the shown rows; `ask` retries. */
export type NextPage =
  | { readonly state: 'none' }
  | { readonly state: 'there' | 'loading'; readonly ask: () => void }
  | { readonly state: 'failed'; readonly failure: Failure; readonly ask: () => void }

/** The rows of the loaded pages, in order. */
export type PagedRows<Row> = { readonly rows: readonly Row[]; readonly more: NextPage }

/** Whether the cursor is invalid because the list has changed; the list is then reloaded. */
const isOutdated = (failure: Failure): boolean =>
  failure._tag === 'Refused' &&
  (failure.error === 'unknown_cursor' || failure.error === 'invalid_argument')

/** The fields of a paged query result that decide the state. */
type Query<Page> = {
  readonly data: { readonly pages: readonly Page[] } | undefined
  readonly error: Error | null
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  readonly refetch: () => unknown
  readonly fetchNextPage: () => unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
}

/** The state of a paged query. A failed next page does not make the loaded rows stale. */
export function toPagedQueryState<Page, Row>(
  query: Query<Page>,
  rowsOf: (page: Page) => Rows<Row>,
): QueryState<PagedRows<Row>> {
  const { data, error, fetchStatus, refetch, isFetchingNextPage, isFetchNextPageError } = query
  const read = toQueryState({
    data,
    error: isFetchNextPageError ? null : error,
    fetchStatus: isFetchingNextPage ? 'idle' : fetchStatus,
    refetch,
  })
  if (read.state !== 'ready') return read
  const pages = read.data.pages.map(rowsOf)
  const leftOut = pages.reduce((sum, page) => sum + page.leftOut, 0)
  return {
    ...read,
    data: { rows: pages.flatMap(({ items }) => items), more: moreOf(query) },
    ...(leftOut === 0 ? {} : { leftOut }),
  }
}

function moreOf<Page>({
  error,
  refetch,
  fetchNextPage,
  hasNextPage,
  isFetchingNextPage,
  isFetchNextPageError,
}: Query<Page>): NextPage {
  const ask = () => void fetchNextPage()
  if (isFetchingNextPage) return { state: 'loading', ask }
  if (isFetchNextPageError && error !== null) {
    const failure = toFailure(error)
    return { state: 'failed', failure, ask: isOutdated(failure) ? () => void refetch() : ask }
  }
  return hasNextPage ? { state: 'there', ask } : { state: 'none' }
}
