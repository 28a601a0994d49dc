import { Code, ConnectError, createClient, type Transport } from '@connectrpc/connect'
import {
  createConnectTransport,
  createGrpcTransport,
  createGrpcWebTransport,
} from '@connectrpc/connect-node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ProgramsService,
  ProgramStatus,
} from '../../../generated/proto/portal/programs/v1/programs_pb.js'
import { writeFact } from '../../database/facts/facts.ts'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const place = '/user/liv/me/programs'
const transports: readonly (readonly [string, () => Transport])[] = [
  [
    'Connect with JSON',
    () =>
      createConnectTransport({
        baseUrl: server.origin + place,
        httpVersion: '1.1',
        useBinaryFormat: false,
      }),
  ],
  [
    'Connect, binary',
    () =>
      createConnectTransport({
        baseUrl: server.origin + place,
        httpVersion: '1.1',
        useBinaryFormat: true,
      }),
  ],
  [
    'gRPC-web',
    () => createGrpcWebTransport({ baseUrl: server.origin + place, httpVersion: '1.1' }),
  ],
  ['gRPC over HTTP/2', () => createGrpcTransport({ baseUrl: server.origin })],
]

const list = (transport: Transport, token: string) =>
  createClient(ProgramsService, transport).listPrograms(
    {},
    { headers: { authorization: `Bearer ${token}` } },
  )
const failure = (call: Promise<unknown>): Promise<ConnectError> =>
  call.then(() => expect.fail('it answered'), ConnectError.from)

test.each(transports)(
  '%s: returns programs and diagnoses, and an armed error with its metadata',
  async (name, open) => {
    const scenario = `rpc ${name}`
    const { token } = await server.member('frank', scenario)
    const answer = await list(open(), token)
    expect(answer.programs.map(({ dbSlug, status }) => [dbSlug, status])).toEqual([
      ['HYPERTENSION', ProgramStatus.ACTIVE],
      ['HEART_FAILURE', ProgramStatus.ACTIVE],
    ])
    await server.control('POST', 'faults', {
      scenario,
      operationId: 'listPrograms',
      example: 'resource_exhausted',
      times: 1,
    })
    const error = await failure(list(open(), token))
    expect([error.code, error.metadata.get('retry-after')]).toEqual([Code.ResourceExhausted, '30'])
    expect(await server.violations(encodeURIComponent(scenario))).toEqual([])
  },
)

test('a call without a valid token is unauthenticated', async () => {
  expect((await failure(list(transports[0]![1](), 'at-nobody'))).code).toBe(Code.Unauthenticated)
})

test('arms every example and error by name, code and number', async () => {
  const scenario = 'rpc examples'
  const { token } = await server.member('frank', scenario)
  const arm = (fault: object) =>
    server.control('POST', 'faults', { scenario, operationId: 'listPrograms', times: 1, ...fault })
  await arm({ example: 'no-programs' })
  expect((await list(transports[0]![1](), token)).programs).toEqual([])
  await arm({ example: 'permission-denied' })
  expect((await failure(list(transports[0]![1](), token))).code).toBe(Code.PermissionDenied)
  await arm({ operationId: 'ListPrograms', status: 14 })
  expect((await failure(list(transports[0]![1](), token))).code).toBe(Code.Unavailable)
})

test('a cut, a malformed body and a response outside the contract are client errors', async () => {
  const scenario = 'rpc wire'
  const { token } = await server.member('frank', scenario)
  for (const fault of [{ drop: true }, { malformed: true }, { outsideContract: true }]) {
    await server.control('POST', 'faults', {
      scenario,
      operationId: 'listPrograms',
      times: 1,
      ...fault,
    })
    await failure(list(transports[0]![1](), token))
  }
  await server.control('POST', 'faults', {
    scenario,
    operationId: 'listPrograms',
    times: 1,
    drop: true,
  })
  await failure(list(transports[3]![1](), token))
  expect((await list(transports[3]![1](), token)).programs).toHaveLength(2)
  // A broken connection has no status.
  const statuses = async () =>
    (await server.calls(encodeURIComponent(scenario)))
      .filter(({ operationId }) => operationId === 'listPrograms')
      .map(({ status }) => status)
  await expect.poll(statuses).toEqual([0, 0, 200, 0, 'ok'])
})

test('a call that is refused before its service does not use up a fault', async () => {
  const scenario = 'rpc refused'
  const { token } = await server.member('frank', scenario)
  const path = `${place}/portal.programs.v1.ProgramsService/ListPrograms`
  const json = { 'content-type': 'application/json' }
  const statusOf = async (init: RequestInit) =>
    (await server.call(path, { method: 'POST', token, headers: json, body: '{}', ...init })).status
  await server.control('POST', 'faults', {
    scenario,
    operationId: 'listPrograms',
    example: 'unavailable',
    times: 1,
  })
  expect(await statusOf({ method: 'PUT' })).toBe(405)
  expect(await statusOf({ body: ' '.repeat(1024 * 1024 + 1) })).toBe(413)
  expect(await statusOf({ headers: { 'content-type': 'text/plain' } })).toBe(415)
  expect(await statusOf({})).toBe(503)
  expect(await statusOf({})).toBe(200)
})

test('a response that breaks message rules is an error and is recorded', async () => {
  const { id, token } = await server.member('frank', 'rpc rules')
  await writeFact(server.mock.sandbox.store, id, 'programs', {
    programs: [],
    diagnoses: [{ code: 'not ICD', condition: 'OTHER' }],
  })
  expect((await failure(list(transports[0]![1](), token))).code).toBe(Code.Internal)
  const found = await server.violations('rpc%20rules')
  expect(found[0]).toMatchObject({
    kind: 'response',
    operationId: 'listPrograms',
    messages: ['string.pattern at diagnoses.[].code'],
  })
  expect(JSON.stringify(found)).not.toContain('ICD')
})

test('refuses and records a request that is not a call of the RPC', async () => {
  const scenario = 'rpc nonsense'
  const service = `${place}/portal.programs.v1.ProgramsService`
  const refused = async (method: string, name: string, init: RequestInit = {}) => {
    const { status, headers, body } = await server.call(`${service}/${name}`, {
      method,
      scenario,
      ...init,
    })
    return [status, headers.get('allow'), body.code, body.message]
  }
  const text = { body: 'x', headers: { 'content-type': 'text/plain' } }
  expect((await refused('POST', 'ListPrograms', text)).slice(0, 3)).toEqual([
    415,
    null,
    'invalid_argument',
  ])
  expect(await refused('DELETE', 'ListPrograms')).toEqual([
    405,
    'GET, POST',
    'unimplemented',
    'The contract has this path for other methods only.',
  ])
  expect(await refused('POST', 'Nothing')).toEqual([
    404,
    null,
    'unimplemented',
    'The contract has no such operation.',
  ])
  expect((await server.violations(encodeURIComponent(scenario))).map(({ kind }) => kind)).toEqual([
    'request',
    'request',
    'unmatched call',
  ])
})
