import type { PersonalInfo } from './personal-info.ts'
import type { PersonalInfoChange } from './personal-patch.ts'
import {
  emailProblem,
  nameProblem,
  type EmailProblem,
  type NameProblem,
} from '#platform/model/validation/person-fields.ts'
import {
  addressFields,
  addressOf,
  addressProblems,
  isNoAddress,
  tidy,
  addressInputOf,
  type AddressRules,
  type AddressInput,
  type AddressInputProblem,
} from './address-input.ts'
import { rawOf } from '#platform/model/unknown-enum.ts'
import {
  isSamePhone,
  unchangedPhonePatch,
  phoneChange,
  phoneProblem,
  phoneInputOf,
  type PhoneProblem,
  type PhoneInput,
} from './phone-input.ts'

/** The fields that a member types, in their order on the page. */
export const personalFields = [
  'firstName',
  'lastName',
  'email',
  'mobile',
  'home',
  ...addressFields,
] as const
export type PersonalField = (typeof personalFields)[number]
/** And the countries that belong to the phones. */
export const personalInputFields = [...personalFields, 'mobileCountry', 'homeCountry'] as const
/** What stands in the form. */
export type PersonalInput = Readonly<Record<(typeof personalInputFields)[number], string>>
export type PersonalProblem = NameProblem | EmailProblem | PhoneProblem | AddressInputProblem

export function personalInputOf({
  firstName,
  lastName,
  email,
  phones,
  address,
}: PersonalInfo): PersonalInput {
  const mobile = phoneInputOf(phones, 'MO')
  const home = phoneInputOf(phones, 'HO')
  return {
    firstName,
    lastName,
    email,
    mobile: mobile.number,
    mobileCountry: mobile.country,
    home: home.number,
    homeCountry: home.country,
    ...addressInputOf(address),
  }
}

const mobileOf = ({ mobile, mobileCountry }: PersonalInput) => ({
  number: mobile,
  country: mobileCountry,
})
const homeOf = ({ home, homeCountry }: PersonalInput) => ({ number: home, country: homeCountry })
const addressIn = (typed: PersonalInput): AddressInput => typed

/**
 * What is wrong with each field by the rules of 2§5, as a key of the catalogues. An address without
 * any line is no problem, and neither is what the member did not change of what was `shown`: the
 * server has it already.
 */
export function personalProblems(
  typed: PersonalInput,
  rules: AddressRules,
  shown?: PersonalInfo,
): Partial<Record<PersonalField, PersonalProblem>> {
  const before = shown === undefined ? null : personalInputOf(shown)
  const isKept = (...fields: readonly (keyof PersonalInput)[]): boolean =>
    before !== null && fields.every((field) => typed[field] === before[field])
  const found: Partial<Record<PersonalField, PersonalProblem | null>> = {
    firstName: isKept('firstName') ? null : nameProblem(typed.firstName),
    lastName: isKept('lastName') ? null : nameProblem(typed.lastName),
    email: isKept('email') ? null : emailProblem(typed.email),
    mobile: isKept('mobile', 'mobileCountry') ? null : phoneProblem(mobileOf(typed)),
    home: isKept('home', 'homeCountry') ? null : phoneProblem(homeOf(typed)),
    ...(isNoAddress(addressIn(typed)) || isKept(...addressFields)
      ? {}
      : addressProblems(addressIn(typed), rules)),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/**
 * The particulars as a save compares them: a phone with its country and the address are one field
 * each. `stored` is the whole of what they were read from.
 */
export type PersonalParts = Pick<PersonalInput, 'firstName' | 'lastName' | 'email'> & {
  readonly mobile: PhoneInput
  readonly home: PhoneInput
  readonly address: AddressInput
  readonly stored: PersonalInfo
}

const partsOf = (typed: PersonalInput, stored: PersonalInfo): PersonalParts => ({
  firstName: typed.firstName,
  lastName: typed.lastName,
  email: typed.email,
  mobile: mobileOf(typed),
  home: homeOf(typed),
  address: Object.fromEntries(addressFields.map((field) => [field, typed[field]])) as AddressInput,
  stored,
})

/** What was `typed` over what was `shown`, as a save compares it. */
export function personalEdit(
  typed: PersonalInput,
  shown: PersonalInput,
  stored: PersonalInfo,
): { readonly told: PersonalParts; readonly shown: PersonalParts } {
  const told = Object.fromEntries(
    personalInputFields.map((field) => [
      field,
      typed[field] === shown[field] ? typed[field] : tidy(typed[field]),
    ]),
  ) as PersonalInput
  return { told: partsOf(told, stored), shown: partsOf(shown, stored) }
}

/**
 * The particulars that the server has `now`, beside what the member `told` of what was `shown`: a
 * number that they typed in another spelling is theirs.
 */
export function personalNow(
  now: PersonalInfo,
  told: PersonalParts,
  shown: PersonalParts,
): PersonalParts {
  const parts = partsOf(personalInputOf(now), now)
  const phone = (field: 'mobile' | 'home'): PhoneInput => {
    const isTyped =
      told[field].number !== shown[field].number || told[field].country !== shown[field].country
    return isTyped && isSamePhone(told[field], parts[field]) ? told[field] : parts[field]
  }
  return { ...parts, mobile: phone('mobile'), home: phone('home') }
}

/** What the form would say of these parts. */
export function personalInputOfParts({
  mobile,
  home,
  address,
  stored: _,
  ...texts
}: PersonalParts): PersonalInput {
  return {
    ...texts,
    ...address,
    mobile: mobile.number,
    mobileCountry: mobile.country,
    home: home.number,
    homeCountry: home.country,
  }
}

/**
 * All of the particulars as they are sent (2§7); only of a form without problems. What is not
 * changed of what is `stored` goes back as the server has it, phones that the form does not show
 * among it.
 */
export function personalChange(typed: PersonalInput, stored: PersonalInfo): PersonalInfoChange {
  const before = personalInputOf(stored)
  const isChanged = (...fields: readonly (keyof PersonalInput)[]): boolean =>
    fields.some((field) => typed[field] !== before[field])
  const text = (field: 'firstName' | 'lastName' | 'email'): string =>
    isChanged(field) ? tidy(typed[field]) : stored[field]
  const changed = {
    ...(isChanged('mobile', 'mobileCountry') ? { MO: phoneChange('MO', mobileOf(typed)) } : {}),
    ...(isChanged('home', 'homeCountry') ? { HO: phoneChange('HO', homeOf(typed)) } : {}),
  }
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    birthDate: stored.birthDate,
    email: text('email'),
    phones: phonesAfter(stored.phones, changed),
    address: isChanged(...addressFields) ? addressOf(addressIn(typed)) : stored.address,
  }
}

type PhoneChange = PersonalInfoChange['phones'][number]

/**
 * The phones with those that changed, by type: the first of its type is replaced, or removed where
 * the new one is null.
 */
function phonesAfter(
  phones: PersonalInfo['phones'],
  changed: Partial<Record<'MO' | 'HO', PhoneChange | null>>,
): readonly PhoneChange[] {
  const left = new Map<string, PhoneChange | null>(Object.entries(changed))
  const kept = phones.flatMap((phone) => {
    const phoneType = rawOf(phone.phoneType)
    const after = left.get(phoneType)
    if (after === undefined) return [unchangedPhonePatch(phone)]
    left.delete(phoneType)
    return after === null ? [] : [after]
  })
  return [...kept, ...[...left.values()].filter((phone) => phone !== null)]
}

const numbersOf = (phones: readonly PhoneChange[]): string =>
  JSON.stringify(
    phones.map((phone) => [
      phone.phoneType,
      phone.selectedCountry.flag,
      'number' in phone ? phone.selectedCountry.prefix + phone.number : phone.numberE164,
    ]),
  )

/** Whether the change is one that needs the password: another email address, or another phone. */
export function needsPassword(change: PersonalInfoChange, now: PersonalInfo): boolean {
  return (
    change.email !== now.email ||
    numbersOf(change.phones) !== numbersOf(now.phones.map(unchangedPhonePatch))
  )
}

/**
 * The field that a server's `details` blames: `address.city`, `phones.0` (by the order in which
 * they were sent), `email`; null for one that is not in the form.
 */
export function rejectedField(detail: string, sent: PersonalInfoChange): PersonalField | null {
  const phone = /^phones\.(\d+)/.exec(detail)?.[1]
  const name =
    phone === undefined
      ? detail.replace(/^address\./, '')
      : sent.phones[Number(phone)]?.phoneType === 'HO'
        ? 'home'
        : 'mobile'
  return personalFields.find((field) => field === name) ?? null
}
