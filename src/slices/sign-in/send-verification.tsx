import { useState, type ReactNode } from 'react'
import { createVerificationCalls } from '#gateway/verification.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { loadEngine } from '#session/session.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmailForm } from './email-form.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

/** Has the mail that confirms an address sent again, and says so the same way for every address. */
export function SendVerification({ action, children }: { action: string; children: ReactNode }) {
  const t = useMessages()
  const [sentTo, setSentTo] = useState<string | null>(null)
  useKeptFocus(sentTo)

  async function send(email: string) {
    await createVerificationCalls((await loadEngine()).open).send(email)
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
      <Banner tone="success" headingLevel={2} live="status" title={t('access.verify.sent')}>
        {t('access.verify.sent.text', { email: sentTo })}
      </Banner>
      <Button look="secondary" block onClick={() => setSentTo(null)}>
        {t('access.again')}
      </Button>
    </>
  )
}
