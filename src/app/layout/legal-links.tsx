import { addressesFor } from '#platform/model/support-contact.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { ExternalLink } from '#ui/navigation/external-link.tsx'

/** Legal links below account linking (SSO-013 to SSO-016), in the current language. */
export function CareLegalLinks() {
  const t = useMessages()
  const { terms, privacyPractices, nonDiscrimination, informedConsent } = addressesFor(useLocale())
  return (
    <>
      <ExternalLink look="small" href={privacyPractices}>
        {t('common.legal.notice')}
      </ExternalLink>
      <ExternalLink look="small" href={terms}>
        {t('common.legal.service')}
      </ExternalLink>
      <ExternalLink look="small" href={nonDiscrimination}>
        {t('common.legal.non-discrimination')}
      </ExternalLink>
      <ExternalLink look="small" href={informedConsent}>
        {t('common.legal.consent')}
      </ExternalLink>
    </>
  )
}

/** Links to terms, privacy and privacy practices, in the current language. */
export function LegalLinks() {
  const t = useMessages()
  const { terms, privacy, privacyPractices } = addressesFor(useLocale())
  return (
    <>
      <ExternalLink look="small" href={terms}>
        {t('common.legal.terms')}
      </ExternalLink>
      <ExternalLink look="small" href={privacy}>
        {t('common.legal.privacy')}
      </ExternalLink>
      <ExternalLink look="small" href={privacyPractices}>
        {t('common.legal.practices')}
      </ExternalLink>
    </>
  )
}
