import type { ReactNode } from 'react'
import { Pending } from '../loading-status.tsx'
import { Skeleton } from '../skeleton.tsx'
import { Stack } from '../../layout/stack.tsx'
import type { FailedRead, FailureFrame } from './failed-query.ts'
import { type LeftOutKind, LeftOutNote } from './omitted-rows-note.tsx'
import { PageFailure } from './query-failure-page.tsx'
import { StaleNote } from './stale-data-note.tsx'

/**
 * Something that is read: on its way, failed with nothing to show, or there, perhaps as it was
 * before.
 */
export type ReadState<Data> =
  | { readonly state: 'pending' }
  | ({ readonly state: 'failed' } & FailedRead)
  | {
      readonly state: 'ready'
      readonly data: Data
      readonly stale: FailedRead['failure'] | null
      readonly again: () => void
      readonly trying: boolean
      readonly leftOut?: number
    }

/**
 * What is read, in each of its states. `loading` is said while it is on its way, `failed` is the
 * title when it cannot be shown; `bones` are the heights of what is to come; `of` says what the
 * rows are that were left out.
 */
export function Shown<Data>({
  read,
  loading,
  failed,
  support,
  bones = ['9rem', '14rem'],
  of,
  children,
}: {
  read: ReadState<Data>
  loading: string
  failed: string
  support: FailureFrame['support']
  bones?: readonly string[]
  of?: LeftOutKind
  children: (data: Data) => ReactNode
}) {
  if (read.state === 'failed') return <PageFailure {...read} title={failed} support={support} />
  if (read.state === 'pending') {
    return (
      <Pending label={loading}>
        <Stack gap="s6">
          {bones.map((height, index) => (
            <Skeleton key={index} card height={height} />
          ))}
        </Stack>
      </Pending>
    )
  }
  return (
    <Stack gap="s6">
      <StaleNote {...read} />
      <LeftOutNote count={read.leftOut} of={of} />
      {children(read.data)}
    </Stack>
  )
}
