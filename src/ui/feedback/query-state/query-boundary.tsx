import type { ReactNode } from 'react'
import type { QueryState } from '#platform/query/query-state.ts'
import { LoadingStatus } from '../loading-status.tsx'
import { Skeleton, type SkeletonHeight } from '../skeleton.tsx'
import { Stack } from '../../layout/stack.tsx'
import type { FailureContext } from './failed-query.ts'
import { type OmittedRowsKind, OmittedRowsNote } from './omitted-rows-note.tsx'
import { QueryFailurePage } from './query-failure-page.tsx'
import { StaleDataNote } from './stale-data-note.tsx'

/**
 * Renders each state of a query. `loading` is announced while it is pending, `failed` is the title
 * of a failure, `bones` are the heights of the skeletons, `of` the kind of omitted rows.
 */
export function QueryBoundary<Data>({
  read,
  loading,
  failed,
  support,
  bones = ['9rem', '14rem'],
  of,
  children,
}: {
  read: QueryState<Data>
  loading: string
  failed: string
  support: FailureContext['support']
  bones?: readonly SkeletonHeight[]
  of?: OmittedRowsKind
  /** Renders the data. `leftOut` counts the unreadable rows, so that no list looks empty. */
  children: (data: Data, leftOut: number) => ReactNode
}) {
  if (read.state === 'failed')
    return <QueryFailurePage {...read} title={failed} support={support} />
  if (read.state === 'pending') {
    return (
      <LoadingStatus label={loading}>
        <Stack gap="s6">
          {bones.map((height, index) => (
            <Skeleton key={index} card height={height} />
          ))}
        </Stack>
      </LoadingStatus>
    )
  }
  return (
    <Stack gap="s6">
      <StaleDataNote {...read} />
      <OmittedRowsNote count={read.leftOut} of={of} />
      {children(read.data, read.leftOut ?? 0)}
    </Stack>
  )
}
