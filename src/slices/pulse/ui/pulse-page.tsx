import type { ReactNode } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { VitalsPage } from '#vitals/ui/vitals-page.tsx'
import type { QueryState } from '#platform/query/query-state.ts'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

const tabs = ['overview', 'trends', 'all-logs', 'summary-report'] as const
export const pulseMonitorPath = '/blood-pressure/using-your-monitor'

/** The layout of every pulse page. */
export function PulsePage({ tab, children }: { tab: (typeof tabs)[number]; children: ReactNode }) {
  const t = useMessages()
  return (
    <VitalsPage
      title={t('pulse.page.title')}
      label={t('pulse.tabs.label')}
      path="/pulse"
      tabs={tabs}
      current={tab}
    >
      {children}
    </VitalsPage>
  )
}

/** Renders a pulse query in each of its states. */
export function PulseQueryState<Data>({
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
      failed={t('pulse.failed.title')}
      support={supportCall}
      bones={['15rem', '30rem']}
    >
      {children}
    </QueryBoundary>
  )
}

/** The empty state before the first reading; it names the devices that measure pulse. */
export function NoPulse() {
  const t = useMessages()
  return (
    <Card>
      <EmptyState
        icon="pulse"
        title={t('readings.empty.title')}
        action={
          <ButtonLink look="secondary" to={pulseMonitorPath}>
            {t('pulse.empty.how')}
          </ButtonLink>
        }
      >
        {t('pulse.empty.text')}
      </EmptyState>
    </Card>
  )
}
