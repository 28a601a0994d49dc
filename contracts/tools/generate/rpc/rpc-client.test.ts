import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { queryOf } from '../../../../generated/query/operation.ts'
import { listPrograms, listPulseReadings } from '../../../../generated/rpc/calls.ts'
import { RpcClientProvider } from '../../../../generated/rpc/client-context.tsx'
import { createRpcClient, type RpcClient } from '../../../../generated/rpc/client.ts'
import { useListPrograms } from '../../../../generated/rpc/hooks.ts'
import { rpcCodes, RpcProblem } from '../../../../generated/rpc/problem.ts'
import { listProgramsQuery } from '../../../../generated/rpc/queries.ts'

const htn = {
  id: 'HTN',
  program: 'hypertension',
  slug: 'hypertension',
  dbSlug: 'HYPERTENSION',
  status: 'PROGRAM_STATUS_ACTIVE',
} as const

/** A server of one answer, which shows what it was asked. */
const observed = (
  answer: () => Response | Promise<Response>,
): { client: RpcClient; asked: Request[] } => {
  const asked: Request[] = []
  return {
    asked,
    client: createRpcClient({
      baseUrl: 'https://portal.example/',
      fetch: async (request) => (asked.push(request), answer()),
    }),
  }
}
const answering = (): RpcClient => observed(() => Response.json({ programs: [htn] })).client
const failing = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  listPrograms(observed(() => Response.json(body, { status, headers })).client).catch(
    (cause: unknown) => cause,
  )

describe('RPC', () => {
  test('API-048: asks by the door of its slug, in the JSON form of the Connect protocol', async () => {
    const { client, asked } = observed(() => Response.json({ programs: [htn] }))
    expect(
      (await listPrograms(client, {}, { headers: { 'x-portal-background': '1' } })).programs
        .items[0]?.dbSlug,
    ).toBe('HYPERTENSION')
    const [request] = asked
    expect(request?.url).toBe(
      'https://portal.example/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms',
    )
    expect([
      request?.method,
      request?.headers.get('connect-protocol-version'),
      request?.headers.get('x-portal-background'),
    ]).toEqual(['POST', '1', '1'])
    expect(await request?.json()).toEqual({})
  })
  test('the key of a question is its operation and its request', () =>
    expect(queryOf(listProgramsQuery, answering(), {}).queryKey).toEqual(['listPrograms', {}]))
  test('a failure is an RpcProblem with its code and the wait, and tells a log nothing more', async () => {
    const problem = await failing(
      429,
      { code: 'resource_exhausted', message: 'Rosa may not' },
      { 'retry-after': '30' },
    )
    expect(problem).toBeInstanceOf(RpcProblem)
    expect(problem).toMatchObject({
      operationId: 'listPrograms',
      kind: 'answered',
      code: 'resource_exhausted',
      rawMessage: 'Rosa may not',
      retryAfter: 30,
      message: 'listPrograms: resource_exhausted',
    })
  })
  test.each([
    [new Date(Date.now() + 3_600_000).toUTCString(), 3_600],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 86_400],
    ['4294968', 86_400],
    ['9'.repeat(400), 86_400],
    ['soon', undefined],
    ['-5', undefined],
  ])('reads the wait %s', async (header, seconds) => {
    const { retryAfter } = (await failing(503, {}, { 'retry-after': header })) as RpcProblem
    if (seconds === 3_600) expect(Math.abs((retryAfter ?? 0) - seconds)).toBeLessThanOrEqual(1)
    else expect(retryAfter).toBe(seconds)
  })
  test.each([
    [401, {}, 'unauthenticated'],
    [403, null, 'permission_denied'],
    [404, [], 'unimplemented'],
    [429, {}, 'unavailable'],
    [502, { message: 'upstream' }, 'unavailable'],
    [504, {}, 'unavailable'],
    [500, { code: 'no such code' }, 'unknown'],
  ])('%i %j without a code of the catalogue means %s', async (status, body, code) =>
    expect(await failing(status, body)).toMatchObject({ code }),
  )
  test('the catalogue has its sixteen codes in order', () =>
    expect([
      rpcCodes.indexOf('permission_denied') + 1,
      rpcCodes.indexOf('unauthenticated') + 1,
      rpcCodes.length,
    ]).toEqual([7, 16, 16]))
  test('an answer that is no message is unreadable, and no answer is unreached', async () => {
    await expect(listPrograms(observed(() => new Response('<html>')).client)).rejects.toMatchObject(
      { kind: 'unreadable' },
    )
    await expect(
      listPrograms(observed(() => Promise.reject(new TypeError('no network'))).client),
    ).rejects.toMatchObject({ kind: 'unreached' })
  })
  test('an abort stays what it was', async () => {
    const abort = new AbortController()
    const { client } = observed(() => (abort.abort(), Promise.reject(abort.signal.reason)))
    const cause = await listPrograms(client, {}, { signal: abort.signal }).catch(
      (each: unknown) => each,
    )
    expect(cause).toBe(abort.signal.reason)
  })
})

describe('RPC hook', () => {
  const Screen = () =>
    createElement(
      'p',
      null,
      useListPrograms({}, { select: ({ programs }) => programs.items.length }).data,
    )
  test('reads what was fetched with the options of the same question', async () => {
    const client = new QueryClient()
    await client.prefetchQuery(queryOf(listProgramsQuery, answering(), {}))
    const screen = createElement(RpcClientProvider, {
      client: answering(),
      children: createElement(Screen),
    })
    expect(renderToString(createElement(QueryClientProvider, { client }, screen))).toBe('<p>1</p>')
  })
  test('without a client it says what to put where', () => {
    const screen = createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(Screen),
    )
    expect(() => renderToString(screen)).toThrow('put <RpcClientProvider')
  })
})

describe('pages', () => {
  const span = { startTime: '2026-11-14T00:00:00', endTime: '2026-11-20T23:59:59' }
  const reading = (id: string) => ({
    id,
    timestamp: '2026-11-20T07:42:00',
    utcOffset: '-06:00',
    timeZone: 'America/Chicago',
    beatsPerMinute: 78,
    source: 'PULSE_SOURCE_DEVICE',
  })
  const pagesOf = (answers: readonly object[]) => {
    const asked: unknown[] = []
    const client = createRpcClient({
      baseUrl: 'https://portal.example/',
      fetch: async (request) => (
        asked.push(await request.json()),
        Response.json(answers[asked.length - 1] ?? answers.at(-1))
      ),
    })
    return { client, asked }
  }
  const first = { readings: [reading('bp-3'), { id: 'bp-2' }], nextPageToken: 'a' }
  const second = { readings: [reading('bp-1')], nextPageToken: 'b' }

  test('a list of which all rows are needed is asked for page by page, and one answer has all', async () => {
    const { client, asked } = pagesOf([first, second, { readings: [{ id: 'bp-0' }] }])
    const { readings, ...rest } = await listPulseReadings(client, span)
    expect([readings.items.map(({ id }) => id), readings.leftOut, rest]).toEqual([
      ['bp-3', 'bp-1'],
      2,
      {},
    ])
    expect(asked).toEqual([span, { ...span, pageToken: 'a' }, { ...span, pageToken: 'b' }])
  })
  test('who gives a size or a token pages by themselves', async () => {
    const { client, asked } = pagesOf([first])
    expect((await listPulseReadings(client, { ...span, pageSize: 2 })).nextPageToken).toBe('a')
    expect((await listPulseReadings(client, { ...span, pageToken: 'a' })).nextPageToken).toBe('a')
    expect(asked).toHaveLength(2)
  })
  test.each<[string, readonly object[]]>([
    ['goes round in a circle', [first, second, { readings: [], nextPageToken: 'a' }]],
    ['has a token that cannot be read', [first, { readings: [], nextPageToken: 7 }]],
    ['has no row that can be read, and neither has another', [{ readings: [{}] }]],
  ])('fails where a page %s', async (_, answers) =>
    expect(
      await listPulseReadings(pagesOf(answers).client, span).catch((cause: unknown) => cause),
    ).toMatchObject({ kind: 'unreadable', operationId: 'listPulseReadings' }),
  )
})
