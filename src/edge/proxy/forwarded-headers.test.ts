import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bases, operations } from '#generated/openapi/operations.ts'
import {
  answerHeaders,
  forwardedErrorHeaders,
  forwardedResponseHeaders,
  headerParameters,
  safeWriteHeaders,
} from './forwarded-headers.ts'
import { json as reply } from '../testing/fake-upstream.ts'
import { startEdgeUnderTest, type EdgeUnderTest } from '../testing/edge-under-test.ts'

type Parameter = { readonly name?: string; readonly in?: string; readonly $ref?: string }
type Contract = {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly operationId?: string; readonly parameters?: readonly Parameter[] }
        >
      >
    >
  >
  readonly components: { readonly parameters?: Readonly<Record<string, Parameter>> }
}

it('forwards each header parameter of the contract with its operation only', () => {
  const contract = JSON.parse(readFileSync('generated/openapi/portal.json', 'utf8')) as Contract
  const resolve = (parameter: Parameter) =>
    contract.components.parameters?.[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter
  const declared = Object.values(contract.paths).flatMap((path) =>
    Object.values(path).flatMap(({ operationId, parameters = [] }) =>
      parameters
        .map(resolve)
        .flatMap(({ name = '', in: place }) =>
          operationId !== undefined && place === 'header' && name !== 'Accept-Language'
            ? [`${operationId} ${name.toLowerCase()}`]
            : [],
        ),
    ),
  )
  const passed = Object.keys(operations).flatMap((id) =>
    [...(id in headerParameters ? [headerParameters[id]!] : []), ...safeWriteHeaders(id)].map(
      (name) => `${id} ${name}`,
    ),
  )
  expect(declared.toSorted()).toEqual(passed.toSorted())
})

type Reference = { readonly $ref?: string }
type Responses = { readonly [status: string]: Reference & { readonly headers?: object } }

/** Headers of answers in the contract that the edge keeps to itself, with the reason. */
const keptHeaders: Readonly<Record<string, string>> = {
  'cache-control 2xx': 'The edge says no-store itself.',
  'x-request-id 2xx': 'The edge says the id of the call itself.',
  'traceparent 2xx': 'The provider’s spans are not the browser’s.',
  'cache-control 4xx': 'The edge says no-store itself.',
  'x-request-id 4xx': 'The edge says the id of the call itself.',
  'traceparent 4xx': 'The provider’s spans are not the browser’s.',
  'deprecation 4xx': 'The answers that are not refused tell it.',
  'sunset 4xx': 'The answers that are not refused tell it.',
  'www-authenticate 4xx': 'A browser would ask for a password.',
  'ratelimit 4xx': 'The portal reads Retry-After.',
}
/** Forwarded headers without a declaration, with the reason. */
const undeclared: Readonly<Record<string, string>> = {
  date: 'The portal’s clock follows the provider’s.',
  'content-type': 'Part of the body.',
  'content-length': 'Part of the body.',
  'content-encoding': 'Part of the body.',
  'content-language': 'Part of the body.',
  vary: 'Part of the body.',
}

it('forwards each response header of the contract, or says why not', () => {
  const contract = JSON.parse(readFileSync('generated/openapi/portal.json', 'utf8')) as object
  const resolve = ({ $ref }: Reference): Responses[string] =>
    ($ref ?? '')
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (of, part) => (of as Readonly<Record<string, unknown>>)[part],
        contract,
      ) as Responses[string]
  const { contractPrefix, stripUpstream } = bases.api
  const location = `${contractPrefix.slice(stripUpstream.length)}/1`
  const kept = new Set<string>()
  const declared = new Set<string>()
  const { paths } = contract as {
    readonly paths: Readonly<
      Record<string, Readonly<Record<string, { operationId?: string; responses?: Responses }>>>
    >
  }
  for (const { operationId, responses = {} } of Object.values(paths).flatMap(Object.values))
    for (const [code, response] of Object.entries(responses as Responses)) {
      const status = Number(code)
      // Both redirects of the contract are followed by the browser at the provider.
      if (status >= 300 && status < 400) continue
      const { headers = {} } = response.$ref === undefined ? response : resolve(response)
      for (const name of Object.keys(headers).map((header) => header.toLowerCase())) {
        declared.add(name)
        const sent = { [name]: location }
        const passed =
          status >= 400
            ? forwardedErrorHeaders(sent)
            : forwardedResponseHeaders(sent, { status, base: 'api', operationId })
        if (!passed.includes(name) || name === 'cache-control')
          kept.add(`${name} ${status >= 400 ? '4xx' : '2xx'}`)
      }
    }
  expect([...kept].toSorted()).toEqual(Object.keys(keptHeaders).toSorted())
  expect([...answerHeaders].filter((name) => !declared.has(name)).toSorted()).toEqual(
    Object.keys(undeclared).toSorted(),
  )
})

let edge: EdgeUnderTest
let cookie: string
beforeAll(async () => {
  edge = await startEdgeUnderTest()
  cookie = await edge.signIn()
})
beforeEach(() => void (edge.upstream.seen.length = 0))
afterAll(() => edge.close())

const smuggled = {
  token: 'pw-of-somebody',
  'initial-request-uuid': 'a',
  'connect-timeout-ms': '1',
  'grpc-metadata': 'a',
  'x-forwarded-for': '10.0.0.1',
  'x-original-url': '/control',
  forwarded: 'for=a',
  'x-http-method-override': 'DELETE',
}
const passed = () =>
  Object.entries(edge.upstream.seen[0]?.headers ?? {}).flatMap(([name, value]) =>
    name in smuggled && value !== 'for=127.0.0.1' ? [name] : [],
  )

it('does not forward a header of another operation', async () => {
  await edge.call({ path: '/api/v1/users/me/token', headers: { cookie, ...smuggled } })
  expect(passed()).toEqual([])
})

it('forwards only RPC headers to an RPC', async () => {
  await edge.write({
    path: '/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms',
    headers: { cookie, 'content-type': 'application/json', ...smuggled },
    body: '{}',
  })
  expect(passed().toSorted()).toEqual(['connect-timeout-ms', 'grpc-metadata'])
})

it.each([
  ['of the edge', {}, {}],
  ['of the request', { 'x-request-id': '0f9d3a2e-6f0b-4a39-9c6f-0a2c7b9f4e11' }, {}],
  ['of the edge, when the provider makes its own', {}, { 'x-request-id': 'provider-7' }],
])('has one request id: %s', async (_name, sent, provided) => {
  edge.upstream.answer = (_req, res) => reply(res, 422, { requestId: 'x', error: 'a' }, provided)
  const { headers, json: problem } = await edge.call({ path: '/api/v1/promos/ACME', headers: sent })
  const id = edge.upstream.seen[0]?.headers['x-request-id']
  expect(id).toBe((sent as Record<string, string>)['x-request-id'] ?? id)
  expect([headers['x-request-id'], problem['requestId']]).toEqual([id, id])
  expect(headers['traceparent']).toBe(edge.upstream.seen[0]?.headers['traceparent'])
  const own = (provided as Record<string, string>)['x-request-id']
  await expect
    .poll(() => edge.logged())
    .toContain(`"id":"${String(id)}"${own === undefined ? '' : `,"providerId":"${own}"`}`)
  edge.upstream.answer = (_req, res) => reply(res, 200, {})
})

describe('safe writes', () => {
  const safe = { 'if-match': '"a"', 'idempotency-key': '"key-of-the-edge-test"' }
  const seen = () =>
    Object.keys(edge.upstream.seen[0]?.headers ?? {}).filter((name) => name in safe)
  const json = { 'content-type': 'application/json' }

  it.each([
    ['PUT', '/api/v1/users/me/info/health', ['if-match']],
    ['POST', '/api/v1/users/me/contacts', ['idempotency-key']],
    [
      'POST',
      '/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/SetReminder',
      ['if-match', 'idempotency-key'],
    ],
    ['POST', '/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/DeleteReminder', []],
  ])('%s %s forwards the headers of the contract', async (method, path, wanted) => {
    await edge.write({ method, path, headers: { cookie, ...json, ...safe }, body: '{}' })
    expect(seen().toSorted()).toEqual([...wanted].toSorted())
  })

  it('forward ETag for the reads that writes are based on', async () => {
    edge.upstream.answer = (_req, res) => reply(res, 200, {}, { etag: '"a"' })
    const tagOf = async (path: string) =>
      (await edge.call({ path, headers: { cookie } })).headers['etag']
    expect([
      await tagOf('/api/v1/users/me/info/health'),
      await tagOf('/api/v1/users/me/token'),
    ]).toEqual(['"a"', undefined])
  })

  it("forward Location with 201, at the portal's origin", async () => {
    const answers = async (status: number, location: string) => {
      edge.upstream.answer = (_req, res) => reply(res, status, {}, { location })
      const { headers } = await edge.write({
        method: 'POST',
        path: '/api/v1/users/me/contacts',
        headers: { cookie, ...json },
        body: '{}',
      })
      return headers['location']
    }
    expect(await answers(201, '/v1/users/me/contacts/ct-1')).toBe('/api/v1/users/me/contacts/ct-1')
    expect(await answers(200, '/v1/users/me/contacts/ct-1')).toBeUndefined()
    for (const elsewhere of [
      'https://elsewhere.example/v1/x',
      '//elsewhere.example/v1/x',
      '/v1/../control',
      '/other/x',
    ])
      expect(await answers(201, elsewhere)).toBeUndefined()
  })

  it('forward the current resource and tag with 412 only', async () => {
    const body = { message: 'Changed.', error: 'changed', current: { race: ['DK'] } }
    const answers = async (status: number) => {
      edge.upstream.answer = (_req, res) => reply(res, status, body, { etag: '"b"' })
      const { json: came, headers } = await edge.write({
        method: 'PUT',
        path: '/api/v1/users/me/info/health',
        headers: { cookie, ...json },
        body: '{}',
      })
      return [came, headers['etag']]
    }
    expect(await answers(412)).toEqual([body, '"b"'])
    expect(await answers(422)).toEqual([{ message: 'Changed.', error: 'changed' }, '"b"'])
  })

  it('forward only contract messages as details of an RPC error', async () => {
    const detail = {
      type: 'portal.reminders.v1.ListRemindersResponse',
      value: 'CgA=',
      debug: { reminders: [] },
    }
    edge.upstream.answer = (_req, res) =>
      reply(res, 409, {
        code: 'aborted',
        message: 'Changed.',
        details: [detail, { type: 'google.rpc.DebugInfo', value: 'CgA=' }],
      })
    const { json: came } = await edge.write({
      path: '/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/SetReminder',
      headers: { cookie, ...json },
      body: '{}',
    })
    expect(came).toEqual({ code: 'aborted', message: 'Changed.', details: [detail] })
  })
})
