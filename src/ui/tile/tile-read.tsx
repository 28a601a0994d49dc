import type { ReactNode } from 'react'
import { Card } from '../card/card.tsx'
import type { FailedRead, FailureFrame } from '../read/failed-read.ts'
import { FailurePanel } from '../read/failure-panel.tsx'
import type { ReadState } from '../read/shown.tsx'
import { TilePending } from './tile-pending.tsx'

/**
 * What a tile is of: on its way, failed with its own way on, or there; `isStale` when a later try
 * failed, `leftOut` counts the rows that could not be read. A list item in each state.
 */
export function TileRead<Data>({
  read,
  loading,
  title,
  support,
  children,
}: FailureFrame & {
  read: ReadState<Data>
  loading: string
  children: (data: Data, isStale: boolean, leftOut: number) => ReactNode
}) {
  if (read.state === 'ready') return children(read.data, read.stale !== null, read.leftOut ?? 0)
  if (read.state === 'pending') return <TilePending label={loading} />
  return <TileFailure {...read} title={title} support={support} />
}

const TileFailure = (failed: FailedRead & FailureFrame) => (
  <li>
    <Card>
      <FailurePanel {...failed} />
    </Card>
  </li>
)
