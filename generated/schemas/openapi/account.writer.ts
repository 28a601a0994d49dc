// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { formats, lengthBetween, list, matching, text, whole } from '../write.ts'
import { MemberId } from './common.writer.ts'

/** The member that the access token speaks for. */
export const UserToken = Schema.Struct({
  /** Id of the signed-in member, used in paths that name a member. */
  userId: MemberId,
})
export type UserToken = typeof UserToken.Type

/** Two-letter upper-case code of a language, the form that the saved preference has. */
export const LanguageCode = Schema.Literals(['EN', 'ES'])
export type LanguageCode = typeof LanguageCode.Type

/** One preference of the member for one app; here always the language. */
export const Preference = Schema.Struct({
  /** Number of the app that the preference belongs to; the portal is 1. */
  appId: whole(1, 9999),
  /** Number of the app's instance; the specification does not give its meaning. */
  appInstId: whole(0, 9999),
  /** Which preference is saved. */
  prefName: Schema.Literals(['language']),
  /** The language that the member chose. */
  prefVal: LanguageCode,
})
export type Preference = typeof Preference.Type

/** The language stored for the account, and the member's product-wide id. */
export const Locale = Schema.Struct({
  /** The stored language, in the form of `Accept-Language`. */
  locale: Schema.Literals(['en-US', 'es-US']),
  /** The member's id throughout the product. */
  uuid: formats.uuid,
})
export type Locale = typeof Locale.Type

/** Kind of a phone number. A server may know more kinds than the two named; a client shows such a number and sends its kind back unchanged. */
export const PhoneType = Schema.Union([Schema.Literals(['MO', 'HO']), matching(/^[A-Z]{2,10}$/u, 0, 10)])
export type PhoneType = typeof PhoneType.Type

/** A phone number of the member as the server keeps it. */
export const Phone = Schema.Struct({
  /** Kind of the number. */
  phoneType: PhoneType,
  /** National number, digits only. */
  number: matching(/^[0-9]{4,14}$/u),
  /** The same number with its country prefix (E.164); absent when the server keeps the national number alone. */
  numberE164: Schema.optionalKey(matching(/^\+[1-9][0-9]{4,14}$/u)),
  /** Country of the number, ISO 3166-1 alpha-2. */
  countryCode: matching(/^[A-Z]{2}$/u),
})
export type Phone = typeof Phone.Type

/** A postal address of the member. */
export const Address = Schema.Struct({
  /** Street and house number. */
  addressLine1: text(1, 100),
  /** Apartment, suite or unit; null when there is none. */
  addressLine2: Schema.NullOr(text(0, 100)),
  /** City or town. */
  city: text(1, 100),
  /** State or province, as the member typed it. */
  state: text(1, 100),
  /** ZIP or postal code, as the member typed it. */
  zipcode: text(1, 20),
})
export type Address = typeof Address.Type

/** A postal address of the member. */
export const AddressRequest = Schema.Struct({
  /** Street and house number. */
  addressLine1: text(1, 100),
  /** Apartment, suite or unit; null when there is none. */
  addressLine2: Schema.NullOr(text(0, 100)),
  /** City or town. */
  city: text(1, 100),
  /** State or province, as the member typed it. */
  state: text(1, 100),
  /** ZIP or postal code, as the member typed it. */
  zipcode: text(1, 20),
})
export type AddressRequest = typeof AddressRequest.Type

/** The member's personal details. */
export const PersonalInfo = Schema.Struct({
  /** The member's given name. */
  firstName: text(1, 100),
  /** The member's family name. */
  lastName: text(1, 100),
  /** The member's date of birth, a calendar date. */
  birthDate: formats.date,
  /** The member's email address, with which they sign in. */
  email: formats.email.check(lengthBetween(0, 254)),
  /** The member's phone numbers; empty when none is stored. */
  phones: list(Phone, 0, 10),
  /** The member's postal address; null until they give one. */
  address: Schema.NullOr(Address),
})
export type PersonalInfo = typeof PersonalInfo.Type

/** The country that the member picked for a phone number. */
export const SelectedCountry = Schema.Struct({
  /** The dial prefix, with its plus sign. */
  prefix: matching(/^\+[1-9][0-9]{0,3}$/u),
  /** Country whose flag is shown, ISO 3166-1 alpha-2. */
  flag: matching(/^[A-Z]{2}$/u),
})
export type SelectedCountry = typeof SelectedCountry.Type

/** A phone number as the member typed it. The server strips spaces, parentheses and hyphens, and takes the country prefix off its start. */
export const PhoneAsTyped = Schema.Struct({
  /** Kind of the number. */
  phoneType: PhoneType,
  /** The number as typed, with or without separators and prefix. */
  number: text(1, 30),
  /** Country that the member picked for the number. */
  selectedCountry: SelectedCountry,
})
export type PhoneAsTyped = typeof PhoneAsTyped.Type

/** A phone number with its country's prefix. A prefix that is not that of `selectedCountry` is refused (422 `invalid_phone`). */
export const PhoneComplete = Schema.Struct({
  /** Kind of the number. */
  phoneType: PhoneType,
  /** The number with its country prefix (E.164). */
  numberE164: matching(/^\+[1-9][0-9]{4,14}$/u),
  /** Country that the member picked for the number; its prefix starts `numberE164`. */
  selectedCountry: SelectedCountry,
})
export type PhoneComplete = typeof PhoneComplete.Type

/** A new or kept phone number, with either `number` or `numberE164`, never both. */
export const PhoneChange = Schema.Union([PhoneAsTyped, PhoneComplete])
export type PhoneChange = typeof PhoneChange.Type

/** All personal details of the member; each field replaces the stored one. Of the new phone numbers there is at most one of each type. */
export const PersonalInfoChange = Schema.Struct({
  /** The member's given name; letters, digits, spaces, hyphens, apostrophes and periods. */
  firstName: text(1, 100),
  /** The member's family name, under the rules of `firstName`. */
  lastName: text(1, 100),
  /** The member's date of birth, a calendar date. */
  birthDate: formats.date,
  /** Email address as typed. A wrong form is answered 422, so this schema sets no format. */
  email: text(1, 254),
  /** The phone numbers to keep; one that is stored may be sent back unchanged, one left out is removed. */
  phones: list(PhoneChange, 0, 10),
  /** The postal address; null removes the stored one. */
  address: Schema.NullOr(AddressRequest),
  /** The member's password, needed when the email address or a phone changes and ignored otherwise. It is not stored. */
  currentPassword: Schema.optionalKey(text(1, 256)),
})
export type PersonalInfoChange = typeof PersonalInfoChange.Type

/** Kinds of address that the member may give; INDIVIDUAL when absent. */
export const AddressTypes = list(matching(/^[A-Z][A-Z_]*$/u, 0, 60), 0, 20)
export type AddressTypes = typeof AddressTypes.Type

/** The employer or plan that the member is enrolled through. */
export const Organization = Schema.Struct({
  /** Code of the organization, the `companyCode` of `getPromo`. */
  code: matching(/^[A-Za-z0-9_\-]+$/u, 1, 60),
})
export type Organization = typeof Organization.Type

/** The member's account with the employer or plan. */
export const Account = Schema.Struct({
  /** Id of the company that pays for the account. */
  companyId: text(1, 64),
  /** True for an international member, false for a domestic one. */
  isInternational: Schema.Boolean,
  /** Kinds of address that the member may give; INDIVIDUAL when absent. */
  addressTypes: Schema.optionalKey(AddressTypes),
  /** Whether the member's address may be a P.O. box. */
  isPOBoxAllowed: Schema.Boolean,
  /** True when the member enrolled directly, false when an employer sponsors them. */
  isDirectToConsumer: Schema.Boolean,
  /** The employer or plan that the member is enrolled through. */
  organization: Organization,
})
export type Account = typeof Account.Type

/** How coaching is provided to the member. */
export const CoachingInfo = Schema.Struct({
  /** True when the member shares a coach with another product; the portal then offers no chat. */
  sharedCoaching: Schema.Boolean,
})
export type CoachingInfo = typeof CoachingInfo.Type

/** The identity of the member that partners may see. */
export const PublicIdentity = Schema.Struct({
  /** Id of the member for parties outside the product; it reveals nothing else. */
  publicUUID: formats.uuid,
})
export type PublicIdentity = typeof PublicIdentity.Type

/** Settings of the employer's campaign for its members. */
export const ClientAttributes = Schema.Struct({
  /** Kinds of address that members of this campaign may give; INDIVIDUAL when absent. */
  addressTypes: Schema.optionalKey(AddressTypes),
  /** True for a direct-to-consumer campaign; an account's own `isDirectToConsumer` goes before it. */
  isD2C: Schema.optionalKey(Schema.Boolean),
  /** Countries whose phone numbers members may give, ISO 3166-1 alpha-2; none is named when absent. */
  phoneNumberRegions: Schema.optionalKey(list(matching(/^[A-Z]{2}$/u), 0, 300)),
})
export type ClientAttributes = typeof ClientAttributes.Type

/** A company that runs a campaign. */
export const PromoClient = Schema.Struct({
  /** What the company set for its members. */
  attributes: ClientAttributes,
})
export type PromoClient = typeof PromoClient.Type

/** The campaign that belongs to a company code. */
export const Promo = Schema.Struct({
  /** The company that runs the campaign. */
  client: PromoClient,
})
export type Promo = typeof Promo.Type
