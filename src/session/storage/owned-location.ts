/**
 * A location with the tag of its member. It is stored in the history state, so a reload of the
 * sign-in page keeps it.
 */
export type OwnedLocation = { readonly path: string; readonly of: string }

/** The owner of a stored location; null for a location without an owner. */
export function ownerOf(from: unknown): string | null {
  const { of } = Object(from) as { of?: unknown }
  return typeof of === 'string' ? of : null
}
