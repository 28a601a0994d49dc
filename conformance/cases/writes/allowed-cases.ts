import { canonical, fieldsOf } from '../../contract/json.ts'
import type { Operation } from '../../contract/operation.ts'
import { operationsOf } from '../../contract/read-operations.ts'
import type { Target } from '../../runner/target/target.ts'
import { shownRequests, type CaseSource } from '../case-context.ts'
import { boundOf, defaultCredentials, requestOf } from '../request-draft.ts'
import { caseOf, type CaseStep, type TestCase } from '../test-case.ts'

/**
 * Eligibility of one operation as returned by another (`x-allowed-by: { operation, at, codes, when
 * }`).
 */
export function allowedCases(making: CaseSource, operation: Operation, target: Target): TestCase[] {
  const { operation: id, at, codes, when } = fieldsOf(operation.definition?.['x-allowed-by'])
  const source = operationsOf(making.document).find((each) => each.id === id)
  const named = source === undefined ? undefined : shownRequests(making, source)[0]
  if (
    source === undefined ||
    named === undefined ||
    typeof at !== 'string' ||
    source.id in target.skip
  )
    return []
  const [shown] = shownRequests(making, operation).filter(({ draft }) =>
    Object.entries(fieldsOf(when)).every(
      ([name, value]) => canonical(fieldsOf(draft.body?.value)[name]) === canonical(value),
    ),
  )
  if (shown === undefined) return []
  const before: CaseStep[] = [
    {
      operation: source.id,
      request: requestOf(source, named.draft, defaultCredentials(target), boundOf(source, target)),
      keep: {},
      remember: 'told',
    },
  ]
  return [
    caseOf(
      {
        name: `rest/${operation.id}/flows/as-${source.id}-says`,
        operation: operation.id,
        phase: 'flows',
        expects: 'accept',
        check: 'eligibility_codes',
        feature: 'eligibility',
        about: `the eligibility that ${source.id} returned`,
        before,
        against: {
          kind: 'allowed',
          before: 'told',
          at,
          codes: typeof codes === 'string' ? codes : null,
        },
        request: requestOf(
          operation,
          shown.draft,
          defaultCredentials(target),
          boundOf(operation, target),
        ),
      },
      making.seed,
    ),
  ]
}
