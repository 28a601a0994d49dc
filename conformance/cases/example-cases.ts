import type { Operation } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'
import type { CaseSource } from './case-context.ts'
import { unownedRequests } from './unowned-requests.ts'
import { caseOf, type TestCase } from './test-case.ts'
import { defaultCredentials, boundOf, requestOf } from './request-draft.ts'

/**
 * P1: every example request of the contract, or a generated one for operations without examples.
 */
export function exampleCases(making: CaseSource, operation: Operation, target: Target): TestCase[] {
  return unownedRequests(making, operation).map(({ name, draft }) =>
    caseOf(
      {
        name: `rest/${operation.id}/examples/${name}`,
        operation: operation.id,
        phase: 'examples',
        expects: 'accept',
        about: `the contract's request "${name}"`,
        request: requestOf(
          operation,
          draft,
          defaultCredentials(target),
          boundOf(operation, target),
        ),
      },
      making.seed,
    ),
  )
}
