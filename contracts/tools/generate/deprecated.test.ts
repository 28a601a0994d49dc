import { expect, test } from 'vitest'
import { callsText } from './openapi/calls-text.ts'
import { clientOperations } from './openapi/client-operation.ts'
import {
  operationHooksText,
  operationQueriesText,
  type ReadOperation,
} from './openapi/operation-text.ts'
import { contractOf } from './testing.ts'

const tag = '@deprecated It may be gone after the date in its header `Sunset`. */'

test('marks the call, the query and the hook of a deprecated operation, and of no other', () => {
  const calls = (deprecated: boolean) =>
    callsText(
      clientOperations(contractOf({ deprecated }, {}, '/v1/things', 'post')),
      () => 'things',
    )
  expect([calls(true), calls(false)].map((text) => text.includes(tag))).toEqual([true, false])
  const source = { client: 'PortalClient', problem: 'ApiProblem', imports: '' } as const
  const operation = (deprecated: boolean): ReadOperation => ({
    id: 'oldThing',
    name: 'OldThing',
    kind: 'query',
    summary: 'Old.',
    deprecated,
    params: undefined,
    answer: 'Thing',
    paging: undefined,
  })
  expect(
    [true, false].map((deprecated) =>
      operationQueriesText([operation(deprecated)], source, () => []).includes(tag),
    ),
  ).toEqual([true, false])
  expect(
    [true, false].map((deprecated) =>
      operationHooksText([operation(deprecated)], source).includes(tag),
    ),
  ).toEqual([true, false])
})
