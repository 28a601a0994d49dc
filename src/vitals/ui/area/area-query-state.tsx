import type { None } from '#platform/model/parts/none.ts'
import type { ReactNode } from 'react'
import type { DateSpan } from '#platform/model/date-span.ts'
import { href } from '#platform/model/paths.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMember } from '#session/member/member-context.tsx'
import { newestRequest } from '#vitals/model/readings/initial-range.ts'
import { EmptyState, UnreadableState } from '#ui/feedback/empty-state.tsx'
import { NoticePanel } from '#ui/feedback/notice-panel.tsx'
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

type Empty = { readonly area: AreaDescriptor; readonly none: None | null }

/** The empty state of an area before its first reading; it explains how one arrives. */
export function NoReadings({ area, none }: Empty) {
  const t = useMessages()
  const member = useMember()
  const { slug, icon, setup } = area
  const link =
    setup === undefined || setup.isFor?.(member) === false ? undefined : (
      <ButtonLink look={setup.look ?? 'primary'} to={href(setup.page)}>
        {t(setup.label)}
      </ButtonLink>
    )
  return (
    <Card>
      <UnlessLeftOut {...{ area, none }} span={newestRequest}>
        <EmptyState none={none} icon={icon} title={t('readings.empty.title')} action={link}>
          {t(`${slug}.empty.text`)}
        </EmptyState>
      </UnlessLeftOut>
    </Card>
  )
}

/** The empty state of a period without readings. */
export function NoReadingsInPeriod({ span, ...empty }: Empty & { span: DateSpan }) {
  const t = useMessages()
  return (
    <UnlessLeftOut {...empty} span={span}>
      <EmptyState none={empty.none} icon={empty.area.icon} title={t('readings.none.title')}>
        {t('readings.none.text')}
      </EmptyState>
    </UnlessLeftOut>
  )
}

/** Its content, unless the member left out every reading of the span. */
function UnlessLeftOut({ children, ...empty }: Empty & { span: DateSpan; children: ReactNode }) {
  const { useLeftOut } = empty.area
  return useLeftOut === undefined || empty.none === null ? (
    children
  ) : (
    <AskedLeftOut {...empty} useLeftOut={useLeftOut}>
      {children}
    </AskedLeftOut>
  )
}

function AskedLeftOut({
  area,
  span,
  useLeftOut,
  children,
}: {
  area: AreaDescriptor
  span: DateSpan
  useLeftOut: NonNullable<AreaDescriptor['useLeftOut']>
  children: ReactNode
}) {
  const t = useMessages()
  const log = area.tabs['all-logs']
  return (
    <AreaQueryState area={area} read={useLeftOut(span)}>
      {(readings, unread) =>
        unread > 0 ? (
          <UnreadableState icon={area.icon} />
        ) : readings.length === 0 ? (
          children
        ) : (
          <NoticePanel
            icon={area.icon}
            title={t('readings.left-out.title', { count: readings.length })}
            action={
              log === undefined ? undefined : (
                <ButtonLink look="secondary" to={href(log)}>
                  {t('readings.left-out.link')}
                </ButtonLink>
              )
            }
          >
            {t('readings.left-out.text')}
          </NoticePanel>
        )
      }
    </AreaQueryState>
  )
}
