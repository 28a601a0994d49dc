import { useState } from 'react'
import { createPasswordCalls } from '#session/auth/api/password-calls.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { EmailForm } from '../email-form.tsx'
import { useRestoredFocus } from '../use-restored-focus.ts'

/**
 * Sends a mail with a link for a new password. The response is the same for known and unknown
 * addresses; `signIn` is the path of sign-in.
 */
export function ForgotPasswordScreen({ signIn }: { signIn: string }) {
  const t = useMessages()
  const [sentTo, setSentTo] = useState<string | null>(null)
  useRestoredFocus(sentTo)

  async function send(email: string) {
    await createPasswordCalls((await loadAuthService()).open).requestReset(email)
    setSentTo(email)
  }

  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('sign-in-access.forgot.title')}</Heading>
        {sentTo === null ? (
          <EmailForm action={t('sign-in-access.forgot.action')} onSend={send}>
            <Text>{t('sign-in-access.forgot.intro')}</Text>
          </EmailForm>
        ) : (
          <>
            <Banner
              tone="success"
              headingLevel={2}
              live="status"
              title={t('sign-in-access.forgot.sent')}
            >
              {t('sign-in-access.forgot.sent.text', { email: sentTo })}
            </Banner>
            <Button look="secondary" block onClick={() => setSentTo(null)}>
              {t('sign-in-access.again')}
            </Button>
          </>
        )}
        <Link look="standalone" icon="arrow-left" to={signIn}>
          {t('sign-in-access.back')}
        </Link>
      </Stack>
    </PublicCard>
  )
}
