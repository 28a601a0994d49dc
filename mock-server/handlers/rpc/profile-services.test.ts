import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type SandboxResponse,
  startTestServer,
  type TestServer,
} from '../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa', 'carmen', 'edith', 'dora', 'paul'] })
})
afterAll(() => server.close())

const homes: Readonly<Record<string, string>> = {
  communications: 'portal.communications.v1.CommunicationsService',
  reminders: 'portal.reminders.v1.RemindersService',
  coverage: 'portal.coverage.v1.CoverageService',
  payment: 'portal.payment.v1.PaymentService',
  careTeam: 'portal.care_team.v1.CareTeamService',
}

/** `call(token, 'reminders/ListReminders')` returns the response in JSON form. */
const call = (
  token: string,
  rpc: string,
  body: object = {},
  language = 'en-US',
): Promise<SandboxResponse> => {
  const [slug = '', method] = rpc.split('/')
  return server.call(`/user/liv/me/${slug}/${homes[slug]}/${method}`, {
    method: 'POST',
    token,
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'accept-language': language },
  })
}
const read = async (token: string, rpc: string, body: object = {}) =>
  (await call(token, rpc, body)).body

const everyDay = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'].map(
  (day) => `WEEKDAY_${day}`,
)

test('communications: changes the named preferences and keeps the rest', async () => {
  const { token } = await server.member('rosa', 'communications')
  const get = async () =>
    (await read(token, 'communications/GetCommunicationPreferences')).preferences
  const sms = { channel: 'CHANNEL_SMS', optState: 'OPT_STATE_PROMPT', destinationEnding: '0142' }
  const push = { channel: 'CHANNEL_PUSH_NOTIFICATION', optState: 'OPT_STATE_PROMPT' }
  expect(await get()).toEqual({
    channels: [sms, push],
    reminderFrequency: 'REMINDER_FREQUENCY_DAY',
    weekdays: everyDay,
  })
  await Promise.all([
    call(token, 'communications/UpdateCommunicationPreferences', {
      channels: [{ channel: 'CHANNEL_SMS', optState: 'OPT_STATE_IN' }],
    }),
    call(token, 'communications/UpdateCommunicationPreferences', {
      channels: [{ channel: 'CHANNEL_PUSH_NOTIFICATION', optState: 'OPT_STATE_OUT' }],
    }),
    call(token, 'communications/UpdateCommunicationPreferences', {
      reminderFrequency: 'REMINDER_FREQUENCY_WEEK',
    }),
    call(token, 'communications/UpdateCommunicationPreferences', {
      weekdays: { weekdays: ['WEEKDAY_FRIDAY', 'WEEKDAY_MONDAY'] },
    }),
  ])
  const after = {
    channels: [
      { ...sms, optState: 'OPT_STATE_IN' },
      { ...push, optState: 'OPT_STATE_OUT' },
    ],
    reminderFrequency: 'REMINDER_FREQUENCY_WEEK',
    weekdays: ['WEEKDAY_MONDAY', 'WEEKDAY_FRIDAY'],
  }
  expect(await get()).toEqual(after)
  expect(
    (await read(token, 'communications/UpdateCommunicationPreferences', { weekdays: {} }))
      .preferences,
  ).toEqual({ ...after, weekdays: undefined })
  expect(await server.violations('communications')).toEqual([])
})

test('communications: text messages require a mobile phone, and a choice cannot be unset', async () => {
  const { token } = await server.member('edith', 'communications refused')
  const choose = (optState: string, language = 'en-US') =>
    call(
      token,
      'communications/UpdateCommunicationPreferences',
      { channels: [{ channel: 'CHANNEL_SMS', optState }] },
      language,
    )
  expect((await choose('OPT_STATE_IN')).body.code).toBe('failed_precondition')
  expect((await choose('OPT_STATE_IN', 'es-US')).body.message).toContain('móvil')
  expect((await choose('OPT_STATE_PROMPT')).body.code).toBe('invalid_argument')
  expect((await choose('OPT_STATE_OUT')).status).toBe(200)
})

const pill = {
  kind: 'REMINDER_KIND_MEDICATION',
  times: ['20:00', '08:00'],
  weekdays: ['WEEKDAY_SUNDAY', 'WEEKDAY_MONDAY'],
  label: 'Metformin',
  enabled: true,
}

test('reminders: sets, changes, lists and deletes them for one member', async () => {
  const { token } = await server.member('edith', 'reminders')
  const list = async (of = token) => (await read(of, 'reminders/ListReminders')).reminders ?? []
  expect(await list()).toEqual([])
  const { reminder } = await read(token, 'reminders/SetReminder', pill)
  expect(reminder).toEqual({
    ...pill,
    id: reminder.id,
    times: ['08:00', '20:00'],
    weekdays: ['WEEKDAY_MONDAY', 'WEEKDAY_SUNDAY'],
  })
  expect(await list()).toEqual([reminder])
  const changed = (
    await read(token, 'reminders/SetReminder', {
      ...pill,
      id: reminder.id,
      times: ['09:15'],
      enabled: false,
    })
  ).reminder
  expect(await list()).toEqual([changed])
  expect(changed).toEqual({ ...reminder, times: ['09:15'], enabled: undefined })
  const { token: other } = await server.member('rosa', 'reminders other')
  expect((await call(other, 'reminders/SetReminder', { ...pill, id: reminder.id })).body.code).toBe(
    'not_found',
  )
  expect((await call(other, 'reminders/DeleteReminder', { id: reminder.id })).body.code).toBe(
    'not_found',
  )
  expect(await list(other)).toHaveLength(2)
  expect((await call(token, 'reminders/DeleteReminder', { id: reminder.id })).status).toBe(200)
  expect(await list()).toEqual([])
  expect((await call(token, 'reminders/DeleteReminder', { id: reminder.id })).body.code).toBe(
    'not_found',
  )
  expect(await server.violations('reminders')).toEqual([])
})

test('reminders: keeps fifty concurrent ones and no more, and refuses an invalid time', async () => {
  const { token } = await server.member('edith', 'reminders many')
  const answers = await Promise.all(
    Array.from({ length: 52 }, () => call(token, 'reminders/SetReminder', pill)),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(50)
  expect(answers.find(({ status }) => status !== 200)?.body.code).toBe('failed_precondition')
  expect((await read(token, 'reminders/ListReminders')).reminders).toHaveLength(50)
  for (const wrong of [
    { times: ['24:00'] },
    { times: [] },
    { times: ['08:00', '08:00'] },
    { weekdays: [] },
    { kind: 'REMINDER_KIND_UNSPECIFIED' },
    { label: 'x'.repeat(101) },
  ])
    expect((await call(token, 'reminders/SetReminder', { ...pill, ...wrong })).body.code).toBe(
      'invalid_argument',
    )
})

test('payment: returns the last four digits, moves the default, and deletes methods', async () => {
  const { token } = await server.member('dora', 'payment')
  const list = async () =>
    (await read(token, 'payment/ListPaymentMethods')).methods.map(
      ({ lastFour, isDefault }: { lastFour: string; isDefault?: boolean }) =>
        `${lastFour}${isDefault ? ' default' : ''}`,
    )
  expect(await list()).toEqual(['1881 default', '0117', '9008'])
  const { formUri } = await read(token, 'payment/ListPaymentMethods')
  expect(formUri).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/payment-form\/$/)
  expect((await fetch(formUri)).headers.get('content-security-policy')).toContain(
    "default-src 'none'",
  )
  const { method } = await read(token, 'payment/AddPaymentMethod', {
    processorToken: 'tok_amex_3005_2029_05_x',
    makeDefault: true,
  })
  expect(method).toMatchObject({
    kind: 'PAYMENT_METHOD_KIND_CARD',
    brand: 'American Express',
    lastFour: '3005',
    expiryMonth: '2029-05',
    isDefault: true,
  })
  expect(await list()).toEqual(['3005 default', '1881', '0117', '9008'])
  await read(token, 'payment/SetDefaultPaymentMethod', { id: 'pm-3' })
  expect(await list()).toEqual(['9008 default', '1881', '0117', '3005'])
  await read(token, 'payment/DeletePaymentMethod', { id: 'pm-2' })
  expect(await list()).toEqual(['9008 default', '1881', '3005'])
  await read(token, 'payment/DeletePaymentMethod', { id: 'pm-3' })
  expect(await list()).toEqual(['1881 default', '3005'])
  const { token: other } = await server.member('edith', 'payment other')
  for (const rpc of ['SetDefaultPaymentMethod', 'DeletePaymentMethod'])
    expect((await call(other, `payment/${rpc}`, { id: 'pm-1' })).body.code).toBe('not_found')
  expect(
    (await read(other, 'payment/AddPaymentMethod', { processorToken: 'tok_bank_6789' })).method,
  ).toMatchObject({ kind: 'PAYMENT_METHOD_KIND_BANK_ACCOUNT', isDefault: true })
  expect(await server.violations('payment')).toEqual([])
})

test('payment: refuses declined cards, used tokens, card numbers and the eleventh method', async () => {
  const { token } = await server.member('edith', 'payment refused')
  const add = (processorToken: string) =>
    call(token, 'payment/AddPaymentMethod', { processorToken })
  expect((await add('tok_declined')).body).toMatchObject({
    code: 'failed_precondition',
    message: expect.stringContaining('declined'),
  })
  expect((await add('4242424242424242')).body.code).toBe('invalid_argument')
  expect((await add('tok_4242424242424242')).body.code).toBe('invalid_argument')
  // A token pays once, even in concurrent calls.
  const twice = await Promise.all([add('tok_visa_1111'), add('tok_visa_1111')])
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 400])
  await Promise.all(Array.from({ length: 9 }, (_, index) => add(`tok_visa_200${index}`)))
  expect((await add('tok_visa_3000')).body.message).toContain('as many')
  expect(JSON.stringify(await server.calls('payment%20refused'))).not.toContain('tok_')
})

test('coverage and care team: current plan and primary contact first, or neither', async () => {
  const { token } = await server.member('dora', 'coverage')
  const { plans } = await read(token, 'coverage/GetCoverage')
  expect(plans.map(({ name }: { name: string }) => name)).toEqual([
    'Wellspring Direct',
    'ACME Health Benefits',
  ])
  const { token: rosa } = await server.member('rosa', 'care team')
  expect(
    (await read(rosa, 'careTeam/GetCareTeam')).members.map(
      ({ displayName }: { displayName: string }) => displayName,
    ),
  ).toEqual(['Dana Whitfield, RD', 'Amara Osei, MD'])
  const { token: paul } = await server.member('paul', 'no care team')
  expect(await read(paul, 'careTeam/GetCareTeam')).toEqual({})
  expect(await server.violations('coverage')).toEqual([])
})

test.each([
  'communications/GetCommunicationPreferences',
  'reminders/ListReminders',
  'coverage/GetCoverage',
  'payment/ListPaymentMethods',
  'careTeam/GetCareTeam',
])('%s needs a session', async (rpc) => {
  expect(await call('at-nobody', rpc)).toMatchObject({
    status: 401,
    body: { code: 'unauthenticated' },
  })
})
