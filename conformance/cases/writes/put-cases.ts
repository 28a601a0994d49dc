import type { Operation } from '../../contract/operation.ts'
import type { Target } from '../../runner/target/target.ts'
import { shownRequests, type CaseSource } from '../case-context.ts'
import { defaultCredentials, requestOf } from '../request-draft.ts'
import { caseOf, type CaseStep, type TestCase } from '../test-case.ts'
import { waysToCall } from './ways-to-call.ts'

/** Repeating a PUT has no further effect (RFC 9110, 9.2.2). */
export function putCases(making: CaseSource, operation: Operation, target: Target): TestCase[] {
  const [shown] = shownRequests(making, operation)
  if (operation.method !== 'PUT' || shown === undefined) return []
  return waysToCall(making, operation, target).map(({ before, bound }) => {
    const request = requestOf(operation, shown.draft, defaultCredentials(target), bound)
    const step: CaseStep = { operation: operation.id, request, keep: {}, remember: 'once' }
    return caseOf(
      {
        name: `rest/${operation.id}/flows/put-twice`,
        operation: operation.id,
        phase: 'flows',
        expects: 'accept',
        check: 'idempotent_put',
        feature: 'idempotent-put',
        about: 'the same PUT twice',
        before: [...before, step],
        against: { kind: 'same', before: 'once' },
        request,
      },
      making.seed,
    )
  })
}
