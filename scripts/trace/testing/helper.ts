import { readNotYet } from '../not-yet.ts'
import type { Kind } from '../requirement.ts'

/** A helper of a test for `subjectsOf` to look through. */
export function helper(kind: Kind): unknown {
  return [kind, readNotYet]
}
