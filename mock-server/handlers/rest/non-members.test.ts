import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ members: [] })
})
afterAll(() => server.close())

const address = {
  addressLine1: '27 Maple Avenue',
  addressLine2: null,
  city: "Coeur d'Alene",
  state: 'ID',
  zipcode: '83814',
}
const grace = {
  companyCode: 'ACME',
  firstName: 'Grace',
  lastName: 'Okafor',
  birthDate: '1968-05-17',
  email: 'grace@example.com',
  phone: '(207) 555-0163',
  address,
}

const order = (change: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  server.call('/services/service-athome-labs/v1/nonmembers/labOrders', {
    method: 'POST',
    body: JSON.stringify({ ...grace, ...change }),
    headers: { 'content-type': 'application/json', ...headers },
  })

test('one kit for each person and campaign, whatever the spelling of the name', async () => {
  const first = await order()
  expect([first.status, first.body.status]).toEqual([201, 'RECEIVED'])
  expect(first.body.expectedBy).toMatch(/^\d{4}-\d\d-\d\d$/)
  const again = await order({
    companyCode: 'acme',
    firstName: 'GRACE',
    email: 'Grace@Example.com',
    phone: '2075550199',
  })
  expect([again.status, again.body.error]).toEqual([409, 'already_ordered'])
  expect((await order({ companyCode: 'GLOBEX' })).status).toBe(201)
  expect((await order({ firstName: 'Samuel' })).status).toBe(201)
})

test('of two orders at once one is taken', async () => {
  const answers = await Promise.all([order({ firstName: 'Ada' }), order({ firstName: 'Ada' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('refuses an unknown code and an ended campaign', async () => {
  const unknown = await order({ companyCode: 'NOBODY' })
  expect([unknown.status, unknown.body.error]).toEqual([404, 'unknown_company_code'])
  const ended = await order({ companyCode: 'INITECH' }, { 'accept-language': 'es-US' })
  expect([ended.status, ended.body.error, ended.body.message]).toEqual([
    422,
    'campaign_ended',
    expect.stringContaining('oferta'),
  ])
})

test.each([
  ['invalid_name', { lastName: '.-' }, ['lastName']],
  ['invalid_birth_date', { birthDate: '2099-01-01' }, ['birthDate']],
  ['invalid_email', { email: 'grace@example' }, ['email']],
  ['invalid_phone', { phone: '207-555-016' }, ['phone']],
  [
    'invalid_address',
    { address: { ...address, addressLine1: '27 Maple Avenue, rear' } },
    ['address.addressLine1'],
  ],
  [
    'po_box_not_allowed',
    { address: { ...address, addressLine1: 'P.O. Box 118' } },
    ['address.addressLine1'],
  ],
  ['several_fields', { firstName: '!', email: 'grace' }, ['firstName', 'email']],
])('%s names the fields, and nothing is ordered', async (error, change, details) => {
  const refused = await order({ firstName: 'Hazel', ...change })
  expect([refused.status, refused.body.error, refused.body.details]).toEqual([422, error, details])
})
