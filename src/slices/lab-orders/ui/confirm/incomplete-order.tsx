import type { OrderGap } from '../../model/lab-order.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Link } from '#ui/navigation/link.tsx'
import type { LabOrderPaths } from '../lab-order-paths.ts'

/** The missing parts of the order, with links to add them. */
export function IncompleteOrder({
  gaps,
  places,
}: {
  gaps: readonly OrderGap[]
  places: LabOrderPaths
}) {
  const t = useMessages()
  const links = gaps.map((gap) => (
    <Link key={gap} look="standalone" to={gap === 'phone' ? places.account : places.address}>
      {t(`lab-orders.missing.${gap}.action`)}
    </Link>
  ))
  return (
    <Banner tone="warning" headingLevel={2} title={t('lab-orders.missing')} actions={links}>
      {gaps.map((gap) => (
        <p key={gap}>{t(`lab-orders.missing.${gap}`)}</p>
      ))}
    </Banner>
  )
}
