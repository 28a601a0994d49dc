import type { MetadataJson } from 'libphonenumber-js/core'
import { parsedPhone, type PhoneNumber } from './phone-parsing.ts'
import metadata from './us-phone-metadata.json' with { type: 'json' }

/**
 * A number with the dial prefix +1, for forms that take no other: the rules of all countries weigh
 * 19 kB, these 4 kB (a part of libphonenumber-js/metadata.min.json).
 */
export function usPhoneNumber(typed: string): PhoneNumber | null {
  return parsedPhone(metadata as unknown as MetadataJson, typed, 'US')
}
