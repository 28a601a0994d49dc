import { useMessages } from '#i18n/use-messages.ts'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { PublicCard, PublicSheet } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useSharedReport } from '../../api/use-shared-report.ts'
import { SharedReportFailure } from './shared-report-failure.tsx'
import { SharedReportView } from './shared-report-view.tsx'

/** What the link of a report shows to whoever opens it. `token` null: the address had none. */
export function SharedReportScreen({ token }: { token: string | null }) {
  const t = useMessages()
  return token === null ? (
    <PublicCard>
      <Stack gap="s4">
        <Heading level={1}>{t('doctor-report-shared.none')}</Heading>
        <Text>{t('doctor-report-shared.none.text')}</Text>
      </Stack>
    </PublicCard>
  ) : (
    <OpenedReport token={token} />
  )
}

function OpenedReport({ token }: { token: string }) {
  const t = useMessages()
  const { link, again } = useSharedReport(token)
  if (link.state === 'ready')
    return (
      <PublicSheet>
        <SharedReportView report={link.report} />
      </PublicSheet>
    )
  if (link.state === 'failed')
    return (
      <PublicCard>
        <SharedReportFailure failure={link.failure} until={link.until} onAgain={again} />
      </PublicCard>
    )
  return (
    <PublicSheet>
      <Stack gap="s6">
        <Heading level={1}>{t('doctor-report-shared.title')}</Heading>
        <LoadingStatus label={t('doctor-report-shared.loading')}>
          <Skeleton card height="36rem" />
        </LoadingStatus>
      </Stack>
    </PublicSheet>
  )
}
