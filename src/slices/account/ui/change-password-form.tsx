import { useState } from 'react'
import { passwordProblem } from '#session/auth/model/password-problem.ts'
import { useChangePassword } from '#session/member/api/personal-info-queries.ts'
import type { MessageKey } from '#i18n/areas.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useInitialAnswers } from '#session/member/member-context.tsx'
import { PasswordField } from '#ui/forms/fields/password-field.tsx'
import { Form } from '#ui/forms/form/form.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { ChangePasswordRules } from './change-password-rules.tsx'

const fields = ['current', 'next'] as const
type Field = (typeof fields)[number]
type Passwords = Readonly<Record<Field, string>>
const nothing: Passwords = { current: '', next: '' }

const missing = (typed: Passwords): Partial<Record<Field, MessageKey>> =>
  Object.fromEntries(
    fields
      .filter((field) => typed[field] === '')
      .map((field) => [field, `account.password.${field}.missing`]),
  )

/**
 * The form for a new password. The server validates it (docs/quality.md#d9); typed values are not
 * stored.
 */
export function ChangePasswordForm() {
  const t = useMessages()
  const email = useInitialAnswers().personal.value?.email
  const [rules, setRules] = useState<ReturnType<typeof passwordProblem>>(null)
  const change = useChangePassword()
  const form = useForm<Passwords, Field, Passwords, true>({
    name: 'password',
    secret: true,
    initial: nothing,
    fields,
    problems: missing,
    prepare: ({ values }) => values,
    save: async ({ current, next }) => {
      setRules(null)
      await change(current, next)
      return true
    },
    refusalOf: (refusal) => {
      const problem = passwordProblem(refusal)
      if (problem === null) return null
      const isCurrent = problem.messages.includes('forms.password.current-wrong')
      if (!isCurrent) setRules(problem)
      const [only] = problem.messages
      return [
        isCurrent ? 'current' : 'next',
        t(problem.messages.length === 1 && only !== undefined ? only : problem.title),
      ]
    },
  })

  const field = (name: Field, autoComplete: string) => (
    <PasswordField
      {...form.field(name)}
      name={`${name}-password`}
      autoComplete={autoComplete}
      label={t(`account.password.${name}`)}
      hint={name === 'next' ? t('account.password.hint') : undefined}
    />
  )
  return (
    <Stack gap="s5">
      <Text tone="secondary">{t('account.password.intro')}</Text>
      <Form
        of={form}
        label={t('account.password.title')}
        look="secondary"
        save={t('account.password.action')}
        saved={t('account.password.saved')}
        trouble={t('account.password.failed')}
        summaryTitle={t('account.password.summary')}
        summary={
          rules !== null && form.errors.next !== undefined ? (
            <ChangePasswordRules problem={rules} attempt={form.attempt} />
          ) : undefined
        }
      >
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
      </Form>
    </Stack>
  )
}
