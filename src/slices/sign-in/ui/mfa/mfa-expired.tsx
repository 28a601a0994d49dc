import type { Failure } from '#platform/http/failure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'

/**
 * Whether the MFA token is no longer valid: expired, used, of another browser, or locked. Sign-in
 * must start again.
 */
export function isMfaExpired(failure: Failure): boolean {
  return (failure._tag === 'Refused' && failure.status === 401) || failure._tag === 'NotAllowed'
}

export function MfaExpired({ failure, onRestart }: { failure: Failure; onRestart: () => void }) {
  const t = useMessages()
  const isLocked = failure._tag === 'NotAllowed'
  const said =
    failure._tag === 'NotAllowed' || failure._tag === 'Refused' ? failure.said : undefined
  return (
    <>
      <Banner
        tone={isLocked ? 'critical' : 'info'}
        headingLevel={2}
        live="alert"
        title={t(isLocked ? 'sign-in-access.mfa.locked' : 'sign-in-access.mfa.over')}
      >
        {said ?? t(isLocked ? 'sign-in-access.mfa.locked.text' : 'sign-in-access.mfa.over.text')}
      </Banner>
      <Button block onClick={onRestart}>
        {t('sign-in-access.mfa.over.action')}
      </Button>
    </>
  )
}
