import { useState, type ReactNode } from 'react'
import { isFailure } from '#platform/http/failure.ts'
import { useAttempt } from '#platform/store/use-attempt.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { PasswordField } from '#ui/forms/fields/password-field.tsx'
import { useRefusedValue } from '#ui/forms/use-refused-value.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'

const formId = 'reauthentication'
const fieldId = `${formId}-password`

type Question = {
  readonly work: (password: string) => Promise<void>
  readonly settle: (isDone: boolean) => void
  readonly fail: (thrown: unknown) => void
}

/**
 * Requires the password before a change of the email address or a phone. `confirm` opens the dialog
 * and runs `work` with each typed password. It resolves to true when `work` succeeded and to false
 * when the member cancelled. A wrong password keeps the dialog open; any other failure rejects.
 */
export function useReauthentication(): {
  readonly confirm: (work: (password: string) => Promise<void>) => Promise<boolean>
  readonly dialog: ReactNode
} {
  const [question, setQuestion] = useState<Question | null>(null)
  const end = (then: () => void) => {
    setQuestion(null)
    then()
  }
  return {
    confirm: (work) =>
      new Promise((resolve, reject) =>
        setQuestion({
          work,
          settle: (isDone) => end(() => resolve(isDone)),
          fail: (thrown) => end(() => reject(thrown)),
        }),
      ),
    dialog: question === null ? null : <ReauthenticationDialog {...question} />,
  }
}

function ReauthenticationDialog({ work, settle, fail }: Question) {
  const t = useMessages()
  const [password, setPassword] = useState('')
  const [isWorking, attempt] = useAttempt()
  const [error, setRefused] = useRefusedValue(password)

  const refuse = (message: string) => {
    setRefused(message)
    document.getElementById(fieldId)?.focus()
  }
  async function submit() {
    if (password === '') return refuse(t('account.password.current.missing'))
    try {
      await work(password)
      settle(true)
    } catch (thrown) {
      const isWrong = isFailure(thrown) && thrown._tag === 'Refused' && thrown.code === 70
      if (!isWrong) return fail(thrown)
      refuse(t('forms.password.current-wrong'))
    }
  }

  const actions = (
    <>
      <Button type="submit" form={formId} working={isWorking} workingLabel={t('forms.saving')}>
        {t('account.reauthentication.confirm')}
      </Button>
      <Button look="secondary" unavailable={isWorking} onClick={() => settle(false)}>
        {t('forms.cancel')}
      </Button>
    </>
  )
  return (
    <Dialog
      open
      title={t('account.reauthentication.title')}
      dismissable={!isWorking}
      onClose={() => settle(false)}
      actions={actions}
    >
      <form id={formId} noValidate onSubmit={(event) => void attempt(submit, event)}>
        <Stack gap="s4">
          <Text>{t('account.reauthentication.why')}</Text>
          <Text look="small" tone="secondary">
            {t('account.reauthentication.day')}
          </Text>
          <PasswordField
            id={fieldId}
            name="current-password"
            autoComplete="current-password"
            label={t('account.password.current')}
            data-autofocus=""
            value={password}
            error={error}
            onChange={setPassword}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
