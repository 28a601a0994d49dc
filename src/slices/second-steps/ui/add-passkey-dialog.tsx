import { passkeyCancelled } from '#session/auth/api/passkeys.ts'
import { passwordProblem } from '#session/auth/model/password-problem.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { FormDialog } from '#ui/forms/form/form-dialog.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { Text } from '#ui/primitives/text.tsx'
import { useAddPasskey } from '../api/second-step-queries.ts'
import { OwnPasswordField } from './own-password-field.tsx'

/** Adds a passkey: its name and the password, then the browser asks for a finger, face or PIN. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const add = useAddPasskey()
  const form = useForm({
    name: 'new passkey',
    secret: true,
    initial: { name: t('second-steps.passkey.name.usual'), password: '' },
    fields: ['name', 'password'] as const,
    problems: ({ name, password }) => ({
      ...(name.trim() === '' && { name: 'second-steps.passkey.name.missing' as const }),
      ...(password === '' && { password: 'second-steps.password.missing' as const }),
    }),
    prepare: ({ values: { name, password } }) => ({ name: name.trim(), password }),
    save: add,
    refusalOf: (refusal) =>
      passwordProblem(refusal) === null ? null : ['password', t('forms.password.current-wrong')],
    onSaved: () => showToast({ tone: 'success', title: t('second-steps.passkey.added') }),
    onDone: onClose,
  })
  return (
    <FormDialog
      of={form}
      title={t('second-steps.passkey.add')}
      save={t('second-steps.continue')}
      trouble={t('second-steps.passkey.not-added')}
      reason={(failure) =>
        failure._tag === 'Refused' && failure.error === passkeyCancelled
          ? t('second-steps.passkey.cancelled')
          : undefined
      }
      onClose={onClose}
      intro={<Text>{t('second-steps.passkey.next')}</Text>}
    >
      <TextField
        {...form.text('name', 'second-steps.passkey.name')}
        maxLength={40}
        autoComplete="off"
        hint={t('second-steps.passkey.name.hint')}
      />
      <OwnPasswordField {...form.field('password')} />
    </FormDialog>
  )
}
