import { useEffect, useRef, useState, type FormEvent } from 'react'
import { codeIn } from '#session/auth/model/one-time-code.ts'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { useAttempt } from '#platform/store/use-attempt.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { announce } from '#ui/feedback/announcer-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { useRefusedValue } from '#ui/forms/use-refused-value.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { SignInError } from '../sign-in-error.tsx'
import { ResendMfaCode } from './resend-mfa-code.tsx'
import { announceFieldError } from '../announce-field-error.ts'
import type { SentMfaCode } from './sent-mfa-code.ts'

/**
 * The form of the one-time code. `onCode` and `onResend` reject with a Failure; a rejected code
 * stays in its field with the error. `sent` is `null` for a code of the member's app, `onOther`
 * without another way.
 */
export function MfaCodeForm({
  sent,
  onCode,
  onResend,
  onOther,
}: {
  sent: SentMfaCode | null
  onCode: (code: string, trustDevice: boolean) => Promise<void>
  onResend?: () => Promise<void>
  onOther: (() => void) | null
}) {
  const t = useMessages()
  const [typed, setTyped] = useState('')
  const [trusts, setTrusts] = useState(false)
  const [isWorking, attempt] = useAttempt()
  const [task, setTask] = useState<'check' | 'resend'>('check')
  const [problem, setRefused] = useRefusedValue(typed)
  const [failure, setFailure] = useState<Failure | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const point = sent?.point
  const where =
    sent === null
      ? t('sign-in-access.mfa.app.open')
      : point
        ? t(
            point.contactType === 'EMAIL'
              ? 'sign-in-access.mfa.sent.email'
              : 'sign-in-access.mfa.sent.sms',
            {
              destination: point.destination,
            },
          )
        : t('sign-in-access.mfa.sent.before')

  useEffect(() => {
    input.current?.focus()
    announce(where)
    // oxlint-disable-next-line react/exhaustive-deps -- said once, on arrival; another code has words of its own
  }, [])

  /** Shows the error at the code and selects it, so that typing replaces it. */
  function refuse(why: string) {
    setRefused(why)
    announceFieldError(input.current, why)
    input.current?.select()
  }

  /** Resolves to whether it was done. */
  async function run(what: typeof task, work: () => Promise<void>): Promise<boolean> {
    let isDone = false
    await attempt(async () => {
      setTask(what)
      setFailure(null)
      setRefused()
      try {
        await work()
        isDone = true
      } catch (thrown) {
        if (!isFailure(thrown)) throw thrown
        if (thrown._tag === 'Refused' && thrown.status === 422 && what === 'check')
          refuse(thrown.said ?? t('sign-in-access.mfa.code.wrong'))
        else setFailure(thrown)
      }
    })
    return isDone
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isWorking) return
    const code = codeIn(typed)
    if (code === null) refuse(t('sign-in-access.mfa.code.wrong'))
    else void run('check', () => onCode(code, trusts))
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="s6">
        <Text>{where}</Text>
        {failure ? <SignInError failure={failure} /> : null}
        <TextField
          ref={input}
          id="mfa-code"
          name="one-time-code"
          look="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={20}
          label={t('sign-in-access.mfa.code')}
          hint={t(sent === null ? 'sign-in-access.mfa.app.hint' : 'sign-in-access.mfa.code.hint')}
          value={typed}
          onChange={setTyped}
          error={problem}
        />
        <Checkbox checked={trusts} onChange={setTrusts} detail={t('sign-in-access.mfa.trust.hint')}>
          {t('sign-in-access.mfa.trust')}
        </Checkbox>
        <Button
          type="submit"
          block
          working={isWorking && task === 'check'}
          workingLabel={t('sign-in-access.mfa.checking')}
        >
          {t('sign-in-access.mfa.check')}
        </Button>
        {sent !== null && onResend ? (
          <ResendMfaCode
            sent={sent}
            isWorking={isWorking && task === 'resend'}
            onResend={() => run('resend', onResend)}
            onOther={onOther}
          />
        ) : onOther ? (
          <Button look="secondary" onClick={onOther}>
            {t('sign-in-access.mfa.other')}
          </Button>
        ) : null}
      </Stack>
    </form>
  )
}
