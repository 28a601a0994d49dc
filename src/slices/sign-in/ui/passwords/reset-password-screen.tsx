import { useState } from 'react'
import { passwordProblem, type PasswordProblem } from '#session/auth/model/password-problem.ts'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { createPasswordCalls } from '#session/auth/api/password-calls.ts'
import { useAttempt } from '#platform/store/use-attempt.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { PasswordField } from '#ui/forms/fields/password-field.tsx'
import { useRefusedValue } from '#ui/forms/use-refused-value.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { SignInError } from '../sign-in-error.tsx'
import { ResetPasswordRules } from './reset-password-rules.tsx'
import { announceFieldError } from '../announce-field-error.ts'
import { typedEmail } from '../typed-email.ts'
import { useRestoredFocus } from '../use-restored-focus.ts'

const fieldId = 'reset-password'

/**
 * Sets a new password with the token of the mail's link, which was removed from the address. The
 * server validates the password (docs/quality.md#d9).
 */
export function ResetPasswordScreen({
  token,
  signIn,
  forgot,
}: {
  token: string | null
  signIn: string
  forgot: string
}) {
  const t = useMessages()
  const [password, setPassword] = useState('')
  const [isWorking, attempt] = useAttempt()
  const [error, refuse] = useRefusedValue(password)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isDone, setDone] = useState(false)

  async function submit() {
    if (token === null) return
    setFailure(null)
    if (password === '') {
      const why = t('sign-in-access.reset.missing')
      refuse(why)
      return announceFieldError(document.getElementById(fieldId), why)
    }
    refuse()
    try {
      await createPasswordCalls((await loadAuthService()).open).reset(token, password)
      setPassword('')
      setDone(true)
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown
      setFailure(thrown)
      const broken = problemOf(thrown)
      if (broken !== null)
        refuse(
          t(
            broken.messages.length === 1
              ? (broken.messages[0] ?? broken.title)
              : 'forms.password.one-problem',
          ),
        )
    }
  }

  const problem = failure === null ? null : problemOf(failure)
  const hasOldLink = failure?._tag === 'Refused' && failure.status === 422 && problem === null
  const isForm = token !== null && !isDone && !hasOldLink
  const username = typedEmail.get()
  useRestoredFocus(isForm)

  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('sign-in-access.reset.title')}</Heading>
        {isDone ? (
          <>
            <Banner
              tone="success"
              headingLevel={2}
              live="status"
              title={t('sign-in-access.reset.done')}
            >
              {t('sign-in-access.reset.done.text')}
            </Banner>
            <ButtonLink block to={signIn}>
              {t('sign-in-access.reset.done.action')}
            </ButtonLink>
          </>
        ) : null}
        {token === null || hasOldLink ? (
          <>
            <Banner
              tone="info"
              headingLevel={2}
              live={hasOldLink ? 'alert' : undefined}
              title={t(
                hasOldLink ? 'sign-in-access.reset.old-link' : 'sign-in-access.reset.no-link',
              )}
            >
              {t(
                hasOldLink
                  ? 'sign-in-access.reset.old-link.text'
                  : 'sign-in-access.reset.no-link.text',
              )}
            </Banner>
            <ButtonLink block to={forgot}>
              {t('sign-in-access.reset.new-link')}
            </ButtonLink>
          </>
        ) : null}
        {isForm ? (
          <form noValidate onSubmit={(event) => void attempt(submit, event)}>
            <Stack gap="s6">
              {problem ? (
                <ResetPasswordRules problem={problem} />
              ) : failure ? (
                <SignInError failure={failure} />
              ) : null}
              {/* Password managers look for a user name in the form, even a hidden one. */}
              {username === '' ? null : (
                <input
                  type="text"
                  name="username"
                  autoComplete="username"
                  value={username}
                  readOnly
                  hidden
                />
              )}
              <PasswordField
                id={fieldId}
                name="new-password"
                autoComplete="new-password"
                label={t('sign-in-access.reset.password')}
                hint={t('sign-in-access.reset.hint')}
                value={password}
                onChange={setPassword}
                error={error}
              />
              <Button
                type="submit"
                block
                working={isWorking}
                workingLabel={t('sign-in-access.reset.saving')}
              >
                {t('sign-in-access.reset.action')}
              </Button>
            </Stack>
          </form>
        ) : null}
        {isDone ? null : (
          <Link look="standalone" icon="arrow-left" to={signIn}>
            {t('sign-in-access.back')}
          </Link>
        )}
      </Stack>
    </PublicCard>
  )
}

const problemOf = (failure: Failure): PasswordProblem | null =>
  failure._tag === 'Refused' && failure.status === 422 ? passwordProblem(failure) : null
