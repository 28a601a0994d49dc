import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type MetadataJson,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core'

/** A valid phone number. `national` is without the dial prefix (2§5), `e164` complete. */
export type PhoneNumber = {
  readonly national: string
  readonly e164: string
  readonly prefix: string
}

/**
 * The dial prefix of a country (ISO 3166 alpha-2) with its plus sign; undefined for a country
 * without one.
 */
export function prefixIn(metadata: MetadataJson, country: string): string | undefined {
  return isSupportedCountry(country as CountryCode, metadata)
    ? `+${getCountryCallingCode(country as CountryCode, metadata)}`
    : undefined
}

/**
 * Parses a number, with an optional default country. Returns null for an invalid number or one with
 * an extension.
 */
export function parsedPhone(
  metadata: MetadataJson,
  typed: string,
  country?: string,
): PhoneNumber | null {
  if (country !== undefined && prefixIn(metadata, country) === undefined) return null
  const options = {
    ...(country === undefined ? {} : { defaultCountry: country as CountryCode }),
    extract: false,
  }
  const number = parsePhoneNumberFromString(typed.trim(), options, metadata)
  if (!number?.isValid() || number.ext !== undefined) return null
  return {
    national: number.nationalNumber,
    e164: number.number,
    prefix: `+${number.countryCallingCode}`,
  }
}
