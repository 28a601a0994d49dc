import { supportCall } from '#platform/model/support-contact.ts'
import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import type { PersonalField, PersonalInput } from '#session/member/model/personal-info-form.ts'
import { phoneCountries } from '#session/member/model/phone-input.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMember } from '#session/member/member-context.tsx'
import { FieldPair } from '#ui/forms/field-pair.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { PhoneField } from './phone-field.tsx'

/** Props of the parts of the personal form. */
export type PersonalFormFields = {
  typed: PersonalInput
  errors: Partial<Record<PersonalField, string>>
  idOf: (field: PersonalField) => string
  onChange: (next: Partial<PersonalInput>) => void
}

/** Names, email and phones; the birth date is read-only. */
export function PersonalFields({
  typed,
  errors,
  idOf,
  onChange,
  personal,
  isInternational,
}: PersonalFormFields & { personal: PersonalInfo; isInternational: boolean }) {
  const t = useMessages()
  const format = useFormat()
  const { phoneNumberRegions } = useMember()
  const countries = phoneCountries({
    regions: phoneNumberRegions,
    phones: personal.phones,
    isInternational,
  })
  const line = (field: 'firstName' | 'lastName' | 'email') => ({
    id: idOf(field),
    name: field,
    label: t(`account.${field}`),
    value: typed[field],
    error: errors[field],
    onChange: (text: string) => onChange({ [field]: text }),
  })
  const phone = (field: 'mobile' | 'home') => (
    <PhoneField
      id={idOf(field)}
      name={field}
      label={t(`account.${field}`)}
      countryLabel={t(`account.${field}.country`)}
      error={errors[field]}
      countries={countries}
      number={typed[field]}
      country={typed[`${field}Country`]}
      onNumber={(text) => onChange({ [field]: text })}
      onCountry={(country) => onChange({ [`${field}Country`]: country })}
    />
  )
  return (
    <FormSection title={t('account.personal')}>
      <FieldPair>
        <TextField {...line('firstName')} autoComplete="given-name" />
        <TextField {...line('lastName')} autoComplete="family-name" />
      </FieldPair>
      <Stack gap="s1">
        <Text look="label">{t('account.birthDate')}</Text>
        <Text>{format.calendarDate(personal.birthDate, 'long')}</Text>
        <Text look="small" tone="secondary">
          <span>{t('account.birthDate.fixed')}</span>{' '}
          <PlainLink href={supportCall.href}>{supportCall.label}</PlainLink>
        </Text>
      </Stack>
      <TextField
        {...line('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('account.email.hint')}
      />
      <FieldPair stacked={countries.length > 1}>
        {phone('mobile')}
        {phone('home')}
      </FieldPair>
    </FormSection>
  )
}
