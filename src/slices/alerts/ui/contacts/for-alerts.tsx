import { useEffect, useRef } from 'react'
import { href } from '#platform/model/paths.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { contactForAlerts } from '../../model/contact-for-alerts.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'

/**
 * Says whether the contact that the member saved receives alerts, or why not, and links back to the
 * list of recipients.
 */
export function ForAlerts({ saved, onDismiss }: { saved: Contact | null; onDismiss: () => void }) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (saved === null) return
    box.current?.scrollIntoView({ block: 'center' })
    box.current?.focus({ preventScroll: true })
  }, [saved])
  const how = saved === null ? 'none' : contactForAlerts(saved)
  return (
    <Banner
      ref={box}
      tabIndex={-1}
      tone={how === 'listed' ? 'success' : how === 'none' ? 'info' : 'warning'}
      live="status"
      headingLevel={2}
      title={t(`alerts-contacts.for-alerts.${how}`, {
        name: saved === null ? '' : `${saved.firstName} ${saved.lastName}`,
      })}
      onDismiss={onDismiss}
      actions={
        <ButtonLink size="compact" look="secondary" to={href('bloodSugarFriends')}>
          {t('alerts-contacts.for-alerts.back')}
        </ButtonLink>
      }
    >
      {t(`alerts-contacts.for-alerts.${how}.text`)}
    </Banner>
  )
}
