import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { passwordProblem } from '#session/auth/model/password-problem.ts'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { useChangePassword } from '#session/member/api/personal-info-queries.ts'
import type { MessageKey } from '#i18n/areas.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { PasswordField } from '#ui/forms/fields/password-field.tsx'
import { FormFrame } from '#ui/forms/form-frame.tsx'
import { FormSection, SavedNote } from '#ui/forms/form-sections.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { type RejectedSubmit, useSubmit } from '#ui/forms/use-submit.ts'
import { ChangePasswordRules } from './change-password-rules.tsx'
import { useSavedNote } from '#ui/forms/use-saved-note.ts'

const fields = ['current', 'next'] as const
type Field = (typeof fields)[number]
const idOf = (field: Field) => `password-${field}`
const nothing = { current: '', next: '' }

/**
 * The form for a new password. The server validates it (docs/quality.md#d9); typed values are not
 * stored.
 */
export function ChangePasswordForm() {
  const t = useMessages()
  const email = useInitialAnswers().personal.value?.email
  const [typed, setTyped] = useState(nothing)
  const [refusal, setRefusal] = useState<ReturnType<typeof passwordProblem>>(null)
  const change = useChangePassword()
  const problems: Partial<Record<Field, MessageKey>> = {}
  for (const field of fields)
    if (typed[field] === '') problems[field] = `account.password.${field}.missing`
  const form = useSubmit<Field, Failure>({ fields, typed, problems, idOf })
  const savedNote = useSavedNote(form.savedAt)

  async function send(): Promise<RejectedSubmit<Field, Failure> | null> {
    try {
      await change(typed.current, typed.next)
      setTyped(nothing)
      return null
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown
      const problem = thrown._tag === 'Refused' ? passwordProblem(thrown) : null
      if (problem === null) return { trouble: thrown }
      const isCurrent = problem.messages.includes('forms.password.current-wrong')
      if (!isCurrent) setRefusal(problem)
      const [only] = problem.messages
      return {
        blamed: [
          [
            isCurrent ? 'current' : 'next',
            t(problem.messages.length === 1 && only !== undefined ? only : problem.title),
          ],
        ],
      }
    }
  }

  function submit() {
    setRefusal(null)
    void form.submit(send)
  }

  const field = (name: Field, autoComplete: string) => (
    <PasswordField
      id={idOf(name)}
      name={`${name}-password`}
      autoComplete={autoComplete}
      label={t(`account.password.${name}`)}
      value={typed[name]}
      error={form.errors[name]}
      hint={name === 'next' ? t('account.password.hint') : undefined}
      onChange={(text) => setTyped({ ...typed, [name]: text })}
    />
  )
  const isUntouched = typed.current === '' && typed.next === ''
  const actions = (
    <>
      <Button
        type="submit"
        look="secondary"
        working={form.isWorking}
        workingLabel={t('forms.saving')}
      >
        {t('account.password.action')}
      </Button>
      <SavedNote>
        {isUntouched && savedNote !== null ? t('account.password.saved') : null}
      </SavedNote>
    </>
  )
  return (
    <FormFrame label={t('account.password.title')} onSubmit={submit} actions={actions}>
      <FormSection title={t('account.password.title')} intro={t('account.password.intro')}>
        {refusal !== null && form.errors.next !== undefined ? (
          <ChangePasswordRules problem={refusal} attempt={form.attempt} />
        ) : (
          <ErrorSummary
            title={t('account.password.summary')}
            problems={form.summary}
            attempt={form.attempt}
          />
        )}
        <SaveError
          failure={form.trouble}
          title={t('account.password.failed')}
          support={supportCall}
        />
        {/* Password managers look for a user name in the form, even a hidden one. */}
        {email === undefined ? null : (
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={email}
            readOnly
            hidden
          />
        )}
        {field('current', 'current-password')}
        {field('next', 'new-password')}
      </FormSection>
    </FormFrame>
  )
}
