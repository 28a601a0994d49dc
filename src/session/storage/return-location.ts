import { memberStorage } from './member-storage.ts'
import { ownerOf, type OwnedLocation } from './owned-location.ts'

/**
 * What to remember of a place while somebody signs in: whoever asked for it may go there, but where
 * a member was whose session ended is hers alone.
 */
export function toReturnLocation(
  path: string,
  owner: string | null = memberStorage.owner(),
): string | OwnedLocation {
  return owner === null ? path : { path, of: owner }
}

/**
 * The place to go on to, or null when it was another member's. `from`: as remembered, out of the
 * history's state, so anything.
 */
export function readReturnLocation(
  from: unknown,
  owner: string | null = memberStorage.owner(),
): unknown {
  const of = ownerOf(from)
  return of === null ? from : of === owner ? (from as OwnedLocation).path : null
}
