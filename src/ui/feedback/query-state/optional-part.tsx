import type { ReactNode } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { Card } from '../../layout/card.tsx'
import { Stack } from '../../layout/stack.tsx'
import { type OmittedRowsKind, OmittedRowsNote } from './omitted-rows-note.tsx'
import { QueryFailurePanel } from './query-failure-panel.tsx'
import { StaleDataNote } from './stale-data-note.tsx'

/**
 * A part of a page that only some members have: it takes no room while it is pending and when
 * `isNone` says that there is nothing. A failure and unreadable rows are always told.
 */
export function OptionalPart<Data>({
  read,
  failed,
  isNone,
  of,
  children,
}: {
  read: QueryState<Data>
  /** The title of a failure. */
  failed: string
  isNone: (data: Data) => boolean
  of?: OmittedRowsKind
  children: (data: Data) => ReactNode
}) {
  if (read.state === 'pending') return null
  if (read.state === 'failed')
    return (
      <Card>
        <QueryFailurePanel {...read} title={failed} support={supportCall} />
      </Card>
    )
  const { data, leftOut = 0 } = read
  if (isNone(data) && leftOut === 0 && read.stale === null) return null
  return (
    <Stack gap="s4">
      <StaleDataNote {...read} />
      <OmittedRowsNote count={leftOut} of={of} />
      {isNone(data) ? null : children(data)}
    </Stack>
  )
}
