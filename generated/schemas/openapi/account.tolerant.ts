// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, either, formats, list, nullable, number, object, optional, orUnreadable, required, rows, text, words, type Tolerant } from '../tolerant.ts'
import { MemberIdReader } from './common.tolerant.ts'
import type { UserToken, LanguageCode, Preference, Locale, PhoneType, Phone, Address, AddressRequest, PersonalInfo, SelectedCountry, PhoneAsTyped, PhoneComplete, PhoneChange, PersonalInfoChange, AddressTypes, Organization, Account, CoachingInfo, PublicIdentity, ClientAttributes, PromoClient, Promo } from './account.reader.ts'

const pattern = text(/^[0-9]{4,14}$/u)
const pattern2 = text(/^\+[1-9][0-9]{4,14}$/u)
const pattern3 = text(/^[A-Z]{2}$/u)
const pattern4 = text(/^\+[1-9][0-9]{0,3}$/u)
const pattern5 = text(/^[A-Z][A-Z_]*$/u)
const pattern6 = text(/^[A-Za-z0-9_\-]+$/u)

export const UserTokenReader: Tolerant<UserToken> = object({
  userId: MemberIdReader,
})

export const LanguageCodeReader: Tolerant<LanguageCode> = words('EN', 'ES')

export const PreferenceReader: Tolerant<Preference> = object({
  appId: number(true, 1, 9999),
  appInstId: number(true, 0, 9999),
  prefName: words('language'),
  prefVal: LanguageCodeReader,
})

export const LocaleReader: Tolerant<Locale> = object({
  locale: words('en-US', 'es-US'),
  uuid: formats.uuid,
})

export const PhoneTypeReader: Tolerant<PhoneType> = words('MO', 'HO')

export const PhoneReader: Tolerant<Phone> = object({
  phoneType: PhoneTypeReader,
  number: pattern,
  numberE164: optional(orUnreadable(pattern2)),
  countryCode: pattern3,
})

export const AddressReader: Tolerant<Address> = object({
  addressLine1: text(/./su),
  addressLine2: required(nullable(orUnreadable(text()))),
  city: text(/./su),
  state: text(/./su),
  zipcode: text(/./su),
})

export const AddressRequestReader: Tolerant<AddressRequest> = object({
  addressLine1: text(/./su),
  addressLine2: required(nullable(text())),
  city: text(/./su),
  state: text(/./su),
  zipcode: text(/./su),
})

export const PersonalInfoReader: Tolerant<PersonalInfo> = object({
  firstName: text(/./su),
  lastName: text(/./su),
  birthDate: formats.date,
  email: formats.email,
  phones: rows(PhoneReader),
  address: required(nullable(orUnreadable(AddressReader))),
})

export const SelectedCountryReader: Tolerant<SelectedCountry> = object({
  prefix: pattern4,
  flag: pattern3,
})

export const PhoneAsTypedReader: Tolerant<PhoneAsTyped> = object({
  phoneType: PhoneTypeReader,
  number: text(/./su),
  selectedCountry: SelectedCountryReader,
})

export const PhoneCompleteReader: Tolerant<PhoneComplete> = object({
  phoneType: PhoneTypeReader,
  numberE164: pattern2,
  selectedCountry: SelectedCountryReader,
})

export const PhoneChangeReader: Tolerant<PhoneChange> = either(PhoneAsTypedReader, PhoneCompleteReader)

export const PersonalInfoChangeReader: Tolerant<PersonalInfoChange> = object({
  firstName: text(/./su),
  lastName: text(/./su),
  birthDate: formats.date,
  email: text(/./su),
  phones: list(PhoneChangeReader),
  address: required(nullable(AddressRequestReader)),
  currentPassword: optional(text(/./su)),
})

export const AddressTypesReader: Tolerant<AddressTypes> = list(pattern5)

export const OrganizationReader: Tolerant<Organization> = object({
  code: pattern6,
})

export const AccountReader: Tolerant<Account> = object({
  companyId: text(/./su),
  isInternational: boolean,
  addressTypes: optional(AddressTypesReader),
  isPOBoxAllowed: boolean,
  isDirectToConsumer: boolean,
  organization: OrganizationReader,
})

export const CoachingInfoReader: Tolerant<CoachingInfo> = object({
  sharedCoaching: boolean,
})

export const PublicIdentityReader: Tolerant<PublicIdentity> = object({
  publicUUID: formats.uuid,
})

export const ClientAttributesReader: Tolerant<ClientAttributes> = object({
  addressTypes: optional(AddressTypesReader),
  isD2C: optional(boolean),
  phoneNumberRegions: optional(list(pattern3)),
})

export const PromoClientReader: Tolerant<PromoClient> = object({
  attributes: ClientAttributesReader,
})

export const PromoReader: Tolerant<Promo> = object({
  client: PromoClientReader,
})
