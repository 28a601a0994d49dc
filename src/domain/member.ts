import * as Schema from 'effect/Schema'
import { CalendarDate, listOf, matching, StoredEmail, text, Uuid } from './formats.ts'
import { languages } from './language.ts'

/** The member's id and the language stored for her account. */
export const StoredLocale = Schema.Struct({ locale: Schema.Literals(languages), uuid: Uuid })
export type StoredLocale = typeof StoredLocale.Type

/** ISO 3166 alpha-2. */
const country = matching(/^[A-Z]{2}$/)
const line = text(1, 100)

/** MO is mobile, HO is home (USER-027, USER-028). The server may know more types: they are kept as they are. */
export const Phone = Schema.Struct({
  phoneType: matching(/^[A-Z]{2,10}$/),
  number: matching(/^\d{4,14}$/),
  numberE164: Schema.optionalKey(matching(/^\+[1-9]\d{4,14}$/)),
  countryCode: country,
})

export const Address = Schema.Struct({
  addressLine1: line,
  addressLine2: Schema.NullOr(text(0, 100)),
  city: line,
  state: line,
  zipcode: text(1, 20),
})

/** The member's own particulars. `birthDate` is a calendar date, `yyyy-MM-dd`. */
export const PersonalInfo = Schema.Struct({
  firstName: line,
  lastName: line,
  birthDate: CalendarDate,
  email: StoredEmail,
  phones: listOf(Phone, 10),
  address: Schema.NullOr(Address),
})
export type PersonalInfo = typeof PersonalInfo.Type

const AddressTypes = listOf(matching(/^[A-Z][A-Z_]*$/, 60), 20)

export const Account = Schema.Struct({
  companyId: text(1, 64),
  isInternational: Schema.Boolean,
  addressTypes: Schema.optionalKey(AddressTypes),
  isPOBoxAllowed: Schema.Boolean,
  isDirectToConsumer: Schema.Boolean,
  organization: Schema.Struct({ code: matching(/^[\w-]{1,60}$/) }),
})
export type Account = typeof Account.Type

/** What the employer's campaign says of its members (USER-032). */
export const ClientAttributes = Schema.Struct({
  addressTypes: Schema.optionalKey(AddressTypes),
  isD2C: Schema.optionalKey(Schema.Boolean),
  phoneNumberRegions: Schema.optionalKey(listOf(country, 300)),
})
export type ClientAttributes = typeof ClientAttributes.Type

/** USER-015: the kinds of address that a member may give when nobody says otherwise. */
export const defaultAddressTypes: readonly string[] = ['INDIVIDUAL']

/** What account and promo together say: the account's own word goes first, the promo's fills what it leaves open (USER-034, GAP-029). */
export const clientOf = (account: Account | null, promo: ClientAttributes | null) => ({
  addressTypes: account?.addressTypes ?? promo?.addressTypes ?? defaultAddressTypes,
  isDirectToConsumer: account?.isDirectToConsumer ?? promo?.isD2C ?? false,
  phoneNumberRegions: promo?.phoneNumberRegions ?? [],
})

/** First and last name, as shown. */
export const fullNameOf = ({ firstName, lastName }: Pick<PersonalInfo, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim()

/** At most two letters for the avatar. */
export const initialsOf = ({ firstName, lastName }: Pick<PersonalInfo, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].map(name => Array.from(name.trim())[0] ?? '').join('').toUpperCase()

/** The number of a kind, as mobile (MO) or home (HO), with its country; null when there is none (USER-013). */
export const phoneOf = ({ phones }: PersonalInfo, phoneType: 'MO' | 'HO') => {
  const phone = phones.find(one => one.phoneType === phoneType)
  return phone ? { number: phone.number, countryCode: phone.countryCode } : null
}

/** USER-012: every year from the birth year to the given one. */
export const yearRange = ({ birthDate }: Pick<PersonalInfo, 'birthDate'>, currentYear: number): readonly number[] => {
  const first = Number(birthDate.slice(0, 4))
  return Array.from({ length: Math.max(currentYear - first + 1, 0) }, (_, index) => first + index)
}

/** Whole years on a day (`yyyy-MM-dd`, both); who was born on February 29 turns a year on March 1 where there is none. */
export const ageOn = (birthDate: string, today: string): number =>
  Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (today.slice(5) < birthDate.slice(5) ? 1 : 0)

/** 1§9: children's privacy is for members under this age; nobody is without a birth date (GAP-042). */
const childrenBelow = 13
export const isChild = (birthDate: string | null, today: string): boolean => birthDate !== null && ageOn(birthDate, today) < childrenBelow
