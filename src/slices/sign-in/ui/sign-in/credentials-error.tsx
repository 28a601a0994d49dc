import type { Failure } from '#platform/http/failure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { assertNever } from '#platform/model/assert-never.ts'
import { SignInUnavailable, TooManyAttempts, SignInErrorBanner } from '../sign-in-error.tsx'

/** The error of a sign-in and what to do. A message of the server is shown unchanged (2§8). */
export function CredentialsError({ failure }: { failure: Failure | 'not-loaded' }) {
  const t = useMessages()
  if (failure === 'not-loaded') {
    return navigator.onLine ? (
      <SignInUnavailable />
    ) : (
      <SignInErrorBanner title={t('common.offline.title')}>
        {t('sign-in.offline.text')}
      </SignInErrorBanner>
    )
  }
  switch (failure._tag) {
    case 'Refused':
      return (
        <SignInErrorBanner title={t('sign-in.refused')}>
          {failure.said ?? t('sign-in.refused.text')}
        </SignInErrorBanner>
      )
    case 'NotAllowed':
      if (failure.error === 'cookies_blocked')
        return (
          <SignInErrorBanner title={t('sign-in.cookies')}>
            {t('sign-in.cookies.text')}
          </SignInErrorBanner>
        )
      return failure.error === 'account_locked' ? (
        <SignInErrorBanner title={t('sign-in.locked')} withSupport>
          {failure.said ?? t('sign-in.locked.text')}
        </SignInErrorBanner>
      ) : (
        <SignInErrorBanner title={t('sign-in.not-allowed')} withSupport>
          {failure.said ?? t('sign-in.not-allowed.text')}
        </SignInErrorBanner>
      )
    case 'TooMany':
      return <TooManyAttempts title={t('sign-in.too-many')} failure={failure} />
    case 'Offline':
      return (
        <SignInErrorBanner title={t('common.offline.title')}>
          {t('sign-in.offline.text')}
        </SignInErrorBanner>
      )
    case 'ContractBroken':
    case 'SessionExpired':
    case 'Unavailable':
      return <SignInUnavailable failure={failure} />
    default:
      return assertNever(failure)
  }
}
