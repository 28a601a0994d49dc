import { afterAll, beforeAll, expect, test } from 'vitest'
import { dyingStore } from '../../testing/dying-store.ts'
import { rpc } from '../../testing/rpc-client.ts'
import {
  type SandboxResponse,
  startTestServer,
  type TestServer,
} from '../../testing/sandbox-client.ts'

let server: TestServer
let dieAfter: (statements: number) => void
beforeAll(async () => {
  server = await startTestServer({ members: ['edith', 'nora', 'rosa'] })
  dieAfter = dyingStore(server.mock.sandbox.store)
})
afterAll(() => server.close())

type Write = (token: string, key: Record<string, string>) => Promise<SandboxResponse>

/**
 * Lets the database die after each statement of a write, and repeats it as a client does. Returns
 * after how many statements the write was done.
 */
const interrupted = async (
  template: string,
  write: Write,
  count: (token: string) => Promise<number>,
): Promise<number> => {
  for (let statements = 0; ; statements++) {
    const { token } = await server.member(template, `dies after ${statements}`)
    const before = await count(token)
    const key = { 'idempotency-key': `"key-of-the-test-${statements}"` }
    dieAfter(statements)
    const first = await write(token, key)
    dieAfter(Infinity)
    const stored = (await count(token)) - before
    const second = await write(token, key)
    const at = `died after ${statements} statements`
    expect([at, first.status < 300 ? 1 : 0]).toEqual([at, stored])
    expect([at, second.status < 300, (await count(token)) - before]).toEqual([at, true, 1])
    if (first.status < 300) {
      expect(second.body).toEqual(first.body)
      return statements
    }
    expect(first.status).toBe(503)
  }
}

const json = { 'content-type': 'application/json' }
const contacts = '/v1/users/me/contacts'
const ana = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  contactType: 'FA',
  phones: [{ number: '2075550188' }],
}

test('a REST write whose database dies is stored with its answer, or not at all', async () => {
  const statements = await interrupted(
    'edith',
    (token, key) =>
      server.call(contacts, {
        method: 'POST',
        token,
        body: JSON.stringify(ana),
        headers: { ...json, ...key },
      }),
    async (token) => (await server.call(contacts, { token })).body.contacts.length,
  )
  expect(statements).toBeGreaterThan(5)
})

test('a reading is stored with its answer and its finished task, or not at all', async () => {
  const all = '/v1/users/me/readings/bgs/data?start=2000-01-01T00:00:00&end=2100-01-01T00:00:00'
  const tags = {
    eat_code: 8,
    source: 7,
    note: null,
    carb: null,
    feeling_code: null,
    short_float: null,
    long_float: null,
    premix_float: null,
    is_control: false,
  }
  const reading = { timestamp: '2026-01-05T07:10:00', value: 111, tags }
  const statements = await interrupted(
    'rosa',
    (token, key) =>
      server.call('/v1/users/me/readings/bgs/data', {
        method: 'POST',
        token,
        body: JSON.stringify(reading),
        headers: { ...json, ...key },
      }),
    async (token) => (await server.call(all, { token })).body.bgs.length,
  )
  expect(statements).toBeGreaterThan(5)
})

test('an RPC whose database dies is stored with its answer, or not at all', async () => {
  const payment = rpc(server, 'payment', 'portal.payment.v1.PaymentService')
  const statements = await interrupted(
    'nora',
    (token, key) =>
      payment('AddPaymentMethod', token, { processorToken: 'tok_visa_4242_dies' }, key),
    async (token) => ((await payment('ListPaymentMethods', token)).body.methods ?? []).length,
  )
  expect(statements).toBeGreaterThan(5)
})
