import { useMessages } from '#i18n/use-messages.ts'
import { ButtonLink } from '#ui/link/button-link.tsx'
import { MissingCard } from '#ui/state/missing-card.tsx'
import { Arrival } from './arrival.tsx'
import { PublicFrame } from './public-frame.tsx'
import { pageOf } from './routes.ts'

/** A path that leads nowhere (ROUTE-042, ROUTE-043), inside whatever frame is around it. */
export function MissingPageCard() {
  const t = useMessages()
  return (
    <Arrival title="common.missing.page">
      <MissingCard title={t('common.missing.title')} actions={<ButtonLink to={pageOf('dashboard').path}>{t('common.missing.action')}</ButtonLink>}>
        {t('common.missing.text')}
      </MissingCard>
    </Arrival>
  )
}

/** The same for a visitor. */
export function MissingPage() {
  return (
    <PublicFrame plain>
      <MissingPageCard />
    </PublicFrame>
  )
}
