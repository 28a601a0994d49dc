import { useEffect, useState } from 'react'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { createVerificationCalls } from '../../api/verification-calls.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { SignInError } from '../sign-in-error.tsx'
import { SendVerification } from '../send-verification.tsx'
import { useRestoredFocus } from '../use-restored-focus.ts'

/** The state of the verification by the member's link; there is none without a link. */
type Confirming =
  | { readonly tag: 'none' }
  | { readonly tag: 'confirming' }
  | { readonly tag: 'confirmed' }
  | { readonly tag: 'failed'; readonly failure: Failure }

/**
 * Shown when sign-in requires a verified address, and as the target of the mail's link. `token` is
 * from the link; `onExpired` runs when it is no longer valid.
 */
export function VerificationRequiredScreen({
  token,
  signIn,
  onExpired,
}: {
  token: string | null
  signIn: string
  onExpired: () => void
}) {
  const t = useMessages()
  const [link, setLink] = useState<Confirming>(
    token === null ? { tag: 'none' } : { tag: 'confirming' },
  )
  const [tries, setTries] = useState(0)
  useRestoredFocus(link.tag)

  useEffect(() => {
    if (token === null) return
    let isWanted = true
    loadAuthService()
      .then(({ open }) => createVerificationCalls(open).confirm(token))
      .then(() => isWanted && setLink({ tag: 'confirmed' }))
      .catch((thrown: unknown) => {
        if (!isFailure(thrown)) throw thrown
        if (!isWanted) return
        if (thrown._tag === 'Refused' && thrown.status === 422) onExpired()
        else setLink({ tag: 'failed', failure: thrown })
      })
    return () => void (isWanted = false)
    // oxlint-disable-next-line react/exhaustive-deps -- a link is confirmed once, and again only by hand
  }, [token, tries])

  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('sign-in-access.verify.title')}</Heading>
        {content()}
        {link.tag === 'confirmed' ? null : (
          <Link look="standalone" icon="arrow-left" to={signIn}>
            {t('sign-in-access.back')}
          </Link>
        )}
      </Stack>
    </PublicCard>
  )

  function content() {
    switch (link.tag) {
      case 'none':
        return (
          <SendVerification action={t('sign-in-access.verify.resend')}>
            <Text>{t('sign-in-access.verify.text')}</Text>
          </SendVerification>
        )
      case 'confirming':
        return (
          <LoadingStatus label={t('sign-in-access.verify.confirming')}>
            <Text tone="secondary">{t('sign-in-access.verify.confirming')}</Text>
          </LoadingStatus>
        )
      case 'confirmed':
        return (
          <>
            <Banner
              tone="success"
              headingLevel={2}
              live="status"
              title={t('sign-in-access.verify.done')}
            >
              {t('sign-in-access.verify.done.text')}
            </Banner>
            <ButtonLink block to={signIn}>
              {t('sign-in.action')}
            </ButtonLink>
          </>
        )
      case 'failed':
        return (
          <>
            <SignInError failure={link.failure} hasTyped={false} />
            <Button
              block
              onClick={() => {
                setLink({ tag: 'confirming' })
                setTries(tries + 1)
              }}
            >
              {t('ui.try-again')}
            </Button>
          </>
        )
    }
  }
}
