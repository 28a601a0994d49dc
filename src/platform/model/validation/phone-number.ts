import { getCountries } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import { defaultCountry } from './display-phone.ts'
import { parsedPhone, prefixIn, type PhoneNumber } from './phone-parsing.ts'

/**
 * The dial prefix of a country (ISO 3166 alpha-2) with its plus sign; undefined for a country
 * without one.
 */
export function dialPrefixOf(country: string): string | undefined {
  return prefixIn(metadata, country)
}

/** All countries with a dial prefix (ISO 3166 alpha-2). */
export const allCountries: readonly string[] = getCountries(metadata)

/**
 * The number that a member typed beside the country that they picked (the US by default): signs,
 * spaces and the dial prefix are optional. Null for text that is no number with that country's dial
 * prefix. The rules of all countries weigh 30 kB, so only forms that need them import this module.
 */
export function phoneNumber(typed: string, country: string = defaultCountry): PhoneNumber | null {
  const number = parsedPhone(metadata, typed, country)
  return number?.prefix === dialPrefixOf(country) ? number : null
}

/**
 * A number of any country: a US number, or one that begins with a plus sign and its dial prefix.
 */
export function anyPhoneNumber(typed: string): PhoneNumber | null {
  return phoneNumber(typed) ?? parsedPhone(metadata, typed)
}
