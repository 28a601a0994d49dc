// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { formats, lengthBetween, list, matching, text, whole } from '../write.ts'
import { MemberId } from './common.writer.ts'

/** Who the access token speaks for. */
export const UserToken = Schema.Struct({
  userId: MemberId,
})
export type UserToken = typeof UserToken.Type

/** The two-letter upper-case language of the preference (2§5). */
export const LanguageCode = Schema.Literals(['EN', 'ES'])
export type LanguageCode = typeof LanguageCode.Type

/** One preference of the member for one app (2§7). The language is prefName `language` with the two-letter code (decision 14). */
export const Preference = Schema.Struct({
  appId: whole(1, 9999),
  appInstId: whole(0, 9999),
  prefName: Schema.Literals(['language']),
  prefVal: LanguageCode,
})
export type Preference = typeof Preference.Type

/** The language stored for the account, and the member's product-wide id. */
export const Locale = Schema.Struct({
  locale: Schema.Literals(['en-US', 'es-US']),
  uuid: formats.uuid,
})
export type Locale = typeof Locale.Type

/** MO is mobile, HO is home (2§3). Decided - a server may know more types; a client shows them, and sends them back as they were. */
export const PhoneType = Schema.Union([Schema.Literals(['MO', 'HO']), matching(/^[A-Z]{2,10}$/u, 0, 10)])
export type PhoneType = typeof PhoneType.Type

export const Phone = Schema.Struct({
  phoneType: PhoneType,
  /** National number, digits only. */
  number: matching(/^[0-9]{4,14}$/u),
  numberE164: Schema.optionalKey(matching(/^\+[1-9][0-9]{4,14}$/u)),
  /** ISO 3166 alpha-2. */
  countryCode: matching(/^[A-Z]{2}$/u),
})
export type Phone = typeof Phone.Type

export const Address = Schema.Struct({
  addressLine1: text(1, 100),
  addressLine2: Schema.NullOr(text(0, 100)),
  city: text(1, 100),
  state: text(1, 100),
  zipcode: text(1, 20),
})
export type Address = typeof Address.Type

/** The member's own particulars. `address` is null until she has given one. */
export const PersonalInfo = Schema.Struct({
  firstName: text(1, 100),
  lastName: text(1, 100),
  birthDate: formats.date,
  email: formats.email.check(lengthBetween(0, 254)),
  phones: list(Phone, 0, 10),
  address: Schema.NullOr(Address),
})
export type PersonalInfo = typeof PersonalInfo.Type

/** The country that the member picked for a phone number. */
export const SelectedCountry = Schema.Struct({
  /** The dial prefix, with its plus sign. */
  prefix: matching(/^\+[1-9][0-9]{0,3}$/u),
  /** ISO 3166 alpha-2 of the country whose flag is shown. */
  flag: matching(/^[A-Z]{2}$/u),
})
export type SelectedCountry = typeof SelectedCountry.Type

/** A phone number as the member typed it. Spaces, parentheses and hyphens are stripped, the country's prefix is taken off the start (2§5). */
export const PhoneAsTyped = Schema.Struct({
  phoneType: PhoneType,
  number: text(1, 30),
  selectedCountry: SelectedCountry,
})
export type PhoneAsTyped = typeof PhoneAsTyped.Type

/** A phone number with its country's prefix. A prefix that is not that of `selectedCountry` is refused (422 `invalid_phone`). */
export const PhoneComplete = Schema.Struct({
  phoneType: PhoneType,
  numberE164: matching(/^\+[1-9][0-9]{4,14}$/u),
  selectedCountry: SelectedCountry,
})
export type PhoneComplete = typeof PhoneComplete.Type

/** `number` or `numberE164` (2§7), never both. */
export const PhoneChange = Schema.Union([PhoneAsTyped, PhoneComplete])
export type PhoneChange = typeof PhoneChange.Type

/** The member's own particulars, all of them. A null `address` removes it. A phone that is kept already may be sent back as it is; of the new ones there is at most one of each type. */
export const PersonalInfoChange = Schema.Struct({
  firstName: text(1, 100),
  lastName: text(1, 100),
  birthDate: formats.date,
  /** The rule of 2§5 judges its form (422), not a format of this contract. */
  email: text(1, 254),
  phones: list(PhoneChange, 0, 10),
  address: Schema.NullOr(Address),
  /** Decided: needed when the email address or a phone changes, ignored otherwise. It is not stored. */
  currentPassword: Schema.optionalKey(text(1, 256)),
})
export type PersonalInfoChange = typeof PersonalInfoChange.Type

/** The kinds of address that the member may give; INDIVIDUAL where absent (2§3). */
export const AddressTypes = list(matching(/^[A-Z][A-Z_]*$/u, 0, 60), 0, 20)
export type AddressTypes = typeof AddressTypes.Type

/** The employer or plan that the member is enrolled through. */
export const Organization = Schema.Struct({
  /** The companyCode of the promo call (GAP-116). */
  code: matching(/^[A-Za-z0-9_\-]+$/u, 1, 60),
})
export type Organization = typeof Organization.Type

export const Account = Schema.Struct({
  companyId: text(1, 64),
  isInternational: Schema.Boolean,
  addressTypes: Schema.optionalKey(AddressTypes),
  isPOBoxAllowed: Schema.Boolean,
  isDirectToConsumer: Schema.Boolean,
  organization: Organization,
})
export type Account = typeof Account.Type

export const CoachingInfo = Schema.Struct({
  sharedCoaching: Schema.Boolean,
})
export type CoachingInfo = typeof CoachingInfo.Type

export const PublicIdentity = Schema.Struct({
  publicUUID: formats.uuid,
})
export type PublicIdentity = typeof PublicIdentity.Type

/** What the employer's campaign says of its members. */
export const ClientAttributes = Schema.Struct({
  addressTypes: Schema.optionalKey(AddressTypes),
  isD2C: Schema.optionalKey(Schema.Boolean),
  phoneNumberRegions: Schema.optionalKey(list(matching(/^[A-Z]{2}$/u), 0, 300)),
})
export type ClientAttributes = typeof ClientAttributes.Type

export const PromoClient = Schema.Struct({
  attributes: ClientAttributes,
})
export type PromoClient = typeof PromoClient.Type

export const Promo = Schema.Struct({
  client: PromoClient,
})
export type Promo = typeof Promo.Type
