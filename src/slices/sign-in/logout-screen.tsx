import { useEffect, useRef } from 'react'
import { sessionFieldsOf } from '#domain/user.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#kit/use-store.ts'
import { sessionStore } from '#session/session-store.ts'
import { signOut } from '#session/session.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { PublicCard } from '#ui/public-page/public-page.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Pending } from '#ui/state/pending.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { Told } from './told.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/**
 * The address that signs out. While it works, and when it fails, nothing of the member is shown
 * (AUTH-015). Signed out, the portal leads to sign-in.
 */
export function LogoutScreen() {
  const t = useMessages()
  const session = useStore(sessionStore)
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current || session.tag !== 'signedIn') return
    isAsked.current = true
    void signOut()
  }, [session.tag])
  useKeptFocus(session.tag === 'signedIn' ? session.signOut : session.tag)
  const hasFailed = sessionFieldsOf(session).error !== null
  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>
          {t(session.tag === 'signedOut' ? 'access.logout.done' : 'access.logout.title')}
        </Heading>
        {hasFailed ? (
          <>
            <Told>
              <Banner
                tone="critical"
                headingLevel={2}
                live="alert"
                title={t('access.logout.failed')}
              >
                {t('access.logout.failed.text')}
              </Banner>
            </Told>
            <Button block icon="refresh" onClick={() => void signOut()}>
              {t('ui.try-again')}
            </Button>
          </>
        ) : (
          <Pending label={t('access.logout.title')}>
            <Text tone="secondary">{t('access.logout.text')}</Text>
          </Pending>
        )}
      </Stack>
    </PublicCard>
  )
}
