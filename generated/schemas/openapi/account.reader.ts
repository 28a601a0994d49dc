// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, either, formats, list, nullable, number, object, orUnreadable, rows, text, words, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readMemberId, type MemberId } from './common.reader.ts'

/** The member that the access token speaks for. */
export type UserToken = {
  /** Id of the signed-in member, used in paths that name a member. */
  readonly userId: MemberId
}

/** Two-letter upper-case code of a language, the form that the saved preference has. */
export type LanguageCode = 'EN' | 'ES' | Unknown

/** One preference of the member for one app; here always the language. */
export type Preference = {
  /** Number of the app that the preference belongs to; the portal is 1. */
  readonly appId: number
  /** Number of the app's instance; the specification does not give its meaning. */
  readonly appInstId: number
  /** Which preference is saved. */
  readonly prefName: 'language' | Unknown
  /** The language that the member chose. */
  readonly prefVal: LanguageCode
}

/** The language stored for the account, and the member's product-wide id. */
export type Locale = {
  /** The stored language, in the form of `Accept-Language`. */
  readonly locale: 'en-US' | 'es-US' | Unknown
  /** The member's id throughout the product. */
  readonly uuid: string
}

/** Kind of a phone number. A server may know more kinds than the two named; a client shows such a number and sends its kind back unchanged. */
export type PhoneType = 'MO' | 'HO' | Unknown

/** A phone number of the member as the server keeps it. */
export type Phone = {
  /** Kind of the number. */
  readonly phoneType: PhoneType
  /** National number, digits only. */
  readonly number: string
  /** The same number with its country prefix (E.164); absent when the server keeps the national number alone. */
  readonly numberE164?: string | Unreadable
  /** Country of the number, ISO 3166-1 alpha-2. */
  readonly countryCode: string
}

/** A postal address of the member. */
export type Address = {
  /** Street and house number. */
  readonly addressLine1: string
  /** Apartment, suite or unit; null when there is none. */
  readonly addressLine2: string | Unreadable | null
  /** City or town. */
  readonly city: string
  /** State or province, as the member typed it. */
  readonly state: string
  /** ZIP or postal code, as the member typed it. */
  readonly zipcode: string
}

/** A postal address of the member. */
export type AddressRequest = {
  /** Street and house number. */
  readonly addressLine1: string
  /** Apartment, suite or unit; null when there is none. */
  readonly addressLine2: string | null
  /** City or town. */
  readonly city: string
  /** State or province, as the member typed it. */
  readonly state: string
  /** ZIP or postal code, as the member typed it. */
  readonly zipcode: string
}

/** The member's personal details. */
export type PersonalInfo = {
  /** The member's given name. */
  readonly firstName: string
  /** The member's family name. */
  readonly lastName: string
  /** The member's date of birth, a calendar date. */
  readonly birthDate: Flavor<'CalendarDate'>
  /** The member's email address, with which they sign in. */
  readonly email: string
  /** The member's phone numbers; empty when none is stored. */
  readonly phones: Rows<Phone>
  /** The member's postal address; null until they give one. */
  readonly address: Address | Unreadable | null
}

/** The country that the member picked for a phone number. */
export type SelectedCountry = {
  /** The dial prefix, with its plus sign. */
  readonly prefix: string
  /** Country whose flag is shown, ISO 3166-1 alpha-2. */
  readonly flag: string
}

/** A phone number as the member typed it. The server strips spaces, parentheses and hyphens, and takes the country prefix off its start. */
export type PhoneAsTyped = {
  /** Kind of the number. */
  readonly phoneType: PhoneType
  /** The number as typed, with or without separators and prefix. */
  readonly number: string
  /** Country that the member picked for the number. */
  readonly selectedCountry: SelectedCountry
}

/** A phone number with its country's prefix. A prefix that is not that of `selectedCountry` is refused (422 `invalid_phone`). */
export type PhoneComplete = {
  /** Kind of the number. */
  readonly phoneType: PhoneType
  /** The number with its country prefix (E.164). */
  readonly numberE164: string
  /** Country that the member picked for the number; its prefix starts `numberE164`. */
  readonly selectedCountry: SelectedCountry
}

/** A new or kept phone number, with either `number` or `numberE164`, never both. */
export type PhoneChange = PhoneAsTyped | PhoneComplete

/** All personal details of the member; each field replaces the stored one. Of the new phone numbers there is at most one of each type. */
export type PersonalInfoChange = {
  /** The member's given name; letters, digits, spaces, hyphens, apostrophes and periods. */
  readonly firstName: string
  /** The member's family name, under the rules of `firstName`. */
  readonly lastName: string
  /** The member's date of birth, a calendar date. */
  readonly birthDate: Flavor<'CalendarDate'>
  /** Email address as typed. A wrong form is answered 422, so this schema sets no format. */
  readonly email: string
  /** The phone numbers to keep; one that is stored may be sent back unchanged, one left out is removed. */
  readonly phones: readonly PhoneChange[]
  /** The postal address; null removes the stored one. */
  readonly address: AddressRequest | null
  /** The member's password, needed when the email address or a phone changes and ignored otherwise. It is not stored. */
  readonly currentPassword?: string
}

/** Kinds of address that the member may give; INDIVIDUAL when absent. */
export type AddressTypes = readonly string[]

/** The employer or plan that the member is enrolled through. */
export type Organization = {
  /** Code of the organization, the `companyCode` of `getPromo`. */
  readonly code: string
}

/** The member's account with the employer or plan. */
export type Account = {
  /** Id of the company that pays for the account. */
  readonly companyId: string
  /** True for an international member, false for a domestic one. */
  readonly isInternational: boolean
  /** Kinds of address that the member may give; INDIVIDUAL when absent. */
  readonly addressTypes?: AddressTypes
  /** Whether the member's address may be a P.O. box. */
  readonly isPOBoxAllowed: boolean
  /** True when the member enrolled directly, false when an employer sponsors them. */
  readonly isDirectToConsumer: boolean
  /** The employer or plan that the member is enrolled through. */
  readonly organization: Organization
}

/** How coaching is provided to the member. */
export type CoachingInfo = {
  /** True when the member shares a coach with another product; the portal then offers no chat. */
  readonly sharedCoaching: boolean
}

/** The identity of the member that partners may see. */
export type PublicIdentity = {
  /** Id of the member for parties outside the product; it reveals nothing else. */
  readonly publicUUID: string
}

/** Settings of the employer's campaign for its members. */
export type ClientAttributes = {
  /** Kinds of address that members of this campaign may give; INDIVIDUAL when absent. */
  readonly addressTypes?: AddressTypes
  /** True for a direct-to-consumer campaign; an account's own `isDirectToConsumer` goes before it. */
  readonly isD2C?: boolean
  /** Countries whose phone numbers members may give, ISO 3166-1 alpha-2; none is named when absent. */
  readonly phoneNumberRegions?: readonly string[]
}

/** A company that runs a campaign. */
export type PromoClient = {
  /** What the company set for its members. */
  readonly attributes: ClientAttributes
}

/** The campaign that belongs to a company code. */
export type Promo = {
  /** The company that runs the campaign. */
  readonly client: PromoClient
}

const pattern = text(/^[0-9]{4,14}$/u)
const pattern2 = text(/^\+[1-9][0-9]{4,14}$/u)
const pattern3 = text(/^[A-Z]{2}$/u)
const pattern4 = text(/^\+[1-9][0-9]{0,3}$/u)
const pattern5 = text(/^[A-Z][A-Z_]*$/u)
const pattern6 = text(/^[A-Za-z0-9_\-]+$/u)

/** Reads `UserToken` as a server sends it. */
export const readUserToken: Reader<UserToken> = object<UserToken>({
  userId: readMemberId,
})

/** Reads `LanguageCode` as a server sends it. */
export const readLanguageCode: Reader<LanguageCode> = words('EN', 'ES')

/** Reads `Preference` as a server sends it. */
export const readPreference: Reader<Preference> = object<Preference>({
  appId: number(true, 1, 9999),
  appInstId: number(true, 0, 9999),
  prefName: words('language'),
  prefVal: readLanguageCode,
})

/** Reads `Locale` as a server sends it. */
export const readLocale: Reader<Locale> = object<Locale>({
  locale: words('en-US', 'es-US'),
  uuid: formats.uuid,
})

/** Reads `PhoneType` as a server sends it. */
export const readPhoneType: Reader<PhoneType> = words('MO', 'HO')

/** Reads `Phone` as a server sends it. */
export const readPhone: Reader<Phone> = object<Phone>({
  phoneType: readPhoneType,
  number: pattern,
  numberE164: [orUnreadable(pattern2)],
  countryCode: pattern3,
})

/** Reads `Address` as a server sends it. */
export const readAddress: Reader<Address> = object<Address>({
  addressLine1: text(/./su),
  addressLine2: nullable(orUnreadable(text())),
  city: text(/./su),
  state: text(/./su),
  zipcode: text(/./su),
})

/** Reads `AddressRequest` as a server sends it. */
export const readAddressRequest: Reader<AddressRequest> = object<AddressRequest>({
  addressLine1: text(/./su),
  addressLine2: nullable(text()),
  city: text(/./su),
  state: text(/./su),
  zipcode: text(/./su),
})

/** Reads `PersonalInfo` as a server sends it. */
export const readPersonalInfo: Reader<PersonalInfo> = object<PersonalInfo>({
  firstName: text(/./su),
  lastName: text(/./su),
  birthDate: formats.date,
  email: formats.email,
  phones: rows(readPhone),
  address: nullable(orUnreadable(readAddress)),
})

/** Reads `SelectedCountry` as a server sends it. */
export const readSelectedCountry: Reader<SelectedCountry> = object<SelectedCountry>({
  prefix: pattern4,
  flag: pattern3,
})

/** Reads `PhoneAsTyped` as a server sends it. */
export const readPhoneAsTyped: Reader<PhoneAsTyped> = object<PhoneAsTyped>({
  phoneType: readPhoneType,
  number: text(/./su),
  selectedCountry: readSelectedCountry,
})

/** Reads `PhoneComplete` as a server sends it. */
export const readPhoneComplete: Reader<PhoneComplete> = object<PhoneComplete>({
  phoneType: readPhoneType,
  numberE164: pattern2,
  selectedCountry: readSelectedCountry,
})

/** Reads `PhoneChange` as a server sends it. */
export const readPhoneChange: Reader<PhoneChange> = either<PhoneChange>(readPhoneAsTyped, readPhoneComplete)

/** Reads `PersonalInfoChange` as a server sends it. */
export const readPersonalInfoChange: Reader<PersonalInfoChange> = object<PersonalInfoChange>({
  firstName: text(/./su),
  lastName: text(/./su),
  birthDate: formats.date,
  email: text(/./su),
  phones: list(readPhoneChange),
  address: nullable(readAddressRequest),
  currentPassword: [text(/./su)],
})

/** Reads `AddressTypes` as a server sends it. */
export const readAddressTypes: Reader<AddressTypes> = list(pattern5)

/** Reads `Organization` as a server sends it. */
export const readOrganization: Reader<Organization> = object<Organization>({
  code: pattern6,
})

/** Reads `Account` as a server sends it. */
export const readAccount: Reader<Account> = object<Account>({
  companyId: text(/./su),
  isInternational: boolean,
  addressTypes: [readAddressTypes],
  isPOBoxAllowed: boolean,
  isDirectToConsumer: boolean,
  organization: readOrganization,
})

/** Reads `CoachingInfo` as a server sends it. */
export const readCoachingInfo: Reader<CoachingInfo> = object<CoachingInfo>({
  sharedCoaching: boolean,
})

/** Reads `PublicIdentity` as a server sends it. */
export const readPublicIdentity: Reader<PublicIdentity> = object<PublicIdentity>({
  publicUUID: formats.uuid,
})

/** Reads `ClientAttributes` as a server sends it. */
export const readClientAttributes: Reader<ClientAttributes> = object<ClientAttributes>({
  addressTypes: [readAddressTypes],
  isD2C: [boolean],
  phoneNumberRegions: [list(pattern3)],
})

/** Reads `PromoClient` as a server sends it. */
export const readPromoClient: Reader<PromoClient> = object<PromoClient>({
  attributes: readClientAttributes,
})

/** Reads `Promo` as a server sends it. */
export const readPromo: Reader<Promo> = object<Promo>({
  client: readPromoClient,
})
