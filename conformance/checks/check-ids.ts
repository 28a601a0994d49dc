import { flowCheckIds } from '../cases/auth-flow-cases.ts'
import { documentOf } from '../contract/document.ts'
import { checksOf, pageCheckIds, rpcCheckIds } from './all-checks.ts'
import type { RuleGroups } from './rules.ts'

/** The ids of the checks of these rules. They need no contract. */
export function checkIds(rules: RuleGroups): string[] {
  const checks = checksOf(documentOf('', { paths: {} }), rules)
  return [
    ...checks.keys(),
    ...rpcCheckIds,
    ...pageCheckIds,
    ...flowCheckIds.filter((id) => !checks.has(id)),
  ]
}
