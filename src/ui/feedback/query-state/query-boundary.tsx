import type { ReactNode } from 'react'
import { LoadingStatus } from '../loading-status.tsx'
import { Skeleton } from '../skeleton.tsx'
import { Stack } from '../../layout/stack.tsx'
import type { FailedQuery, FailureContext } from './failed-query.ts'
import { type OmittedRowsKind, OmittedRowsNote } from './omitted-rows-note.tsx'
import { QueryFailurePage } from './query-failure-page.tsx'
import { StaleDataNote } from './stale-data-note.tsx'

/** The state of a query: pending, failed without data, or ready with possibly stale data. */
export type QueryState<Data> =
  | { readonly state: 'pending' }
  | ({ readonly state: 'failed' } & FailedQuery)
  | {
      readonly state: 'ready'
      readonly data: Data
      readonly stale: FailedQuery['failure'] | null
      readonly again: () => void
      readonly trying: boolean
      readonly leftOut?: number
    }

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
  bones?: readonly string[]
  of?: OmittedRowsKind
  children: (data: Data) => ReactNode
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
      {children(read.data)}
    </Stack>
  )
}
