import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

/** The rules of 2§5 for personal data and contacts, implemented separately from the portal's. */

/**
 * Returns whether a name has only letters, digits, space, hyphen, apostrophe and period, and at
 * least one letter or digit. The contract limits the length.
 */
export function isName(text: string): boolean {
  return /^[\p{L}\p{M}0-9 \-'.]+$/u.test(text) && /[\p{L}0-9]/u.test(text)
}

/** Letters, digits, space, period, hyphen, hash. */
const isAddressText = (text: string): boolean => /^[\p{L}\p{M}0-9 .\-#]+$/u.test(text)

/**
 * Returns whether a text names a P.O. box: `P.O. Box 12`, `PO-Box 12`, `POB 12`, `Post Office Box
 * 3`, but not `Boxwood Road` (contracts/cases/po-boxes.yaml).
 */
export function namesPOBox(text: string): boolean {
  return /(?<![\p{L}0-9])(?:p[ .-]*o[ .-]+box(?!\p{L})|p[ .-]*obox[ .#-]*(?:[0-9]|$)|p[ .-]*o[ .-]*b[ .#-]*[0-9]|post[ .-]+office[ .-]+box(?!\p{L}))/iu.test(
    text,
  )
}

/**
 * Returns the fields that name a P.O. box, alone or with the end of the field before
 * (contracts/cases/po-box-addresses.yaml).
 */
export function fieldsWithPOBox(address: Address): readonly (keyof Address)[] {
  const filled = (['addressLine1', 'addressLine2', 'city'] as const).filter(
    (field) => (address[field] ?? '').trim() !== '',
  )
  const textOf = (field: keyof Address | undefined): string =>
    field === undefined ? '' : (address[field] ?? '').trim()
  const ofPair = filled.filter((field, index) => {
    const before = textOf(filled[index - 1])
    return (
      namesPOBox(textOf(field)) || (!namesPOBox(before) && namesPOBox(`${before} ${textOf(field)}`))
    )
  })
  return [...ofPair, ...(['state', 'zipcode'] as const).filter((one) => namesPOBox(address[one]))]
}

type Address = {
  readonly addressLine1: string
  readonly addressLine2?: string | null
  readonly city: string
  readonly state: string
  readonly zipcode: string
}
export type BrokenAddress = {
  readonly rule: 'invalid_address' | 'po_box_not_allowed'
  readonly field: string
}

/** Lists the rules that an address breaks, with their fields. */
export function brokenAddress(address: Address, allowsPOBox: boolean): readonly BrokenAddress[] {
  const lines = (['addressLine1', 'addressLine2', 'state', 'zipcode'] as const).filter(
    (field) => address[field],
  )
  return [
    ...lines
      .filter((field) => !isAddressText(address[field] ?? ''))
      .map((field) => ({ rule: 'invalid_address', field: `address.${field}` }) as const),
    // City names may have apostrophes (Coeur d'Alene); streets may not.
    ...(isName(address.city) ? [] : [{ rule: 'invalid_address', field: 'address.city' } as const]),
    ...(allowsPOBox ? [] : fieldsWithPOBox(address)).map(
      (field) => ({ rule: 'po_box_not_allowed', field: `address.${field}` }) as const,
    ),
  ]
}

/** Returns whether a text is local-part@domain with a last label of two letters or more. */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(
      text,
    )
  )
}

/** Returns a phone number by the rules of its country (ISO 3166 alpha-2), or null when invalid. */
export function phoneNumber(
  typed: string,
  country: string,
): { readonly national: string; readonly e164: string; readonly prefix: string } | null {
  if (!isSupportedCountry(country)) return null
  const number = parsePhoneNumberFromString(typed.trim(), {
    defaultCountry: country,
    extract: false,
  })
  if (
    !number?.isValid() ||
    number.ext !== undefined ||
    number.countryCallingCode !== getCountryCallingCode(country)
  )
    return null
  return {
    national: number.nationalNumber,
    e164: number.number,
    prefix: `+${number.countryCallingCode}`,
  }
}

/**
 * Returns a contact's number for storage: ten digits for the US, `+` and all digits otherwise. Null
 * when invalid.
 */
export function contactNumber(typed: string): string | null {
  const american = phoneNumber(typed, 'US')
  if (american !== null) return american.national
  const abroad = parsePhoneNumberFromString(typed.trim(), { extract: false })
  return abroad?.isValid() && abroad.ext === undefined ? abroad.number : null
}
