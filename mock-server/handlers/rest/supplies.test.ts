import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa', 'walter', 'ines', 'edith'] })
})
afterAll(() => server.close())

const supplies = '/v1/users/me/supplies'
const get = async (token: string, path: string) =>
  (await server.call(`${supplies}/${path}`, { token })).body
const codes = async (token: string) =>
  (await get(token, 'bgStrips/eligibility')).errors.map(({ code }: { code: number }) => code)
const order = (token: string, orderType: string, language = 'en-US') =>
  server.call(`${supplies}/orders`, {
    method: 'POST',
    token,
    body: JSON.stringify({ orderType }),
    headers: { 'content-type': 'application/json', 'accept-language': language },
  })
const count = (token: string, body: string, type = 'text/plain') =>
  server.call(`${supplies}/bgStrips/remaining`, {
    method: 'PUT',
    token,
    body,
    headers: { 'content-type': type },
  })

const START = Date.parse('2026-11-20T12:00:00Z')
const at = (scenario: string, hours: number) =>
  server.control('POST', 'clock', {
    scenario,
    now: new Date(START + hours * 3_600_000).toISOString(),
  })
const DAY = 24

/** Saves an address of the member, which an order requires. */
const withAddress = async (token: string): Promise<string> => {
  const line = '/v1/users/me/info/personal'
  const { body } = await server.call(`${line}?inclIntlPhones=true`, { token })
  const address = body.address ?? {
    addressLine1: '5 Elm Street',
    addressLine2: null,
    city: 'Chicago',
    state: 'IL',
    zipcode: '60601',
  }
  const phones = body.phones.map(
    ({ phoneType, numberE164, countryCode }: Record<string, string>) => ({
      phoneType,
      numberE164,
      selectedCountry: { prefix: countryCode?.startsWith('+') ? countryCode : '+1', flag: 'US' },
    }),
  )
  const saved = await server.call(line, {
    method: 'PUT',
    token,
    body: JSON.stringify({ ...body, address, phones }),
    headers: { 'content-type': 'application/json' },
  })
  expect(saved.status).toBe(200)
  return token
}

/** Signs in a member with a token that outlives the simulated days. */
const member = async (template: string, scenario: string, more: object = {}) => {
  await at(scenario, 0)
  const { username } = await server.member(template, scenario, more)
  return {
    later: async (hours: number) => {
      await at(scenario, hours)
      return server.token(username)
    },
    token: await server.token(username),
  }
}

test('an order progresses with the clock and prevents another one', async () => {
  const { token, later } = await member('walter', 'order')
  await withAddress(token)
  expect(await get(token, 'bgStrips/eligibility')).toEqual({
    valid: true,
    errors: [{ code: 200 }],
    status: 'ELIGIBLE',
  })
  const placed = await order(token, 'BG_STRIPS')
  expect(placed).toMatchObject({
    status: 201,
    body: { orderType: 'BG_STRIPS', status: 'RECEIVED', estimatedDelivery: '2026-11-25' },
  })
  expect((await get(token, 'orders?count=10')).orders[0]).toEqual(placed.body)
  expect(await get(token, 'bgStrips/eligibility')).toEqual({
    valid: false,
    errors: [{ code: 101 }],
    status: 'RECENT_ORDER',
  })
  const again = await order(token, 'BG_STRIPS')
  expect(again).toMatchObject({
    status: 409,
    body: { error: 'not_eligible', errors: [{ code: 101 }] },
  })
  expect((await order(token, 'BG_STRIPS', 'es-US')).body.message).toContain('pedido')
  const status = async (hours: number) => (await get(await later(hours), 'orders')).orders[0].status
  expect([
    await status(1.9),
    await status(2.1),
    await status(DAY + 0.1),
    await status(5 * DAY - 0.1),
    await status(5 * DAY + 0.1),
  ]).toEqual(['RECEIVED', 'PROCESSING', 'SHIPPED', 'SHIPPED', 'DELIVERED'])
  const afterwards = await later(6 * DAY)
  expect((await get(afterwards, 'orders')).orders[0]).not.toHaveProperty('estimatedDelivery')
  // A hundred strips were delivered in addition to twelve.
  expect(await get(afterwards, 'bgStrips')).toEqual({ remaining: 112 })
  expect(await codes(afterwards)).toEqual([102, 103])
  expect(await codes(await later(31 * DAY))).toEqual([103])
  await count(await later(31 * DAY), '60')
  expect(await codes(await later(31 * DAY))).toEqual([200])
  expect(await server.violations('order')).toEqual([])
})

test('one of two concurrent orders succeeds', async () => {
  const { token } = await member('walter', 'twice')
  await withAddress(token)
  const answers = await Promise.all([
    order(token, 'BG_STRIPS'),
    order(token, 'BG_STRIPS'),
    order(token, 'LANCETS'),
  ])
  expect(
    answers
      .slice(0, 2)
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual([201, 409])
  expect(answers[2]?.status).toBe(201)
  expect((await get(token, 'orders')).orders).toHaveLength(3)
})

test('the strip count is plain text, and each meter test uses a strip', async () => {
  const { token, later } = await member('rosa', 'count', {
    bloodSugar: [3, 7].map((source) => ({
      timestamp: '2026-11-20T09:30:00',
      value: 110 + source,
      tags: { source },
    })),
  })
  expect((await count(token, '42')).status).toBe(204)
  expect(await get(token, 'bgStrips')).toEqual({ remaining: 42 })
  for (const [body, type, status] of [
    ['-1', 'text/plain', 400],
    ['1.5', 'text/plain', 400],
    ['10000', 'text/plain', 400],
    ['042', 'text/plain', 400],
    ['42', 'application/json', 415],
  ] as const)
    expect((await count(token, body, type)).status, `${type} ${body}`).toBe(status)
  expect(await get(token, 'bgStrips')).toEqual({ remaining: 42 })
  // One meter reading and one typed reading, both after the count.
  expect(await get(await later(2 * DAY), 'bgStrips')).toEqual({ remaining: 41 })
})

test('refuses orders abroad and outside the program', async () => {
  const { token: abroad } = await member('ines', 'abroad')
  expect(await get(abroad, 'bgStrips/eligibility')).toEqual({
    valid: false,
    errors: [{ code: 170 }],
    status: 'NOT_ELIGIBLE',
  })
  expect((await order(abroad, 'LANCETS')).body.errors).toEqual([{ code: 170 }])
  const { token: outside } = await member('edith', 'outside')
  await withAddress(outside)
  expect(await codes(outside)).toEqual([171])
  expect((await order(outside, 'BG_STRIPS')).status).toBe(409)
  expect((await get(outside, 'orders')).orders).toEqual([])
})

test('refuses an order without an address', async () => {
  const { token } = await member('walter', 'no address')
  const refused = await order(token, 'BG_STRIPS', 'es-US')
  expect(refused).toMatchObject({
    status: 422,
    body: { error: 'address_missing', message: expect.stringContaining('dirección') },
  })
  expect(
    (await get(token, 'orders')).orders.filter(
      ({ status }: { status: string }) => status === 'RECEIVED',
    ),
  ).toEqual([])
  expect((await order(await withAddress(token), 'BG_STRIPS')).status).toBe(201)
})
