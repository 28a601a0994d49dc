import { expect, it } from 'vitest'
import * as ask from '../../generated/openapi/calls.ts'
import portal from '../../generated/openapi/portal.json' with { type: 'json' }
import { contractServer } from '../testing/contract-server.ts'

const { server, call, member } = contractServer('rosa', 'walter', 'ines', 'edith')
const json = { 'content-type': 'application/json' }
type Answer = { readonly status: number; readonly body: unknown }

const list = (token: string, answer: Answer) =>
  call('listSupplyOrders', {
    token,
    send: ({ rest }) => ask.listSupplyOrders(rest, { count: 10 }),
    request: { line: 'GET /v1/users/me/supplies/orders', query: { count: '10' }, body: undefined },
    answer,
  })
const order = (
  token: string,
  orderType: ask.PlaceSupplyOrderParams['body']['orderType'],
  answer: Answer,
) =>
  call('placeSupplyOrder', {
    token,
    send: ({ rest }) => ask.placeSupplyOrder(rest, { body: { orderType } }),
    request: { line: 'POST /v1/users/me/supplies/orders', headers: json, body: { orderType } },
    answer,
  })
const eligibility = (token: string, answer: Answer) =>
  call('getStripEligibility', {
    token,
    send: ({ rest }) => ask.getStripEligibility(rest),
    request: { line: 'GET /v1/users/me/supplies/bgStrips/eligibility', body: undefined },
    answer,
  })

const line = '/v1/users/me/info/personal'
const elm = {
  addressLine1: '5 Elm Street',
  addressLine2: null,
  city: 'Chicago',
  state: 'IL',
  zipcode: '60601',
}
/** Saves an address of the member and keeps the other fields. */
const saveAddress = async (token: string, address: object | null) => {
  const { body } = await server().call(`${line}?inclIntlPhones=true`, { token })
  const phones = body.phones.map(({ phoneType, numberE164 }: Record<string, string>) => ({
    phoneType,
    numberE164,
    selectedCountry: { prefix: '+1', flag: 'US' },
  }))
  const { status } = await server().call(line, {
    method: 'PUT',
    token,
    body: JSON.stringify({ ...body, address, phones }),
    headers: { 'content-type': 'application/json' },
  })
  expect(status).toBe(200)
}

it('an order without an address is refused, and taken once there is one', async () => {
  const { token } = await member('walter')
  const missing = { error: 'address_missing', message: expect.stringContaining('address') }
  for (const type of ['BG_STRIPS', 'LANCETS'] as const)
    await order(token, type, { status: 422, body: expect.objectContaining(missing) })
  await saveAddress(token, elm)
  await order(token, 'LANCETS', {
    status: 201,
    body: expect.objectContaining({ orderType: 'LANCETS' }),
  })
})

it('API-035, API-076, ORD-002, GAP-101: count=10 lists the orders, orderType places one, and it is on the list', async () => {
  const { token } = await member('walter')
  await saveAddress(token, elm)
  const { result: before } = await list(token, { status: 200, body: { orders: expect.any(Array) } })
  const placed = {
    id: expect.any(String),
    orderType: 'LANCETS',
    status: 'RECEIVED',
    orderedAt: '2026-11-20T17:00:00Z',
    estimatedDelivery: '2026-11-25',
  }
  const { result } = await order(token, 'LANCETS', {
    status: 201,
    body: { ...placed, orderedAt: expect.stringMatching(/^2026-11-20T17:00:\d\d(\.\d+)?Z$/) },
  })
  await list(token, { status: 200, body: { orders: [result, ...before!.orders.items] } })
  await order(token, 'LANCETS', {
    status: 409,
    body: expect.objectContaining({ error: 'not_eligible', errors: [{ code: 101 }] }),
  })
  await order(token, 'SOAP' as never, {
    status: 400,
    body: expect.objectContaining({ details: ['body.orderType'] }),
  })
})

it('API-035: lists the ten latest of more than ten orders', async () => {
  const { token } = await member('rosa')
  const { result } = await list(token, { status: 200, body: { orders: expect.any(Array) } })
  const two = await call('listSupplyOrders', {
    token,
    send: ({ rest }) => ask.listSupplyOrders(rest, { count: 2 }),
    request: { line: 'GET /v1/users/me/supplies/orders', query: { count: '2' }, body: undefined },
    answer: { status: 200, body: { orders: result!.orders.items.slice(0, 2) } },
  })
  expect(two.result!.orders.items.map(({ orderedAt }) => orderedAt)).toEqual(
    two
      .result!.orders.items.map(({ orderedAt }) => orderedAt)
      .toSorted()
      .toReversed(),
  )
})

it('API-074, API-075, ORD-003: PUT takes the remaining strips as plain text, and GET returns remaining', async () => {
  const { token } = await member('walter')
  const read = (remaining: number) =>
    call('getStripSupply', {
      token,
      send: ({ rest }) => ask.getStripSupply(rest),
      request: { line: 'GET /v1/users/me/supplies/bgStrips', body: undefined },
      answer: { status: 200, body: { remaining } },
    })
  const save = (body: string, answer: Answer) =>
    call('saveStripsRemaining', {
      token,
      send: ({ rest }) => ask.saveStripsRemaining(rest, { body }),
      request: {
        line: 'PUT /v1/users/me/supplies/bgStrips/remaining',
        headers: { 'content-type': expect.stringMatching(/^text\/plain\b/) },
        body,
      },
      answer,
    })
  await read(12)
  await save('9999', { status: 204, body: undefined })
  await read(9999)
  for (const wrong of ['10000', '-1', '1.5', '012'])
    await save(wrong, {
      status: 400,
      body: expect.objectContaining({ error: 'invalid_request', details: ['body'] }),
    })
  await call('saveStripsRemaining', {
    token,
    send: ({ fetch }) =>
      fetch('/v1/users/me/supplies/bgStrips/remaining', {
        method: 'PUT',
        headers: json,
        body: '40',
      }),
    request: { line: 'PUT /v1/users/me/supplies/bgStrips/remaining', headers: json, body: 40 },
    answer: { status: 415, body: expect.objectContaining({ error: 'unsupported_media_type' }) },
  })
  await save('0', { status: 204, body: undefined })
  await read(0)
})

it.each([
  ['walter', { valid: true, errors: [{ code: 200 }], status: 'ELIGIBLE' }],
  ['rosa', { valid: false, errors: [{ code: 101 }], status: 'RECENT_ORDER' }],
  ['ines', { valid: false, errors: [{ code: 170 }], status: 'NOT_ELIGIBLE' }],
  ['edith', { valid: false, errors: [{ code: 171 }], status: 'NOT_ELIGIBLE' }],
])(
  'API-073, ORD-004: the eligibility of %s has valid and errors with their codes',
  async (template, body) => {
    await eligibility((await member(template)).token, { status: 200, body })
  },
)

it('API-073, ORD-004: refuses an order with more than sixty strips left, and accepts it from sixty on', async () => {
  const { token } = await member('walter')
  const left = (body: string) =>
    server().call('/v1/users/me/supplies/bgStrips/remaining', {
      method: 'PUT',
      token,
      body,
      headers: { 'content-type': 'text/plain' },
    })
  await left('61')
  await eligibility(token, {
    status: 200,
    body: { valid: false, errors: [{ code: 103 }], status: 'ENOUGH_SUPPLIES' },
  })
  await left('60')
  await eligibility(token, {
    status: 200,
    body: { valid: true, errors: [{ code: 200 }], status: 'ELIGIBLE' },
  })
})

it('ORD-004: the statuses are the four of the documents, and the codes those of 2§5', () => {
  const { OrderEligibilityStatus, OrderEligibilityCode } = portal.components.schemas
  expect(OrderEligibilityStatus.enum.toSorted()).toEqual([
    'ELIGIBLE',
    'ENOUGH_SUPPLIES',
    'NOT_ELIGIBLE',
    'RECENT_ORDER',
  ])
  expect(OrderEligibilityCode.enum).toEqual([101, 102, 103, 170, 171, 200])
})
