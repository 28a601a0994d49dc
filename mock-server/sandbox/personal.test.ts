import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa', 'dora', 'ines'] })
})
afterAll(() => server.close())

const path = '/v1/users/me/info/personal'
const us = { prefix: '+1', flag: 'US' }
const rosa = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  birthDate: '1961-03-09',
  email: 'rosa@example.com',
  phones: [{ phoneType: 'MO', number: '(207) 555-0142', selectedCountry: us }],
  address: { addressLine1: '12 Harbor Street', addressLine2: 'Apt. 4', city: 'Portland', state: 'ME', zipcode: '04101' },
}
const put = (token: string, body: unknown, language = 'en-US') =>
  server.call(path, { method: 'PUT', token, body: JSON.stringify(body), headers: { 'content-type': 'application/json', 'accept-language': language } })

test('what is saved is read back, phones as digits', async () => {
  const { token } = await server.member('rosa', 'particulars')
  const phones = [
    { phoneType: 'MO', number: '+1 207-555-0177', selectedCountry: us },
    { phoneType: 'HO', numberE164: '+525550123456', selectedCountry: { prefix: '+52', flag: 'MX' } },
  ]
  const saved = await put(token, { ...rosa, lastName: "O'Neil-Peña", phones, address: null })
  expect(saved.status).toBe(200)
  expect(saved.body).toEqual({
    firstName: 'Rosa', lastName: "O'Neil-Peña", birthDate: '1961-03-09', email: 'rosa@example.com', address: null,
    phones: [
      { phoneType: 'MO', number: '2075550177', numberE164: '+12075550177', countryCode: 'US' },
      { phoneType: 'HO', number: '5550123456', numberE164: '+525550123456', countryCode: 'MX' },
    ],
  })
  expect((await server.call(`${path}?inclIntlPhones=true`, { token })).body).toEqual(saved.body)
  expect(await server.violations('particulars')).toEqual([])
})

const phone = (number: string, selectedCountry: object = us) => ({ phones: [{ phoneType: 'MO', number, selectedCountry }] })
const line = (addressLine1: string) => ({ address: { ...rosa.address, addressLine1 } })

test.each<[string, object, string, readonly string[]]>([
  ['a sign that names do not have', { firstName: 'R@sa' }, 'invalid_name', ['firstName']],
  ['nothing but punctuation', { lastName: "-.'" }, 'invalid_name', ['lastName']],
  ['an address with a comma', line('12 Harbor Street, rear'), 'invalid_address', ['address.addressLine1']],
  ['no top-level domain', { email: 'rosa@example' }, 'invalid_email', ['email']],
  ['one letter of a top-level domain', { email: 'rosa@example.c' }, 'invalid_email', ['email']],
  ['nine digits', phone('207 555 014'), 'invalid_phone', ['phones.0']],
  ['a prefix of another country', { phones: [{ phoneType: 'MO', numberE164: '+525550123456', selectedCountry: us }] }, 'invalid_phone', ['phones.0']],
  ['two mobile phones', { phones: [...rosa.phones, ...rosa.phones] }, 'repeated_phone_type', ['phones.1']],
  ['a birth to come', { birthDate: '2199-01-01' }, 'invalid_birth_date', ['birthDate']],
  ['two rules', { firstName: '?', email: '?' }, 'several_fields', ['firstName', 'email']],
])('refused and nothing changed: %s', async (_, change, error, details) => {
  const { token } = await server.member('rosa', `refused ${error}`)
  const before = await server.call(path, { token })
  const { status, body } = await put(token, { ...rosa, ...change })
  expect([status, body.error, body.details]).toEqual([422, error, details])
  expect((await server.call(path, { token })).body).toEqual(before.body)
})

test('a P.O. box is refused where the account does not allow one, and only as words', async () => {
  const { token } = await server.member('dora', 'boxes')
  for (const text of ['P.O. Box 12', 'po box 12', 'PO BOX 12', 'p. o. box 12', 'POBox12']) expect((await put(token, { ...rosa, ...line(text) })).body.error, text).toBe('po_box_not_allowed')
  for (const text of ['12 Boxwood Road', 'P.O. Boxer Lane', 'Depo Box 3']) expect((await put(token, { ...rosa, ...line(text) })).status, text).toBe(200)
  const spanish = await put(token, { ...rosa, ...line('PO Box 1') }, 'es-US')
  expect(spanish.body.message).toContain('apartado postal')
  const { token: other } = await server.member('rosa', 'boxes allowed')
  expect((await put(other, { ...rosa, ...line('P.O. Box 12') })).status).toBe(200)
})

test.each(['2075550142', '207-555-0142', '207.555.0142', '(207)555-0142', '+12075550142', '1 207 555 0142'])('a US number as it is typed: %s', async (number) => {
  const { token } = await server.member('rosa', 'typed')
  expect((await put(token, { ...rosa, ...phone(number) })).body.phones[0].number).toBe('2075550142')
})

test('a change that the contract does not know is 400, not 422', async () => {
  const { token } = await server.member('rosa', 'malformed')
  for (const change of [{ middleName: 'M' }, { birthDate: '1961-02-30' }, { firstName: 'x'.repeat(101) }, { phones: [{ ...rosa.phones[0], numberE164: '+12075550142' }] }])
    expect((await put(token, { ...rosa, ...change })).status).toBe(400)
})

test('without a session nobody is changed', async () => {
  expect((await put('at-nobody', rosa)).status).toBe(401)
})
