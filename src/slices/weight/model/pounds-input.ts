/**
 * The pounds that were typed, at most one decimal, which a comma may set apart; null when it is no
 * such number.
 */
export function parsePounds(typed: string): number | null {
  const plain = typed.trim().replace(',', '.')
  return /^\d{1,4}(\.\d)?$/.test(plain) ? Number(plain) : null
}
