import type { ReactNode } from 'react'
import { LazyBoundary } from '#ui/feedback/lazy-boundary.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { AccessLogPanel } from './access-log-panel.tsx'
import { AlertMessagesPanel } from './alert-messages-panel.tsx'
import { AlertTeamPanel } from './alert-team-panel.tsx'

/**
 * The member's people and who else sees or hears of their data: the care team, who looked, and for which messages they
 * agreed.
 * All of it is derived from server data.
 */
export function AuthorizationScreen({ people }: { people: ReactNode }) {
  const t = useMessages()
  return (
    <PageFrame title={t('alerts.title')} lead={t('alerts.lead')}>
      <Columns ratio="even">
        <Stack gap="s6">
          <LazyBoundary
            fallback={
              <LoadingStatus label={t('alerts-contacts.loading')}>
                <Skeleton card height="14rem" />
              </LoadingStatus>
            }
          >
            {people}
          </LazyBoundary>
          <AccessLogPanel />
        </Stack>
        <Stack gap="s6">
          <AlertTeamPanel />
          <AlertMessagesPanel />
        </Stack>
      </Columns>
    </PageFrame>
  )
}
