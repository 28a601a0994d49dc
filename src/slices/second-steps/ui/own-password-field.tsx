import type { ComponentProps } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { PasswordField } from '#ui/forms/fields/password-field.tsx'

/** The member's password, which shows that they are at the device. */
export function OwnPasswordField(
  field: Pick<ComponentProps<typeof PasswordField>, 'id' | 'value' | 'error' | 'onChange'>,
) {
  const t = useMessages()
  return (
    <PasswordField
      {...field}
      name="current-password"
      autoComplete="current-password"
      label={t('second-steps.password')}
      hint={t('second-steps.password.why')}
    />
  )
}
