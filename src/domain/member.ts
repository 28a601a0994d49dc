import * as Schema from 'effect/Schema'
import { languages } from './language.ts'

/** The member's id and the language stored for her account. */
export const StoredLocale = Schema.Struct({ locale: Schema.Literals(languages), uuid: Schema.String })
export type StoredLocale = typeof StoredLocale.Type

/** MO is mobile, HO is home (USER-027, USER-028). */
export const Phone = Schema.Struct({
  phoneType: Schema.Literals(['MO', 'HO']),
  number: Schema.String,
  numberE164: Schema.optionalKey(Schema.String),
  countryCode: Schema.String,
})

export const Address = Schema.Struct({
  addressLine1: Schema.String,
  addressLine2: Schema.NullOr(Schema.String),
  city: Schema.String,
  state: Schema.String,
  zipcode: Schema.String,
})

/** The member's own particulars. `birthDate` is a calendar date, `yyyy-MM-dd`. */
export const PersonalInfo = Schema.Struct({
  firstName: Schema.String,
  lastName: Schema.String,
  birthDate: Schema.String,
  email: Schema.String,
  phones: Schema.Array(Phone),
  address: Schema.NullOr(Address),
})
export type PersonalInfo = typeof PersonalInfo.Type

export const Account = Schema.Struct({
  companyId: Schema.String,
  isInternational: Schema.Boolean,
  addressTypes: Schema.optionalKey(Schema.Array(Schema.String)),
  isPOBoxAllowed: Schema.Boolean,
  isDirectToConsumer: Schema.Boolean,
  organization: Schema.Struct({ code: Schema.String }),
})
export type Account = typeof Account.Type

/** What the employer's campaign says of its members (USER-032). */
export const ClientAttributes = Schema.Struct({
  addressTypes: Schema.optionalKey(Schema.Array(Schema.String)),
  isD2C: Schema.optionalKey(Schema.Boolean),
  phoneNumberRegions: Schema.optionalKey(Schema.Array(Schema.String)),
})
export type ClientAttributes = typeof ClientAttributes.Type

/** USER-015: the kinds of address that a member may give when nobody says otherwise. */
export const defaultAddressTypes: readonly string[] = ['INDIVIDUAL']

/** What account and promo together say; the promo is about this member's employer and wins (USER-034). */
export const clientOf = (account: Account | null, promo: ClientAttributes | null) => ({
  addressTypes: promo?.addressTypes ?? account?.addressTypes ?? defaultAddressTypes,
  isDirectToConsumer: promo?.isD2C ?? account?.isDirectToConsumer ?? false,
  phoneNumberRegions: promo?.phoneNumberRegions ?? [],
})

/** First and last name, as shown. */
export const fullNameOf = ({ firstName, lastName }: PersonalInfo): string => `${firstName} ${lastName}`.trim()

/** At most two letters for the avatar. */
export const initialsOf = ({ firstName, lastName }: PersonalInfo): string =>
  [firstName, lastName].map(name => Array.from(name.trim())[0] ?? '').join('').toUpperCase()

/** The number of a kind, as mobile (MO) or home (HO), with its country; null when there is none (USER-013). */
export const phoneOf = ({ phones }: PersonalInfo, phoneType: 'MO' | 'HO') => {
  const phone = phones.find(one => one.phoneType === phoneType)
  return phone ? { number: phone.number, countryCode: phone.countryCode } : null
}

/** USER-012: every year from the birth year to the given one. */
export const yearRange = ({ birthDate }: PersonalInfo, currentYear: number): readonly number[] => {
  const first = Number(birthDate.slice(0, 4))
  return Array.from({ length: Math.max(currentYear - first + 1, 0) }, (_, index) => first + index)
}
