import type { CaseSource } from '../case-context.ts'
import { unownedRequests } from '../unowned-requests.ts'
import { caseOf, type TestCase } from '../test-case.ts'
import { defaultCredentials, boundOf, requestOf, type RequestDraft } from '../request-draft.ts'
import { classesIn } from '../../contract/data-class.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Target } from '../../runner/target/target.ts'
import { isWritable } from '../../runner/http/serialize-parameters.ts'
import { DEFAULT_RUNS } from './default-runs.ts'
import { requestsOf, type CreatedCase } from './property-requests.ts'

/**
 * P6: random requests from the schemas, one case for each operation; fast-check shrinks failures.
 * Operations with secrets are skipped, because random passwords lock accounts.
 */
export function propertyCases(
  making: CaseSource,
  operation: Operation,
  target: Target,
): TestCase[] {
  const [shown] = unownedRequests(making, operation)
  const bound = boundOf(operation, target)
  if (
    making.randomRuns === 0 ||
    shown === undefined ||
    (shown.draft.body !== null && !isWritable(shown.draft.body.media))
  )
    return []
  const { body } = shown.draft
  const free = operation.parameters.filter(
    ({ name, in: where, schema, mediaType }) =>
      schema !== null &&
      mediaType === null &&
      !(name in bound) &&
      where !== 'path' &&
      where !== 'cookie',
  )
  if (free.length === 0 && typeof body?.media.schema !== 'string') return []
  if (
    typeof body?.media.schema === 'string' &&
    classesIn(making.document, body.media.schema).has('secret')
  )
    return []
  const base = {
    name: `rest/${operation.id}/property/random`,
    operation: operation.id,
    phase: 'property',
    feature: 'property',
    about: 'random requests',
  } as const
  const request = (draft: RequestDraft) =>
    requestOf(operation, draft, defaultCredentials(target), bound)
  const variant = ({ draft, proved }: CreatedCase): TestCase | null =>
    proved === null
      ? null
      : caseOf(
          {
            ...base,
            expects: proved === 'valid' ? 'accept' : 'refuse',
            about: `a random request, ${proved === 'valid' ? 'valid' : 'invalid'} by the contract`,
            request: request(draft),
          },
          making.seed,
        )
  const testCase = caseOf(
    { ...base, expects: 'accept', request: request(shown.draft) },
    making.seed,
  )
  return [
    {
      ...testCase,
      property: {
        runs: making.randomRuns ?? DEFAULT_RUNS,
        path: null,
        arbitrary: (fc) => requestsOf(fc, making, operation, shown.draft, free).map(variant),
      },
    },
  ]
}
