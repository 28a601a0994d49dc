import { describe, expect, test } from 'vitest'
import { getPromo, listBloodPressureReadings, listSupplyOrders, savePreference, signIn, signOut } from '#generated/openapi/calls.ts'
import { createPortalClient, type PortalClientOptions } from '#generated/openapi/client.ts'
import { ApiProblem } from '#generated/openapi/problem.ts'

/** What the tiny server in memory saw of a request. */
interface Observed {
  readonly method: string
  readonly address: string
  readonly type: string | null
  readonly body: string
}

/** A client whose server answers everything with the response given. */
const served = (response: () => Response | Promise<Response>, options: PortalClientOptions = {}) => {
  const observed: Observed[] = []
  const client = createPortalClient({
    baseUrl: 'https://portal.test',
    ...options,
    fetch: async (request) => {
      observed.push({ method: request.method, address: request.url.slice('https://portal.test'.length), type: request.headers.get('content-type'), body: await request.text() })
      return response()
    },
  })
  return { client, observed }
}

const range = { userId: 'm-1', start: '2026-11-14T00:00:00', end: '2026-11-20T23:59:59' }
const empty = () => Response.json({ bpReadings: [] })
const failure = (call: Promise<unknown>): Promise<ApiProblem> =>
  call.then(
    () => expect.fail('The call succeeded.'),
    (error: unknown) => (error instanceof ApiProblem ? error : expect.fail(`Not an ApiProblem: ${String(error)}`)),
  )

describe('request', () => {
  test('goes to the door, with path and query', async () => {
    const { client, observed } = served(empty)
    expect(await listBloodPressureReadings(client, { ...range, count: 5 })).toEqual({ bpReadings: { items: [], leftOut: 0 } })
    expect(observed).toEqual([{ method: 'GET', address: '/api/v1/users/m-1/reading/bp?start=2026-11-14T00%3A00%3A00&end=2026-11-20T23%3A59%3A59&count=5', type: null, body: '' }])
  })
  test('goes to the contract path when asked to', async () => {
    const { client, observed } = served(empty, { paths: 'contract' })
    await listBloodPressureReadings(client, range)
    expect(observed[0]?.address).toMatch(/^\/v1\/users\/m-1\/reading\/bp\?/)
  })
  test('escapes a path parameter', async () => {
    const { client, observed } = served(() => Response.json({ client: { attributes: {} } }))
    await getPromo(client, { companyCode: '../me/token' })
    expect(observed[0]?.address).toBe('/api/v1/promos/..%2Fme%2Ftoken')
  })
  test('leaves out what is not given', async () => {
    const { client, observed } = served(() => Response.json({ orders: [] }))
    await listSupplyOrders(client)
    expect(observed[0]?.address).toBe('/api/v1/users/me/supplies/orders')
  })
  test('writes a form where the contract says form', async () => {
    const { client, observed } = served(() => Response.json({ access_token: 'a', expires_in: 900, last_activity_timestamp: '2026-11-20T00:00:00Z', type: 'Bearer' }))
    await signIn(client, { body: { grant_type: 'password', username: 'a+b@example.com', password: 'ü &=' } })
    expect(observed[0]).toMatchObject({ type: 'application/x-www-form-urlencoded', body: 'grant_type=password&username=a%2Bb%40example.com&password=%C3%BC+%26%3D' })
  })
  test('writes JSON where the contract says JSON', async () => {
    const { client, observed } = served(() => new Response(null, { status: 204 }))
    expect(await savePreference(client, { body: { appId: 1, appInstId: 0, prefName: 'language', prefVal: 'ES' } })).toBeUndefined()
    expect(observed[0]).toMatchObject({ method: 'PUT', type: 'application/json', body: '{"appId":1,"appInstId":0,"prefName":"language","prefVal":"ES"}' })
  })
  test('a path without parameters goes to its door too, and a middleware may hand on a plain Request', async () => {
    const { client, observed } = served(() => new Response(null, { status: 204 }))
    client.use({ onRequest: ({ request }) => new Request(request, { headers: { 'content-type': 'text/x-seen' } }) })
    await signOut(client)
    expect(observed[0]).toMatchObject({ address: '/api/v1/auth/logout', type: 'text/x-seen' })
  })
  test('carries headers of a single call', async () => {
    let seen: string | null = null
    const client = createPortalClient({ baseUrl: 'https://portal.test', fetch: async (request) => ((seen = request.headers.get('x-portal-background')), empty()) })
    await listBloodPressureReadings(client, range, { headers: { 'x-portal-background': '1' } })
    expect(seen).toBe('1')
  })
})

describe('problem', () => {
  test('holds the operation, the status, the error body and the wait', async () => {
    const { client } = served(() => Response.json({ message: 'Slow down.', error: 'too_many_requests' }, { status: 429, headers: { 'Retry-After': '30' } }))
    expect(await failure(signOut(client))).toMatchObject({ operationId: 'signOut', kind: 'answered', status: 429, problem: { message: 'Slow down.', error: 'too_many_requests' }, retryAfter: 30 })
  })
  test('reads a date in Retry-After', async () => {
    const { client } = served(() => Response.json({ error: 'x' }, { status: 503, headers: { 'Retry-After': 'Thu, 01 Jan 1970 00:00:00 GMT' } }))
    expect((await failure(signOut(client))).retryAfter).toBe(0)
  })
  test('its text says nothing of the answer', async () => {
    const { client } = served(() => Response.json({ message: 'Rosa, your reading of 184 …' }, { status: 500 }))
    expect((await failure(signOut(client))).message).toBe('signOut: answered 500')
  })
  test.each<[string, BodyInit]>([
    ['HTML', '<h1>Bad gateway</h1>'],
    ['a list', '[1]'],
    ['another shape', '{"reason":"No"}'],
    ['a message that is no text', '{"message":{"a":1}}'],
  ])('has no error body when the answer is %s', async (_, body) => {
    const { client } = served(() => new Response(body, { status: 502 }))
    const problem = await failure(signOut(client))
    expect([problem.status, problem.problem]).toEqual([502, undefined])
  })
  test('keeps only the fields that have the type of the contract', async () => {
    const { client } = served(() => Response.json({ message: 'No.', code: '70', details: ['REPEATING', 3], errors: [{ code: 101 }, { code: 'x' }, null] }, { status: 400 }))
    expect((await failure(signOut(client))).problem).toEqual({ message: 'No.', details: ['REPEATING'], errors: [{ code: 101 }] })
  })
  test('reads a problem of another server, with members that it does not know', async () => {
    const body = { type: 'about:blank', title: 'Service Unavailable', status: 503, message: 'We are away.', requestId: 'r-1', errors: [{ pointer: '#/a' }], more: { a: 1 } }
    const { client } = served(() => Response.json(body, { status: 503, headers: { 'content-type': 'application/problem+json' } }))
    expect((await failure(signOut(client))).problem).toEqual({ message: 'We are away.', requestId: 'r-1', errors: [{ pointer: '#/a' }] })
  })
  test('no answer at all is `unreached`', async () => {
    const { client } = served(() => Promise.reject(new TypeError('fetch failed')))
    expect(await failure(signOut(client))).toMatchObject({ kind: 'unreached', status: 0 })
  })
  test.each<[string, BodyInit]>([
    ['cut JSON', '{"bpReadings": ['],
    ['an empty body', ''],
  ])('%s behind a 200 is `unreadable`', async (_, body) => {
    const { client } = served(() => new Response(body, { status: 200 }))
    expect(await failure(listBloodPressureReadings(client, range))).toMatchObject({ kind: 'unreadable', status: 200 })
  })
  test('an abort stays an abort', async () => {
    const { client } = served(() => Promise.reject(new DOMException('gone', 'AbortError')))
    await expect(signOut(client)).rejects.toMatchObject({ name: 'AbortError' })
  })
})
