import { knownOrNull } from '#platform/model/parts/part.ts'
import type { PersonalInfo } from './personal-info.ts'
import type { PersonalInfoChange } from './personal-patch.ts'
import { allCountries, dialPrefixOf, phoneNumber } from '#platform/model/validation/phone-number.ts'
import { rawOf } from '#platform/model/parts/unknown-enum.ts'
import { defaultCountry, displayPhone } from '#platform/model/validation/display-phone.ts'

/** A phone in a form: the typed number and the selected country (ISO 3166 alpha-2). */
export type PhoneInput = { readonly number: string; readonly country: string }
export type PhoneProblem = 'forms.phone.us' | 'forms.phone.other'

/** The problem of a phone; an empty one is allowed. */
export function phoneProblem({ number, country }: PhoneInput): PhoneProblem | null {
  if (number.trim() === '' || phoneNumber(number, country) !== null) return null
  return dialPrefixOf(country) === '+1' ? 'forms.phone.us' : 'forms.phone.other'
}

type Phone = PersonalInfo['phones'][number]
type PhoneChange = PersonalInfoChange['phones'][number]

/** The form's input for a stored phone. */
export function phoneInputOf(phones: readonly Phone[], phoneType: 'MO' | 'HO'): PhoneInput {
  const phone = phones.find((one) => one.phoneType === phoneType)
  if (phone === undefined) return { number: '', country: defaultCountry }
  const isAmerican = dialPrefixOf(phone.countryCode) === '+1' && /^\d{10}$/.test(phone.number)
  return {
    number: isAmerican ? displayPhone(`+1${phone.number}`) : phone.number,
    country: phone.countryCode,
  }
}

/** Whether two inputs are the same number. */
export function isSamePhone(a: PhoneInput, b: PhoneInput): boolean {
  const number = phoneNumber(a.number, a.country)
  return number !== null && number.e164 === phoneNumber(b.number, b.country)?.e164
}

/**
 * The phone of a request (2§7), without its dial prefix; null when it is empty. The input must have
 * no problem.
 */
export function phoneChange(
  phoneType: 'MO' | 'HO',
  { number, country }: PhoneInput,
): PhoneChange | null {
  if (number.trim() === '') return null
  const national = phoneNumber(number, country)?.national ?? number.trim()
  return {
    phoneType,
    number: national,
    selectedCountry: { prefix: dialPrefixOf(country) ?? '+1', flag: country },
  }
}

/** An unchanged phone, as the server sent it. */
export function unchangedPhonePatch({
  phoneType,
  number,
  numberE164,
  countryCode,
}: Phone): PhoneChange {
  const selectedCountry = { prefix: dialPrefixOf(countryCode) ?? '+1', flag: countryCode }
  const kind = { phoneType: rawOf(phoneType), selectedCountry }
  const whole = knownOrNull(numberE164)
  return whole?.startsWith(selectedCountry.prefix)
    ? { ...kind, numberE164: whole }
    : { ...kind, number }
}

/**
 * The countries of the select, each once: the United States, the regions of the campaign, and the
 * countries of stored phones.
 *
 * International members without campaign regions can select every country.
 */
export function phoneCountries({
  regions,
  phones,
  isInternational,
}: {
  readonly regions: readonly string[]
  readonly phones: readonly Phone[]
  readonly isInternational: boolean
}): readonly string[] {
  const named = isInternational && regions.length === 0 ? allCountries : regions
  return [
    ...new Set([defaultCountry, ...named, ...phones.map(({ countryCode }) => countryCode)]),
  ].filter((country) => dialPrefixOf(country) !== undefined)
}
