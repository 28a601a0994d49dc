import { useEffect, useRef, useState, type FormEvent } from 'react'
import { support } from '#domain/contact.ts'
import { isFailure, type Failure } from '#gateway/failure.ts'
import { RichMessage } from '#i18n/rich-message.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { loadEngine, signIn } from '#session/session.ts'
import { Button } from '#ui/button/button.tsx'
import { ErrorSummary } from '#ui/banner/error-summary.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { PlainLink } from '#ui/link/link.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { SessionNote } from './session-note.tsx'
import { SignInTrouble } from './sign-in-trouble.tsx'
import * as styles from './sign-in.css.ts'

const emailId = 'sign-in-email'
const passwordId = 'sign-in-password'

/** What signing in came to: a failure of the call, or a download that went wrong, which is told like one. */
type Outcome = { readonly failure: Failure | 'not-loaded'; readonly attempt: number }

/** Email and password. Whatever goes wrong, what was typed stays. `onBegin` when the credentials are on their way. */
export function SignInScreen({ onBegin }: { onBegin: () => void }) {
  const t = useMessages()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [attempt, setAttempt] = useState(0)
  const [isWorking, setWorking] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const trouble = useRef<HTMLDivElement>(null)

  const missing = [
    ...(username.trim() === '' ? [{ fieldId: emailId, message: t('sign-in.email.missing') }] : []),
    ...(password === '' ? [{ fieldId: passwordId, message: t('sign-in.password.missing') }] : []),
  ]
  const problems = attempt > 0 ? missing : []
  const errorOf = (fieldId: string) => problems.find(problem => problem.fieldId === fieldId)?.message

  useEffect(() => {
    if (outcome) trouble.current?.focus()
  }, [outcome])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isWorking) return
    setAttempt(attempt + 1)
    setOutcome(null)
    const first = missing[0]
    if (first) return document.getElementById(first.fieldId)?.focus()
    setWorking(true)
    onBegin()
    try {
      await signIn({ username: username.trim(), password })
    } catch (thrown) {
      setOutcome({ failure: isFailure(thrown) ? thrown : 'not-loaded', attempt })
      setWorking(false)
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={event => void submit(event)} onFocus={() => void loadEngine().catch(() => {})}>
      <Heading level={1}>{t('sign-in.title')}</Heading>
      {outcome || problems.length > 0 ? null : <SessionNote />}
      {/* Focus goes to the first field rather than to the summary. */}
      <ErrorSummary title={t('sign-in.summary')} problems={problems} attempt={0} />
      {outcome ? <div ref={trouble} tabIndex={-1}><SignInTrouble failure={outcome.failure} /></div> : null}
      <Stack gap="s6">
        <TextField
          id={emailId} type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} name="username"
          label={t('sign-in.email')} value={username} onChange={setUsername} error={errorOf(emailId)}
        />
        <PasswordField
          id={passwordId} autoComplete="current-password" name="password"
          label={t('sign-in.password')} value={password} onChange={setPassword} error={errorOf(passwordId)}
        />
      </Stack>
      <Button type="submit" block working={isWorking} workingLabel={t('sign-in.working')}>{t('sign-in.action')}</Button>
      <div className={styles.help}>
        <Text look="small" tone="secondary">
          <RichMessage id="sign-in.help" values={{ phone: support.phone }} components={{ 0: <PlainLink href={support.dial} /> }} />
        </Text>
      </div>
    </form>
  )
}
