import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { startupStore } from '#session/startup/startup-store.ts'
import { Banner } from '#ui/feedback/banner.tsx'

/**
 * What stands in the way of signing in (no cookies), or why the member is here again: single
 * sign-on failed (SSO-005), she signed out, was idle, or her session ended. Nothing on a first
 * visit.
 */
export function SessionEndedNote() {
  const t = useMessages()
  const session = useStore(sessionStore)
  const hasSsoError = useStore(
    startupStore,
    (startup) => startup.tag === 'done' && startup.ssoError,
  )
  if (!navigator.cookieEnabled)
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
