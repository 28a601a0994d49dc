/**
 * Matches a name in the language at hand, whole: English first, Spanish second, as a member of
 * either reads it.
 */
export function either(...names: readonly string[]): RegExp {
  return new RegExp(`^(${names.map(literally).join('|')})$`)
}

/** The same somewhere in a text. */
export function somewhere(...names: readonly string[]): RegExp {
  return new RegExp(names.map(literally).join('|'))
}

export function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
