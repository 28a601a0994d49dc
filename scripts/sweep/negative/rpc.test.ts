import type { DescMethod } from '@bufbuild/protobuf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rpcOperations } from '../../../generated/openapi/operations.ts'
import { services } from '../../../generated/proto/services.ts'
import { errorsOf } from '../../../mock-server/http/rpc/rpc-errors.ts'
import { answersOf } from '../../../mock-server/http/rpc/rpc-examples.ts'
import { startTestServer, type TestServer } from '../../../mock-server/testing/sandbox-client.ts'
import { badCalls, type BadCall } from './bad-calls.ts'
import { outcomeOf } from './rpc-outcome.ts'
import { databaseSnapshot } from './database-snapshot.ts'

const methods = new Map(
  Object.values(services).flatMap((service) =>
    (service.methods as readonly DescMethod[]).map((method) => [
      `/${service.typeName}/${method.name}`,
      method,
    ]),
  ),
)

let server: TestServer
let rosa: Awaited<ReturnType<TestServer['member']>>
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa'] })
  rosa = await server.member('rosa', 'bad calls')
})
// Closing fails if a call caused an internal error.
afterAll(() => server.close())

const send = (
  path: string,
  { method, contentType, headers, body }: BadCall,
  scenario: string,
  token = rosa.token,
): Promise<Response> =>
  fetch(server.origin + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-scenario': scenario,
      'content-type': contentType,
      ...headers,
    },
    ...(body === null ? {} : { body: body as BodyInit }),
  })

test.each(Object.values(rpcOperations).map((row) => [row.operationId, row] as const))(
  '%s: whatever is wrong with a call is refused as its protocol has it, recorded, and changes nothing',
  async (operationId, { path, procedure }) => {
    const scenario = `bad ${operationId}`
    const sound = answersOf(procedure).toSorted(
      (a, b) => JSON.stringify(b.request).length - JSON.stringify(a.request).length,
    )[0]
    const before = await databaseSnapshot(server.mock.sandbox.store)
    const contractWords = errorsOf(procedure).find(({ name }) => name === 'invalid-argument')
      ?.message['en-US']
    const wrong: string[] = []
    for (const bad of badCalls(methods.get(procedure)!, sound!.request)) {
      const answer = await send(path, bad, scenario)
      const outcome = await outcomeOf(answer)
      // The end of a Connect stream has no HTTP status.
      const isEnded =
        answer.headers.get('content-type')?.startsWith('application/connect+') === true
      const isRight =
        outcome.code === bad.code &&
        (answer.status === bad.status || (isEnded && answer.status === 200)) &&
        outcome.message !== ''
      const isInContractWords =
        bad.status !== 400 || contractWords === undefined || outcome.message === contractWords
      if (!isRight || !isInContractWords)
        wrong.push(
          `${bad.name}: ${answer.status} ${outcome.code} (${outcome.message}) instead of ${bad.status} ${bad.code}`,
        )
    }
    expect(wrong).toEqual([])
    const [first] = badCalls(methods.get(procedure)!, sound!.request).filter(
      ({ name }) => name === 'malformed JSON',
    )
    expect((await outcomeOf(await send(path, first!, scenario, 'at-nobody'))).code).toBe(
      'unauthenticated',
    )
    expect((await server.violations(encodeURIComponent(scenario))).length).toBeGreaterThan(0)
    expect(await databaseSnapshot(server.mock.sandbox.store)).toEqual(before)
  },
)

test.each([
  '/user/liv/me/programs/portal.programs.v1.ProgramsService/NoSuchRpc',
  '/user/liv/me/nothing',
  '/portal.nothing.v1.NothingService/GetNothing',
])('%s is no RPC of the contract, and is recorded', async (path) => {
  const scenario = `no RPC ${path}`
  const call = {
    name: '',
    method: 'POST',
    headers: {},
    body: '{}',
    code: 'unimplemented',
    status: 404,
  }
  const bare = await send(path, { ...call, contentType: 'application/json' }, scenario)
  expect([bare.status, (await outcomeOf(bare)).code]).toEqual([404, 'unimplemented'])
  const grpc = await send(path, { ...call, contentType: 'application/grpc-web+proto' }, scenario)
  expect([grpc.status, (await outcomeOf(grpc)).code]).toEqual([200, 'unimplemented'])
  expect((await server.violations(encodeURIComponent(scenario))).map(({ kind }) => kind)).toEqual([
    'unmatched call',
    'unmatched call',
  ])
})
