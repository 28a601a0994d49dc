import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listSupplyOrders, saveStripsRemaining } from '../../generated/openapi/calls/supplies.ts'
import { getCredentials } from '../../generated/rpc/calls/chat.ts'
import { callOperation } from './operation-call.ts'
import { CLIENT } from './sign-in-client.ts'
import { PASSWORD, startTestServer, type TestServer } from './sandbox-client.ts'

let server: TestServer
let token = ''
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa'] })
  token = await server.token('rosa.delgado@example.com')
})
afterAll(() => server.close())

const list = (query: object, answer: object) =>
  callOperation(server, 'listSupplyOrders', {
    token,
    send: ({ rest }) => listSupplyOrders(rest, { count: 10 }),
    request: { line: 'GET /v1/users/me/supplies/orders', query, body: undefined },
    answer: {
      status: 200,
      body: expect.objectContaining({ orders: expect.any(Array) }),
      ...answer,
    },
  })

describe('callOperation', () => {
  it('returns request, response and result, and records the call in the test’s meta', async ({
    task,
  }) => {
    const { request, answer, result } = await list({ count: '10' }, {})
    expect(request.headers['authorization']).toBe(`Bearer ${token}`)
    expect(result).toEqual({
      orders: { items: (answer.body as { orders: readonly unknown[] }).orders, leftOut: 0 },
    })
    expect(task.meta.operations).toEqual([
      { operationId: 'listSupplyOrders', line: 'GET /v1/users/me/supplies/orders', status: 200 },
    ])
  })

  it.for<[string, () => Promise<unknown>]>([
    ['another query', () => list({ count: '11' }, {})],
    ['another status', () => list({ count: '10' }, { status: 201 })],
    ['another body', () => list({ count: '10' }, { body: {} })],
    [
      'another operation',
      () =>
        callOperation(server, 'getStripSupply', {
          token,
          send: ({ rest }) => listSupplyOrders(rest),
          request: { line: 'GET /v1/users/me/supplies/orders', body: undefined },
          answer: { status: 200, body: expect.anything() },
        }),
    ],
    [
      'no call',
      () =>
        callOperation(server, 'getStripSupply', {
          token,
          send: async () => undefined,
          request: { line: '', body: undefined },
          answer: { status: 200, body: undefined },
        }),
    ],
  ])('rejects %s and records nothing', async ([, call], { task }) => {
    await expect(call()).rejects.toThrow()
    expect(task.meta.operations).toBeUndefined()
  })

  it('reads forms, text and RPCs, and allows error responses to invalid requests', async ({
    task,
  }) => {
    const body = {
      grant_type: 'password',
      username: 'rosa.delgado@example.com',
      password: PASSWORD,
    }
    await callOperation(server, 'signIn', {
      send: ({ fetch }) =>
        fetch('/v1/users/me/auth', {
          method: 'POST',
          body: new URLSearchParams(body),
          headers: { authorization: CLIENT },
        }),
      request: { line: 'POST /v1/users/me/auth', headers: { authorization: CLIENT }, body },
      answer: { status: 200, body: expect.objectContaining({ access_token: expect.any(String) }) },
    })
    await callOperation(server, 'saveStripsRemaining', {
      token,
      send: ({ rest }) => saveStripsRemaining(rest, { body: '40' }),
      request: {
        line: 'PUT /v1/users/me/supplies/bgStrips/remaining',
        headers: { 'content-type': 'text/plain' },
        body: '40',
      },
      answer: { status: 204, body: undefined },
    })
    await callOperation(server, 'saveStripsRemaining', {
      token,
      send: ({ rest }) => saveStripsRemaining(rest, { body: 'many' }),
      request: { line: 'PUT /v1/users/me/supplies/bgStrips/remaining', body: 'many' },
      answer: {
        status: 400,
        body: expect.objectContaining({ error: 'invalid_request', details: ['body'] }),
      },
    })
    await callOperation(server, 'getCredentials', {
      token,
      send: ({ rpc }) => getCredentials(rpc),
      request: {
        line: 'POST /user/liv/me/chat/portal.chat.v1.ChatService/GetCredentials',
        body: {},
      },
      answer: {
        status: 200,
        body: { credentials: expect.objectContaining({ sessionToken: expect.any(String) }) },
      },
    })
    expect(
      task.meta.operations?.map(({ operationId, status }) => `${operationId} ${status}`),
    ).toEqual([
      'signIn 200',
      'saveStripsRemaining 204',
      'saveStripsRemaining 400',
      'getCredentials 200',
    ])
  })
})
