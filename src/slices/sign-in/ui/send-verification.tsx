import { useState, type ReactNode } from 'react'
import { createVerificationCalls } from '../api/verification-calls.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { EmailForm } from './email-form.tsx'
import { useRestoredFocus } from './use-restored-focus.ts'

/** Sends the verification mail again. The confirmation is the same for every address. */
export function SendVerification({ action, children }: { action: string; children: ReactNode }) {
  const t = useMessages()
  const [sentTo, setSentTo] = useState<string | null>(null)
  useRestoredFocus(sentTo)

  async function send(email: string) {
    await createVerificationCalls((await loadAuthService()).open).send(email)
    setSentTo(email)
  }

  if (sentTo === null)
    return (
      <EmailForm action={action} onSend={send}>
        {children}
      </EmailForm>
    )
  return (
    <>
      <Banner tone="success" headingLevel={2} live="status" title={t('sign-in-access.verify.sent')}>
        {t('sign-in-access.verify.sent.text', { email: sentTo })}
      </Banner>
      <Button look="secondary" block onClick={() => setSentTo(null)}>
        {t('sign-in-access.again')}
      </Button>
    </>
  )
}
