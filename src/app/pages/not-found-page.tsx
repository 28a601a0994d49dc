import { href } from '#platform/model/paths.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { visit } from '#session/startup/visit.ts'
import { environment } from '#session/startup/current-startup.ts'
import { ButtonLink, PlainButtonLink } from '#ui/navigation/button-link.tsx'
import { NotFoundCard } from '#ui/feedback/not-found-card.tsx'
import { RouteAnnouncer } from '../router/route-announcer.tsx'
import { PublicLayout } from '../layout/public-layout.tsx'

/**
 * The card of a missing page (ROUTE-042, ROUTE-043). In the one-app, it links to the parent's care
 * ID page (ROUTE-044).
 */
export function NotFoundPageCard() {
  const t = useMessages()
  const onward = visit.isOneApp ? (
    <PlainButtonLink href={environment.careId}>{t('common.missing.care')}</PlainButtonLink>
  ) : (
    <ButtonLink to={href('dashboard')}>{t('common.missing.action')}</ButtonLink>
  )
  return (
    <RouteAnnouncer title="common.missing.page">
      <NotFoundCard title={t('common.missing.title')} actions={onward}>
        {t('common.missing.text')}
      </NotFoundCard>
    </RouteAnnouncer>
  )
}

/** The missing page for visitors. */
export function NotFoundPage() {
  return (
    <PublicLayout plain>
      <NotFoundPageCard />
    </PublicLayout>
  )
}
