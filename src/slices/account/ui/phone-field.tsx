import { dialPrefixOf } from '#platform/model/validation/phone-number.ts'
import { useLocale, useMessages } from '#i18n/use-messages.ts'
import { SelectField } from '#ui/forms/fields/select-field.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { FieldPair } from '#ui/forms/field-pair.tsx'

/**
 * An optional phone number in its display format. A country with its dial prefix is selectable if
 * there are several.
 */
export function PhoneField({
  id,
  name,
  label,
  countryLabel,
  error,
  countries,
  number,
  country,
  onNumber,
  onCountry,
}: {
  id: string
  name: 'mobile' | 'home'
  label: string
  countryLabel: string
  error: string | undefined
  countries: readonly string[]
  number: string
  country: string
  onNumber: (text: string) => void
  onCountry: (country: string) => void
}) {
  const t = useMessages()
  const locale = useLocale()
  const hasChoice = countries.length > 1
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const options = countries
    .map((code) => ({
      value: code,
      label: `${names.of(code) ?? code} (${dialPrefixOf(code) ?? ''})`,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
  // The countries arrive late, and the input must not be replaced under the member's hand.
  return (
    <FieldPair stacked={!hasChoice}>
      {hasChoice ? (
        <SelectField
          label={countryLabel}
          value={country}
          options={options}
          onChange={onCountry}
          autoComplete={`${name} tel-country-code`}
        />
      ) : null}
      <TextField
        id={id}
        name={name}
        label={label}
        optional={t('forms.optional')}
        error={error}
        value={number}
        onChange={onNumber}
        type="tel"
        inputMode="tel"
        autoComplete={`${name} ${hasChoice ? 'tel-national' : 'tel'}`}
      />
    </FieldPair>
  )
}
