import type { GoalKind } from '../model/goals.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'

/** The text of a goal's kind; an unknown kind is "a goal". */
export function goalKindKey(kind: GoalKind) {
  return isUnknown(kind) ? 'goals.kind.unknown' : (`goals.kind.${kind}` as const)
}
