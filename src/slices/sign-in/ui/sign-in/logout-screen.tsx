import { useEffect } from 'react'
import { sessionFieldsOf } from '#session/member/model/user.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { signOut } from '#session/auth/session-actions.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LoadingStatus } from '#ui/feedback/loading-status.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { StatusText } from '../status-text.tsx'
import { useRestoredFocus } from '../use-restored-focus.ts'

/**
 * The page that signs out and then leads to sign-in. It shows no member data while it works or when
 * it fails (AUTH-015), and asks once: after a failure the member, or the network's return, asks again.
 */
export function LogoutScreen() {
  const t = useMessages()
  const session = useStore(sessionStore)
  const isUnasked = session.tag === 'signedIn' && session.signOut === 'no'
  useEffect(() => {
    if (isUnasked) void signOut()
  }, [isUnasked])
  useRestoredFocus(session.tag === 'signedIn' ? session.signOut : session.tag)
  const hasFailed = sessionFieldsOf(session).error !== null
  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>
          {t(
            session.tag === 'signedOut'
              ? 'sign-in-access.logout.done'
              : 'sign-in-access.logout.title',
          )}
        </Heading>
        {hasFailed ? (
          <>
            <StatusText>
              <Banner
                tone="critical"
                headingLevel={2}
                live="alert"
                title={t('sign-in-access.logout.failed')}
              >
                {t('sign-in-access.logout.failed.text')}
              </Banner>
            </StatusText>
            <Button block icon="refresh" onClick={() => void signOut()}>
              {t('ui.try-again')}
            </Button>
          </>
        ) : (
          <LoadingStatus label={t('sign-in-access.logout.title')}>
            <Text tone="secondary">{t('sign-in-access.logout.text')}</Text>
          </LoadingStatus>
        )}
      </Stack>
    </PublicCard>
  )
}
