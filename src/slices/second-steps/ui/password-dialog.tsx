import type { ReactNode } from 'react'
import { passwordProblem } from '#session/auth/model/password-problem.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { FormDialog } from '#ui/forms/form/form-dialog.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { Text } from '#ui/primitives/text.tsx'
import { OwnPasswordField } from './own-password-field.tsx'

/**
 * Does `work` with the member's password, which it rejects with a Failure when it is wrong. It ends
 * with `onDone`, or shows the next dialog in its place.
 */
export function PasswordDialog({
  title,
  text,
  save,
  trouble,
  work,
  onDone,
  onClose,
}: {
  title: string
  text?: ReactNode
  save: string
  trouble: string
  work: (password: string) => Promise<void>
  onDone?: () => void
  onClose: () => void
}) {
  const t = useMessages()
  const form = useForm({
    name: 'password of a second step',
    secret: true,
    initial: { password: '' },
    fields: ['password'] as const,
    problems: ({ password }) =>
      password === '' ? { password: 'second-steps.password.missing' as const } : {},
    prepare: ({ values }) => values.password,
    save: async (password: string) => {
      await work(password)
      return true
    },
    refusalOf: (refusal) =>
      passwordProblem(refusal) === null ? null : ['password', t('forms.password.current-wrong')],
    ...(onDone && { onDone }),
  })
  return (
    <FormDialog
      of={form}
      title={title}
      save={save}
      trouble={trouble}
      onClose={onClose}
      intro={text === undefined ? undefined : <Text>{text}</Text>}
    >
      <OwnPasswordField {...form.field('password')} />
    </FormDialog>
  )
}
