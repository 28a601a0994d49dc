import { useState } from 'react'
import { support } from '#platform/model/support-contact.ts'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { RichMessage } from '#i18n/rich-message.tsx'
import { leaving, useAttempt } from '#platform/store/use-attempt.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { loadAuthService, signIn } from '#session/auth/session-actions.ts'
import { Button } from '#ui/primitives/button.tsx'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { PasswordField } from '#ui/forms/fields/password-field.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { Link, PlainLink } from '#ui/navigation/link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { SessionEndedNote } from './session-ended-note.tsx'
import { CredentialsError } from './credentials-error.tsx'
import { typedEmail } from '../typed-email.ts'
import { useTypedBefore } from '../use-typed-before.ts'
import * as styles from '../sign-in.css.ts'

const emailId = 'sign-in-email'
const passwordId = 'sign-in-password'

/** The result of a failed sign-in: the failure of the call, or a module that failed to load. */
type Outcome = { readonly failure: Failure | 'not-loaded'; readonly attempt: number }

/**
 * A page other than the landing path: the second step, the email verification, or a wait (in
 * seconds, if the server sent it).
 */
export type SignInTurn =
  | { readonly to: 'mfa'; readonly mfaToken: string }
  | { readonly to: 'verificationRequired' }
  | { readonly to: 'rateLimitExceeded'; readonly seconds: number | undefined }

/**
 * The form of email and password. The typed email stays after a failure, the password until the
 * page is left. `onBegin` runs before the call, `onTurn` when another page comes next; `forgot` is
 * the path for a forgotten password. `by` and `title` replace the sign-in of the portal.
 */
export function SignInScreen({
  onBegin,
  onTurn,
  forgot,
  by = signIn,
  title,
}: {
  onBegin: () => void
  onTurn: (turn: SignInTurn) => void
  forgot: string
  by?: typeof signIn
  title?: string
}) {
  const t = useMessages()
  const [username, setUsername] = useState(typedEmail.get)
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [isWorking, run] = useAttempt()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useTypedBefore(emailId, setUsername)
  useTypedBefore(passwordId, setPassword)

  const missing = [
    ...(username.trim() === '' ? [{ fieldId: emailId, message: t('sign-in.email.missing') }] : []),
    ...(password === '' ? [{ fieldId: passwordId, message: t('sign-in.password.missing') }] : []),
  ]
  const problems = attempt > 0 ? missing : []
  const errorOf = (fieldId: string) =>
    problems.find((problem) => problem.fieldId === fieldId)?.message

  async function submit() {
    setAttempt(attempt + 1)
    setOutcome(null)
    const first = missing[0]
    if (first) return void document.getElementById(first.fieldId)?.focus()
    typedEmail.set(username.trim())
    onBegin()
    try {
      await by({ username: username.trim(), password })
      // Clears the email for the next visitor of this page.
      typedEmail.set('')
      return leaving
    } catch (thrown) {
      const turn = isFailure(thrown) ? turnOf(thrown) : null
      if (turn) {
        onTurn(turn)
        return leaving
      }
      setOutcome({ failure: isFailure(thrown) ? thrown : 'not-loaded', attempt })
    }
  }

  return (
    <form
      className={styles.form}
      // A form that is sent before its script works must not put a password into the address.
      method="post"
      noValidate
      onSubmit={(event) => void run(submit, event)}
      onFocus={() => void loadAuthService().catch(() => {})}
    >
      <Heading level={1}>{title ?? t('sign-in.title')}</Heading>
      {outcome || problems.length > 0 || title !== undefined ? null : <SessionEndedNote />}
      {/* The first invalid field takes the focus instead of the summary. */}
      <ErrorSummary title={t('sign-in.summary')} problems={problems} attempt={0} />
      {outcome ? <CredentialsError failure={outcome.failure} /> : null}
      <Stack gap="s6">
        <TextField
          id={emailId}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          name="username"
          label={t('sign-in.email')}
          value={username}
          onChange={setUsername}
          error={errorOf(emailId)}
        />
        <PasswordField
          id={passwordId}
          autoComplete="current-password"
          name="password"
          label={t('sign-in.password')}
          value={password}
          onChange={setPassword}
          error={errorOf(passwordId)}
        />
      </Stack>
      <div className={styles.forgot}>
        <Link look="standalone" to={forgot} onClick={() => typedEmail.set(username.trim())}>
          {t('sign-in.forgot')}
        </Link>
      </div>
      <Button type="submit" block working={isWorking} workingLabel={t('sign-in.working')}>
        {t('sign-in.action')}
      </Button>
      <div className={styles.help}>
        <Text look="small" tone="secondary">
          <RichMessage
            id="sign-in.help"
            values={{ phone: support.phone }}
            components={{ 0: <PlainLink href={support.dial} /> }}
          />
        </Text>
      </div>
    </form>
  )
}

function turnOf(failure: Failure): SignInTurn | null {
  if (failure._tag === 'TooMany') return { to: 'rateLimitExceeded', seconds: failure.retryAfter }
  if (failure._tag !== 'NotAllowed') return null
  if (failure.mfaToken !== undefined) return { to: 'mfa', mfaToken: failure.mfaToken }
  return failure.error === 'verification_required' ? { to: 'verificationRequired' } : null
}
