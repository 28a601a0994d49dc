import { useState, type ReactNode } from 'react'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { useAttempt } from '#platform/store/use-attempt.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { useRefusedValue } from '#ui/forms/use-refused-value.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { SignInError } from './sign-in-error.tsx'
import { announceFieldError } from './announce-field-error.ts'
import { typedEmail } from './typed-email.ts'
import { useTypedBefore } from './use-typed-before.ts'

const fieldId = 'access-email'

/**
 * A form that sends a mail to an address. `onSend` rejects with a Failure, which is shown above the
 * form; the typed address stays.
 */
export function EmailForm({
  action,
  onSend,
  children,
}: {
  action: string
  onSend: (email: string) => Promise<void>
  children?: ReactNode
}) {
  const t = useMessages()
  const [email, setEmail] = useState(typedEmail.get)
  const [isWorking, attempt] = useAttempt()
  const [problem, refuse] = useRefusedValue(email)
  const [failure, setFailure] = useState<Failure | null>(null)
  useTypedBefore(fieldId, setEmail)

  async function submit() {
    const address = email.trim()
    setFailure(null)
    // The server validates the address; only an obviously invalid one is rejected here.
    if (!/^[^@\s]+@[^@\s]+$/.test(address)) {
      const why = t(address === '' ? 'sign-in.email.missing' : 'forms.email.form')
      refuse(why)
      return announceFieldError(document.getElementById(fieldId), why)
    }
    refuse()
    typedEmail.set(address)
    try {
      await onSend(address)
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown
      setFailure(thrown)
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void attempt(submit, event)}>
      <Stack gap="s6">
        {children}
        {failure ? <SignInError failure={failure} /> : null}
        <TextField
          id={fieldId}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          label={t('sign-in.email')}
          value={email}
          onChange={setEmail}
          error={problem}
        />
        <Button type="submit" block working={isWorking} workingLabel={t('sign-in-access.sending')}>
          {action}
        </Button>
      </Stack>
    </form>
  )
}
