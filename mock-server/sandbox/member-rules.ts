/** The rules of 2§5 for what a member types of herself and of others, as a backend of its own would have them. */

/** Letters, digits, space, hyphen, apostrophe, period; not only punctuation. Length is the contract's. */
export const isName = (text: string): boolean => /^[\p{L}\p{M}0-9 \-'.]+$/u.test(text) && /[\p{L}0-9]/u.test(text)

/** Letters, digits, space, period, hyphen, hash. */
const isAddressText = (text: string): boolean => /^[\p{L}\p{M}0-9 .\-#]+$/u.test(text)

/** P, O and Box as words: `P.O. Box 12`, `po box`, but not Boxwood Road. */
const namesPOBox = (text: string): boolean => /(?<![\p{L}0-9])p[ .]*o[ .]*box(?!\p{L})/iu.test(text)

type Address = { readonly addressLine1: string; readonly addressLine2?: string | null; readonly city: string; readonly state: string; readonly zipcode: string }
export type BrokenAddress = { readonly rule: 'invalid_address' | 'po_box_not_allowed'; readonly field: string }

/** Which rules an address breaks, and in which of its fields. */
export const brokenAddress = (address: Address, allowsPOBox: boolean): readonly BrokenAddress[] => {
  const lines = (['addressLine1', 'addressLine2', 'state', 'zipcode'] as const).filter((field) => address[field])
  return [
    ...lines.filter((field) => !isAddressText(address[field] ?? '')).map((field) => ({ rule: 'invalid_address', field: `address.${field}` }) as const),
    // Places have apostrophes (Coeur d'Alene), streets do not.
    ...(isName(address.city) ? [] : [{ rule: 'invalid_address', field: 'address.city' } as const]),
    ...lines.filter((field) => !allowsPOBox && namesPOBox(address[field] ?? '')).map((field) => ({ rule: 'po_box_not_allowed', field: `address.${field}` }) as const),
  ]
}

/** local-part@domain, the last label two letters or more. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text)

const isUsNumber = (text: string): boolean => /^(\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}$/.test(text)
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** A number of a country as digits without the prefix; null when it is none. `prefix` as `+1`. */
export const nationalNumber = (typed: string, prefix: string): string | null => {
  const text = typed.trim()
  if (prefix === '+1') {
    const rest = text.replace(/^\+?1[-. ]?(?=[(\d])/, '')
    // A number of ten digits may itself begin with the figure of the prefix.
    const own = [text, rest].find(isUsNumber)
    return own === undefined ? null : digitsOf(own)
  }
  const stripped = text.replace(/[ ().-]/g, '')
  const rest = stripped.startsWith(prefix) ? stripped.slice(prefix.length) : stripped
  return /^[0-9]{4,14}$/.test(rest) && (prefix + rest).length <= 16 ? rest : null
}

/** A contact's number as it is kept: ten digits of a US number, or `+` and all of another; null when it is none. */
export const contactNumber = (typed: string): string | null => {
  const american = nationalNumber(typed, '+1')
  if (american !== null) return american
  const stripped = typed.replace(/[ ().-]/g, '')
  return /^\+(?!1)[1-9][0-9]{4,14}$/.test(stripped) ? stripped : null
}
