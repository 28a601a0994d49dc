import type { Failure } from '#platform/http/failure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { assertNever } from '#platform/model/assert-never.ts'
import { Away, TooOften, Trouble } from '../sign-in-error.tsx'

/**
 * What came of signing in when it did not work, and what to do. A message of the server is shown as
 * it came (2§8).
 */
export function SignInTrouble({ failure }: { failure: Failure | 'not-loaded' }) {
  const t = useMessages()
  if (failure === 'not-loaded') {
    return navigator.onLine ? (
      <Away />
    ) : (
      <Trouble title={t('common.offline.title')}>{t('sign-in.offline.text')}</Trouble>
    )
  }
  switch (failure._tag) {
    case 'Refused':
      return (
        <Trouble title={t('sign-in.refused')}>{failure.said ?? t('sign-in.refused.text')}</Trouble>
      )
    case 'NotAllowed':
      if (failure.error === 'cookies_blocked')
        return <Trouble title={t('sign-in.cookies')}>{t('sign-in.cookies.text')}</Trouble>
      return failure.error === 'account_locked' ? (
        <Trouble title={t('sign-in.locked')} withSupport>
          {failure.said ?? t('sign-in.locked.text')}
        </Trouble>
      ) : (
        <Trouble title={t('sign-in.not-allowed')} withSupport>
          {failure.said ?? t('sign-in.not-allowed.text')}
        </Trouble>
      )
    case 'TooMany':
      return <TooOften title={t('sign-in.too-many')} failure={failure} />
    case 'Offline':
      return <Trouble title={t('common.offline.title')}>{t('sign-in.offline.text')}</Trouble>
    case 'ContractBroken':
      return <Away />
    case 'SessionExpired':
    case 'Unavailable':
      return <Away said={failure.said} />
    default:
      return assertNever(failure)
  }
}
