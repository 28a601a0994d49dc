import { readFileSync } from 'node:fs'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rpcOperations } from '../../../generated/openapi/operations.ts'
import { startTestServer, type TestServer } from '../../../mock-server/testing/sandbox-client.ts'
import { valueValidatorOf } from '../../contracts/lint/value-validator.ts'
import { operationsOf, type Contract } from '../../generate/contract.ts'
import { badRequests } from './bad-requests.ts'

// The contract lint checks this shape.
const contract = JSON.parse(readFileSync('generated/openapi/portal.json', 'utf8')) as Contract

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

/** Enough kinds to cover each way to reject a form, JSON and an address. */
const wanted = new Set([
  'savePreference',
  'refreshSession',
  'saveStripsRemaining',
  'getLocale',
  'listBloodPressureReadings',
])

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
  const judge = valueValidatorOf(contract)
  const asking = {
    language: 'en-US' as const,
    scenario: 'memory',
    token,
    said: { path: { userId: 'm-nobody' } },
  }
  const targets = operationsOf(contract).filter(({ operation }) =>
    wanted.has(operation.operationId),
  )
  const bad = (
    await Promise.all(
      targets.map((target) => badRequests(contract, judge, server.origin, target, asking)),
    )
  )
    .flat()
    .map(({ request }) => request)
  const round = async (count: number): Promise<void> => {
    for (let sent = 0; sent < count; sent += 1) {
      const answer =
        sent % 10 === 0 ? await badRpc('{"a": ') : await fetch(bad[sent % bad.length]!.clone())
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
