import { beforeAll, expect, test } from 'vitest'
import { operations as table } from '../../generated/openapi/operations.ts'
import { distort } from '../gateway/misbehave.ts'
import type { OperationId } from '../sandbox/operation.ts'
import { Judge, type JudgedRequest, type Reply } from './judge.ts'

let judge: Judge
beforeAll(async () => {
  judge = await Judge.load()
})

const request = (id: OperationId): JudgedRequest => ({ method: table[id].method, path: table[id].path.replace(/\{\w+\}/g, 'x'), query: {}, headers: {}, body: undefined })
const found = async (id: OperationId, reply: Reply) => (await judge.try(id, request(id), async () => reply)).response.map((one) => one.text)

test.each(Object.keys(table) as OperationId[])('%s: no schema of its answers is switched off', async (id) => {
  for (const { status, value } of judge.examples(id)) {
    const headers = { 'Retry-After': '30' }
    expect(await found(id, { status, headers, body: value })).toEqual([])
    expect(await found(id, { status, headers, body: distort(value) })).not.toEqual([])
    expect(await found(id, { status, headers })).not.toEqual([])
  }
})

test('a status that the contract does not have is a violation, whether it is a success or not', async () => {
  const body = { message: 'no' }
  expect(await found('getAccount', { status: 418, body })).toEqual([expect.stringContaining('Unable to match the returned status code')])
  expect(await found('getAccount', { status: 202, body })).toEqual([expect.stringContaining('Unable to match the returned status code')])
})

test('so is a body where there is none to be, and a header that is missing or wrong', async () => {
  expect(await found('signOut', { status: 204 })).toEqual([])
  expect(await found('signOut', { status: 204, body: {} })).toEqual(['Response has a body where the contract has none'])
  expect(await found('getAccount', { status: 429, body: { message: 'no' } })).toEqual([expect.stringContaining('retry-after')])
  expect(await found('getAccount', { status: 429, body: { message: 'no' }, headers: { 'Retry-After': 'soon' } })).toEqual([expect.stringContaining('retry-after')])
})

test('a secured call without a bearer token, and a token call without the client, are told as 401', async () => {
  for (const id of ['getAccount', 'signIn'] as const) {
    const { request: broken } = await judge.try(id, request(id), async () => ({ status: 401, body: { message: 'no' } }))
    expect(broken.some((one) => one.status === 401)).toBe(true)
  }
})
