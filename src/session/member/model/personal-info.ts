import type {
  Account,
  ClientAttributes,
  Locale,
  PersonalInfo as ReadPersonalInfo,
  Phone,
} from '#generated/schemas/openapi/account.reader.ts'

export type { Account, ClientAttributes, Phone }

/** The member's id and the language stored for their account. */
export type StoredLocale = Locale

/**
 * The member's personal details, with the phones that could be read. `birthDate` is a calendar
 * date, `yyyy-MM-dd`.
 */
export type PersonalInfo = Omit<ReadPersonalInfo, 'phones'> & { readonly phones: readonly Phone[] }

/** USER-015: the kinds of address that a member may give when nobody says otherwise. */
export const defaultAddressTypes: readonly string[] = ['INDIVIDUAL']

/**
 * What account and promo together say: the account's own word goes first, the promo's fills what it
 * leaves open (USER-034, GAP-029).
 */
export function clientOf(account: Account | null, promo: ClientAttributes | null) {
  return {
    addressTypes: account?.addressTypes ?? promo?.addressTypes ?? defaultAddressTypes,
    isDirectToConsumer: account?.isDirectToConsumer ?? promo?.isD2C ?? false,
    phoneNumberRegions: promo?.phoneNumberRegions ?? [],
  }
}

/** First and last name, as shown. */
export function fullNameOf({
  firstName,
  lastName,
}: Pick<PersonalInfo, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}

/** At most two letters for the avatar. */
export function initialsOf({
  firstName,
  lastName,
}: Pick<PersonalInfo, 'firstName' | 'lastName'>): string {
  return [firstName, lastName]
    .map((name) => Array.from(name.trim())[0] ?? '')
    .join('')
    .toUpperCase()
}

/**
 * The number of a kind, as mobile (MO) or home (HO), with its country; null when there is none
 * (USER-013).
 */
export function phoneOf({ phones }: PersonalInfo, phoneType: 'MO' | 'HO') {
  const phone = phones.find((one) => one.phoneType === phoneType)
  return phone ? { number: phone.number, countryCode: phone.countryCode } : null
}

/** USER-012: every year from the birth year to the given one. */
export function yearRange(
  { birthDate }: Pick<PersonalInfo, 'birthDate'>,
  currentYear: number,
): readonly number[] {
  const first = Number(birthDate.slice(0, 4))
  return Array.from({ length: Math.max(currentYear - first + 1, 0) }, (_, index) => first + index)
}

/**
 * Whole years on a day (`yyyy-MM-dd`, both); who was born on February 29 turns a year on March 1
 * where there is none.
 */
export function ageOn(birthDate: string, today: string): number {
  return (
    Number(today.slice(0, 4)) -
    Number(birthDate.slice(0, 4)) -
    (today.slice(5) < birthDate.slice(5) ? 1 : 0)
  )
}

/**
 * 1§9: children's privacy is for members under this age; nobody is without a birth date (GAP-042).
 */
const childrenBelow = 13
export function isChild(birthDate: string | null, today: string): boolean {
  return birthDate !== null && ageOn(birthDate, today) < childrenBelow
}
