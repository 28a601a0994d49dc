import type { GoalKind } from '../model/goals.ts'
import { isUnknown } from '#platform/model/unknown-enum.ts'

/** The text of what a goal is about; a kind that the portal does not know is a goal. */
export function goalKindKey(kind: GoalKind) {
  return isUnknown(kind) ? 'goals.kind.unknown' : (`goals.kind.${kind}` as const)
}
