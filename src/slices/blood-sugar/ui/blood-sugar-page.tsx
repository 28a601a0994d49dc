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
export const bloodSugarPath = {
  overview: '/blood-sugar/overview',
  trends: '/blood-sugar/trends',
  logs: '/blood-sugar/all-logs',
  entry: '/blood-sugar/log-reading',
  friends: '/blood-sugar/friends-and-family',
  share: '/blood-sugar/share-from-meter',
} as const

/** The tabs with the button that adds a reading. */
const withAction: readonly (typeof tabs)[number][] = ['overview', 'all-logs']

/** The layout of every blood sugar page: title, tabs and the content of the tab. */
export function BloodSugarPage({
  tab,
  children,
}: {
  tab: (typeof tabs)[number]
  children: ReactNode
}) {
  const t = useMessages()
  const action = withAction.includes(tab) ? (
    <ButtonLink icon="plus" to={bloodSugarPath.entry}>
      {t('blood-sugar.add')}
    </ButtonLink>
  ) : undefined
  return (
    <VitalsPage
      title={t('blood-sugar.page.title')}
      label={t('blood-sugar.tabs.label')}
      path="/blood-sugar"
      tabs={tabs}
      current={tab}
      action={action}
    >
      {children}
    </VitalsPage>
  )
}

/** Renders a blood sugar query in each of its states. */
export function BloodSugarQueryState<Data>({
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
      failed={t('blood-sugar.failed.title')}
      support={supportCall}
      bones={['5rem', '32rem']}
    >
      {children}
    </QueryBoundary>
  )
}

/** The empty state before the first reading; it explains how the meter sends one. */
export function NoBloodSugar() {
  const t = useMessages()
  return (
    <Card>
      <EmptyState
        icon="drop"
        title={t('readings.empty.title')}
        action={
          <ButtonLink look="secondary" to={bloodSugarPath.share}>
            {t('blood-sugar.empty.share')}
          </ButtonLink>
        }
      >
        {t('blood-sugar.empty.text')}
      </EmptyState>
    </Card>
  )
}
