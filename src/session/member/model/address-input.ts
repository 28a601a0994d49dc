import type { PersonalInfo, PostalAddress } from './personal-info.ts'
import { knownOrNull } from '#platform/model/parts/part.ts'
import {
  addressProblem,
  nameProblem,
  poBoxFields,
  type AddressProblem,
  type NameProblem,
} from '#platform/model/validation/person-fields.ts'

/** The fields of an address in page order, with the contract's names. */
export const addressFields = ['addressLine1', 'addressLine2', 'city', 'state', 'zipcode'] as const
export type AddressField = (typeof addressFields)[number]
export type AddressInput = Readonly<Record<AddressField, string>>

/**
 * The rules for an address: whether it may be outside the United States, and whether a P.O. box is
 * allowed (VALID-018).
 */
export type AddressRules = { readonly isInternational: boolean; readonly isPOBoxAllowed: boolean }

/**
 * The rules before the account is loaded. They are lenient, because the server validates in any
 * case.
 */
export const lenientAddressRules: AddressRules = { isInternational: true, isPOBoxAllowed: true }

export type AddressInputProblem =
  | AddressProblem
  | NameProblem
  | 'forms.zipcode.form'
  | 'forms.zipcode.too-long'

/** The typed lines of an address. An unreadable one is empty; a save keeps it or is refused. */
export function addressInputOf(stored: PersonalInfo['address']): AddressInput {
  const address = knownOrNull(stored)
  return {
    addressLine1: address?.addressLine1 ?? '',
    addressLine2: address?.addressLine2 ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    zipcode: address?.zipcode ?? '',
  }
}

/** The lines that are not empty, as one text. */
export function addressWords(typed: AddressInput): string {
  return addressFields
    .map((field) => typed[field].trim())
    .filter((line) => line !== '')
    .join(', ')
}

export function isNoAddress(typed: AddressInput): boolean {
  return addressFields.every((field) => typed[field].trim() === '')
}

const zipMaxLength = 20

function zipProblem(
  typed: string,
  { isInternational, isPOBoxAllowed }: AddressRules,
): AddressInputProblem | null {
  const zip = typed.trim()
  if (zip === '') return 'forms.required'
  if (!isInternational) return /^\d{5}(-\d{4})?$/.test(zip) ? null : 'forms.zipcode.form'
  return [...zip].length > zipMaxLength
    ? 'forms.zipcode.too-long'
    : addressProblem(zip, { isPOBoxAllowed })
}

/**
 * The problem of each field by the rules of 2§5, as a catalog key. Every field is required except
 * the second line.
 */
export function addressProblems(
  typed: AddressInput,
  rules: AddressRules,
): Partial<Record<AddressField, AddressInputProblem>> {
  const boxes = poBoxFields(typed)
  const poBoxProblem = (field: 'addressLine2' | 'city') =>
    !rules.isPOBoxAllowed && boxes.has(field) ? ('forms.address.po-box' as const) : null
  const found: Record<AddressField, AddressInputProblem | null> = {
    addressLine1: addressProblem(typed.addressLine1, rules),
    addressLine2:
      addressProblem(typed.addressLine2, { ...rules, isOptional: true }) ??
      poBoxProblem('addressLine2'),
    // City names have apostrophes (Coeur d'Alene), streets do not.
    city: nameProblem(typed.city) ?? poBoxProblem('city'),
    state: addressProblem(typed.state, rules),
    zipcode: zipProblem(typed.zipcode, rules),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/**
 * Trims a text and replaces the typographic apostrophe of phone keyboards, because the provider
 * accepts only the straight one.
 */
export function tidy(text: string): string {
  return text.trim().replaceAll('’', "'")
}

/** The address of a request; null when every field is empty. */
export function addressOf(typed: AddressInput): PostalAddress | null {
  if (isNoAddress(typed)) return null
  return {
    addressLine1: tidy(typed.addressLine1),
    addressLine2: tidy(typed.addressLine2) || null,
    city: tidy(typed.city),
    state: tidy(typed.state),
    zipcode: tidy(typed.zipcode),
  }
}
