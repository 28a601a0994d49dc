import { memberStorage } from './member-storage.ts'
import { ownerOf, type OwnedLocation } from './owned-location.ts'

/**
 * The value to store as the return location during sign-in. A path that a visitor opened has no
 * owner; after a session ended, only its member may return.
 */
export function toReturnLocation(
  path: string,
  owner: string | null = memberStorage.owner(),
): string | OwnedLocation {
  return owner === null ? path : { path, of: owner }
}

/**
 * The return location; null when it belongs to another member. `from`: any value of the history
 * state.
 */
export function readReturnLocation(
  from: unknown,
  owner: string | null = memberStorage.owner(),
): unknown {
  const of = ownerOf(from)
  return of === null ? from : of === owner ? (from as OwnedLocation).path : null
}
