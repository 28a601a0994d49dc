import type { ReactNode } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { VitalsPage } from '#vitals/ui/vitals-page.tsx'
import type { QueryState } from '#platform/query/query-state.ts'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

const tabs = ['overview', 'all-logs', 'summary-report'] as const

/** The layout of every body composition page. */
export function BodyCompositionPage({
  tab,
  children,
}: {
  tab: (typeof tabs)[number]
  children: ReactNode
}) {
  const t = useMessages()
  return (
    <VitalsPage
      title={t('biometrics.page.title')}
      label={t('biometrics.tabs.label')}
      path="/body-composition"
      tabs={tabs}
      current={tab}
    >
      {children}
    </VitalsPage>
  )
}

/** Renders a body composition query in each of its states. */
export function BodyCompositionQueryState<Data>({
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
      failed={t('biometrics.failed.title')}
      support={supportCall}
      bones={['15rem', '30rem']}
    >
      {children}
    </QueryBoundary>
  )
}

/**
 * The empty state before the first reading. The link to the scale guide needs `hasGuide`: the guide
 * is a weight page, and members of the body composition program alone lack those pages.
 */
export function NoBodyComposition({ hasGuide }: { hasGuide: boolean }) {
  const t = useMessages()
  return (
    <Card>
      <EmptyState
        icon="scale"
        title={t('readings.empty.title')}
        {...(hasGuide
          ? {
              action: (
                <ButtonLink to="/weight/get-started">{t('biometrics.empty.guide')}</ButtonLink>
              ),
            }
          : {})}
      >
        {t('biometrics.empty.text')}
      </EmptyState>
    </Card>
  )
}
