import { readNotYet } from '../not-yet.ts'
import type { RequirementKind } from '../requirement.ts'

/** A test helper that `subjectsOf` must resolve. */
export function helper(kind: RequirementKind): unknown {
  return [kind, readNotYet]
}
