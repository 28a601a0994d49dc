import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations as table, rpcOperations } from '../../generated/openapi/operations.ts'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  token = await server.token('edith.moore@example.com')
})
// Closing the server fails after any defect.
afterAll(() => server.close())

const piece = fc.oneof(
  fc.constantFrom(
    '%zz',
    '%80',
    '%',
    '%2F',
    '%00',
    '..',
    '{userId}',
    'm-edith',
    '2026-01-01T00:00:00',
    '__proto__',
    'constructor',
    '1',
    'true',
    '-0',
    '1e9',
    'ñ',
    '&',
    '=',
    '+',
    '#',
    '?',
    ';',
    '"',
    "'",
    '\\',
    '$',
  ),
  fc.string({ maxLength: 8 }),
)
const media = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'text/plain',
  'application/problem+json',
  'nonsense',
  '',
)
const body = fc.oneof(
  fc.json(),
  fc.string(),
  fc.array(piece).map((pieces) => pieces.join('')),
  fc.constantFrom('{"__proto__":{"a":1}}', '['.repeat(9000), '--b--', '--b\r\n\r\n--b--'),
)
const route = fc.constantFrom(...Object.values(table).map(({ method, path }) => ({ method, path })))

test('any REST request gets a response of the contract or a refusal, without a defect', async () => {
  await fc.assert(
    fc.asyncProperty(
      route,
      fc.array(piece, { maxLength: 4 }),
      fc.array(
        fc.tuple(
          fc.constantFrom(
            'start',
            'end',
            'count',
            'appId',
            'testType',
            'tagsSource',
            'tagsIsControl',
            'x',
          ),
          piece,
        ),
        { maxLength: 4 },
      ),
      media,
      body,
      async ({ method, path }, pieces, query, type, sent) => {
        const filled = path.replace(
          /\{\w+\}/g,
          () => pieces.join('').replace(/[\s/?#\u0080-\uffff\0-\x1f]/g, '') || 'x',
        )
        const search = query
          .map(([name, value]) => `${name}=${value.replace(/[\s#\u0080-\uffff\0-\x1f]/g, '')}`)
          .join('&')
        const secured = !path.startsWith('/v1/users/me/auth')
        const answer = await server.call(`${filled}${search ? `?${search}` : ''}`, {
          method,
          ...(method === 'GET' ? {} : { body: new TextEncoder().encode(sent) }),
          headers: {
            ...(type ? { 'content-type': type } : {}),
            ...(secured ? {} : { authorization: `Basic ${btoa('portal-web:sandbox-secret')}` }),
          },
          ...(secured ? { token } : {}),
        })
        expect(answer.status).toBeLessThan(500)
        // A valid sign-out may have ended the session.
        if (path === '/v1/auth/logout' && answer.status === 204)
          token = await server.token('edith.moore@example.com')
      },
    ),
    { numRuns: 150 },
  )
  expect((await server.call('/healthz')).status).toBe(200)
})

const procedure = fc.constantFrom(
  ...Object.values(rpcOperations).flatMap((rpc) => [rpc.path, rpc.procedure]),
)
const rpcMedia = fc.constantFrom(
  'application/json',
  'application/proto',
  'application/connect+json',
  'application/connect+proto',
  'application/grpc',
  'application/grpc+json',
  'application/grpc-web+proto',
  'application/grpc-web-text',
  'application/json; charset=utf-16',
  'text/plain',
  '',
)
const enveloped = fc
  .tuple(fc.nat(3), fc.uint8Array({ maxLength: 60 }), fc.integer({ min: -2, max: 2 }))
  .map(([flags, data, off]) => {
    const head = Buffer.alloc(5)
    head[0] = flags
    head.writeUInt32BE(Math.max(0, data.length + off), 1)
    return Buffer.concat([head, data])
  })
const message = fc.oneof(
  fc.uint8Array({ maxLength: 80 }),
  enveloped,
  fc.json().map((text) => Buffer.from(text)),
  fc
    .constantFrom('{"__proto__":{"a":1}}', '{"readingId":1e99}', '[]', '{')
    .map((text) => Buffer.from(text)),
)

test('any RPC request is answered without a defect', async () => {
  await fc.assert(
    fc.asyncProperty(
      procedure,
      rpcMedia,
      message,
      fc.constantFrom(
        {},
        { 'content-encoding': 'gzip' },
        { 'grpc-encoding': 'br' },
        { 'connect-timeout-ms': '-1' },
        { 'grpc-timeout': 'soon' },
        { 'connect-timeout-ms': '9' },
      ),
      async (path, type, sent, headers) => {
        const leave = new AbortController()
        const answer = await fetch(server.origin + path, {
          method: 'POST',
          body: Uint8Array.from(sent),
          signal: leave.signal,
          headers: {
            authorization: `Bearer ${token}`,
            'x-scenario': 'fuzz',
            ...(type ? { 'content-type': type } : {}),
            ...headers,
          },
        })
        // 501 is the status for an unsupported compression, 504 for a deadline. Open streams are
        // abandoned.
        expect(answer.status < 500 || answer.status === 501 || answer.status === 504).toBe(true)
        leave.abort()
      },
    ),
    { numRuns: 200 },
  )
  expect((await server.violations('fuzz')).filter(({ kind }) => kind === 'response')).toEqual([])
  expect((await server.call('/healthz')).status).toBe(200)
})
