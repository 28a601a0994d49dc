import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#kit/use-store.ts'
import { sessionStore } from '#session/session-store.ts'
import { signOut } from '#session/session.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'

/** "Could not log out." (AUTH-015), with another try. Nothing otherwise. */
export function SignOutTrouble() {
  const t = useMessages()
  const session = useStore(sessionStore)
  if (session.tag !== 'signedIn' || session.signOut !== 'failed') return null
  const again = <Button look="secondary" size="compact" onClick={() => void signOut()}>{t('ui.try-again')}</Button>
  return (
    <Banner tone="critical" title={t('shell.sign-out.failed')} live="alert" actions={again}>
      {t('shell.sign-out.failed.text')}
    </Banner>
  )
}
