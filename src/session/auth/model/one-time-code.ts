/**
 * The six digits of a typed or pasted code, without spaces and hyphens; `null` if it is no code.
 */
export function codeIn(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
