import type { AddressRules } from '#session/member/model/address-input.ts'
import { usStates } from '#platform/model/validation/us-states.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressFields } from '#ui/forms/fields/address-fields.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'
import type { PersonalFormFields } from './personal-fields.tsx'

/**
 * The shipping address of devices and supplies. A stored state that is on no list remains an
 * option.
 */
export function ShippingAddressFields({
  typed,
  errors,
  idOf,
  onChange,
  rules,
}: PersonalFormFields & { rules: AddressRules }) {
  const t = useMessages()
  const states = usStates.map(([value, label]) => ({ value, label, lang: 'en' }))
  const isListed = typed.state === '' || usStates.some(([code]) => code === typed.state)
  return (
    <FormSection title={t('account.address')} intro={t('account.address.why')}>
      <AddressFields
        values={typed}
        errors={errors}
        idOf={idOf}
        onChange={(line, text) => onChange({ [line]: text })}
        states={
          rules.isInternational
            ? null
            : isListed
              ? states
              : [{ value: typed.state, label: typed.state, lang: 'en' }, ...states]
        }
        hint={rules.isPOBoxAllowed ? undefined : t('account.address.no-po-box')}
      />
    </FormSection>
  )
}
