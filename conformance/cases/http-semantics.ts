import type { Operation } from '../contract/operation.ts'
import { promisedOf } from '../runner/target/target-features.ts'
import type { Target } from '../runner/target/target.ts'
import { shownRequests, type CaseSource } from './case-context.ts'
import { caseOf, type TestCase } from './test-case.ts'
import { defaultCredentials, boundOf, requestOf } from './request-draft.ts'

/** An origin that no server allows. */
const ELSEWHERE = 'https://conform-elsewhere.example'

/**
 * Other origins must not be allowed. Origins that the target lists (`features: { cors: [origin] }`)
 * must be named exactly.
 */
export function originCases(making: CaseSource, operation: Operation, target: Target): TestCase[] {
  const [shown] = shownRequests(making, operation)
  if (operation.method !== 'GET' || shown === undefined) return []
  const request = requestOf(
    operation,
    shown.draft,
    defaultCredentials(target),
    boundOf(operation, target),
  )
  const asks = (rule: string, about: string, origin: string, isLetIn: boolean): TestCase =>
    caseOf(
      {
        name: `rest/${operation.id}/access/origin-${rule}`,
        operation: operation.id,
        phase: 'access',
        expects: 'accept',
        check: 'cors_exact_origin',
        feature: 'cors',
        about,
        against: { kind: 'origin', origin, isLetIn },
        request: { ...request, headers: [...request.headers, ['origin', origin]] },
      },
      making.seed,
    )
  return [
    asks('elsewhere', 'a request from an unknown origin', ELSEWHERE, false),
    ...promisedOf(target.features, 'cors').map((origin, index) =>
      asks(`let-in-${index}`, 'a request from an allowed origin', origin, true),
    ),
  ]
}
