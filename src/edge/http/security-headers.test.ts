import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { environmentOf } from '#platform/model/environment.ts'
import { pageHeadersOf } from './page-headers.ts'
import { json } from '../testing/fake-upstream.ts'
import {
  canary,
  ownWrite,
  startEdgeUnderTest,
  type EdgeResponse,
  type EdgeUnderTest,
} from '../testing/edge-under-test.ts'

let edge: EdgeUnderTest
beforeAll(async () => void (edge = await startEdgeUnderTest()))
afterAll(() => edge.close())

function expectSecurityHeaders(headers: Record<string, unknown>): void {
  const policy = String(headers['content-security-policy'])
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types readings-file service-worker',
    'report-uri /csp-report',
  ])
    expect(policy.split('; ')).toContain(part)
  expect(policy).toMatch(/(^|; )form-action 'self'(;| https:)/)
  expect(policy).not.toContain('unsafe')
  expect(headers).toMatchObject({
    'strict-transport-security': expect.stringContaining('max-age=63072000'),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['x-powered-by']).toBeUndefined()
}

describe('security headers of answers', () => {
  const cases: [number, string, () => Promise<EdgeResponse>][] = [
    [200, 'a page', () => edge.call({ path: '/login', headers: { accept: 'text/html' } })],
    [200, 'an asset', () => edge.call({ path: '/assets/entry-abc123.js' })],
    [200, 'health', () => edge.call({ path: '/healthz' })],
    [200, 'readiness', () => edge.call({ path: '/readyz' })],
    [200, 'a public call', () => edge.call({ path: '/api/v1/promos/ACME' })],
    [400, 'a bad address', () => edge.call({ path: '/api/%2e%2e/x' })],
    [401, 'a call without a session', () => edge.call({ path: '/api/v1/users/me/token' })],
    [403, 'a foreign write', () => edge.call({ method: 'POST', path: '/api/v1/users/me/auth' })],
    [404, 'an unknown operation', () => edge.call({ path: '/api/v1/nothing' })],
    [404, 'an unknown file', () => edge.call({ path: '/nothing.js' })],
    [405, 'a write to a page', () => edge.call({ method: 'POST', path: '/login' })],
    [
      413,
      'a huge body',
      () =>
        edge.write({
          path: '/api/v1/users/me/auth',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: Buffer.alloc(1_048_577),
        }),
    ],
    [
      415,
      'a wrong media type',
      () =>
        edge.write({
          path: '/api/v1/users/me/auth',
          headers: { 'content-type': 'text/xml' },
          body: '<a/>',
        }),
    ],
    [
      417,
      'a strange expectation',
      () => edge.call({ path: '/healthz', headers: { expect: 'cake' } }),
    ],
    [
      204,
      'a report',
      () =>
        edge.call({
          method: 'POST',
          path: '/csp-report',
          headers: { 'content-type': 'application/csp-report' },
          body: JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } }),
        }),
    ],
  ]
  it.each(cases)('%i, %s', async (status, _name, call) => {
    const answer = await call()
    expect(answer.status).toBe(status)
    expectSecurityHeaders(answer.headers)
    if (status >= 400) expect(answer.json['message']).toMatch(/^[A-Z].+\.$/)
  })

  it('replace those of the upstream', async () => {
    edge.upstream.answer = (_req, res) =>
      json(
        res,
        500,
        { message: 'Broken.' },
        {
          'content-security-policy': 'default-src *',
          'x-powered-by': 'Frail',
          server: 'Frail/1.0',
        },
      )
    const answer = await edge.call({ path: '/api/v1/promos/ACME' })
    expect(answer.status).toBe(500)
    expectSecurityHeaders(answer.headers)
    expect(answer.headers['server']).toBeUndefined()
  })

  it('are on a 504', async () => {
    const impatient = await startEdgeUnderTest({ answerMs: 150 })
    impatient.upstream.answer = () => {}
    const answer = await impatient.call({ path: '/api/v1/promos/ACME' })
    expect(answer.status).toBe(504)
    expectSecurityHeaders(answer.headers)
    await impatient.close()
  })

  it.each([
    [400, 'what is not HTTP', 'nonsense\r\n\r\n'],
    [400, 'a request without a host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n'],
    [
      400,
      'two lengths',
      'POST /csp-report HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na',
    ],
    [
      400,
      'a length and chunks',
      'POST /csp-report HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      431,
      'headers without end',
      `GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'a=b; '.repeat(20_000)}\r\n\r\n`,
    ],
  ])('%i, %s', async (status, _name, bytes) => {
    const [head = ''] = (await edge.raw(bytes)).split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const headers = head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.split(': ')[0]?.toLowerCase() ?? '', line.slice(line.indexOf(': ') + 2)])
    expectSecurityHeaders(Object.fromEntries(headers))
    if (status === 431) expect(head).toContain('clear-site-data: "cookies"')
  })
})

it('never mixes a protocol error into another answer', async () => {
  edge.upstream.answer = (_req, res) =>
    res.writeHead(200, { 'content-type': 'text/plain', 'content-length': '500' }).write('half')
  const socket = connect(edge.port, '127.0.0.1', () =>
    socket.write('GET /api/v1/promos/ACME HTTP/1.1\r\nhost: a\r\n\r\n'),
  )
  let seen = ''
  socket
    .on('error', () => {})
    .on('data', (chunk) => {
      seen += chunk.toString('latin1')
      if (seen.endsWith('half')) socket.write('nonsense\r\n\r\n')
    })
  await once(socket, 'close')
  expect(seen).toMatch(/^HTTP\/1.1 200 [^]*\r\n\r\nhalf$/)
})

describe('prevents storage of answers', () => {
  it('of the upstream', async () => {
    edge.upstream.answer = (_req, res) =>
      json(res, 200, {}, { 'cache-control': 'public, max-age=600', etag: '"a"' })
    const { headers } = await edge.call({ path: '/api/v1/promos/ACME' })
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['etag']).toBeUndefined()
  })

  it.each(['/api/v1/nothing', '/api/v1/users/me/token', '/healthz'])(
    'of the edge: %s',
    async (path) => {
      expect((await edge.call({ path })).headers['cache-control']).toBe('no-store')
    },
  )
})

describe('forwards only listed headers', () => {
  it('to the upstream', async () => {
    const cookie = await edge.signIn()
    edge.upstream.answer = (_req, res) => json(res, 200, {})
    await edge.call({
      path: '/api/v1/users/me/token?appId=1',
      headers: {
        ...ownWrite,
        cookie,
        authorization: `Bearer ${canary.accessToken}`,
        accept: 'application/json',
        'accept-language': 'es-US',
        'x-portal-background': '1',
        'x-scenario': 'mine',
        'x-forwarded-for': '10.0.0.1',
        forwarded: 'for=10.0.0.1',
        prefer: 'code=500',
        'if-none-match': '"a"',
        'x-http-method-override': 'DELETE',
        'connect-timeout-ms': '500',
        'connect-protocol-version': '1',
        origin: 'http://localhost',
        referer: 'http://localhost/secret',
      },
    })
    const headers = edge.upstream.seen.at(-1)?.headers ?? {}
    expect(Object.keys(headers).sort()).toEqual([
      'accept',
      'accept-language',
      'authorization',
      'connection',
      'forwarded',
      'host',
      'traceparent',
      'x-portal-background',
      'x-request-id',
    ])
    expect(headers['authorization']).toBe(`Bearer ${canary.accessToken}`)
    expect(headers['forwarded']).toBe('for=127.0.0.1')
  })

  it('without Basic authorization of the request', async () => {
    await edge.call({ path: '/api/v1/promos/ACME', headers: { authorization: 'Basic YTpi' } })
    expect(edge.upstream.seen.at(-1)?.headers['authorization']).toBeUndefined()
  })

  it('to the browser', async () => {
    edge.upstream.answer = (_req, res) =>
      json(
        res,
        200,
        { message: 'Slow down.' },
        {
          'retry-after': '7',
          'set-cookie': 'planted=1',
          location: 'http://inside.example/',
          'www-authenticate': 'Basic realm=x',
          'access-control-allow-origin': '*',
          'x-internal': '1',
          'content-language': 'en',
          'grpc-status': '8',
          'connect-content-encoding': 'identity',
          'trailer-hint': 'x',
        },
      )
    const { headers } = await edge.call({ path: '/api/v1/promos/ACME' })
    expect(headers).toMatchObject({
      'retry-after': '7',
      'content-language': 'en',
      'grpc-status': '8',
      'connect-content-encoding': 'identity',
      'trailer-hint': 'x',
    })
    for (const name of [
      'set-cookie',
      'location',
      'www-authenticate',
      'access-control-allow-origin',
      'x-internal',
    ])
      expect(headers[name]).toBeUndefined()
  })

  it('of an error to the browser', async () => {
    edge.upstream.answer = (_req, res) =>
      json(
        res,
        429,
        { message: 'Slow down.' },
        {
          'retry-after': '7',
          'x-internal': '1',
          'grpc-message': 'at Db.java:12',
          'set-cookie': 'planted=1',
        },
      )
    const { headers } = await edge.call({ path: '/api/v1/promos/ACME' })
    expect(headers).toMatchObject({
      'retry-after': '7',
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
    for (const name of ['x-internal', 'grpc-message', 'set-cookie'])
      expect(headers[name]).toBeUndefined()
  })

  it('with the scenario header only when it is configured', async () => {
    const forwarding = await startEdgeUnderTest({}, { forwardScenario: true })
    await forwarding.call({ path: '/api/v1/promos/ACME', headers: { 'x-scenario': 'mine' } })
    expect(forwarding.upstream.seen.at(-1)?.headers['x-scenario']).toBe('mine')
    await forwarding.close()
  })
})

it('SSO-024: allows forms of pages to partners and the secure domain, of other answers nowhere', async () => {
  const policy = async (path: string) =>
    String(
      (await edge.call({ path, headers: { accept: 'text/html' } })).headers[
        'content-security-policy'
      ],
    )
      .split('; ')
      .find((part) => part.startsWith('form-action'))
  expect(await policy('/login')).toBe(
    "form-action 'self' https://wellspring.example https://*.wellspring.example https://sso.wellspring.example https://sso.teladoc.example https://sso.mystrength.example",
  )
  expect(await policy('/api/v1/promos/ACME')).toBe("form-action 'self'")
})

it('allows pictures from the image host of the environment only', async () => {
  const policy = async (path: string) =>
    String(
      (await edge.call({ path, headers: { accept: 'text/html' } })).headers[
        'content-security-policy'
      ],
    )
      .split('; ')
      .find((part) => part.startsWith('img-src'))
  expect(await policy('/login')).toBe("img-src 'self' https://images.wellspring.example")
  expect(await policy('/api/v1/promos/ACME')).toBe("img-src 'self'")
})

it('allows frames of the payment processor on pages only', async () => {
  const policy = async (path: string) =>
    String(
      (await edge.call({ path, headers: { accept: 'text/html' } })).headers[
        'content-security-policy'
      ],
    )
      .split('; ')
      .find((part) => part.startsWith('frame-src'))
  expect(await policy('/profile-preferences/payment')).toBe(
    'frame-src http://127.0.0.1:* http://localhost:*',
  )
  expect(await policy('/api/v1/promos/ACME')).toBe("frame-src 'none'")
  const pages = pageHeadersOf(environmentOf('prod'))
  for (const headers of Object.values(pages))
    expect(headers.join('; ').split('; ')).toContain(
      'frame-src https://payments.wellspring.example',
    )
})
