import { afterEach, expect, test, vi } from 'vitest'
import { createPortalClient } from '../../generated/openapi/client.ts'
import { answer } from '../../generated/openapi/problem.ts'
import { askRpc, createRpcClient } from '../../generated/rpc/client.ts'
import { warnDeprecated } from '../../src/platform/http/warn-deprecated.ts'
import { callsText } from './openapi/calls-text.ts'
import { clientOperations } from './openapi/client-operation.ts'
import {
  operationHooksText,
  operationQueriesText,
  type ReadOperation,
} from './openapi/operation-text.ts'
import { contractOf } from './testing.ts'

const headers = { deprecation: '@1767225600', sunset: 'Fri, 01 Jan 2027 00:00:00 GMT' }
const tag = '@deprecated It may be gone after the date in its header `Sunset`. */'
afterEach(() => void vi.restoreAllMocks())

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

test('warns once of each operation whose answer is deprecated, by REST and by RPC', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const fetch = () => Promise.resolve(Response.json({ ok: true }, { headers }))
  const portal = createPortalClient({ baseUrl: 'https://portal.example', fetch })
  const rpc = createRpcClient({ baseUrl: 'https://portal.example', fetch })
  // A path of the contract: the client types no other.
  const rest = () => answer('oldThing', portal.GET('/v1/users/me/contacts', {}))
  await rest()
  expect(warned).not.toHaveBeenCalled()
  const stop = warnDeprecated()
  await rest()
  await rest()
  await askRpc(rpc, 'oldRpc', '/rpc/old', {}, {})
  await askRpc(rpc, 'oldRpc', '/rpc/old', {}, {})
  stop()
  expect(warned.mock.calls).toEqual([
    ['oldThing is deprecated (Deprecation: @1767225600, Sunset: Fri, 01 Jan 2027 00:00:00 GMT).'],
    ['oldRpc is deprecated (Deprecation: @1767225600, Sunset: Fri, 01 Jan 2027 00:00:00 GMT).'],
  ])
})
