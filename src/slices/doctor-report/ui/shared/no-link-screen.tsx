import { useMessages } from '#i18n/use-messages.ts'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { PublicSheet } from '#ui/layout/public-sheet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** The page of shared reports without a link, as after a reload. */
export function NoLinkScreen() {
  const t = useMessages()
  return (
    <PublicCard>
      <Stack gap="s4">
        <Heading level={1}>{t('doctor-report-shared.none')}</Heading>
        <Text>{t('doctor-report-shared.none.text')}</Text>
      </Stack>
    </PublicCard>
  )
}

/** The page while a link is opened. */
export function OpeningReport() {
  const t = useMessages()
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
