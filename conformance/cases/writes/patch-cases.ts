import { canonical, pointerOf } from '../../contract/json.ts'
import type { Operation } from '../../contract/operation.ts'
import { operationsOf } from '../../contract/read-operations.ts'
import type { Target } from '../../runner/target/target.ts'
import { shownRequests, type CaseSource } from '../case-context.ts'
import { boundOf, defaultCredentials, requestOf } from '../request-draft.ts'
import { caseOf, type TestCase } from '../test-case.ts'
import { otherFields, singleFields } from './patch-fields.ts'
import { waysToCall } from './ways-to-call.ts'

/** The maximum number of fields of a PATCH that are tried alone. */
const FIELDS = 3

/**
 * A PATCH changes only the named fields, compared with the created resource or with a read before
 * it.
 */
export function patchCases(making: CaseSource, operation: Operation, target: Target): TestCase[] {
  const body = shownRequests(making, operation)[0]?.draft.body
  if (operation.method !== 'PATCH' || typeof body?.media.schema !== 'string') return []
  const asker = defaultCredentials(target)
  const reader = operationsOf(making.document).find(
    ({ path, method, id }) => path === operation.path && method === 'GET' && !(id in target.skip),
  )
  const [shown] = shownRequests(making, operation)
  const tried = [
    ...new Map(singleFields(making, body).map((each) => [canonical(each.value), each])).values(),
  ].slice(0, FIELDS)
  const base = {
    phase: 'flows',
    expects: 'accept',
    check: 'patch_only_named_fields',
    feature: 'patch',
    about: 'a PATCH of one field',
  } as const
  const sources = waysToCall(making, operation, target).flatMap(({ source }) =>
    source === null
      ? []
      : [
          shownRequests(making, source).filter(
            ({ name }) => !name.endsWith('-with-every-parameter'),
          ).length,
        ],
  )
  // A resource for a PATCH may not be creatable twice, so each case takes another example request
  // after the first.
  return tried
    .slice(0, Math.max(1, Math.min(FIELDS, ...sources.map((count) => count - 1))))
    .flatMap(({ steps, value }, index) =>
      waysToCall(making, operation, target, index + 1).flatMap(
        ({ before, source, bound }): TestCase[] => {
          const places = otherFields(making, body.media.schema!, body.value, steps)
          const request = requestOf(
            operation,
            { ...shown!.draft, body: { ...body, value } },
            asker,
            bound,
          )
          const name = `rest/${operation.id}/flows/patch-only${pointerOf(...steps)}`
          const against = { kind: 'others', before: 'before', places } as const
          if (places.length === 0) return []
          if (source?.method === 'POST')
            return [
              caseOf(
                {
                  ...base,
                  operation: operation.id,
                  name,
                  before: [...before.slice(0, -1), { ...before.at(-1)!, remember: 'before' }],
                  against,
                  request,
                },
                making.seed,
              ),
            ]
          const read = reader === undefined ? undefined : shownRequests(making, reader)[0]
          if (reader === undefined || read === undefined) return []
          const draft = requestOf(reader, read.draft, asker, {
            ...boundOf(reader, target),
            ...bound,
          })
          return [
            caseOf(
              {
                ...base,
                operation: operation.id,
                name,
                before: [{ operation: reader.id, request: draft, keep: {}, remember: 'before' }],
                against,
                request,
              },
              making.seed,
            ),
          ]
        },
      ),
    )
}
