/**
 * The number of strips in a text: a whole number from 0 to 9999, with or without a thousands comma;
 * `null` for any other text.
 */
export function stripCountOf(text: string): number | null {
  const plain = text.trim().replace(/^(\d),(\d{3})$/, '$1$2')
  return /^\d{1,4}$/.test(plain) ? Number(plain) : null
}
