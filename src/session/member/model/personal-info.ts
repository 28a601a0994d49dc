import { isUnreadable, type Unreadable } from '#platform/model/parts/part.ts'
import type {
  Account,
  Address,
  ClientAttributes,
  Locale,
  PersonalInfo as ReadPersonalInfo,
  Phone,
} from '#generated/schemas/openapi/account.reader.ts'

export type { Account, ClientAttributes, Phone }

/** The member's id and the stored language of the account. */
export type StoredLocale = Locale

/**
 * The member's personal details with the readable phones. `birthDate` is a calendar date,
 * `yyyy-MM-dd`.
 */
export type PersonalInfo = Omit<ReadPersonalInfo, 'phones' | 'address'> & {
  readonly phones: readonly Phone[]
  readonly address: PostalAddress | null | Unreadable
}

/** An address of which every line is readable. */
export type PostalAddress = Omit<Address, 'addressLine2'> & { readonly addressLine2: string | null }

/** The address of the account; unreadable when one of its lines is. */
export function postalAddressOf(address: ReadPersonalInfo['address']): PersonalInfo['address'] {
  if (address === null || isUnreadable(address)) return address
  const { addressLine2 } = address
  return isUnreadable(addressLine2) ? addressLine2 : { ...address, addressLine2 }
}

/** USER-015: the default address types. */
export const defaultAddressTypes: readonly string[] = ['INDIVIDUAL']

/** Combines account and promo; the account's values win (USER-034, GAP-029). */
export function clientOf(account: Account | null, promo: ClientAttributes | null) {
  return {
    addressTypes: account?.addressTypes ?? promo?.addressTypes ?? defaultAddressTypes,
    isDirectToConsumer: account?.isDirectToConsumer ?? promo?.isD2C ?? false,
    phoneNumberRegions: promo?.phoneNumberRegions ?? [],
  }
}

/** The full name for display. */
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

/** The mobile (MO) or home (HO) phone with its country; null when there is none (USER-013). */
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
 * Age in whole years on a day (both `yyyy-MM-dd`). A birthday on February 29 counts on March 1 in
 * other years.
 */
export function ageOn(birthDate: string, today: string): number {
  return (
    Number(today.slice(0, 4)) -
    Number(birthDate.slice(0, 4)) -
    (today.slice(5) < birthDate.slice(5) ? 1 : 0)
  )
}

/** 1§9: children's privacy applies below this age, and never without a birth date (GAP-042). */
const childrenBelow = 13
export function isChild(birthDate: string | null, today: string): boolean {
  return birthDate !== null && ageOn(birthDate, today) < childrenBelow
}
