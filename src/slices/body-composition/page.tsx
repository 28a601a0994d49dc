import type { ReactNode } from 'react'
import { supportCall } from '#domain/contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/card/card.tsx'
import { ButtonLink } from '#ui/link/button-link.tsx'
import { AreaPage } from '#ui/page/area-page.tsx'
import { type ReadState, Shown } from '#ui/read/shown.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'

const tabs = ['overview', 'all-logs', 'summary-report'] as const

/** The frame of every body composition page. */
export function BodyPage({ tab, children }: { tab: (typeof tabs)[number]; children: ReactNode }) {
  const t = useMessages()
  return (
    <AreaPage
      title={t('body-composition.page.title')}
      label={t('body-composition.tabs.label')}
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
      failed={t('body-composition.failed.title')}
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
                <ButtonLink to="/weight/get-started">
                  {t('body-composition.empty.guide')}
                </ButtonLink>
              ),
            }
          : {})}
      >
        {t('body-composition.empty.text')}
      </EmptyState>
    </Card>
  )
}
