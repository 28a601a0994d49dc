/**
 * How many strips a text says: a whole number from 0 to 9999, with or without a comma for
 * thousands; null for any other text.
 */
export function stripCountOf(text: string): number | null {
  const plain = text.trim().replace(/^(\d),(\d{3})$/, '$1$2')
  return /^\d{1,4}$/.test(plain) ? Number(plain) : null
}
