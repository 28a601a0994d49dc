/** The default country (VALID-016). */
export const defaultCountry = 'US'

/**
 * Formats a US number of 12 characters, `+12075550142` or `207-555-0142`, as `(207) 555-0142`.
 * Returns any other text unchanged (VALID-013, docs/spec/gaps.md#open).
 */
export function displayPhone(text: string): string {
  const parts = /^(?:\+1(\d{3})(\d{3})(\d{4})|(\d{3})[-. ](\d{3})[-. ](\d{4}))$/.exec(text)
  if (parts === null) return text
  const [area, exchange, line] = parts.slice(1).filter((part) => part !== undefined)
  return `(${area}) ${exchange}-${line}`
}
