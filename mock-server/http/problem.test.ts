import { describe, expect, test } from 'vitest'
import { correlationOf } from './correlation.ts'
import type { Request } from './http-message.ts'
import { completeResponse, problem, withFieldErrors } from './problem.ts'

const asked = (headers: Record<string, string>): Request => ({ headers }) as unknown as Request
const trace = '4bf92f3577b34da6a3ce929d0e0e4736'

describe('correlation', () => {
  test('keeps the request id and continues the trace', () => {
    const { 'x-request-id': id, traceparent } = correlationOf(
      asked({ 'x-request-id': 'call-7.a', traceparent: `00-${trace}-00f067aa0ba902b7-01` }),
    )
    expect(id).toBe('call-7.a')
    expect(traceparent).toMatch(new RegExp(`^00-${trace}-(?!00f067aa0ba902b7)[0-9a-f]{16}-01$`))
  })
  test.each(['', 'a b', 'x'.repeat(129), 'a\u0007'])('makes an id of its own for %j', (sent) =>
    expect(correlationOf(asked({ 'x-request-id': sent }))['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    ),
  )
  test.each([
    'nonsense',
    `ff-${trace}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${trace}-${'0'.repeat(16)}-01`,
  ])('starts a new trace for %j', (sent) => {
    const { traceparent } = correlationOf(asked({ traceparent: sent }))
    expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/)
    expect(traceparent).not.toContain(trace)
  })
})

describe('headers and fields of every response', () => {
  const correlation = { 'x-request-id': 'r-1', traceparent: `00-${trace}-00f067aa0ba902b7-01` }
  const said = (status: number, error: string, headers = {}, scheme?: 'Basic') =>
    completeResponse({ status, headers, body: problem(status, error, 'No.') }, correlation, scheme)
  test('gives a success its headers, and nothing to its body', () =>
    expect(completeResponse({ status: 200, body: { a: 1 } }, correlation)).toEqual({
      status: 200,
      headers: { 'cache-control': 'no-store', ...correlation },
      body: { a: 1 },
    }))
  test('gives a problem its media type, its type and the id of the request', () =>
    expect(said(404, 'not_found')).toEqual({
      status: 404,
      headers: {
        'cache-control': 'no-store',
        ...correlation,
        'content-type': 'application/problem+json',
      },
      body: {
        type: 'https://wellspring.example/problems/not-found',
        title: 'The resource does not exist.',
        status: 404,
        message: 'No.',
        error: 'not_found',
        requestId: 'r-1',
      },
    }))
  test('maps an unknown error code to about:blank', () =>
    expect(said(405, 'method_not_allowed').body).toMatchObject({
      type: 'about:blank',
      title: 'Method Not Allowed',
    }))
  test.each([
    ['invalid_token', undefined, 'Bearer realm="wellspring", error="invalid_token"'],
    ['invalid_grant', undefined, 'Bearer realm="wellspring"'],
    ['invalid_client', 'Basic', 'Basic realm="wellspring"'],
  ] as const)('says with a 401 %s how to authenticate', (error, scheme, challenge) =>
    expect(said(401, error, {}, scheme).headers?.['www-authenticate']).toBe(challenge),
  )
  test.each([429, 503])('a %i states the remaining limit and its reset', (status) =>
    expect(said(status, 'x', { 'Retry-After': '7' }).headers?.['ratelimit']).toBe(
      '"default";r=0;t=7',
    ),
  )
})

describe('field errors', () => {
  const errors = (details: string[], body?: unknown) =>
    withFieldErrors(problem(400, 'invalid_request', 'No.', details), body).errors
  test.each<[string, unknown, unknown]>([
    ['body.tags.note', undefined, [{ pointer: '#/tags/note' }]],
    ['body', undefined, [{ pointer: '#' }]],
    ['body.a/b~c', undefined, [{ pointer: '#/a~1b~0c' }]],
    ['query.start', undefined, [{ parameter: 'start' }]],
    ['header.accept-language', undefined, [{ parameter: 'accept-language' }]],
    ['phones.0', { phones: [] }, [{ pointer: '#/phones/0' }]],
    ['REPEATING', { newPassword: 'x' }, undefined],
    ['request', undefined, undefined],
  ])('%s', (detail, body, expected) => expect(errors([detail], body)).toEqual(expected))
})
