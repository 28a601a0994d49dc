import { dialPrefixes } from './dial-prefixes.ts'
import type { PersonalInfo } from './member.ts'
import type { PersonalInfoChange } from './personal-change.ts'
import { defaultCountry, displayPhone, isUsPhone, normalizePhone } from './phone.ts'

/** A phone as it stands in a form: the number as typed and the country (ISO 3166 alpha-2) that was picked beside it. */
export type TypedPhone = { readonly number: string; readonly country: string }
export type PhoneProblem = 'forms.phone.us' | 'forms.phone.other'

/** E.164 has room for fifteen digits, the prefix among them. */
const longestNumber = 15
const shortestNational = 4

/** What is wrong with a phone; none is none. Where the prefix is +1 a number is ten digits in the spellings of 2§5. */
export function phoneProblem({ number, country }: TypedPhone): PhoneProblem | null {
  const typed = number.trim()
  if (typed === '') return null
  const prefix = dialPrefixes[country]
  if (prefix === '1') return isUsPhone(typed) || isUsPhone(normalizePhone(typed, country)) ? null : 'forms.phone.us'
  const national = normalizePhone(typed, country).replaceAll('.', '')
  const fits = /^\d+$/.test(national) && national.length >= shortestNational && national.length + (prefix ?? '').length <= longestNumber
  return prefix !== undefined && fits ? null : 'forms.phone.other'
}

type Phone = PersonalInfo['phones'][number]

/** A kept phone as it is put into the form. */
export function typedPhoneOf(phones: readonly Phone[], phoneType: Phone['phoneType']): TypedPhone {
  const phone = phones.find(one => one.phoneType === phoneType)
  if (phone === undefined) return { number: '', country: defaultCountry }
  const isAmerican = dialPrefixes[phone.countryCode] === '1' && /^\d{10}$/.test(phone.number)
  return { number: isAmerican ? displayPhone(`+1${phone.number}`) : phone.number, country: phone.countryCode }
}

/** The phone as it is sent (2§7); null when none is typed. Only of one without a problem. */
export function phoneChange(phoneType: Phone['phoneType'], { number, country }: TypedPhone): PersonalInfoChange['phones'][number] | null {
  if (number.trim() === '') return null
  return { phoneType, number: number.trim(), selectedCountry: { prefix: `+${dialPrefixes[country] ?? '1'}`, flag: country } }
}

/**
 * The countries to choose among, each once: the United States, those of the employer's campaign, those of the phones that are there; all of the world for
 * members abroad whose campaign names none.
 */
export function phoneCountries({ regions, phones, isInternational }: { readonly regions: readonly string[]; readonly phones: readonly Phone[]; readonly isInternational: boolean }): readonly string[] {
  const named = isInternational && regions.length === 0 ? Object.keys(dialPrefixes) : regions
  return [...new Set([defaultCountry, ...named, ...phones.map(({ countryCode }) => countryCode)])].filter(country => dialPrefixes[country] !== undefined)
}
