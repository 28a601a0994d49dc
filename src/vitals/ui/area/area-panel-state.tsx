import type { ReactNode } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { QueryFailurePanel } from '#ui/feedback/query-state/query-failure-panel.tsx'
import { Skeleton, type SkeletonHeight } from '#ui/feedback/skeleton.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { AreaDescriptor } from './area-descriptor.ts'

/**
 * Renders a query inside a card: a skeleton, an error panel or its content, below a note of the rows
 * that could not be read.
 */
export function AreaPanelState<Data>({
  area: { slug },
  read,
  height,
  children,
}: {
  area: AreaDescriptor
  read: QueryState<Data>
  /** The height of the skeleton. */
  height: SkeletonHeight
  children: (data: Data, leftOut: number) => ReactNode
}) {
  const t = useMessages()
  if (read.state === 'ready') {
    const { leftOut = 0 } = read
    const content = children(read.data, leftOut)
    return leftOut === 0 ? (
      content
    ) : (
      <Stack gap="s4">
        <OmittedRowsNote count={leftOut} />
        {content}
      </Stack>
    )
  }
  if (read.state === 'pending')
    return (
      <LoadingStatus label={t('readings.loading')}>
        <Skeleton height={height} />
      </LoadingStatus>
    )
  return <QueryFailurePanel {...read} title={t(`${slug}.failed.title`)} support={supportCall} />
}
