/** Matches a whole name in English (first) or Spanish (second). */
export function localizedName(...names: readonly string[]): RegExp {
  return new RegExp(`^(${names.map(escapeRegExp).join('|')})$`)
}

/** Matches a part of a text in either language. */
export function localizedText(...names: readonly string[]): RegExp {
  return new RegExp(names.map(escapeRegExp).join('|'))
}

export function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
