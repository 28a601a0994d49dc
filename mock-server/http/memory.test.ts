import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations, rpcOperations } from '../../generated/openapi/operations.ts'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ members: ['edith'] })
  token = (await server.member('edith', 'memory')).token
})
afterAll(() => server.close())

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Heap of this thread in MB, including the server in it. */
const held = (): number => {
  collect()
  collect()
  return getHeapStatistics().used_heap_size / 1024 / 1024
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

const { savePreference, refreshSession, saveStripsRemaining, listBloodPressureReadings } =
  operations

/** One request for each way to reject JSON, a form, plain text and an address. */
const badRequests: readonly (readonly [
  operation: { readonly path: string; readonly method: string },
  body?: string,
  type?: string,
])[] = [
  [savePreference, '{"a": ', JSON_TYPE],
  [savePreference, '{"zzUnknown":1}', JSON_TYPE],
  [savePreference, '{}', `${JSON_TYPE}; charset=utf-16`],
  [savePreference, '<a/>', 'application/xml'],
  [savePreference, 'x'.repeat(1024 * 1024 + 1), JSON_TYPE],
  [refreshSession, 'a=%zz', FORM_TYPE],
  [refreshSession, `refresh_token=${'x'.repeat(60_000)}`, FORM_TYPE],
  [saveStripsRemaining, '1.5', 'text/plain'],
  [{ ...listBloodPressureReadings, path: '/v1/users/m-nobody/reading/bp?start=no&start=never' }],
  [{ ...listBloodPressureReadings, path: `/v1/users/m-nobody/reading/bp?zz=${'x'.repeat(4_000)}` }],
]

const badRequest = (sent: number): Promise<Response> => {
  const [{ path, method }, body, type] = badRequests[sent % badRequests.length]!
  return fetch(server.origin + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-scenario': 'memory',
      ...(type === undefined ? {} : { 'content-type': type }),
    },
    ...(body === undefined ? {} : { body }),
  })
}

const badRpc = (body: string): Promise<Response> =>
  fetch(server.origin + rpcOperations.listPrograms.path, {
    method: 'POST',
    body,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'x-scenario': 'memory',
    },
  })

test('does not leak memory on bad requests', async () => {
  const round = async (count: number): Promise<void> => {
    for (let sent = 0; sent < count; sent += 1) {
      const answer = sent % 10 === 0 ? await badRpc('{"a": ') : await badRequest(sent)
      await answer.arrayBuffer()
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    }
  }
  await round(200)
  const after200 = held()
  await round(1800)
  // The record of a scenario's calls is limited to 1,000. Leaked bodies would be hundreds of MB.
  expect(held() - after200).toBeLessThan(8)
  expect((await server.call('/healthz')).status).toBe(200)
})
