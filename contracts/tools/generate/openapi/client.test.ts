import { describe, expect, test } from 'vitest'
import {
  getPromo,
  listBloodPressureReadings,
  listSupplyOrders,
  savePreference,
  signIn,
  signOut,
} from '../../../../generated/openapi/calls.ts'
import {
  createPortalClient,
  type PortalClientOptions,
} from '../../../../generated/openapi/client.ts'
import { allPages } from '../../../../generated/openapi/pages.ts'
import { ApiProblem } from '../../../../generated/openapi/problem.ts'

/** What the tiny server in memory saw of a request. */
interface Observed {
  readonly method: string
  readonly address: string
  readonly type: string | null
  readonly body: string
}

/** A client whose server answers everything with the response given. */
const served = (
  response: () => Response | Promise<Response>,
  options: PortalClientOptions = {},
) => {
  const observed: Observed[] = []
  const client = createPortalClient({
    baseUrl: 'https://portal.test',
    ...options,
    fetch: async (request) => {
      observed.push({
        method: request.method,
        address: request.url.slice('https://portal.test'.length),
        type: request.headers.get('content-type'),
        body: await request.text(),
      })
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
    (error: unknown) =>
      error instanceof ApiProblem ? error : expect.fail(`Not an ApiProblem: ${String(error)}`),
  )

describe('request', () => {
  test('goes to the door, with path and query', async () => {
    const { client, observed } = served(empty)
    expect(await listBloodPressureReadings(client, { ...range, count: 5 })).toEqual({
      bpReadings: { items: [], leftOut: 0 },
    })
    expect(observed).toEqual([
      {
        method: 'GET',
        address:
          '/api/v1/users/m-1/reading/bp?start=2026-11-14T00%3A00%3A00&end=2026-11-20T23%3A59%3A59&count=5',
        type: null,
        body: '',
      },
    ])
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
    const { client, observed } = served(() =>
      Response.json({
        access_token: 'a',
        expires_in: 900,
        last_activity_timestamp: '2026-11-20T00:00:00Z',
        type: 'Bearer',
      }),
    )
    await signIn(client, {
      body: { grant_type: 'password', username: 'a+b@example.com', password: 'ü &=' },
    })
    expect(observed[0]).toMatchObject({
      type: 'application/x-www-form-urlencoded',
      body: 'grant_type=password&username=a%2Bb%40example.com&password=%C3%BC+%26%3D',
    })
  })
  test('writes JSON where the contract says JSON', async () => {
    const { client, observed } = served(() => new Response(null, { status: 204 }))
    expect(
      await savePreference(client, {
        body: { appId: 1, appInstId: 0, prefName: 'language', prefVal: 'ES' },
      }),
    ).toBeUndefined()
    expect(observed[0]).toMatchObject({
      method: 'PUT',
      type: 'application/json',
      body: '{"appId":1,"appInstId":0,"prefName":"language","prefVal":"ES"}',
    })
  })
  test('a path without parameters goes to its door too, and a middleware may hand on a plain Request', async () => {
    const { client, observed } = served(() => new Response(null, { status: 204 }))
    client.use({
      onRequest: ({ request }) =>
        new Request(request, { headers: { 'content-type': 'text/x-seen' } }),
    })
    await signOut(client)
    expect(observed[0]).toMatchObject({ address: '/api/v1/auth/logout', type: 'text/x-seen' })
  })
  test('carries headers of a single call', async () => {
    let seen: string | null = null
    const client = createPortalClient({
      baseUrl: 'https://portal.test',
      fetch: async (request) => ((seen = request.headers.get('x-portal-background')), empty()),
    })
    await listBloodPressureReadings(client, range, { headers: { 'x-portal-background': '1' } })
    expect(seen).toBe('1')
  })
})

describe('pages', () => {
  /** A server of one list in pages; it records the queries. */
  const paged = (pages: readonly unknown[]) => {
    const asked: (string | null)[] = []
    const { client, observed } = served(() => {
      const cursor = new URL(
        observed.at(-1)?.address ?? '',
        'https://portal.test',
      ).searchParams.get('cursor')
      asked.push(cursor)
      return Response.json(pages[Number(cursor ?? 0)])
    })
    return { client, asked }
  }
  const reading = (id: number) => ({
    id: `bp-${id}`,
    timestamp: '2026-11-20T08:00:00',
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
    systolic: 120,
    diastolic: 80,
    pulse: null,
    source: 'DEVICE',
  })
  const page = (ids: readonly number[], next?: string) => ({
    bpReadings: ids.map(reading),
    ...(next === undefined ? {} : { next }),
  })

  test('follows the cursor to the last page, and answers with all items in order', async () => {
    const { client, asked } = paged([page([1, 2], '1'), page([3], '2'), page([4])])
    const answer = await listBloodPressureReadings(client, range)
    expect([
      answer.bpReadings.items.map(({ id }) => id),
      answer.bpReadings.leftOut,
      answer.next,
    ]).toEqual([['bp-1', 'bp-2', 'bp-3', 'bp-4'], 0, undefined])
    expect(asked).toEqual([null, '1', '2'])
  })
  test.each([{ limit: 2 }, { cursor: '1' }])(
    'asks for one page where the caller pages itself: %j',
    async (by) => {
      const { client, asked } = paged([page([1, 2], '1'), page([3], '2')])
      expect(await listBloodPressureReadings(client, { ...range, ...by })).toHaveProperty('next')
      expect(asked).toHaveLength(1)
    },
  )
  test.each<[string, unknown]>([
    ['is no list', { next: undefined }],
    ['has the cursor of the page before', page([3], '1')],
  ])('fails where a later page %s, and loses nothing silently', async (_, second) => {
    const { client } = paged([page([1, 2], '1'), second])
    expect(await failure(listBloodPressureReadings(client, range))).toMatchObject({
      kind: 'unreadable',
      operationId: 'listBloodPressureReadings',
    })
  })
  test('gives the caller’s abort to every page', async () => {
    const stop = new AbortController()
    const client = createPortalClient({
      baseUrl: 'https://portal.test',
      fetch: async ({ signal }) => {
        signal.throwIfAborted()
        stop.abort()
        return Response.json(page([1], '1'))
      },
    })
    await expect(
      listBloodPressureReadings(client, range, { signal: stop.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' })
  })
  test('joins what readers read, and counts what they left out', async () => {
    const rows = [
      { bgs: { items: [1], leftOut: 1 }, next: 'a' },
      { bgs: { items: [2], leftOut: 2 } },
    ]
    const query: { cursor?: string } = {}
    expect(
      await allPages<{ cursor?: string }, (typeof rows)[number]>(
        'listBloodSugarReadings',
        'bgs',
        query,
        async ({ cursor }) => rows[cursor === 'a' ? 1 : 0]!,
      ),
    ).toEqual({ bgs: { items: [1, 2], leftOut: 3 } })
  })
})

describe('problem', () => {
  test('holds the operation, the status, the error body and the wait', async () => {
    const { client } = served(() =>
      Response.json(
        { message: 'Slow down.', error: 'too_many_requests' },
        { status: 429, headers: { 'Retry-After': '30' } },
      ),
    )
    expect(await failure(signOut(client))).toMatchObject({
      operationId: 'signOut',
      kind: 'answered',
      status: 429,
      problem: { message: 'Slow down.', error: 'too_many_requests' },
      retryAfter: 30,
    })
  })
  test('reads a date in Retry-After', async () => {
    const { client } = served(() =>
      Response.json(
        { error: 'x' },
        { status: 503, headers: { 'Retry-After': 'Thu, 01 Jan 1970 00:00:00 GMT' } },
      ),
    )
    expect((await failure(signOut(client))).retryAfter).toBe(0)
  })
  test('its text says nothing of the answer', async () => {
    const { client } = served(() =>
      Response.json({ message: 'Rosa, your reading of 184 …' }, { status: 500 }),
    )
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
    const { client } = served(() =>
      Response.json(
        {
          message: 'No.',
          code: '70',
          details: ['REPEATING', 3],
          errors: [{ code: 101 }, { code: 'x' }, null],
        },
        { status: 400 },
      ),
    )
    expect((await failure(signOut(client))).problem).toEqual({
      message: 'No.',
      details: ['REPEATING'],
      errors: [{ code: 101 }],
    })
  })
  test('reads a problem of another server, with members that it does not know', async () => {
    const body = {
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
      message: 'We are away.',
      requestId: 'r-1',
      errors: [{ pointer: '#/a' }],
      more: { a: 1 },
    }
    const { client } = served(() =>
      Response.json(body, { status: 503, headers: { 'content-type': 'application/problem+json' } }),
    )
    expect((await failure(signOut(client))).problem).toEqual({
      message: 'We are away.',
      requestId: 'r-1',
      errors: [{ pointer: '#/a' }],
    })
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
    expect(await failure(listBloodPressureReadings(client, range))).toMatchObject({
      kind: 'unreadable',
      status: 200,
    })
  })
  test('an abort stays an abort', async () => {
    const { client } = served(() => Promise.reject(new DOMException('gone', 'AbortError')))
    await expect(signOut(client)).rejects.toMatchObject({ name: 'AbortError' })
  })
})
