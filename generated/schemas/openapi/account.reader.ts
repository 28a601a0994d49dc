// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, either, formats, list, nullable, number, object, rows, text, words, type Flavor, type Reader, type Rows, type Unknown } from '../read.ts'
import { readMemberId, type MemberId } from './common.reader.ts'

/** Who the access token speaks for. */
export type UserToken = {
  readonly userId: MemberId
}

/** The two-letter upper-case language of the preference (2§5). */
export type LanguageCode = 'EN' | 'ES' | Unknown

/** One preference of the member for one app (2§7). The language is prefName `language` with the two-letter code (decision 14). */
export type Preference = {
  readonly appId: number
  readonly appInstId: number
  readonly prefName: 'language' | Unknown
  readonly prefVal: LanguageCode
}

/** The language stored for the account, and the member's product-wide id. */
export type Locale = {
  readonly locale: 'en-US' | 'es-US' | Unknown
  readonly uuid: string
}

/** MO is mobile, HO is home (2§3). Decided - a server may know more types; a client shows them, and sends them back as they were. */
export type PhoneType = 'MO' | 'HO' | Unknown

export type Phone = {
  readonly phoneType: PhoneType
  /** National number, digits only. */
  readonly number: string
  readonly numberE164?: string
  /** ISO 3166 alpha-2. */
  readonly countryCode: string
}

export type Address = {
  readonly addressLine1: string
  readonly addressLine2: string | null
  readonly city: string
  readonly state: string
  readonly zipcode: string
}

/** The member's own particulars. `address` is null until she has given one. */
export type PersonalInfo = {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: Flavor<'CalendarDate'>
  readonly email: string
  readonly phones: Rows<Phone>
  readonly address: Address | null
}

/** The country that the member picked for a phone number. */
export type SelectedCountry = {
  /** The dial prefix, with its plus sign. */
  readonly prefix: string
  /** ISO 3166 alpha-2 of the country whose flag is shown. */
  readonly flag: string
}

/** A phone number as the member typed it. Spaces, parentheses and hyphens are stripped, the country's prefix is taken off the start (2§5). */
export type PhoneAsTyped = {
  readonly phoneType: PhoneType
  readonly number: string
  readonly selectedCountry: SelectedCountry
}

/** A phone number with its country's prefix. A prefix that is not that of `selectedCountry` is refused (422 `invalid_phone`). */
export type PhoneComplete = {
  readonly phoneType: PhoneType
  readonly numberE164: string
  readonly selectedCountry: SelectedCountry
}

/** `number` or `numberE164` (2§7), never both. */
export type PhoneChange = PhoneAsTyped | PhoneComplete

/** The member's own particulars, all of them. A null `address` removes it. A phone that is kept already may be sent back as it is; of the new ones there is at most one of each type. */
export type PersonalInfoChange = {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: Flavor<'CalendarDate'>
  /** The rule of 2§5 judges its form (422), not a format of this contract. */
  readonly email: string
  readonly phones: readonly PhoneChange[]
  readonly address: Address | null
  /** Decided: needed when the email address or a phone changes, ignored otherwise. It is not stored. */
  readonly currentPassword?: string
}

/** The kinds of address that the member may give; INDIVIDUAL where absent (2§3). */
export type AddressTypes = readonly string[]

/** The employer or plan that the member is enrolled through. */
export type Organization = {
  /** The companyCode of the promo call (GAP-116). */
  readonly code: string
}

export type Account = {
  readonly companyId: string
  readonly isInternational: boolean
  readonly addressTypes?: AddressTypes
  readonly isPOBoxAllowed: boolean
  readonly isDirectToConsumer: boolean
  readonly organization: Organization
}

export type CoachingInfo = {
  readonly sharedCoaching: boolean
}

export type PublicIdentity = {
  readonly publicUUID: string
}

/** What the employer's campaign says of its members. */
export type ClientAttributes = {
  readonly addressTypes?: AddressTypes
  readonly isD2C?: boolean
  readonly phoneNumberRegions?: readonly string[]
}

export type PromoClient = {
  readonly attributes: ClientAttributes
}

export type Promo = {
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
  numberE164: [pattern2],
  countryCode: pattern3,
})

/** Reads `Address` as a server sends it. */
export const readAddress: Reader<Address> = object<Address>({
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
  address: nullable(readAddress),
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
  address: nullable(readAddress),
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
