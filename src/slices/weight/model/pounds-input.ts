/** Typed pounds with at most one decimal after a point or comma; `null` for any other text. */
export function parsePounds(typed: string): number | null {
  const plain = typed.trim().replace(',', '.')
  return /^\d{1,4}(\.\d)?$/.test(plain) ? Number(plain) : null
}
