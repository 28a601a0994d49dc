import { useState, type ReactNode } from 'react'
import { createVerificationCalls } from '#gateway/verification.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { loadEngine } from '#session/session.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { EmailForm } from './email-form.tsx'

/** Has the mail that confirms an address sent again, and says so the same way for every address. */
export function SendVerification({ action, children }: { action: string; children: ReactNode }) {
  const t = useMessages()
  const [sentTo, setSentTo] = useState<string | null>(null)

  async function send(email: string) {
    await createVerificationCalls((await loadEngine()).open).send(email)
    setSentTo(email)
  }

  return sentTo === null
    ? <EmailForm action={action} onSend={send}>{children}</EmailForm>
    : <Banner tone="success" headingLevel={2} live="status" title={t('access.verify.sent')}>{t('access.verify.sent.text', { email: sentTo })}</Banner>
}
