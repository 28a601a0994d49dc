import { useEffect, useRef, useState, type FormEvent } from 'react'
import { codeIn, type MfaChallenge } from '#domain/mfa.ts'
import { isFailure, type Failure } from '#gateway/failure.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { announce } from '#ui/announcer/announcer-store.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/choice/checkbox.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useCountdown } from '#kit/use-countdown.ts'
import { CallTrouble } from './call-trouble.tsx'

/** A code that was sent; `at` is when its answer came, in milliseconds since 1970. */
export type Sent = MfaChallenge & { readonly at: number }

const fieldId = 'mfa-code'

/**
 * The code, typed, pasted or filled in by the phone. `onCode` and `onResend` reject with a Failure: a code that is not taken is told at
 * its field and stays to be looked at. `onOther` is null where there is no other way.
 */
export function EnterCode({ sent, onCode, onResend, onOther }: {
  sent: Sent
  onCode: (code: string, trustDevice: boolean) => Promise<void>
  onResend: () => Promise<void>
  onOther: (() => void) | null
}) {
  const t = useMessages()
  const [typed, setTyped] = useState('')
  const [trusts, setTrusts] = useState(false)
  const [working, setWorking] = useState<'check' | 'resend' | null>(null)
  const [problem, setProblem] = useState<string | undefined>()
  const [failure, setFailure] = useState<Failure | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const wait = useCountdown(sent.at + sent.resendAfter * 1000)
  const where = t(sent.contactType === 'EMAIL' ? 'access.mfa.sent.email' : 'access.mfa.sent.sms', { destination: sent.destination })

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (wait === 0) announce(t('access.mfa.resend.ready'))
  }, [wait === 0, t])

  async function attempt(what: 'check' | 'resend', task: () => Promise<void>): Promise<boolean> {
    setWorking(what)
    setFailure(null)
    setProblem(undefined)
    try {
      await task()
      return true
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown
      if (thrown._tag === 'Refused') {
        setProblem(thrown.said ?? t('access.mfa.code.wrong'))
        input.current?.focus()
      } else setFailure(thrown)
      return false
    } finally {
      setWorking(null)
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const code = codeIn(typed)
    if (working) return
    if (code === null) {
      setProblem(t('access.mfa.code.wrong'))
      input.current?.focus()
    } else void attempt('check', () => onCode(code, trusts))
  }

  async function resend() {
    if (!working && (await attempt('resend', onResend))) announce(t('access.mfa.resent'))
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="s6">
        <Text role="status">{where}</Text>
        {failure ? <CallTrouble failure={failure} /> : null}
        <TextField
          ref={input} id={fieldId} name="one-time-code" inputMode="numeric" autoComplete="one-time-code" spellCheck={false} maxLength={20}
          label={t('access.mfa.code')} hint={t('access.mfa.code.hint')} value={typed} onChange={setTyped} error={problem}
        />
        <Checkbox checked={trusts} onChange={setTrusts}>
          {t('access.mfa.trust')} <Text as="span" look="small" tone="secondary">{t('access.mfa.trust.hint')}</Text>
        </Checkbox>
        <Button type="submit" block working={working === 'check'} workingLabel={t('access.mfa.checking')}>{t('access.mfa.check')}</Button>
        <Stack gap="s3" align="start">
          {wait > 0 ? (
            // The seconds are for the eyes; a reader hears when it is time.
            <Text look="small" tone="secondary" aria-live="off">{t('access.mfa.resend.wait', { seconds: wait })}</Text>
          ) : (
            <Button look="quiet" working={working === 'resend'} workingLabel={t('access.mfa.sending')} onClick={() => void resend()}>{t('access.mfa.resend')}</Button>
          )}
          {onOther ? <Button look="quiet" onClick={onOther}>{t('access.mfa.other')}</Button> : null}
        </Stack>
      </Stack>
    </form>
  )
}
