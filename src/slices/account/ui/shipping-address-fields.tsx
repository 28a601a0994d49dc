import {
  addressFields,
  addressInputOf,
  type AddressRules,
  addressWords,
  isNoAddress,
} from '#session/member/model/address-input.ts'
import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import { usStates } from '#platform/model/validation/us-states.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { AddressFields } from '#ui/forms/fields/address-fields.tsx'
import { FoldedSection } from '#ui/forms/folded-section.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { PersonalFormFields } from './personal-fields.tsx'

/**
 * The shipping address of devices and supplies, in words until it is changed; without one its
 * fields are open. A stored state that is on no list remains an option.
 */
export function ShippingAddressFields({
  typed,
  errors,
  idOf,
  onChange,
  personal,
  rules,
}: PersonalFormFields & { personal: PersonalInfo; rules: AddressRules }) {
  const t = useMessages()
  const shown = addressInputOf(personal.address)
  const states = usStates.map(([value, label]) => ({ value, label, lang: 'en' }))
  const isListed = typed.state === '' || usStates.some(([code]) => code === typed.state)
  return (
    <FoldedSection
      title={t('account.address')}
      summary={addressWords(typed)}
      isNeeded={
        isNoAddress(typed) ||
        addressFields.some((line) => errors[line] !== undefined || typed[line] !== shown[line])
      }
    >
      <Text tone="secondary">{t('account.address.why')}</Text>
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
    </FoldedSection>
  )
}
