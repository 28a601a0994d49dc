import type { PersonalInfo } from './member.ts'
import type { PersonalInfoChange } from './personal-change.ts'
import { emailProblem, nameProblem, type EmailProblem, type NameProblem } from './person-fields.ts'
import { addressFields, addressOf, addressProblems, isNoAddress, tidy, typedAddressOf, type AddressRules, type TypedAddress, type TypedAddressProblem } from './typed-address.ts'
import { phoneChange, phoneProblem, typedPhoneOf, type PhoneProblem } from './typed-phone.ts'

/** The fields that a member types, in their order on the page. */
export const personalFields = ['firstName', 'lastName', 'email', 'mobile', 'home', ...addressFields] as const
export type PersonalField = (typeof personalFields)[number]
/** And the countries that belong to the phones. */
export const personalTypedFields = [...personalFields, 'mobileCountry', 'homeCountry'] as const
/** What stands in the form. */
export type PersonalTyped = Readonly<Record<(typeof personalTypedFields)[number], string>>
export type PersonalProblem = NameProblem | EmailProblem | PhoneProblem | TypedAddressProblem

export function personalTypedOf({ firstName, lastName, email, phones, address }: PersonalInfo): PersonalTyped {
  const mobile = typedPhoneOf(phones, 'MO')
  const home = typedPhoneOf(phones, 'HO')
  return {
    firstName, lastName, email, mobile: mobile.number, mobileCountry: mobile.country, home: home.number, homeCountry: home.country, ...typedAddressOf(address),
  }
}

const mobileOf = ({ mobile, mobileCountry }: PersonalTyped) => ({ number: mobile, country: mobileCountry })
const homeOf = ({ home, homeCountry }: PersonalTyped) => ({ number: home, country: homeCountry })
const addressIn = (typed: PersonalTyped): TypedAddress => typed

/** What is wrong with each field by the rules of 2§5, as a key of the catalogues. Without any line of an address there is none. */
export function personalProblems(typed: PersonalTyped, rules: AddressRules): Partial<Record<PersonalField, PersonalProblem>> {
  const found: Partial<Record<PersonalField, PersonalProblem | null>> = {
    firstName: nameProblem(typed.firstName),
    lastName: nameProblem(typed.lastName),
    email: emailProblem(typed.email),
    mobile: phoneProblem(mobileOf(typed)),
    home: phoneProblem(homeOf(typed)),
    ...(isNoAddress(addressIn(typed)) ? {} : addressProblems(addressIn(typed), rules)),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/** All of the particulars as they are sent (2§7); only of a form without problems. The birth date stays what it is. */
export function personalChange(typed: PersonalTyped, { birthDate }: Pick<PersonalInfo, 'birthDate'>): PersonalInfoChange {
  return {
    firstName: tidy(typed.firstName),
    lastName: tidy(typed.lastName),
    birthDate,
    email: typed.email.trim(),
    phones: [phoneChange('MO', mobileOf(typed)), phoneChange('HO', homeOf(typed))].filter(phone => phone !== null),
    address: addressOf(addressIn(typed)),
  }
}

/** The field that a server's `details` blames: `address.city`, `phones.0` (by the order in which they were sent), `email`; null for one that is not in the form. */
export function blamedField(detail: string, sent: PersonalInfoChange): PersonalField | null {
  const phone = /^phones\.(\d+)/.exec(detail)?.[1]
  const name = phone === undefined ? detail.replace(/^address\./, '') : sent.phones[Number(phone)]?.phoneType === 'HO' ? 'home' : 'mobile'
  return personalFields.find(field => field === name) ?? null
}
