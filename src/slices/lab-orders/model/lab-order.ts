import { isUnreadable } from '#platform/model/parts/part.ts'
import type { LabKitRequest } from '#session/member/model/lab-kit-order.ts'
import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import { dialPrefixOf } from '#platform/model/validation/phone-number.ts'
import {
  addressProblems,
  addressInputOf,
  type AddressField,
  type AddressRules,
  type AddressInput,
  type AddressInputProblem,
} from '#session/member/model/address-input.ts'
import { usStates } from '#platform/model/validation/us-states.ts'

const kitAddressRules: AddressRules = { isInternational: false, isPOBoxAllowed: false }

/**
 * The errors of a kit's address. The courier delivers only in the United States, whatever else the
 * account allows.
 */
export function kitAddressProblems(
  typed: AddressInput,
): Partial<Record<AddressField, AddressInputProblem>> {
  const isState = usStates.some(([code]) => code === typed.state.trim())
  return {
    ...addressProblems(typed, kitAddressRules),
    ...(isState ? {} : { state: 'forms.required' }),
  }
}

/** A missing part of a member's order. */
export type OrderGap = 'phone' | 'address'

const usPhoneOf = ({ phones }: PersonalInfo): string | null => {
  const fitting = phones.filter(
    ({ number, countryCode }) => dialPrefixOf(countryCode) === '+1' && /^\d{10}$/.test(number),
  )
  return (fitting.find(({ phoneType }) => phoneType === 'MO') ?? fitting[0])?.number ?? null
}

/** The missing parts of an order, in the order of the pages. */
export function orderGaps(personal: PersonalInfo): readonly OrderGap[] {
  const isThere =
    personal.address !== null &&
    !isUnreadable(personal.address) &&
    Object.keys(kitAddressProblems(addressInputOf(personal.address))).length === 0
  return [
    ...(usPhoneOf(personal) === null ? ['phone' as const] : []),
    ...(isThere ? [] : ['address' as const]),
  ]
}

/**
 * The member's order, filled from the account; `null` while something is missing. `companyCode` is
 * of their employer or plan.
 */
export function memberLabKit(personal: PersonalInfo, companyCode: string): LabKitRequest | null {
  const phone = usPhoneOf(personal)
  if (phone === null || personal.address === null || orderGaps(personal).length > 0) return null
  const { firstName, lastName, birthDate, email, address } = personal
  if (isUnreadable(address)) return null
  return { companyCode, firstName, lastName, birthDate, email, phone, address }
}
