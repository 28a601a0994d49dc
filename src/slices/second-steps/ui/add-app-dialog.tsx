import { useState } from 'react'
import type { AuthenticatorSetup } from '../model/second-steps.ts'
import { codeIn } from '#session/auth/model/one-time-code.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { FormDialog } from '#ui/forms/form/form-dialog.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useConfirmAuthenticator, useStartAuthenticator } from '../api/second-step-queries.ts'
import { keyInGroups } from '../model/qr-path.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { QrCode } from './qr-code.tsx'

/** Adds an authenticator app: the password, the key, and its first code. */
export function AddAppDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const start = useStartAuthenticator()
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null)
  return setup === null ? (
    <PasswordDialog
      title={t('second-steps.app.add')}
      save={t('second-steps.continue')}
      trouble={t('second-steps.app.not-added')}
      work={async (password) => setSetup(await start(password))}
      onClose={onClose}
    />
  ) : (
    <FirstCodeDialog setup={setup} onClose={onClose} />
  )
}

/** The key of the app, and the field for its first code. */
export function FirstCodeDialog({
  setup: { secret, uri },
  onClose,
}: {
  setup: AuthenticatorSetup
  onClose: () => void
}) {
  const t = useMessages()
  const confirm = useConfirmAuthenticator()
  const form = useForm({
    name: 'first code of the app',
    secret: true,
    initial: { code: '' },
    fields: ['code'] as const,
    problems: ({ code }) =>
      codeIn(code) === null ? { code: 'second-steps.code.wrong' as const } : {},
    prepare: ({ values }) => codeIn(values.code),
    save: async (code: string) => {
      await confirm(code)
      return true
    },
    refusalOf: ({ status, said }) =>
      status === 422 ? ['code', said ?? t('second-steps.code.wrong')] : null,
    onSaved: () => showToast({ tone: 'success', title: t('second-steps.app.added') }),
    onDone: onClose,
  })
  return (
    <FormDialog
      of={form}
      title={t('second-steps.app.add')}
      save={t('second-steps.app.turn-on')}
      trouble={t('second-steps.app.not-added')}
      onClose={onClose}
      intro={
        <Stack gap="s4">
          <Text>{t('second-steps.app.scan')}</Text>
          <QrCode text={uri} label={t('second-steps.app.picture')} />
          <div>
            <PlainLink href={uri}>{t('second-steps.app.open')}</PlainLink>
          </div>
          <Text>{t('second-steps.app.key')}</Text>
          <Text strong translate="no">
            {keyInGroups(secret)}
          </Text>
        </Stack>
      }
    >
      <TextField
        {...form.text('code', 'second-steps.code')}
        name="one-time-code"
        look="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={20}
        hint={t('second-steps.code.hint')}
      />
    </FormDialog>
  )
}
