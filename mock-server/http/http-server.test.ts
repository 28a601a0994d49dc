import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFact } from '../database/facts/facts.ts'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ origins: ['https://portal.example'] })
})
afterAll(() => server.close())

const json = { 'content-type': 'application/json' }
const preference = (body: unknown) => ({
  method: 'PUT',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: json,
})
const good = { appId: 1, appInstId: 0, prefName: 'language', prefVal: 'ES' }

test('returns 404 for an unknown path and 405 for a method, recorded without ids', async () => {
  const scenario = 'unmatched'
  expect((await server.call('/v1/users/m-secret/nothing?name=Rosa', { scenario })).status).toBe(404)
  const wrong = await server.call('/v1/users/me/token', { scenario, method: 'DELETE' })
  expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, PUT'])
  const found = await server.violations(scenario)
  expect(found.map(({ kind, path, status }) => [kind, path, status])).toEqual([
    ['unmatched call', '/v1/users/{…}/{…}', 404],
    ['unmatched call', '/v1/users/me/token', 405],
  ])
})

test('returns 401 for a secured call without a valid token before any other check', async () => {
  for (const init of [
    {},
    { token: 'at-nobody' },
    { ...preference('{"broken'), token: 'at-nobody' },
    { ...preference({}), token: 'at-nobody' },
  ]) {
    const answer = await server.call('/v1/users/me/token', init)
    expect([answer.status, answer.body.error]).toEqual([401, 'invalid_token'])
  }
})

test.each([
  ['broken JSON', preference('{"prefVal": "ES'), 400],
  ['no JSON at all', preference('Rosa'), 400],
  ['nothing', preference(''), 400],
  ['JSON of another shape', preference([1]), 400],
  ['a field missing', preference({ ...good, prefVal: undefined }), 400],
  ['a wrong value', preference({ ...good, prefVal: 'Klingon-72' }), 400],
  ['a field too many', preference({ ...good, Rosa: 'Delgado' }), 400],
  [
    'bytes that are no UTF-8',
    { method: 'PUT', body: new Uint8Array([0x22, 0xff, 0x22]), headers: json },
    400,
  ],
  [
    'another media type',
    { method: 'PUT', body: '<a/>', headers: { 'content-type': 'application/xml' } },
    415,
  ],
  ['no media type', { method: 'PUT', body: new Uint8Array([0x7b, 0x7d]) }, 415],
  [
    'a media type that cannot be read',
    { method: 'PUT', body: '{}', headers: { 'content-type': 'json;;;' } },
    415,
  ],
  [
    'another encoding',
    { method: 'PUT', body: '{}', headers: { 'content-type': 'application/json; charset=utf-16' } },
    415,
  ],
  [
    'a compressed body',
    { method: 'PUT', body: '{}', headers: { ...json, 'content-encoding': 'gzip' } },
    415,
  ],
  [
    'a multipart body without a boundary',
    { method: 'PUT', body: 'x', headers: { 'content-type': 'multipart/form-data' } },
    400,
  ],
  [
    'a multipart body that stops half-way',
    {
      method: 'PUT',
      body: '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    },
    400,
  ],
  [
    'a multipart body that is well-formed',
    {
      method: 'PUT',
      body: '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    },
    415,
  ],
  ['a form where JSON is due', { method: 'PUT', body: new URLSearchParams({ a: '1' }) }, 415],
  [
    'a form with a broken escape',
    {
      method: 'PUT',
      body: 'a=%zz',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    400,
  ],
  [
    'a form with an escape that is not UTF-8, in a name',
    {
      method: 'PUT',
      body: '%80=0',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    },
    400,
  ],
  ['a body above 1 MiB', preference(`"${'x'.repeat(1024 * 1024)}"`), 413],
])('%s is refused with a problem, recorded, and changes nothing', async (name, init, status) => {
  const scenario = `bad ${name}`
  const { token } = await server.member('edith', scenario)
  const answer = await server.call('/v1/users/me/token', { ...init, token, scenario })
  expect(answer.status).toBe(status)
  expect(answer.body.message).toEqual(expect.any(String))
  const found = await server.violations(scenario)
  expect(found).toHaveLength(1)
  expect(JSON.stringify(found)).not.toMatch(/Rosa|Delgado|Klingon/)
  const locale = await server.call('/v1/users/me/info/locale?appId=1', { token })
  expect(locale.body.locale).toBe('en-US')
})

test.each(['/v1/promos/abc%7', '/v1/promos/%ff', '/v1/promos/..%c0%af'])(
  'the path %s with a broken escape is 400',
  async (path) => expect((await server.call(path)).status).toBe(400),
)

test.each([
  ['appId=one', 'not a number'],
  ['', 'missing'],
  ['appId=1&appId=2', 'twice'],
  ['appId=1&other=Rosa', 'one too many'],
])('a query with %j (%s) is 400', async (query) => {
  const scenario = `query ${query.length}`
  const { token } = await server.member('edith', scenario)
  const answer = await server.call(`/v1/users/me/info/locale?${query}`, { token })
  expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request'])
  const found = await server.violations(encodeURIComponent(scenario))
  expect(found).toHaveLength(1)
  expect(JSON.stringify(found)).not.toContain('Rosa')
})

test('a response outside the contract becomes 500, recorded without its value', async () => {
  const { id, token } = await server.member('edith', 'broken sandbox')
  // The shape is wrong on purpose.
  await writeFact(server.mock.sandbox.store, id, 'coaching', {
    sharedCoaching: 'Rosa Delgado',
  } as never)
  const answer = await server.call('/v1/users/me/coaching/info', { token })
  expect([answer.status, answer.body.error]).toEqual([500, 'outside_contract'])
  const found = await server.violations('broken sandbox')
  expect(found[0]).toMatchObject({
    kind: 'response',
    operationId: 'getCoachingInfo',
    messages: ['Response body property sharedCoaching must be boolean'],
  })
  expect(JSON.stringify([found, answer.body])).not.toContain('Rosa')
})

test('a valid call leaves no violation and a record without personal data', async () => {
  const { id, token } = await server.member('rosa', 'clean')
  await server.call(
    `/v1/users/${id}/reading/bp?start=2026-01-01T00:00:00&end=2026-11-20T23:59:59&count=3`,
    { token, headers: { 'accept-language': 'es-US', 'x-portal-background': '1' } },
  )
  expect(await server.violations('clean')).toEqual([])
  const record = (await server.calls('clean')).at(-1)
  expect(record).toMatchObject({
    operationId: 'listBloodPressureReadings',
    path: '/v1/users/{userId}/reading/bp',
    status: 200,
    query: { count: '3' },
    language: 'es-US',
    background: true,
  })
  expect(JSON.stringify(record)).not.toContain(id)
})

test('names an allowed origin exactly, and no other', async () => {
  const preflight = (origin: string, path = '/v1/users/me/token') =>
    server.call(path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PUT' },
    })
  const allowed = await preflight('https://portal.example')
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get('access-control-allow-origin')).toBe('https://portal.example')
  expect(allowed.headers.get('access-control-allow-methods')).toBe('GET, PUT')
  const methodsOf = async (rpc: string) =>
    (await preflight('https://portal.example', rpc)).headers.get('access-control-allow-methods')
  expect(await methodsOf('/portal.programs.v1.ProgramsService/ListPrograms')).toBe('GET, POST')
  expect(await methodsOf('/portal.goals.v1.GoalsService/SetGoal')).toBe('POST')
  expect(
    (await preflight('https://portal.example.evil')).headers.get('access-control-allow-origin'),
  ).toBeNull()
  expect((await preflight('null')).headers.get('access-control-allow-origin')).toBeNull()
  const answer = await server.call('/v1/users/me/token', {
    headers: { origin: 'https://portal.example' },
  })
  expect([answer.headers.get('access-control-allow-origin'), answer.headers.get('vary')]).toEqual([
    'https://portal.example',
    'Origin',
  ])
})

const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(server.mock.port, '127.0.0.1', () => socket.write(text))
    let all = ''
    socket.on('data', (chunk) => (all += chunk))
    socket.on('close', () => resolve(all))
    socket.on('error', reject)
  })

test('compresses a long response for clients that accept gzip', async () => {
  const { token, id } = await server.member('rosa', 'long')
  const ask = (encoding: string) =>
    fetch(
      `${server.origin}/v1/users/${id}/reading/bp?start=1900-01-01T00:00:00&end=2100-01-01T00:00:00`,
      { headers: { authorization: `Bearer ${token}`, 'accept-encoding': encoding } },
    )
  const [packed, plain] = await Promise.all([ask('br, gzip'), ask('identity')])
  expect(
    [packed, plain].map(({ headers }) => [headers.get('content-encoding'), headers.get('vary')]),
  ).toEqual([
    ['gzip', 'Origin, Accept-Encoding'],
    [null, 'Origin, Accept-Encoding'],
  ])
  expect(Number(packed.headers.get('content-length'))).toBeLessThan(
    Number(plain.headers.get('content-length')) / 3,
  )
  expect(await packed.json()).toEqual(await plain.json())
})

test('answers bytes that are not HTTP and closes the connection', async () => {
  expect(await raw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  expect(
    await raw('POST /v1/auth/logout HTTP/1.1\r\nHost: a\r\nContent-Length: nine\r\n\r\n'),
  ).toMatch(/^HTTP\/1\.1 400 /)
  expect((await server.call('/healthz')).status).toBe(200)
})

test('invalid HTTP never interrupts another response', async () => {
  const { token } = await server.member('edith', 'midst')
  await server.control('POST', 'faults', {
    scenario: 'midst',
    operationId: 'listContacts',
    halfOpen: true,
  })
  const socket = connect(server.mock.port, '127.0.0.1', () =>
    socket.write(
      `GET /v1/users/me/contacts HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`,
    ),
  )
  let all = ''
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      all += chunk
      if (all.includes('{"')) socket.write('nonsense\r\n\r\n')
    })
  await once(socket, 'close')
  expect(all.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
})

test.each([
  [400, 'no host', 'GET /v1/users/me/token HTTP/1.1\r\n\r\n', 'invalid_request'],
  [
    400,
    'a method that is none',
    'GE T /v1/users/me/token HTTP/1.1\r\nHost: a\r\n\r\n',
    'invalid_request',
  ],
  [
    417,
    'an expectation',
    'PUT /v1/users/me/token HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\nContent-Length: 2\r\n\r\n{}',
    'expectation_failed',
  ],
  [
    431,
    'headers without an end',
    `GET /v1/users/me/token HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    'headers_too_large',
  ],
  [
    413,
    'a body that says to be large',
    'POST /v1/users/me/auth HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9999999\r\n\r\n',
    'too_large',
  ],
])('%i: %s is answered with a problem', async (status, _, text, error) => {
  const [head = '', body = ''] = (await raw(text)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head.toLowerCase()).toContain('content-type: application/problem+json')
  expect(JSON.parse(body)).toMatchObject({
    error,
    status,
    title: expect.any(String),
    message: expect.any(String),
  })
  expect(head.toLowerCase()).toContain(`x-request-id: ${String(JSON.parse(body).requestId)}`)
})

test('refuses in the member’s language when no operation matches', async () => {
  const answer = await server.call('/v1/users/me/nothing', {
    headers: { 'accept-language': 'es-US' },
  })
  expect([answer.status, answer.body.message]).toEqual([404, 'El contrato no tiene esa operación.'])
  const unreadable = await server.call('/v1/users/me/token', {
    ...preference('{"broken'),
    token: await server.token('edith.moore@example.com'),
    headers: { ...json, 'accept-language': 'es-US' },
  })
  expect([unreadable.status, unreadable.body]).toEqual([
    400,
    {
      message: 'Algo en esa solicitud no es correcto. Revíselo e inténtelo de nuevo.',
      error: 'invalid_request',
      details: ['body'],
    },
  ])
})

test('validates a chunked body by its content', async () => {
  const { token } = await server.member('edith', 'chunked')
  const body = JSON.stringify({ ...good, prefVal: 'XX' })
  const answer = await raw(
    `PUT /v1/users/me/token HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})
