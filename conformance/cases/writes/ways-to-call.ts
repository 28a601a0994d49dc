import type { Operation } from '../../contract/operation.ts'
import type { Target } from '../../runner/target/target.ts'
import type { CaseSource } from '../case-context.ts'
import { linksTo } from '../operation-links.ts'
import { boundOf, defaultCredentials } from '../request-draft.ts'
import type { CaseStep } from '../test-case.ts'

/**
 * The ways to call an operation: the calls of a link before it, and the parameters that they bind.
 */
export function waysToCall(
  making: CaseSource,
  operation: Operation,
  target: Target,
  which = 0,
): {
  before: readonly CaseStep[]
  source: Operation | null
  bound: Readonly<Record<string, string>>
}[] {
  // Prefer resources that were just created: no other case uses them.
  const [linked] = linksTo(making, operation, target, defaultCredentials(target), which).sort(
    (a, b) => Number(a.source.method !== 'POST') - Number(b.source.method !== 'POST'),
  )
  const bound = boundOf(operation, target)
  return linked === undefined
    ? operation.path
        .replaceAll(/\{([^}]+)\}/g, (whole, name: string) => (name in bound ? '' : whole))
        .includes('{')
      ? []
      : [{ before: [], source: null, bound }]
    : [{ before: linked.before, source: linked.source, bound: { ...bound, ...linked.bound } }]
}
