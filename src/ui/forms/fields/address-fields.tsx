import { useMessages } from '#i18n/use-messages.ts'
import { SelectField } from './select-field.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { PlaceRow } from '../form-sections.tsx'

type Line = 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'zipcode'

/**
 * The fields of an address. `states` are the options of the state; without them it is a text field,
 * for addresses abroad. `hint` belongs to the street.
 */
export function AddressFields({
  values,
  errors,
  states,
  hint,
  idOf,
  onChange,
}: {
  values: Readonly<Record<Line, string>>
  errors: Partial<Record<Line, string>>
  states: readonly { value: string; label: string; lang?: string }[] | null
  hint?: string | undefined
  idOf: (line: Line) => string
  onChange: (line: Line, text: string) => void
}) {
  const t = useMessages()
  const common = (line: Line, label: string) => ({
    id: idOf(line),
    name: line,
    label,
    value: values[line],
    error: errors[line],
    onChange: (text: string) => onChange(line, text),
  })
  const text = (line: Line, label: string, more: Partial<TextFieldProps>) => (
    <TextField {...common(line, label)} {...more} />
  )
  const abroad = states === null
  return (
    <>
      {text('addressLine1', t('forms.address.addressLine1'), {
        autoComplete: 'address-line1',
        hint,
      })}
      {text('addressLine2', t('forms.address.addressLine2'), {
        autoComplete: 'address-line2',
        optional: t('forms.optional'),
      })}
      <PlaceRow>
        {text('city', t('forms.address.city'), { autoComplete: 'address-level2' })}
        {abroad ? (
          text('state', t('forms.address.region'), { autoComplete: 'address-level1' })
        ) : (
          <SelectField
            {...common('state', t('forms.address.state'))}
            autoComplete="address-level1"
            options={[{ value: '', label: t('forms.address.state.choose') }, ...states]}
          />
        )}
        {text('zipcode', t(abroad ? 'forms.address.postcode' : 'forms.address.zipcode'), {
          autoComplete: 'postal-code',
          ...(abroad ? {} : { inputMode: 'numeric' }),
        })}
      </PlaceRow>
    </>
  )
}
