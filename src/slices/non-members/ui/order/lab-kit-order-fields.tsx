import type { InputHTMLAttributes } from 'react'
import type { LabKitField, LabKitInput } from '../../model/lab-kit-form.ts'
import { usStates } from '#platform/model/validation/us-states.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { BirthDateField } from '#ui/forms/birth-date-field.tsx'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { TextField, type TextFieldProps } from '#ui/forms/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'

type Line = Pick<TextFieldProps, 'type' | 'inputMode' | 'hint' | 'optional'> &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'autoCapitalize' | 'spellCheck'>

/** The fields of the order. `errors` are messages. */
export function LabKitOrderFields({
  typed,
  errors,
  idOf,
  onChange,
}: {
  typed: LabKitInput
  errors: Partial<Record<LabKitField, string>>
  idOf: (field: LabKitField) => string
  onChange: (field: LabKitField, text: string) => void
}) {
  const t = useMessages()
  const common = (field: LabKitField) => ({
    id: idOf(field),
    name: field,
    label: t(`non-members.order.${field}`),
    value: typed[field],
    error: errors[field],
    onChange: (text: string) => onChange(field, text),
  })
  const line = (field: LabKitField, more: Line) => <TextField {...common(field)} {...more} />
  const asTyped = { autoCapitalize: 'none', spellCheck: false } as const
  return (
    <>
      {line('companyCode', {
        autoComplete: 'off',
        autoCapitalize: 'characters',
        spellCheck: false,
        hint: t('non-members.order.companyCode.hint'),
      })}
      <Stack as="section" gap="s6">
        <Heading level={2} look="h3">
          {t('non-members.order.you')}
        </Heading>
        {line('firstName', { autoComplete: 'given-name' })}
        {line('lastName', { autoComplete: 'family-name' })}
        <BirthDateField {...common('birthDate')} />
        {line('email', { ...asTyped, type: 'email', inputMode: 'email', autoComplete: 'email' })}
        {line('phone', { type: 'tel', inputMode: 'tel', autoComplete: 'tel' })}
      </Stack>
      <Stack as="section" gap="s6">
        <Heading level={2} look="h3">
          {t('non-members.order.where')}
        </Heading>
        {line('addressLine1', {
          autoComplete: 'address-line1',
          hint: t('non-members.order.addressLine1.hint'),
        })}
        {line('addressLine2', {
          autoComplete: 'address-line2',
          optional: t('non-members.order.optional'),
        })}
        {line('city', { autoComplete: 'address-level2' })}
        <SelectField
          {...common('state')}
          autoComplete="address-level1"
          options={[
            { value: '', label: t('non-members.order.state.choose') },
            ...usStates.map(([value, label]) => ({ value, label, lang: 'en' })),
          ]}
        />
        {line('zipcode', { inputMode: 'numeric', autoComplete: 'postal-code' })}
      </Stack>
    </>
  )
}
