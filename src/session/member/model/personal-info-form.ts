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
import { rawOf } from '#platform/model/parts/unknown-enum.ts'
import {
  isSamePhone,
  unchangedPhonePatch,
  phoneChange,
  phoneProblem,
  phoneInputOf,
  type PhoneProblem,
  type PhoneInput,
} from './phone-input.ts'

/** The fields that a member types, in page order. */
export const personalFields = [
  'firstName',
  'lastName',
  'email',
  'mobile',
  'home',
  ...addressFields,
] as const
export type PersonalField = (typeof personalFields)[number]
/** The same fields and the countries of the phones. */
export const personalInputFields = [...personalFields, 'mobileCountry', 'homeCountry'] as const
/** The form's input. */
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
 * The problem of each field by the rules of 2§5, as a catalog key. An empty address is allowed, and
 * so are fields that equal `shown`, because the server already has them.
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
 * The fields that a save compares. A phone with its country is one field, and so is the address;
 * `stored` is the answer from which they were read.
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

/** The edit of a save: the typed and the shown fields. */
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
 * The server's current fields for a merge. A phone that the member typed in another spelling keeps
 * the member's spelling.
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

/** The form's input for these fields. */
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
 * The request with all personal details (2§7); the input must have no problems. Unchanged values,
 * including phones outside the form, are sent back as `stored`.
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
 * Applies changed phones by type: the first phone of a type is replaced, or removed when the new
 * one is null.
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

/** Whether the change needs the password: another email address or phone. */
export function needsPassword(change: PersonalInfoChange, now: PersonalInfo): boolean {
  return (
    change.email !== now.email ||
    numbersOf(change.phones) !== numbersOf(now.phones.map(unchangedPhonePatch))
  )
}

/**
 * The form field that an entry of a problem's `details` names: `address.city`, `phones.0` (the
 * index in the request), `email`. Returns null for a field outside the form.
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
