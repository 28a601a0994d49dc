import type { MetadataJson } from 'libphonenumber-js/core'
import { parsedPhone, type PhoneNumber } from './phone-parsing.ts'
import metadata from './us-phone-metadata.json' with { type: 'json' }

/**
 * Parses a number with the dial prefix +1, for forms that accept no other. The metadata of all
 * countries is 19 kB, this part 4 kB (from libphonenumber-js/metadata.min.json).
 */
export function usPhoneNumber(typed: string): PhoneNumber | null {
  return parsedPhone(metadata as unknown as MetadataJson, typed, 'US')
}
