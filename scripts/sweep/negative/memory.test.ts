import { readFileSync } from 'node:fs'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rpcOperations } from '../../../generated/openapi/operations.ts'
import { startTestServer, type TestServer } from '../../../mock-server/testing/sandbox-client.ts'
import { valueValidatorOf } from '../../contracts/lint/value-validator.ts'
import { operationsOf, type Contract } from '../../generate/contract.ts'
import { badRequests } from './bad-requests.ts'

// The lint holds the contract against this shape.
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

/** Megabytes that this thread, the server in it, holds on to. */
const held = (): number => {
  collect()
  collect()
  return getHeapStatistics().used_heap_size / 1024 / 1024
}

/**
 * Kinds enough that each way of refusing is among them, of a form, of JSON, and of an address
 * alone.
 */
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

test('bad requests leave nothing behind in memory', async () => {
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
  // What is recorded of the calls of a scenario ends at 1,000; a leak of the bodies alone would be
  // hundreds of megabytes.
  expect(held() - after200).toBeLessThan(8)
  expect((await server.call('/healthz')).status).toBe(200)
})
