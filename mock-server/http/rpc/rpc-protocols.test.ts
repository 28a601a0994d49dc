import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { PaymentService } from '../../../generated/proto/portal/payment/v1/payment_pb.js'
import { clientOf, protocols } from '../../testing/protocols.ts'
import { startTestServer } from '../../testing/sandbox-client.ts'

const server = await startTestServer({ members: ['rosa'] })
const token = await server.token('rosa.delgado@example.com')
const place = '/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService'
const scenario = 'ways to call'
afterAll(() => server.close())

const get = (query: Readonly<Record<string, string>>, method = 'ListUserTasks') =>
  server.call(`${place}/${method}?${new URLSearchParams({ connect: 'v1', ...query })}`, {
    token,
    scenario,
  })

test('an RPC without side effects supports GET in both codecs, compressed or not, uncached', async () => {
  const posted = await server.call(`${place}/ListUserTasks`, {
    method: 'POST',
    token,
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  const zip = gzipSync('{}').toString('base64url')
  for (const query of [
    { encoding: 'json', message: '{}' },
    { encoding: 'json', base64: '1', compression: 'gzip', message: zip },
  ]) {
    const answer = await get(query)
    expect([answer.status, answer.headers.get('cache-control'), answer.body]).toEqual([
      200,
      'no-store',
      posted.body,
    ])
  }
  expect((await get({ encoding: 'proto', base64: '1', message: '' })).status).toBe(200)
  expect(await server.violations(encodeURIComponent(scenario))).toEqual([])
})

test('refuses and records violations of GET calls as of POST calls', async () => {
  const refused = await Promise.all([
    get({ encoding: 'json', message: '{"no":1}' }),
    get({ encoding: 'json' }),
    get({ encoding: 'json', base64: '1', compression: 'gzip', message: 'AAAA' }),
    get({ encoding: 'json', message: '{}' }, 'RestoreUserTask'),
  ])
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 405])
  expect(refused[3]!.headers.get('allow')).toBe('POST')
  expect((await server.violations(encodeURIComponent(scenario))).map(({ kind }) => kind)).toEqual([
    'request',
    'request',
    'request',
    'request',
  ])
})

test('decompresses and validates a message up to the size limit', async () => {
  const post = (body: Buffer) =>
    server.call(`${place}/ListUserTasks`, {
      method: 'POST',
      token,
      scenario: 'zipped',
      body: Uint8Array.from(body),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    })
  expect((await post(gzipSync('{}'))).status).toBe(200)
  expect(await server.violations('zipped')).toEqual([])
  const answers = [
    await post(gzipSync('{"no":1}')),
    await post(Buffer.from('{}')),
    await post(gzipSync(Buffer.alloc(2 * 1024 * 1024, ' '))),
  ]
  expect(answers.every(({ status }) => status >= 400 && status < 500)).toBe(true)
  expect((await server.violations('zipped')).length).toBe(3)
})

// HTTP/2 uses `:authority` instead of `host`.
test.each(protocols)('%s: the card form is at the host of the call', async (_, open) => {
  const client = clientOf(PaymentService, open(server.origin, '/user/liv/me/payment'), token)
  expect((await client.listPaymentMethods({})).formUri).toBe(`${server.origin}/payment-form/`)
})
