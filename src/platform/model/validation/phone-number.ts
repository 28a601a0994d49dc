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
 * Parses a typed number of the selected country, the US by default. Punctuation, spaces and the
 * dial prefix are optional; null when it is invalid or has another dial prefix.
 *
 * The metadata of all countries is 30 kB, so only forms that need it import this module.
 */
export function phoneNumber(typed: string, country: string = defaultCountry): PhoneNumber | null {
  const number = parsedPhone(metadata, typed, country)
  return number?.prefix === dialPrefixOf(country) ? number : null
}

/** Parses a US number, or a number of any country with a plus sign and dial prefix. */
export function anyPhoneNumber(typed: string): PhoneNumber | null {
  return phoneNumber(typed) ?? parsedPhone(metadata, typed)
}
