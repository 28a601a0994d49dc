import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import {
  personalFields,
  personalProblems,
  type PersonalField,
  type PersonalInput,
} from '#session/member/model/personal-info-form.ts'
import type { AddressRules } from '#session/member/model/address-input.ts'
import type { MessageKey } from '#i18n/areas.ts'

/** The text of a required field that is empty. Optional fields are not listed. */
function missing(field: PersonalField, isInternational: boolean): MessageKey {
  switch (field) {
    case 'firstName':
    case 'lastName':
    case 'email':
      return `account.${field}.missing`
    case 'addressLine1':
    case 'city':
      return `forms.address.${field}.missing`
    case 'state':
      return isInternational ? 'forms.address.region.missing' : 'forms.address.state.missing'
    case 'zipcode':
      return isInternational ? 'forms.address.postcode.missing' : 'forms.address.zipcode.missing'
    case 'mobile':
    case 'home':
    case 'addressLine2':
      return 'forms.required'
  }
}

/** The error text of each invalid field; it says what to do. */
export function personalProblemKeys(
  typed: PersonalInput,
  rules: AddressRules,
  shown: PersonalInfo,
): Partial<Record<PersonalField, MessageKey>> {
  const problems = personalProblems(typed, rules, shown)
  const keys: Partial<Record<PersonalField, MessageKey>> = {}
  for (const field of personalFields) {
    const problem = problems[field]
    if (problem !== undefined)
      keys[field] = problem === 'forms.required' ? missing(field, rules.isInternational) : problem
  }
  return keys
}
