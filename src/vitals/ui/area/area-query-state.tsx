import type { None } from '#platform/model/parts/none.ts'
import type { ReactNode } from 'react'
import { href } from '#platform/model/paths.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMember } from '#session/member/member-context.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { QueryFailurePanel } from '#ui/feedback/query-state/query-failure-panel.tsx'
import { Skeleton, type SkeletonHeight } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import type { AreaDescriptor } from './area-descriptor.ts'

/** Renders a query of an area in each of its states. */
export function AreaQueryState<Data>({
  area: { slug, bones },
  read,
  children,
}: {
  area: AreaDescriptor
  read: QueryState<Data>
  children: (data: Data, leftOut: number) => ReactNode
}) {
  const t = useMessages()
  return (
    <QueryBoundary
      {...{ read, bones }}
      loading={t('readings.loading')}
      failed={t(`${slug}.failed.title`)}
      support={supportCall}
    >
      {children}
    </QueryBoundary>
  )
}

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

/** The empty state of an area before its first reading; it explains how one arrives. */
export function NoReadings({
  area: { slug, icon, setup },
  none,
}: {
  area: AreaDescriptor
  none: None | null
}) {
  const t = useMessages()
  const member = useMember()
  const link =
    setup === undefined || setup.isFor?.(member) === false ? undefined : (
      <ButtonLink look={setup.look ?? 'primary'} to={href(setup.page)}>
        {t(setup.label)}
      </ButtonLink>
    )
  return (
    <Card>
      <EmptyState none={none} icon={icon} title={t('readings.empty.title')} action={link}>
        {t(`${slug}.empty.text`)}
      </EmptyState>
    </Card>
  )
}

/** The empty state of a period without readings. */
export function NoReadingsInPeriod({
  area: { icon },
  none,
}: {
  area: AreaDescriptor
  none: None | null
}) {
  const t = useMessages()
  return (
    <EmptyState none={none} icon={icon} title={t('readings.none.title')}>
      {t('readings.none.text')}
    </EmptyState>
  )
}
