import { useEffect, useRef, useState, type FormEvent } from 'react'
import { passwordProblem } from '#domain/password-problem.ts'
import { isFailure, type Failure } from '#gateway/failure.ts'
import { createPasswordCalls } from '#gateway/passwords.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { loadEngine } from '#session/session.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { PasswordField } from '#ui/field/password-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { PublicCard } from '#ui/public-page/public-page.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { CallTrouble } from './call-trouble.tsx'
import { PasswordRules } from './password-rules.tsx'

const fieldId = 'reset-password'

/** A new password with the token of the mail's link, which the page took out of its address. The rules are the server's (quality.md D9). */
export function ResetPasswordScreen({ token, signIn, forgot }: { token: string | null; signIn: string; forgot: string }) {
  const t = useMessages()
  const [password, setPassword] = useState('')
  const [isWorking, setWorking] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isDone, setDone] = useState(false)
  const trouble = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (failure) trouble.current?.focus()
  }, [failure])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isWorking || token === null) return
    setFailure(null)
    setMissing(password === '')
    if (password === '') return document.getElementById(fieldId)?.focus()
    setWorking(true)
    try {
      await createPasswordCalls((await loadEngine()).open).reset(token, password)
      setPassword('')
      setDone(true)
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown
      setFailure(thrown)
    } finally {
      setWorking(false)
    }
  }

  const problem = failure?._tag === 'Refused' && failure.status === 422 ? passwordProblem(failure) : null
  const hasOldLink = failure?._tag === 'Refused' && failure.status === 422 && problem === null
  const isForm = token !== null && !isDone && !hasOldLink

  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('access.reset.title')}</Heading>
        {isDone ? (
          <>
            <Banner tone="success" headingLevel={2} live="status" title={t('access.reset.done')}>{t('access.reset.done.text')}</Banner>
            <Link look="standalone" to={signIn}>{t('access.reset.done.action')}</Link>
          </>
        ) : null}
        {token === null || hasOldLink ? (
          <>
            <Banner tone="info" headingLevel={2} live={hasOldLink ? 'alert' : undefined} title={t(hasOldLink ? 'access.reset.old-link' : 'access.reset.no-link')}>
              {t(hasOldLink ? 'access.reset.old-link.text' : 'access.reset.no-link.text')}
            </Banner>
            <Link look="standalone" to={forgot}>{t('access.reset.new-link')}</Link>
          </>
        ) : null}
        {isForm ? (
          <form noValidate onSubmit={event => void submit(event)}>
            <Stack gap="s6">
              {failure ? (
                <div ref={trouble} tabIndex={-1}>{problem ? <PasswordRules problem={problem} /> : <CallTrouble failure={failure} />}</div>
              ) : null}
              <PasswordField
                id={fieldId} name="new-password" autoComplete="new-password" label={t('access.reset.password')} hint={t('access.reset.hint')}
                value={password} onChange={setPassword} error={isMissing ? t('access.reset.missing') : problem ? t(problem.messages[0] ?? problem.title) : undefined}
              />
              <Button type="submit" block working={isWorking} workingLabel={t('access.reset.saving')}>{t('access.reset.action')}</Button>
            </Stack>
          </form>
        ) : null}
        {isDone ? null : <Text><Link to={signIn}>{t('access.back')}</Link></Text>}
      </Stack>
    </PublicCard>
  )
}
