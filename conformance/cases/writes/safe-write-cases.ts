import { fieldsOf } from '../../contract/json.ts'
import type { Operation } from '../../contract/operation.ts'
import { operationsOf } from '../../contract/read-operations.ts'
import type { Target } from '../../runner/target/target.ts'
import { shownRequests, type CaseSource, type NamedRequest } from '../case-context.ts'
import { boundOf, defaultCredentials, requestOf } from '../request-draft.ts'
import { caseOf, type CaseStep, type RestRequest, type TestCase } from '../test-case.ts'
import { waysToCall } from './ways-to-call.ts'

/** An entity tag that no server issued. */
const STALE = '"conform-of-no-answer"'

/**
 * Cases of `x-safe-write: { ifMatch, idempotencyKey }`: a change with a stale tag is rejected, and
 * one key has one effect.
 */
export function safeWriteCases(
  making: CaseSource,
  operation: Operation,
  target: Target,
): TestCase[] {
  const { ifMatch, idempotencyKey } = fieldsOf(operation.definition?.['x-safe-write'])
  const all = shownRequests(making, operation)
  const [shown] = all
  // The first example is created again before other cases, which a reading of the same time would refuse.
  const repeated = all.findLast(({ draft }) => draft.values === shown?.draft.values)
  const reader = operationsOf(making.document).find(({ id }) => id === ifMatch)
  const read =
    reader === undefined || reader.id in target.skip ? undefined : shownRequests(making, reader)[0]
  const base = { operation: operation.id, phase: 'flows', expects: 'accept' } as const
  if (shown === undefined || repeated === undefined) return []
  return waysToCall(making, operation, target).flatMap(({ before, bound }): TestCase[] => {
    const having = ({ draft }: NamedRequest, name: string, value: string): RestRequest => {
      const request = requestOf(operation, draft, defaultCredentials(target), bound)
      return {
        ...request,
        headers: [...request.headers.filter(([each]) => each !== name), [name, value]],
      }
    }
    const steps: CaseStep[] =
      reader === undefined || read === undefined
        ? []
        : [
            {
              operation: reader.id,
              request: requestOf(
                reader,
                read.draft,
                defaultCredentials(target),
                boundOf(reader, target),
              ),
              keep: {},
              remember: 'now',
            },
          ]
    const keyed = having(
      repeated,
      'idempotency-key',
      `"conform-${operation.id.replaceAll(/[^A-Za-z0-9_-]/g, '-')}-once"`,
    )
    return [
      ...steps.map(() =>
        caseOf(
          {
            ...base,
            name: `rest/${operation.id}/flows/if-match-stale`,
            check: 'if_match_honoured',
            feature: 'if-match',
            about: 'a change with a stale entity tag',
            before: [...before, ...steps],
            against: { kind: 'stale', before: 'now' },
            request: having(shown, 'if-match', STALE),
          },
          making.seed,
        ),
      ),
      ...(idempotencyKey === true
        ? [
            caseOf(
              {
                ...base,
                name: `rest/${operation.id}/flows/same-key-twice`,
                check: 'idempotency_key_honoured',
                feature: 'idempotency-keys',
                about: 'the same request twice with one idempotency key',
                before: [
                  ...before,
                  { operation: operation.id, request: keyed, keep: {}, remember: 'once' },
                ],
                against: { kind: 'once', before: 'once' },
                request: keyed,
              },
              making.seed,
            ),
          ]
        : []),
    ]
  })
}
