import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa', 'edith'] })
})
afterAll(() => server.close())

const path = '/v1/users/me/contacts'
const json = { 'content-type': 'application/json' }
const list = async (token: string) => (await server.call(path, { token })).body.contacts
const add = (token: string, body: object, language = 'en-US') =>
  server.call(path, {
    method: 'POST',
    token,
    body: JSON.stringify({ firstName: 'Ana', lastName: 'Ruiz', contactType: 'FA', ...body }),
    headers: { ...json, 'accept-language': language },
  })
const change = (token: string, id: string, contactType: string, body: object) =>
  server.call(`${path}/${id}?contactType=${contactType}`, {
    method: 'PATCH',
    token,
    body: JSON.stringify(body),
    headers: json,
  })
const remove = (token: string, id: string) =>
  server.call(`${path}/${id}`, { method: 'DELETE', token })

test('adds, lists, changes and deletes a contact', async () => {
  const { token } = await server.member('edith', 'contacts')
  expect(await list(token)).toEqual([])
  const { status, body: ana } = await add(token, {
    email: 'ana@example.com',
    phones: [{ number: '(207) 555-0177' }, { number: '+52 55 5012 3456', phoneType: 'HO' }],
  })
  expect([status, ana]).toEqual([
    201,
    {
      id: ana.id,
      firstName: 'Ana',
      lastName: 'Ruiz',
      contactType: 'FA',
      email: 'ana@example.com',
      phones: [
        { number: '2075550177', phoneType: 'MO' },
        { number: '+525550123456', phoneType: 'HO' },
      ],
    },
  ])
  const changed = await change(token, ana.id, 'FA', { lastName: 'Ruiz-Vega', email: null })
  expect(changed.body).toEqual({ ...ana, lastName: 'Ruiz-Vega', email: null })
  expect((await change(token, ana.id, 'FA', { phones: [] })).body.phones).toEqual([])
  expect(await list(token)).toEqual([{ ...changed.body, phones: [] }])
  expect((await remove(token, ana.id)).status).toBe(204)
  expect(await list(token)).toEqual([])
  expect((await remove(token, ana.id)).status).toBe(404)
  expect(await server.violations('contacts')).toEqual([])
})

test('returns not found for another kind, an unknown id, or another member’s contact', async () => {
  const { token } = await server.member('rosa', 'own')
  const { token: other } = await server.member('edith', 'other')
  expect((await change(token, 'ct-1', 'EC', { firstName: 'X' })).status).toBe(404)
  expect((await change(other, 'ct-1', 'FA', { firstName: 'X' })).status).toBe(404)
  expect((await remove(other, 'ct-1')).status).toBe(404)
  expect((await list(token))[0]).toMatchObject({ id: 'ct-1', firstName: 'Marisol' })
})

test('refuses invalid names, emails and phones in the member’s language', async () => {
  const { token } = await server.member('rosa', 'rules')
  const refused = async (body: object) => {
    const answer = await add(token, body)
    return [answer.status, answer.body.error, answer.body.details]
  }
  expect(await refused({ lastName: '...' })).toEqual([422, 'invalid_name', ['lastName']])
  expect(await refused({ email: 'ana@' })).toEqual([422, 'invalid_email', ['email']])
  expect(await refused({ phones: [{ number: '207 555 0177' }, { number: '12345' }] })).toEqual([
    422,
    'invalid_phone',
    ['phones.1'],
  ])
  expect(await refused({ firstName: '<b>', phones: [{ number: 'x' }] })).toEqual([
    422,
    'several_fields',
    ['firstName', 'phones.0'],
  ])
  expect((await add(token, { email: 'ana@' }, 'es-US')).body.message).toContain('correo')
  expect((await change(token, 'ct-1', 'FA', { email: 'ana@' })).body.error).toBe('invalid_email')
  expect((await change(token, 'ct-1', 'FA', {})).status).toBe(400)
  expect(await list(token)).toHaveLength(2)
})

test('keeps twenty concurrent contacts and refuses the next', async () => {
  const { token } = await server.member('edith', 'many')
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, index) => add(token, { firstName: `Ana ${index}` })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    ...Array.from({ length: 20 }, () => 201),
    409,
    409,
  ])
  expect(new Set((await list(token)).map(({ id }: { id: string }) => id)).size).toBe(20)
})

const alerts = '/v1/users/me/settings/alerts/bg'
const toMarisol = (address: string, channel: 'EMAIL' | 'SMS') => ({
  address,
  channel,
  contactId: 'ct-1',
  contactType: 'FA',
})
/** A member whose contact Marisol is the one recipient of one threshold by one channel. */
const alerted = async (limit: 'low' | 'high', recipient: ReturnType<typeof toMarisol>) => {
  const { token } = await server.member('rosa', `alerts ${limit} ${recipient.channel}`)
  const { body } = await server.call(alerts, {
    method: 'PATCH',
    token,
    body: JSON.stringify({
      low: { threshold: 70, destinations: limit === 'low' ? [recipient] : [] },
      high: { threshold: 300, destinations: limit === 'high' ? [recipient] : [] },
    }),
    headers: json,
  })
  expect(body[limit].destinations).toEqual([recipient])
  return {
    token,
    recipients: async () => {
      const { low, high } = (await server.call(alerts, { token })).body
      return { low: low.destinations, high: high.destinations }
    },
  }
}
const each = [
  ['low', 'EMAIL', 'marisol.delgado@example.com', 'marisol@example.org'],
  ['high', 'EMAIL', 'marisol.delgado@example.com', 'marisol@example.org'],
  ['low', 'SMS', '+12075550177', '+12075550179'],
  ['high', 'SMS', '+12075550177', '+12075550179'],
] as const

test.each(each)(
  'a deleted contact is no longer the recipient of %s alerts by %s',
  async (limit, channel, address) => {
    const { token, recipients } = await alerted(limit, toMarisol(address, channel))
    await remove(token, 'ct-1')
    expect(await recipients()).toEqual({ low: [], high: [] })
  },
)

test.each(each)(
  'the recipient of %s alerts by %s follows the new address of the contact',
  async (limit, channel, before, after) => {
    const { token, recipients } = await alerted(limit, toMarisol(before, channel))
    const marisol = { email: 'marisol@example.org', phones: [{ number: '207-555-0179' }] }
    expect((await change(token, 'ct-1', 'FA', marisol)).status).toBe(200)
    expect((await recipients())[limit]).toEqual([toMarisol(after, channel)])
    await change(token, 'ct-1', 'FA', { email: null, phones: [] })
    expect(await recipients()).toEqual({ low: [], high: [] })
  },
)

test('a changed name keeps the recipients', async () => {
  const { token, recipients } = await alerted('high', toMarisol('+12075550177', 'SMS'))
  await change(token, 'ct-1', 'FA', { firstName: 'Mari' })
  expect((await recipients()).high).toEqual([toMarisol('+12075550177', 'SMS')])
})

test('a deletion that fails half-way keeps the contact', async () => {
  const broken = await startTestServer({ members: ['rosa'], onDefect: () => undefined })
  const { id, token } = await broken.member('rosa', 'half')
  await broken.mock.sandbox.store.run("DELETE FROM facts WHERE member_id = ? AND name = 'alerts'", [
    id,
  ])
  expect((await broken.call(`${path}/ct-1`, { method: 'DELETE', token })).status).toBe(500)
  expect(
    (await broken.call(path, { token })).body.contacts.map((one: { id: string }) => one.id),
  ).toContain('ct-1')
  await broken.close()
})

test('the same person twice is one contact, and another number is another', async () => {
  const { token } = await server.member('edith', 'twice')
  const [one, two] = await Promise.all([
    add(token, { phones: [{ number: '(207) 555-0177' }] }),
    add(token, { phones: [{ number: '207-555-0177' }] }),
  ])
  expect([one.status, two.status, two.body]).toEqual([201, 201, one.body])
  expect((await add(token, { phones: [{ number: '2075550178' }] })).status).toBe(201)
  expect((await list(token)).length).toBe(2)
})
