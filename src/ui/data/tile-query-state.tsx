import type { ReactNode } from 'react'
import type { FailureContext } from '../feedback/query-state/failed-query.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { TileFailure } from './tile-failures.tsx'
import { TilePending } from './tile-pending.tsx'

/**
 * A list item for the state of a tile's query: pending, failed (`TileFailures` says it), or ready.
 * `isStale`: a later request failed; `leftOut` counts the rows that could not be read.
 */
export function TileQueryState<Data>({
  read,
  loading,
  name,
  title,
  support,
  children,
}: FailureContext & {
  /** The tile in a list of failed ones ("Weight"). */
  name: string
  read: QueryState<Data>
  loading: string
  children: (data: Data, isStale: boolean, leftOut: number) => ReactNode
}) {
  if (read.state === 'ready') return children(read.data, read.stale !== null, read.leftOut ?? 0)
  if (read.state === 'pending') return <TilePending label={loading} />
  return <TileFailure {...{ name, title, support, again: read.again, retrying: read.retrying }} />
}
