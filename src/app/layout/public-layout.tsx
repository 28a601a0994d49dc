import type { ReactNode } from 'react'
import { brandLogo, brandName } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { BrandLogo } from '#ui/primitives/brand-logo.tsx'
import { PublicPage } from '#ui/layout/public-page.tsx'
import { SkipLink } from '#ui/navigation/skip-link.tsx'
import { LanguagePicker } from '#slices/language/ui/language-picker.tsx'
import { CareLegalLinks, LegalLinks } from './legal-links.tsx'
import { OfflineBanner } from './offline-banner.tsx'

const mainId = 'main'

/**
 * Layout of public pages: language picker above, legal links below (ROUTE-033 to ROUTE-035,
 * SHELL-029). `legal` selects other links.
 */
export function PublicLayout({
  plain = false,
  legal,
  children,
}: {
  plain?: boolean
  legal?: 'care' | undefined
  children: ReactNode
}) {
  const t = useMessages()
  return (
    <PublicPage
      mainId={mainId}
      plain={plain}
      skipLink={<SkipLink targetId={mainId}>{t('common.skip')}</SkipLink>}
      brand={<BrandLogo name={brandName} logo={brandLogo} />}
      menu={<LanguagePicker />}
      note={plain ? undefined : <OfflineBanner />}
      footer={legal === 'care' ? <CareLegalLinks /> : <LegalLinks />}
    >
      {children}
    </PublicPage>
  )
}
