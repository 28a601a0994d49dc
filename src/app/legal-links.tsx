import { addressesFor } from '#domain/contact.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { ExternalLink } from '#ui/link/external-link.tsx'

/** Terms, privacy and privacy practices, in the language in use. */
export function LegalLinks() {
  const t = useMessages()
  const { terms, privacy, privacyPractices } = addressesFor(useLocale())
  return (
    <>
      <ExternalLink look="small" href={terms}>{t('common.legal.terms')}</ExternalLink>
      <ExternalLink look="small" href={privacy}>{t('common.legal.privacy')}</ExternalLink>
      <ExternalLink look="small" href={privacyPractices}>{t('common.legal.practices')}</ExternalLink>
    </>
  )
}
