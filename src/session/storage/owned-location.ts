/**
 * A place with the tag of the member who was there; it stands in the history's state, so a reload
 * of the sign-in page keeps it.
 */
export type OwnedLocation = { readonly path: string; readonly of: string }

/** Whose place was remembered, or null for one that anybody asked for. */
export function ownerOf(from: unknown): string | null {
  const { of } = Object(from) as { of?: unknown }
  return typeof of === 'string' ? of : null
}
