import { dialPrefixes } from './dial-prefixes.ts'
import { inputPatterns } from './input-patterns.ts'

/** VALID-016. */
export const defaultCountry = 'US'

/** A US number as people write it: optional parentheses, 3-3-4 digits, a dash, dot or space between (2§5). */
export const isUsPhone = (text: string): boolean => inputPatterns.usPhone.test(text)

/**
 * The national number: spaces, parentheses and hyphens are gone, and the country's dial prefix is gone from the start, written `+1` or, before a whole
 * US number, `1`. `country` is an ISO 3166 alpha-2; of one that has no known prefix only the signs go. Anything else in the text stays, for a rule to refuse.
 */
export function normalizePhone(text: string, country: string = defaultCountry): string {
  const bare = text.replaceAll(/[\s()-]/g, '')
  const prefix = dialPrefixes[country]
  if (prefix === undefined) return bare
  if (bare.startsWith(`+${prefix}`)) return bare.slice(prefix.length + 1)
  // No area code begins with 1, so eleven digits that do are a whole number with its prefix.
  return prefix === '1' && /^1\d{10}$/.test(bare) ? bare.slice(1) : bare
}

/** A US number of 12 characters, `+12075550142` or `207-555-0142`, as `(207) 555-0142`; any other text as it is (VALID-013, decisions.md). */
export function displayPhone(text: string): string {
  const parts = /^(?:\+1(\d{3})(\d{3})(\d{4})|(\d{3})[-. ](\d{3})[-. ](\d{4}))$/.exec(text)
  if (parts === null) return text
  const [area, exchange, line] = parts.slice(1).filter(part => part !== undefined)
  return `(${area}) ${exchange}-${line}`
}
