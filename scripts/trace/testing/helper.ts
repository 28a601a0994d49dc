import { readNotYet } from '../not-yet.ts'
import type { RequirementKind } from '../requirement.ts'

/** A helper of a test for `subjectsOf` to look through. */
export function helper(kind: RequirementKind): unknown {
  return [kind, readNotYet]
}
