import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startEdgeUnderTest, type EdgeUnderTest } from '../testing/edge-under-test.ts'

let edge: EdgeUnderTest
beforeEach(async () => void (edge = await startEdgeUnderTest()))
afterEach(() => edge.close())

it('sends a problem of the contract with the request id', async () => {
  const { status, headers, json } = await edge.call({
    path: '/api/v1/nothing',
    headers: { 'x-request-id': 'r-1' },
  })
  expect([status, headers['content-type'], headers['x-request-id']]).toEqual([
    404,
    'application/problem+json',
    'r-1',
  ])
  expect(json).toEqual({
    type: 'https://wellspring.example/problems/not-found',
    title: 'The resource does not exist.',
    status: 404,
    error: 'not_found',
    detail: 'There is no such operation.',
    message: 'There is no such operation.',
    requestId: 'r-1',
  })
})

it("includes the challenge in a 401, in the member's language", async () => {
  const { status, headers, json } = await edge.call({
    path: '/api/v1/users/7f3e/reading/bp',
    headers: { 'accept-language': 'es-US' },
  })
  expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer'])
  expect(json).toMatchObject({
    error: 'invalid_grant',
    detail: 'The session has ended.',
    message: 'La sesión ha terminado.',
  })
})

it('creates and logs a request id when it is missing or invalid', async () => {
  const { headers, json } = await edge.call({
    path: '/api/v1/nothing',
    headers: { 'x-request-id': 'a b' },
  })
  expect(json).toMatchObject({ requestId: expect.stringMatching(/^[\da-f-]{36}$/) as unknown })
  expect(headers['x-request-id']).toBe(json['requestId'])
  await vi.waitFor(() => expect(edge.logged()).toContain(`"id":"${String(json['requestId'])}"`))
})

it('sends an RPC error with its Connect code', async () => {
  const { status, headers, json } = await edge.write({
    path: '/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect([status, headers['content-type'], json['code'], json['error'], json['message']]).toEqual([
    401,
    'application/json',
    'unauthenticated',
    'invalid_grant',
    'The session has ended.',
  ])
})

it('forwards the deprecation headers of an operation', async () => {
  edge.upstream.answer = (_req, res) =>
    res
      .writeHead(200, {
        'content-type': 'application/json',
        deprecation: '@1767225600',
        sunset: 'Fri, 01 Jan 2027 00:00:00 GMT',
      })
      .end('{}')
  const { headers } = await edge.call({ path: '/api/v1/promos/ACME' })
  expect([headers['deprecation'], headers['sunset']]).toEqual([
    '@1767225600',
    'Fri, 01 Jan 2027 00:00:00 GMT',
  ])
})
