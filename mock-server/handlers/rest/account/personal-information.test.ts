import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa', 'dora', 'ines', 'carmen', 'mia'] })
})
afterAll(() => server.close())

const path = '/v1/users/me/info/personal'
const us = { prefix: '+1', flag: 'US' }
const rosa = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  birthDate: '1961-03-09',
  phones: [{ phoneType: 'MO', number: '(207) 555-0142', selectedCountry: us }],
  address: {
    addressLine1: '12 Harbor Street',
    addressLine2: 'Apt. 4',
    city: 'Portland',
    state: 'ME',
    zipcode: '04101',
  },
}
const password = 'Wellspring-2026!'
/** Returns a unique email address, because it is also the username. */
const emailOf = (token: string): string => `rosa.${token.slice(-8)}x@example.com`
const put = (token: string, body: object, language = 'en-US') =>
  server.call(path, {
    method: 'PUT',
    token,
    body: JSON.stringify({ currentPassword: password, email: emailOf(token), ...body }),
    headers: { 'content-type': 'application/json', 'accept-language': language },
  })

test('returns saved values, with phones as digits', async () => {
  const { token } = await server.member('rosa', 'particulars')
  const phones = [
    { phoneType: 'MO', number: '+1 207-555-0177', selectedCountry: us },
    {
      phoneType: 'HO',
      numberE164: '+525550123456',
      selectedCountry: { prefix: '+52', flag: 'MX' },
    },
  ]
  const saved = await put(token, { ...rosa, lastName: "O'Neil-Peña", phones, address: null })
  expect(saved.status).toBe(200)
  expect(saved.body).toEqual({
    firstName: 'Rosa',
    lastName: "O'Neil-Peña",
    birthDate: '1961-03-09',
    email: emailOf(token),
    address: null,
    phones: [
      { phoneType: 'MO', number: '2075550177', numberE164: '+12075550177', countryCode: 'US' },
      { phoneType: 'HO', number: '5550123456', numberE164: '+525550123456', countryCode: 'MX' },
    ],
  })
  expect((await server.call(`${path}?inclIntlPhones=true`, { token })).body).toEqual(saved.body)
  expect(await server.violations('particulars')).toEqual([])
})

const phone = (number: string, selectedCountry: object = us) => ({
  phones: [{ phoneType: 'MO', number, selectedCountry }],
})
const line = (addressLine1: string) => ({ address: { ...rosa.address, addressLine1 } })

test.each<[string, object, string, readonly string[]]>([
  ['a sign that names do not have', { firstName: 'R@sa' }, 'invalid_name', ['firstName']],
  ['nothing but punctuation', { lastName: "-.'" }, 'invalid_name', ['lastName']],
  [
    'an address with a comma',
    line('12 Harbor Street, rear'),
    'invalid_address',
    ['address.addressLine1'],
  ],
  ['no top-level domain', { email: 'rosa@example' }, 'invalid_email', ['email']],
  ['one letter of a top-level domain', { email: 'rosa@example.c' }, 'invalid_email', ['email']],
  ['nine digits', phone('207 555 014'), 'invalid_phone', ['phones.0']],
  [
    'a prefix of another country',
    { phones: [{ phoneType: 'MO', numberE164: '+525550123456', selectedCountry: us }] },
    'invalid_phone',
    ['phones.0'],
  ],
  [
    'two mobile phones',
    { phones: [...rosa.phones, ...rosa.phones] },
    'repeated_phone_type',
    ['phones.1'],
  ],
  ['a birth to come', { birthDate: '2199-01-01' }, 'invalid_birth_date', ['birthDate']],
  ['two rules', { firstName: '?', email: '?' }, 'several_fields', ['firstName', 'email']],
])('refused and nothing changed: %s', async (_, change, error, details) => {
  const { token } = await server.member('rosa', `refused ${error}`)
  const before = await server.call(path, { token })
  const { status, body } = await put(token, { ...rosa, ...change })
  expect([status, body.error, body.details]).toEqual([422, error, details])
  expect((await server.call(path, { token })).body).toEqual(before.body)
})

test('refuses a P.O. box for accounts that do not allow one', async () => {
  const { token } = await server.member('dora', 'boxes')
  for (const text of ['P.O. Box 12', 'po box 12', 'PO BOX 12', 'p. o. box 12', 'POBox12'])
    expect((await put(token, { ...rosa, ...line(text) })).body.error, text).toBe(
      'po_box_not_allowed',
    )
  for (const text of ['12 Boxwood Road', 'P.O. Boxer Lane', 'Depo Box 3'])
    expect((await put(token, { ...rosa, ...line(text) })).status, text).toBe(200)
  const spanish = await put(token, { ...rosa, ...line('PO Box 1') }, 'es-US')
  expect(spanish.body.message).toContain('apartado postal')
  const { token: other } = await server.member('rosa', 'boxes allowed')
  expect((await put(other, { ...rosa, ...line('P.O. Box 12') })).status).toBe(200)
})

test.each([
  '2075550142',
  '207-555-0142',
  '207.555.0142',
  '(207)555-0142',
  '+12075550142',
  '1 207 555 0142',
])('a US number as it is typed: %s', async (number) => {
  const { token } = await server.member('rosa', 'typed')
  expect((await put(token, { ...rosa, ...phone(number) })).body.phones[0].number).toBe('2075550142')
})

test('returns 400, not 422, for a change outside the contract', async () => {
  const { token } = await server.member('rosa', 'malformed')
  for (const change of [
    { middleName: 'M' },
    { birthDate: '1961-02-30' },
    { firstName: 'x'.repeat(101) },
    { phones: [{ ...rosa.phones[0], numberE164: '+12075550142' }] },
  ])
    expect((await put(token, { ...rosa, ...change })).status).toBe(400)
})

test('changes nothing without a session', async () => {
  expect((await put('at-nobody', rosa)).status).toBe(401)
})

describe('changes of email and phone', () => {
  const mails = async (
    scenario: string,
  ): Promise<
    readonly { channel: string; destination: string; kind: string; text: string; secret: string }[]
  > => (await server.control('GET', `mails?scenario=${scenario}`)).body
  const asKept = async (token: string): Promise<Record<string, unknown>> => {
    const { body } = await server.call(`${path}?inclIntlPhones=true`, { token })
    const phones = body.phones.map(
      ({ phoneType, numberE164 }: { phoneType: string; numberE164: string }) => ({
        phoneType,
        numberE164,
        selectedCountry: us,
      }),
    )
    return { ...body, phones }
  }
  const change = (token: string, body: object) =>
    server.call(path, {
      method: 'PUT',
      token,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })

  test('only a changed email address or phone requires the password', async () => {
    const { token } = await server.member('rosa', 'needs-password')
    const kept = await asKept(token)
    expect((await change(token, { ...kept, lastName: 'Delgado-Peña' })).status).toBe(200)
    for (const more of [
      { email: 'another.rosa@example.com' },
      { phones: [] },
      { phones: [{ phoneType: 'MO', number: '2075550188', selectedCountry: us }] },
    ]) {
      const { status, body } = await change(token, { ...kept, ...more })
      expect([status, body.error]).toEqual([403, 'password_required'])
    }
    expect(
      (
        await change(token, {
          ...kept,
          email: 'another.rosa@example.com',
          currentPassword: 'not mine',
        })
      ).body,
    ).toMatchObject({ code: 70, details: ['currentPassword'] })
    expect(await asKept(token)).toEqual({ ...kept, lastName: 'Delgado-Peña' })
    expect(await mails('needs-password')).toEqual([])
  })

  test('five wrong passwords lock the change, even for the right one', async () => {
    const { token } = await server.member('rosa', 'five-wrong')
    const kept = await asKept(token)
    for (let tries = 0; tries < 5; tries += 1)
      expect(
        (await change(token, { ...kept, email: 'r5@example.com', currentPassword: 'no' })).status,
      ).toBe(422)
    const { status, headers } = await change(token, {
      ...kept,
      email: 'r5@example.com',
      currentPassword: password,
    })
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  test('notifies the old and the new address in the language of the account', async () => {
    const { token, username } = await server.member('carmen', 'told')
    const kept = await asKept(token)
    const phones = [{ phoneType: 'MO', number: '6195550199', selectedCountry: us }]
    expect(
      (
        await change(token, {
          ...kept,
          email: 'carmen.nueva@example.com',
          phones,
          currentPassword: password,
        })
      ).status,
    ).toBe(200)
    const sent = await mails('told')
    expect(sent.map(({ channel, destination, kind }) => [channel, destination, kind])).toEqual([
      ['EMAIL', username, 'address-changed'],
      ['EMAIL', 'carmen.nueva@example.com', 'address-changed'],
      ['SMS', '+16195550117', 'address-changed'],
      ['SMS', '+16195550199', 'address-changed'],
    ])
    for (const { text } of sent)
      expect(text).toBe(
        'Se cambió el correo electrónico de su cuenta de Wellspring. Se cambió un teléfono de su cuenta de Wellspring. Si no fue usted, llámenos al 1-800-555-0142.',
      )
  })

  test('the new email address signs in at once and gets reset mails; the old one works for a day', async () => {
    const scenario = 'moves'
    await server.control('POST', 'clock', { scenario, now: '2026-11-20T20:00:00Z' })
    const { token, username } = await server.member('rosa', scenario)
    await change(token, {
      ...(await asKept(token)),
      email: 'Rosa.New@example.com',
      currentPassword: password,
    })
    for (const name of ['rosa.new@example.com', username])
      expect((await server.signIn(name)).status, name).toBe(200)
    await server.form('/v1/users/me/info/password/tokens', { email: 'rosa.new@example.com' })
    expect((await mails(scenario)).at(-1)).toMatchObject({
      kind: 'password-reset',
      destination: 'rosa.new@example.com',
    })
    await server.control('POST', 'clock', { scenario, now: '2026-11-21T20:10:00Z' })
    expect((await server.signIn(username)).status).toBe(401)
    expect((await server.signIn('rosa.new@example.com')).status).toBe(200)
  })

  test('codes go to the old addresses for a day, also after a second change', async () => {
    const scenario = 'codes'
    await server.control('POST', 'clock', { scenario, now: '2026-11-20T20:00:00Z' })
    const { username } = await server
      .control('POST', 'members', { template: 'mia', scenario })
      .then(({ body }) => body)
    const second = async (
      name: string,
    ): Promise<{
      mfaToken: string
      points: readonly { contactType: string; destination: string }[]
    }> => {
      const { mfaToken } = (await server.signIn(name)).body
      return {
        mfaToken,
        points: (await server.call(`/v1/users/auth/mfa/${mfaToken}/contactPoints`)).body
          .contactTypes,
      }
    }
    const challenge = (body: object) =>
      server.call('/v1/users/auth/mfa/challenges', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          authorization: `Basic ${Buffer.from('portal-web:sandbox-secret').toString('base64')}`,
        },
      })
    const { mfaToken } = await second(username)
    await challenge({ mfaToken, contactType: 'EMAIL' })
    const { body } = await challenge({ mfaToken, code: (await mails(scenario)).at(-1)?.secret })
    const token: string = body.access_token
    const kept = await asKept(token)
    for (const [email, number] of [
      ['mia.one@example.com', '6175550101'],
      ['mia.two@example.com', '6175550102'],
    ])
      expect(
        (
          await change(token, {
            ...kept,
            email,
            phones: [{ phoneType: 'MO', number, selectedCountry: us }],
            currentPassword: password,
          })
        ).status,
      ).toBe(200)
    const now = await second('mia.two@example.com')
    expect(now.points).toEqual([
      { contactType: 'EMAIL', destination: 'm•••@example.com' },
      { contactType: 'SMS', destination: '•••-•••-0142' },
    ])
    await challenge({ mfaToken: now.mfaToken, contactType: 'EMAIL' })
    expect((await mails(scenario)).at(-1)).toMatchObject({
      kind: 'mfa-code',
      destination: username,
    })
    await server.control('POST', 'clock', { scenario, now: '2026-11-21T20:10:00Z' })
    const later = await second('mia.two@example.com')
    expect(later.points.at(-1)).toEqual({ contactType: 'SMS', destination: '•••-•••-0102' })
    await challenge({ mfaToken: later.mfaToken, contactType: 'EMAIL' })
    expect((await mails(scenario)).at(-1)).toMatchObject({
      kind: 'mfa-code',
      destination: 'mia.two@example.com',
    })
  })

  test('refuses another member’s email address, after the right password only', async () => {
    const { token } = await server.member('rosa', 'taken')
    const { username } = await server.member('dora', 'taken')
    const kept = await asKept(token)
    expect(
      (await change(token, { ...kept, email: username.toUpperCase(), currentPassword: 'no' })).body
        .error,
    ).toBe('password_refused')
    expect(
      (await change(token, { ...kept, email: username.toUpperCase(), currentPassword: password }))
        .body,
    ).toMatchObject({ error: 'email_taken', details: ['email'] })
  })
})
