import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { json } from '../testing/fake-upstream.ts'
import { startEdgeUnderTest, type EdgeUnderTest } from '../testing/edge-under-test.ts'

let edge: EdgeUnderTest
let cookie: string
beforeAll(async () => {
  edge = await startEdgeUnderTest()
  cookie = await edge.signIn()
})
beforeEach(() => {
  edge.upstream.seen.length = 0
  edge.upstream.answer = (_req, res) => json(res, 200, { ok: true })
})
afterAll(() => edge.close())

describe('forwards only operations of the contract', () => {
  it.each([
    ['GET', '/api/v1/users/me/token?appId=1&b=%20', '/base/v1/users/me/token?appId=1&b=%20'],
    ['GET', '/api/v1/users/7f3e/reading/bp', '/base/v1/users/7f3e/reading/bp'],
    ['GET', '/api/v1/users/me/reading/bp/stats', '/base/v1/users/me/reading/bp/stats'],
    [
      'GET',
      '/services/service-cardiometabolic/v1/users/me/scores/heart',
      '/services/service-cardiometabolic/v1/users/me/scores/heart',
    ],
    [
      'DELETE',
      '/services/service-journey-guidance/v1/users/me/launchpad',
      '/services/service-journey-guidance/v1/users/me/launchpad',
    ],
    [
      'POST',
      '/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms',
      '/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms',
    ],
  ])('%s %s', async (method, path, upstreamPath) => {
    const body =
      method === 'POST'
        ? { body: '{}', headers: { cookie, 'content-type': 'application/json; charset=utf-8' } }
        : { headers: { cookie } }
    const answer = await edge.write({ method, path, ...body })
    expect(answer.status).toBe(200)
    expect(edge.upstream.seen.map(({ method: m, url }) => [m, url])).toEqual([
      [method, upstreamPath],
    ])
  })

  it.each([
    ['GET', '/api/v1/users/me/unknown'],
    ['GET', '/api/'],
    ['GET', '/api/v1/users/me/token/'],
    ['GET', '/api/v1/users//reading/bp'],
    ['GET', '/api/v1/USERS/me/token'],
    ['POST', '/api/v1/users/me/token'],
    ['DELETE', '/api/v1/users/me/token'],
    ['HEAD', '/api/v1/users/me/token'],
    ['OPTIONS', '/api/v1/users/me/auth'],
    ['TRACE', '/api/v1/users/me/token'],
    ['GET', '/services/service-other/v1'],
    ['GET', '/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms'],
    ['POST', '/rpc/control/reset'],
    ['POST', '/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/DeletePrograms'],
    ['GET', '/api/v1/users/a/b/reading/bp'],
  ])('does not forward %s %s', async (method, path) => {
    const answer = await edge.write({ method, path, headers: { cookie } })
    expect([404, 400]).toContain(answer.status)
    if (method !== 'HEAD') expect(answer.json['message']).toBeTypeOf('string')
    expect(edge.upstream.seen).toEqual([])
  })

  it('does not expose control and other paths of the upstream', async () => {
    for (const path of [
      '/control/members',
      '/api/control/members',
      '/services/../control/members',
      '/api/..%2fcontrol/members',
      '/api/v1/users/%2e%2e/reading/bp',
    ])
      expect((await edge.call({ path, headers: { cookie } })).status).toBeGreaterThanOrEqual(400)
    expect(edge.upstream.seen).toEqual([])
  })

  it.each([
    ['an unlisted media type', { 'content-type': 'text/plain' }, '{}'],
    ['no media type', {}, '{}'],
    ['a compressed body', { 'content-type': 'application/json', 'content-encoding': 'gzip' }, '{}'],
  ])('answers 415: %s', async (_name, headers: Record<string, string>, body) => {
    const answer = await edge.write({
      method: 'PUT',
      path: '/api/v1/users/me/token',
      headers: { cookie, ...headers },
      body,
    })
    expect(answer.status).toBe(415)
    expect(edge.upstream.seen).toEqual([])
  })

  it('answers 415 to an unexpected body', async () => {
    const path = '/services/service-journey-guidance/v1/users/me/launchpad'
    expect(
      (
        await edge.write({
          method: 'DELETE',
          path,
          headers: { cookie, 'content-type': 'application/json', 'content-length': '2' },
          body: '{}',
        })
      ).status,
    ).toBe(415)
    expect(
      (
        await edge.write({
          method: 'DELETE',
          path,
          headers: { cookie, 'content-type': 'application/json' },
        })
      ).status,
    ).toBe(200)
  })
})

describe('same-origin check of writes', () => {
  const host = (): string => `127.0.0.1:${edge.port}`
  const put = (headers: Record<string, string>): Promise<{ status: number }> =>
    edge.call({
      method: 'PUT',
      path: '/api/v1/users/me/token',
      headers: { cookie, 'content-type': 'application/json', ...headers },
      body: '{}',
    })

  it.each([
    [
      'the header and the same origin',
      () => ({ 'x-portal-request': '1', 'sec-fetch-site': 'same-origin' }),
    ],
    [
      'the header and, from an older browser, our Origin',
      () => ({ 'x-portal-request': '1', origin: `http://${host()}` }),
    ],
    ['the same behind TLS', () => ({ 'x-portal-request': '1', origin: `https://${host()}` })],
  ])('accepts %s', async (_name, headers) => {
    expect((await put(headers())).status).toBe(200)
  })

  it.each([
    ['without the header', () => ({ 'sec-fetch-site': 'same-origin' })],
    ['with another value', () => ({ 'x-portal-request': 'true', 'sec-fetch-site': 'same-origin' })],
    ['from a sibling site', () => ({ 'x-portal-request': '1', 'sec-fetch-site': 'same-site' })],
    [
      'from another site',
      () => ({
        'x-portal-request': '1',
        'sec-fetch-site': 'cross-site',
        origin: `http://${host()}`,
      }),
    ],
    ['from an address bar', () => ({ 'x-portal-request': '1', 'sec-fetch-site': 'none' })],
    ['with neither site nor origin', () => ({ 'x-portal-request': '1' })],
    ['with another origin', () => ({ 'x-portal-request': '1', origin: 'http://evil.example' })],
    ['with another port', () => ({ 'x-portal-request': '1', origin: 'http://127.0.0.1:1' })],
    ['with a null origin', () => ({ 'x-portal-request': '1', origin: 'null' })],
  ])('answers 403 %s', async (_name, headers) => {
    expect((await put(headers())).status).toBe(403)
    expect(edge.upstream.seen).toEqual([])
  })

  it('does not apply to reads', async () => {
    expect((await edge.call({ path: '/api/v1/users/me/token', headers: { cookie } })).status).toBe(
      200,
    )
  })
})

describe('request bodies', () => {
  const headers = { 'content-type': 'application/json' }
  const path = '/api/v1/users/me/token'

  it('are forwarded up to 1 MiB', async () => {
    const body = Buffer.alloc(1_048_576, 'a')
    expect(
      (await edge.write({ method: 'PUT', path, headers: { cookie, ...headers }, body })).status,
    ).toBe(200)
    expect(edge.upstream.seen[0]?.body.length).toBe(1_048_576)
  })

  it.each([
    ['with its length given', {}],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('answer 413 for one more byte, %s', async (_name, more) => {
    const body = Buffer.alloc(1_048_577, 'a')
    const answer = await edge.write({
      method: 'PUT',
      path,
      headers: { cookie, ...headers, ...more },
      body,
    })
    expect(answer.status).toBe(413)
    expect(edge.upstream.seen).toEqual([])
  })
})

it.each([
  '/api/v1/promos/',
  '/services/service-cardiometabolic/v1/users/me/scores/',
  '/api/v1/promos',
])('requires a path parameter: %s', async (path) => {
  const answer = await edge.call({ path, headers: { cookie } })
  expect([answer.status, edge.upstream.seen]).toEqual([404, []])
})
