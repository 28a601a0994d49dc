import type { ReactNode } from 'react'
import { Card } from '../layout/card.tsx'
import type { FailedQuery, FailureContext } from '../feedback/query-state/failed-query.ts'
import { QueryFailurePanel } from '../feedback/query-state/query-failure-panel.tsx'
import type { QueryState } from '#platform/query/query-state.ts'
import { TilePending } from './tile-pending.tsx'

/**
 * A list item for the state of a tile's query: pending, failed with its own retry, or ready.
 * `isStale`: a later request failed; `leftOut` counts the rows that could not be read.
 */
export function TileQueryState<Data>({
  read,
  loading,
  title,
  support,
  children,
}: FailureContext & {
  read: QueryState<Data>
  loading: string
  children: (data: Data, isStale: boolean, leftOut: number) => ReactNode
}) {
  if (read.state === 'ready') return children(read.data, read.stale !== null, read.leftOut ?? 0)
  if (read.state === 'pending') return <TilePending label={loading} />
  return <TileFailure {...read} title={title} support={support} />
}

const TileFailure = (failed: FailedQuery & FailureContext) => (
  <li>
    <Card>
      <QueryFailurePanel {...failed} />
    </Card>
  </li>
)
