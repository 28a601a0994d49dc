import { Offline, type Failure } from '../http/failure.ts'
import { toFailure } from '../http/to-failure.ts'

/**
 * The state of a read on a screen: pending, failed without data, or ready.
 *
 * `stale` is the failure of a later refetch: the data is older, and the screen says so. `leftOut`
 * counts the unreadable rows, which the screen also states.
 */
export type QueryState<Data> =
  | { readonly state: 'pending' }
  | {
      readonly state: 'failed'
      readonly failure: Failure
      readonly again: () => void
      readonly retrying: boolean
    }
  | {
      readonly state: 'ready'
      readonly data: Data
      readonly stale: Failure | null
      readonly again: () => void
      readonly retrying: boolean
      readonly leftOut?: number
    }

/** The fields of a query result that decide the state. */
type Query<Data> = {
  readonly data: Data | undefined
  readonly error: unknown
  readonly fetchStatus: 'fetching' | 'paused' | 'idle'
  readonly refetch: () => unknown
}

/** Converts a query result to its state. Rethrows defects. */
export function toQueryState<Data>(query: Query<Data>): QueryState<Data> {
  const { data, error, fetchStatus, refetch } = query
  const retrying = fetchStatus === 'fetching'
  const again = () => void refetch()
  const failure =
    error !== null && error !== undefined
      ? toFailure(error)
      : fetchStatus === 'paused'
        ? new Offline()
        : null
  if (data !== undefined) return { state: 'ready', data, stale: failure, again, retrying }
  return failure === null ? { state: 'pending' } : { state: 'failed', failure, again, retrying }
}

/**
 * The state of a query for a list that is read row by row: its rows and the count of unreadable
 * ones.
 */
export function toRowsQueryState<Items>(
  query: Query<{ readonly items: Items; readonly leftOut: number }>,
): QueryState<Items> {
  const read = toQueryState(query)
  return read.state === 'ready'
    ? {
        ...read,
        data: read.data.items,
        ...(read.data.leftOut === 0 ? {} : { leftOut: read.data.leftOut }),
      }
    : read
}

/** Maps the data of a read; other states stay unchanged. */
export function mapQueryState<A, B>(
  read: QueryState<A>,
  change: (data: A, leftOut: number) => B,
): QueryState<B> {
  return read.state === 'ready' ? { ...read, data: change(read.data, read.leftOut ?? 0) } : read
}

/** The state of what is known without a call. */
export function readyWith<Data>(data: Data): QueryState<Data> {
  return { state: 'ready', data, stale: null, again: () => {}, retrying: false }
}

/** A read for a part of a page that has older and unreadable data told by the page. */
export function toldByPage<Data>(read: QueryState<Data>): QueryState<Data> {
  return read.state === 'ready' ? { ...read, stale: null, leftOut: 0 } : read
}

/**
 * Combines a read with one that may fail: ready when the first is and the second has ended; its
 * data is null after a failure, which the reader tells as unknown.
 */
export function combineWithOptional<A, B>(
  a: QueryState<A>,
  b: QueryState<B>,
): QueryState<readonly [A, B | null]> {
  if (b.state !== 'failed') return combineQueryStates(a, b)
  const both = combineQueryStates(a, readyWith(null))
  return both.state === 'pending'
    ? both
    : {
        ...both,
        again: () => {
          both.again()
          b.again()
        },
      }
}

/**
 * Combines two reads: ready when both are, failed when one is. `again` retries only failed ones;
 * `leftOut` counts the unreadable rows of both.
 */
export function combineQueryStates<A, B>(
  a: QueryState<A>,
  b: QueryState<B>,
): QueryState<readonly [A, B]> {
  const again = () =>
    [a, b].forEach((one) =>
      one.state === 'failed' || (one.state === 'ready' && one.stale !== null)
        ? one.again()
        : undefined,
    )
  const retrying = [a, b].some((one) => one.state !== 'pending' && one.retrying)
  const failed = a.state === 'failed' ? a : b.state === 'failed' ? b : null
  if (failed !== null) return { ...failed, again, retrying }
  if (a.state !== 'ready' || b.state !== 'ready') return { state: 'pending' }
  const leftOut = (a.leftOut ?? 0) + (b.leftOut ?? 0)
  return {
    state: 'ready',
    data: [a.data, b.data],
    stale: a.stale ?? b.stale,
    again,
    retrying,
    ...(leftOut === 0 ? {} : { leftOut }),
  }
}
