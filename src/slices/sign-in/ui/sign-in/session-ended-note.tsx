import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { startupStore } from '#session/startup/startup-store.ts'
import { Banner } from '#ui/feedback/banner.tsx'

/**
 * The reason why sign-in is shown: no cookies, failed single sign-on (SSO-005), sign-out, idle
 * sign-out, or an ended session. Renders nothing on a first visit.
 */
export function SessionEndedNote() {
  const t = useMessages()
  const session = useStore(sessionStore)
  const hasSsoError = useStore(
    startupStore,
    (startup) => startup.tag === 'done' && startup.ssoError,
  )
  // Undefined outside a browser, where the page is drawn for one that has them.
  if (navigator.cookieEnabled === false)
    return (
      <Banner tone="warning" title={t('sign-in.cookies')} live="status">
        {t('sign-in.cookies.text')}
      </Banner>
    )
  if (hasSsoError)
    return (
      <Banner tone="warning" title={t('sign-in.sso-failed')} live="status">
        {t('sign-in.sso-failed.text')}
      </Banner>
    )
  if (session.tag !== 'signedOut' || session.why === 'never') return null
  if (session.why === 'manual')
    return <Banner tone="success" title={t('sign-in.signed-out')} live="status" />
  return (
    <Banner tone="info" title={t(`sign-in.${session.why}`)} live="status">
      {t(`sign-in.${session.why}.text`)}
    </Banner>
  )
}
