import { useEffect, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { useCountdown } from '#platform/time/use-countdown.ts'
import { announce } from '#ui/feedback/announcer-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { SentMfaCode } from './sent-mfa-code.ts'
import * as styles from '../sign-in.css.ts'

/**
 * Requests another code after the server's wait, or another destination. `onResend` resolves to
 * whether a code was sent.
 */
export function ResendMfaCode({
  sent,
  isWorking,
  onResend,
  onOther,
}: {
  sent: SentMfaCode
  isWorking: boolean
  onResend: () => Promise<boolean>
  onOther: (() => void) | null
}) {
  const t = useMessages()
  const [isResent, setResent] = useState(false)
  const wait = useCountdown(sent.again)
  const isReady = wait === 0

  useEffect(() => {
    if (isReady) announce(t('sign-in-access.mfa.resend.ready'))
  }, [isReady, t])

  async function resend() {
    if (!(await onResend())) return
    setResent(true)
    announce(t('sign-in-access.mfa.resent'))
  }

  return (
    <div className={styles.help}>
      <Stack gap="s3">
        {isResent ? (
          <Text look="small" strong>
            {t('sign-in-access.mfa.resent')}
          </Text>
        ) : null}
        {/* Screen readers announce the end of the wait instead of each second. The button keeps
            its place and the focus. */}
        <Text look="small" tone="secondary" aria-live="off">
          {isReady
            ? t('sign-in-access.mfa.resend.ready')
            : t('sign-in-access.mfa.resend.wait', { seconds: wait })}
        </Text>
        <Inline>
          <Button
            look="secondary"
            unavailable={!isReady}
            working={isWorking}
            workingLabel={t('sign-in-access.sending')}
            onClick={() => void resend()}
          >
            {t('sign-in-access.mfa.resend')}
          </Button>
          {onOther ? (
            <Button look="secondary" onClick={onOther}>
              {t('sign-in-access.mfa.other')}
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </div>
  )
}
