declare const proof: unique symbol

/**
 * Proof that the server said that there is none. Only this file creates it, so that an empty state
 * cannot be shown for something that is pending, failed or unreadable.
 */
export type None = { readonly [proof]: true }

const none = Object.freeze({}) as None

/**
 * The proof that an answer contains no such item: `found` is an empty list, or null. There is no
 * proof when rows of the answer were left out, because one of them may be such an item.
 */
export function noneOf(
  found: readonly unknown[] | object | null | undefined,
  leftOut: number | undefined,
): None | null {
  const isEmpty = Array.isArray(found) ? found.length === 0 : found === null || found === undefined
  return isEmpty && (leftOut ?? 0) === 0 ? none : null
}

/** The proof that the server sent no value for a part; null for a value and an unreadable part. */
export function noneOfPart(part: unknown): None | null {
  return part === null || part === undefined || part === '' ? none : null
}
