import type { ReactNode } from 'react'
import { support } from '#domain/contact.ts'
import type { Failure } from '#gateway/failure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { assertNever } from '#kit/assert-never.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { PlainLink } from '#ui/link/link.tsx'

/** What came of signing in when it did not work, and what to do. A message of the server is shown as it came (2§8). */
export function SignInTrouble({ failure }: { failure: Failure | 'not-loaded' }) {
  const t = useMessages()
  if (failure === 'not-loaded') {
    return navigator.onLine ? <Away /> : <Trouble title={t('common.offline.title')}>{t('sign-in.offline.text')}</Trouble>
  }
  switch (failure._tag) {
    case 'Refused':
      return <Trouble title={t('sign-in.refused')}>{failure.said ?? t('sign-in.refused.text')}</Trouble>
    case 'NotAllowed':
      if (failure.mfaToken !== undefined) return <Trouble title={t('sign-in.second-step')} withSupport>{t('sign-in.second-step.text')}</Trouble>
      return failure.error === 'account_locked'
        ? <Trouble title={t('sign-in.locked')} withSupport>{failure.said ?? t('sign-in.locked.text')}</Trouble>
        : <Trouble title={t('sign-in.not-allowed')} withSupport>{failure.said ?? t('sign-in.not-allowed.text')}</Trouble>
    case 'TooMany':
      return <Trouble title={t('sign-in.too-many')}><Wait seconds={failure.retryAfter} /></Trouble>
    case 'Offline':
      return <Trouble title={t('common.offline.title')}>{t('sign-in.offline.text')}</Trouble>
    case 'ContractBroken':
    case 'SessionExpired':
    case 'Unavailable':
      return <Away />
    default:
      return assertNever(failure)
  }
}

function Wait({ seconds }: { seconds: number | undefined }) {
  const t = useMessages()
  if (seconds === undefined) return t('sign-in.too-many.later')
  return seconds < 60 ? t('sign-in.too-many.seconds', { seconds }) : t('sign-in.too-many.minutes', { minutes: Math.ceil(seconds / 60) })
}

function Away() {
  const t = useMessages()
  return <Trouble title={t('common.away.title')} withSupport>{t('sign-in.away.text')}</Trouble>
}

function Trouble({ title, withSupport = false, children }: { title: string; withSupport?: boolean; children: ReactNode }) {
  const t = useMessages()
  const contact = (
    <>
      <PlainLink look="standalone" href={support.dial}>{t('common.call', { phone: support.phone })}</PlainLink>
      <PlainLink look="standalone" href={`mailto:${support.email}`}>{support.email}</PlainLink>
    </>
  )
  return (
    <Banner tone="critical" title={title} headingLevel={2} live="alert" actions={withSupport ? contact : undefined}>
      {children}
    </Banner>
  )
}
