import type { ReactNode } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { useUserId } from '#session/member/api/use-user-id.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { VitalsPage } from '#vitals/ui/vitals-page.tsx'
import type { QueryState } from '#platform/query/query-state.ts'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

const tabs = ['overview', 'trends', 'all-logs', 'summary-reports'] as const

/**
 * The layout of every blood pressure page: title, tabs and, once the member is loaded, the content
 * of the tab.
 */
export function BloodPressurePage({
  tab,
  children,
}: {
  tab: (typeof tabs)[number]
  children: (userId: string) => ReactNode
}) {
  const t = useMessages()
  const userId = useUserId()
  return (
    <VitalsPage
      title={t('blood-pressure.page.title')}
      label={t('blood-pressure.tabs.label')}
      path="/blood-pressure"
      tabs={tabs}
      current={tab}
      action={
        <Link look="standalone" icon="book" to="/blood-pressure/using-your-monitor">
          {t('blood-pressure.monitor')}
        </Link>
      }
    >
      <BloodPressureQueryState read={userId}>{children}</BloodPressureQueryState>
    </VitalsPage>
  )
}

/** Renders a blood pressure query in each of its states. */
export function BloodPressureQueryState<Data>({
  read,
  children,
}: {
  read: QueryState<Data>
  children: (data: Data) => ReactNode
}) {
  const t = useMessages()
  return (
    <QueryBoundary
      read={read}
      loading={t('readings.loading')}
      failed={t('blood-pressure.failed.title')}
      support={supportCall}
      bones={['3.5rem', '32rem']}
    >
      {children}
    </QueryBoundary>
  )
}

/** The empty state before the first reading. */
export function NoBloodPressure() {
  const t = useMessages()
  return (
    <Card>
      <EmptyState icon="heart-check" title={t('readings.empty.title')}>
        {t('blood-pressure.empty.text')}
      </EmptyState>
    </Card>
  )
}
