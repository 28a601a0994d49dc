import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa', 'edith'] })
})
afterAll(() => server.close())

test('a member reads the orders of their person, and of no other one', async () => {
  const { token } = await server.member('rosa', 'lab kits')
  const { token: other } = await server.member('edith', 'lab kits of another')
  const read = async (who: string) =>
    (await server.call('/services/service-athome-labs/users/me/labOrders', { token: who })).body
      .orders
  expect(await read(token)).toEqual([])
  const { firstName, lastName, birthDate, email } = (
    await server.call('/v1/users/me/info/personal?inclIntlPhones=true', { token })
  ).body
  const { body } = await server.call('/services/service-athome-labs/v1/nonmembers/labOrders', {
    method: 'POST',
    body: JSON.stringify({
      companyCode: 'ACME',
      firstName,
      lastName: lastName.toUpperCase(),
      birthDate,
      email,
      phone: '(207) 555-0163',
      address: {
        addressLine1: '27 Maple Avenue',
        addressLine2: null,
        city: "Coeur d'Alene",
        state: 'ID',
        zipcode: '83814',
      },
    }),
    headers: { 'content-type': 'application/json' },
  })
  expect(await read(token)).toEqual([
    { orderId: body.orderId, status: 'RECEIVED', expectedBy: body.expectedBy },
  ])
  expect(await read(other)).toEqual([])
  expect((await server.call('/services/service-athome-labs/users/me/labOrders')).status).toBe(401)
})
