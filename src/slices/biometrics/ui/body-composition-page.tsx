import type { ReactNode } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { AreaPage } from '#vitals/ui/vitals-page.tsx'
import { type ReadState, Shown } from '#ui/feedback/query-state/query-boundary.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

const tabs = ['overview', 'all-logs', 'summary-report'] as const

/** The frame of every body composition page. */
export function BodyPage({ tab, children }: { tab: (typeof tabs)[number]; children: ReactNode }) {
  const t = useMessages()
  return (
    <AreaPage
      title={t('biometrics.page.title')}
      label={t('biometrics.tabs.label')}
      path="/body-composition"
      tabs={tabs}
      current={tab}
    >
      {children}
    </AreaPage>
  )
}

/** What is read of the body composition, in each of its states. */
export function BodyRead<Data>({
  read,
  children,
}: {
  read: ReadState<Data>
  children: (data: Data) => ReactNode
}) {
  const t = useMessages()
  return (
    <Shown
      read={read}
      loading={t('readings.loading')}
      failed={t('biometrics.failed.title')}
      support={supportCall}
      bones={['15rem', '30rem']}
    >
      {children}
    </Shown>
  )
}

/**
 * Nothing measured yet: which scale it takes, and how. The guide belongs to the pages of weight,
 * which every member who gets here has, but for those of this program alone.
 */
export function NoBody({ hasGuide }: { hasGuide: boolean }) {
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
