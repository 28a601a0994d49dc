import { minutesFrom } from '../model/wait-minutes.ts'
import type { ReactNode } from 'react'
import { support } from '#platform/model/support-contact.ts'
import type { Failure, RateLimited } from '#platform/http/failure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { CallReference } from '#ui/feedback/call-reference.tsx'
import { withMessage } from '#ui/feedback/query-state/refusal-message.ts'
import { StatusText } from './status-text.tsx'

/** The wait as text: seconds below a minute, else minutes. */
export function RetryWait({ seconds }: { seconds: number | undefined }) {
  const t = useMessages()
  const minutes = seconds === undefined ? null : minutesFrom(seconds, 60)
  const wait =
    seconds === undefined
      ? t('sign-in.too-many.later')
      : minutes === null
        ? t('sign-in.too-many.seconds', { seconds })
        : t('sign-in.too-many.minutes', { minutes })
  return <span>{wait}</span>
}

/** An error message that takes the focus; with the contacts of support when nothing else helps. */
export function SignInErrorBanner({
  title,
  withSupport = false,
  children,
}: {
  title: string
  withSupport?: boolean
  children: ReactNode
}) {
  const t = useMessages()
  const contact = (
    <>
      <PlainLink look="standalone" href={support.dial}>
        {t('common.call', { phone: support.phone })}
      </PlainLink>
      <PlainLink look="standalone" href={`mailto:${support.email}`}>
        {support.email}
      </PlainLink>
    </>
  )
  return (
    <StatusText>
      <Banner
        tone="critical"
        title={title}
        headingLevel={2}
        live="alert"
        actions={withSupport ? contact : undefined}
      >
        {children}
      </Banner>
    </StatusText>
  )
}

/**
 * The service is unreachable or its response is invalid. `hasTyped` adds that the typed text is
 * kept; `said` is the server's message.
 */
export function SignInUnavailable({
  hasTyped = true,
  failure = null,
}: {
  hasTyped?: boolean
  failure?: Failure | null
}) {
  const t = useMessages()
  return (
    <SignInErrorBanner title={t('common.away.title')} withSupport>
      <CallReference of={failure}>
        {withMessage(
          failure && 'said' in failure ? failure.said : undefined,
          t(hasTyped ? 'sign-in.away.text' : 'sign-in-access.away.text'),
        )}
      </CallReference>
    </SignInErrorBanner>
  )
}

/** Too many attempts: the server's message and the wait. */
export function TooManyAttempts({
  title,
  failure: { said, retryAfter },
}: {
  title: string
  failure: Pick<RateLimited, 'said' | 'retryAfter'>
}) {
  return (
    <SignInErrorBanner title={title}>
      <span>{said}</span> <RetryWait seconds={retryAfter} />
    </SignInErrorBanner>
  )
}

/**
 * The error of a call of these pages. A message of the server is shown unchanged (2§8); `hasTyped`
 * adds that the typed text is kept.
 */
export function SignInError({
  failure,
  hasTyped = true,
}: {
  failure: Failure
  hasTyped?: boolean
}) {
  const t = useMessages()
  switch (failure._tag) {
    case 'Refused':
    case 'NotAllowed':
      return (
        <SignInErrorBanner
          title={t('sign-in-access.trouble.refused')}
          withSupport={failure._tag === 'NotAllowed'}
        >
          {failure.said ?? t('sign-in-access.trouble.refused.text')}
        </SignInErrorBanner>
      )
    case 'TooMany':
      return <TooManyAttempts title={t('sign-in-access.trouble.too-many')} failure={failure} />
    case 'Offline':
      return (
        <SignInErrorBanner title={t('common.offline.title')}>
          {t(hasTyped ? 'sign-in.offline.text' : 'sign-in-access.offline.text')}
        </SignInErrorBanner>
      )
    case 'ContractBroken':
    case 'SessionExpired':
    case 'Unavailable':
      return <SignInUnavailable hasTyped={hasTyped} failure={failure} />
  }
}
