import type { ReactNode } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { VitalsPage } from '#vitals/ui/vitals-page.tsx'
import type { QueryState } from '#platform/query/query-state.ts'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

const tabs = ['overview', 'trends', 'all-logs', 'summary-report'] as const
export const weightPath = {
  overview: '/weight/overview',
  entry: '/weight/log-reading',
  start: '/weight/get-started',
} as const

/** The tabs with the button that adds a reading. */
const withAdding: readonly (typeof tabs)[number][] = ['overview', 'all-logs']

/** The layout of every weight page; `action` is the button of the tab. */
export function WeightPage({
  tab,
  action,
  children,
}: {
  tab: (typeof tabs)[number]
  action?: ReactNode
  children: ReactNode
}) {
  const t = useMessages()
  const adding = withAdding.includes(tab) ? (
    <ButtonLink icon="plus" to={weightPath.entry}>
      {t('weight.add')}
    </ButtonLink>
  ) : null
  return (
    <VitalsPage
      title={t('weight.page.title')}
      label={t('weight.tabs.label')}
      path="/weight"
      tabs={tabs}
      current={tab}
      action={
        adding === null ? (
          action
        ) : (
          <Inline gap="s3">
            {action}
            {adding}
          </Inline>
        )
      }
    >
      {children}
    </VitalsPage>
  )
}

/** Renders a weight query in each of its states. */
export function WeightQueryState<Data>({
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
      failed={t('weight.failed.title')}
      support={supportCall}
      bones={['15rem', '30rem']}
    >
      {children}
    </QueryBoundary>
  )
}

/** The empty state before the first reading; it explains how one arrives. */
export function NoWeight() {
  const t = useMessages()
  return (
    <Card>
      <EmptyState
        icon="scale"
        title={t('readings.empty.title')}
        action={<ButtonLink to={weightPath.start}>{t('weight.empty.start')}</ButtonLink>}
      >
        {t('weight.empty.text')}
      </EmptyState>
    </Card>
  )
}
