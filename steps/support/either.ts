/**
 * Matches a name in the language at hand, whole: English first, Spanish second, as a member of
 * either reads it.
 */
export const either = (...names: readonly string[]): RegExp =>
  new RegExp(`^(${names.map(literally).join('|')})$`)

/** The same somewhere in a text. */
export const somewhere = (...names: readonly string[]): RegExp =>
  new RegExp(names.map(literally).join('|'))

export const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
