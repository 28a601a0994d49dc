/**
 * Matches a name in the language at hand, whole: English first, Spanish second, as a member of
 * either reads it.
 */
export function localizedName(...names: readonly string[]): RegExp {
  return new RegExp(`^(${names.map(escapeRegExp).join('|')})$`)
}

/** The same somewhere in a text. */
export function localizedText(...names: readonly string[]): RegExp {
  return new RegExp(names.map(escapeRegExp).join('|'))
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
