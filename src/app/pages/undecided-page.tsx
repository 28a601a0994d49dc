import { useRefetchAccess } from '#session/startup/api/use-refetch-access.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { NotFoundCard } from '#ui/feedback/not-found-card.tsx'
import { RouteAnnouncer } from '../router/route-announcer.tsx'
import { SupportContact } from './unavailable-page.tsx'

/**
 * Replaces a page while its access cannot be determined; the retry refetches the facts. The address
 * stays.
 */
export function UndecidedPageCard() {
  const t = useMessages()
  const retry = useRefetchAccess()
  return (
    <RouteAnnouncer title="common.unavailable.page">
      <NotFoundCard
        title={t('shell.unknown.title')}
        actions={
          <Button icon="refresh" onClick={retry}>
            {t('ui.try-again')}
          </Button>
        }
        help={<SupportContact />}
      >
        {t('shell.unknown.text')}
      </NotFoundCard>
    </RouteAnnouncer>
  )
}
