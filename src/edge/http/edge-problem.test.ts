import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startEdgeUnderTest, type EdgeUnderTest } from '../testing/edge-under-test.ts'

let edge: EdgeUnderTest
beforeEach(async () => void (edge = await startEdgeUnderTest()))
afterEach(() => edge.close())

it('answers a problem of the contract, with the id of the request', async () => {
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

it('says how to authenticate on a 401, in the language of the member', async () => {
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

it('makes an id where the request has none or one that cannot be passed on, and logs it', async () => {
  const { headers, json } = await edge.call({
    path: '/api/v1/nothing',
    headers: { 'x-request-id': 'a b' },
  })
  expect(json).toMatchObject({ requestId: expect.stringMatching(/^[\da-f-]{36}$/) as unknown })
  expect(headers['x-request-id']).toBe(json['requestId'])
  await vi.waitFor(() =>
    expect(edge.logged()).toContain(`"reference":"${String(json['requestId'])}"`),
  )
})

it('answers an RPC with the code that Connect reads', async () => {
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

it('passes on since when and until when an operation is deprecated', async () => {
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
