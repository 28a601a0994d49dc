import { beforeAll, expect, test } from 'vitest'
import { operations as table } from '../../generated/openapi/operations.ts'
import { distortTypes } from '../http/fault-injection.ts'
import type { OperationId } from '../handlers/rest-call.ts'
import { ContractValidator, type ValidatedRequest, type RestReply } from './contract-validator.ts'

let judge: ContractValidator
beforeAll(async () => {
  judge = await ContractValidator.load()
})

const request = (id: OperationId): ValidatedRequest => ({
  method: table[id].method,
  path: table[id].path.replace(/\{\w+\}/g, 'x'),
  query: {},
  headers: {},
  body: undefined,
})
const found = async (id: OperationId, reply: RestReply) =>
  (await judge.try(id, request(id), async () => reply)).response.map((one) => one.text)

const promised = {
  'cache-control': 'no-store',
  'x-request-id': 'r-1',
  'www-authenticate': 'Bearer realm="wellspring"',
  ratelimit: '"default";r=0;t=30',
}
const refusal = { type: 'about:blank', title: 'No', status: 429, message: 'no' }
const refused = { ...promised, 'content-type': 'application/problem+json' }

test.each(Object.keys(table) as OperationId[])('%s: no response schema is disabled', async (id) => {
  for (const { status, value } of judge.examples(id)) {
    const headers = {
      'Retry-After': '30',
      ...promised,
      'content-type': status >= 400 ? 'application/problem+json' : 'application/json',
    }
    expect(await found(id, { status, headers, body: value })).toEqual([])
    expect(await found(id, { status, headers, body: distortTypes(value) })).not.toEqual([])
    expect(await found(id, { status, headers })).not.toEqual([])
  }
})

test('an undocumented status is a violation', async () => {
  const body = { message: 'no' }
  expect(await found('getAccount', { status: 418, headers: promised, body })).toEqual([
    expect.stringContaining('Unable to match the returned status code'),
  ])
  expect(await found('getAccount', { status: 202, headers: promised, body })).toEqual([
    expect.stringContaining('Unable to match the returned status code'),
  ])
})

test('an undocumented body and an invalid header are violations', async () => {
  expect(await found('signOut', { status: 204, headers: promised })).toEqual([])
  expect(await found('signOut', { status: 204, headers: promised, body: {} })).toEqual([
    'Response has a body where the contract has none',
  ])
  expect(await found('getAccount', { status: 429, headers: refused, body: refusal })).toEqual([
    expect.stringContaining('retry-after'),
  ])
  expect(
    await found('getAccount', {
      status: 429,
      headers: { ...refused, 'Retry-After': 'soon' },
      body: refusal,
    }),
  ).toEqual([expect.stringContaining('retry-after')])
  expect(
    await found('getAccount', {
      status: 429,
      headers: { ...refused, 'Retry-After': '30' },
      body: refusal,
    }),
  ).toEqual([])
})

test.each(['cache-control', 'x-request-id'] as const)(
  'a response without %s is a violation',
  async (name) => {
    const { [name]: _, ...rest } = promised
    expect(await found('signOut', { status: 204, headers: rest })).toEqual([
      expect.stringContaining(name),
    ])
  },
)

test('an undocumented response field is a violation, although clients ignore it', async () => {
  const body = { userId: 'm-1' }
  expect(await found('getUserToken', { status: 200, headers: promised, body })).toEqual([])
  expect(
    await found('getUserToken', { status: 200, headers: promised, body: { ...body, secret: 'x' } }),
  ).not.toEqual([])
})

test('missing bearer or client credentials are reported as 401', async () => {
  for (const id of ['getAccount', 'signIn'] as const) {
    const { request: broken } = await judge.try(id, request(id), async () => ({
      status: 401,
      body: { message: 'no' },
    }))
    expect(broken.some((one) => one.status === 401)).toBe(true)
  }
})
