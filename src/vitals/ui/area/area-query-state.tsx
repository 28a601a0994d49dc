import type { None } from '#platform/model/parts/none.ts'
import type { ReactNode } from 'react'
import { href } from '#platform/model/paths.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMember } from '#session/member/member-context.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Card } from '#ui/layout/card.tsx'
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
