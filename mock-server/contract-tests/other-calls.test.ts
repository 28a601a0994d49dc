import { expect, it } from 'vitest'
import * as ask from '../../generated/openapi/calls.ts'
import { contractServer } from '../testing/contract-server.ts'

const { server, call, member } = contractServer('rosa', 'vera')
const json = { 'content-type': 'application/json' }
type Answer = { readonly status: number; readonly body: unknown }

it('an address is confirmed by the token of the mail, once, and is then signed in with', async () => {
  const { username } = await server().copy('vera', 'confirm')
  const send = (email: string) =>
    call('sendVerification', {
      send: ({ rest }) => ask.sendVerification(rest, { body: { email } }),
      request: { line: 'POST /v1/users/info/email/verification', headers: json, body: { email } },
      answer: { status: 202, body: undefined },
    })
  const confirm = (token: string, answer: Answer) =>
    call('confirmVerification', {
      send: ({ rest }) => ask.confirmVerification(rest, { body: { token } }),
      request: {
        line: 'POST /v1/users/info/email/verification/confirm',
        headers: json,
        body: { token },
      },
      answer,
    })
  expect((await server().signIn(username)).body.error).toBe('verification_required')
  await server().later('confirm', 2)
  await send(username)
  await send('nobody@example.com')
  const token = await server().lastSecret('confirm')
  await confirm(token, { status: 204, body: undefined })
  expect((await server().signIn(username)).status).toBe(200)
  await confirm(token, { status: 422, body: expect.objectContaining({ error: 'token_not_valid' }) })
})

it('staff see the impersonation and may end it; a member has none', async () => {
  const { id, token } = await member('rosa')
  const { authToken } = (
    await server().control('POST', 'auth-tokens', { memberId: id, role: 'CallCenterRep' })
  ).body
  const viewing = (
    await server().form('/v1/users/me/auth', { grant_type: 'auth_token', auth_token: authToken })
  ).body.access_token
  const line = '/v1/users/me/impersonation'
  const read = (of: string, answer: Answer) =>
    call('getImpersonation', {
      token: of,
      send: ({ rest }) => ask.getImpersonation(rest),
      request: { line: `GET ${line}`, body: undefined },
      answer,
    })
  const end = (of: string, answer: Answer) =>
    call('endImpersonation', {
      token: of,
      send: ({ rest }) => ask.endImpersonation(rest),
      request: { line: `DELETE ${line}`, body: undefined },
      answer,
    })
  const none = { status: 404, body: expect.objectContaining({ error: 'not_found' }) }
  await read(viewing, {
    status: 200,
    body: {
      impersonatorId: 's-cora',
      role: 'CallCenterRep',
      startedAt: expect.stringMatching(/^2026-11-20T17:0\d/),
    },
  })
  await read(token, none)
  await end(token, none)
  await end(viewing, { status: 204, body: undefined })
  expect([await server().works(viewing), await server().works(token)]).toEqual([false, true])
})

it('a visitor orders a lab kit, once for each person and campaign', async () => {
  const body = {
    companyCode: 'ACME',
    firstName: 'Samuel',
    lastName: 'Okafor',
    birthDate: '1968-05-17',
    email: 'samuel@example.com',
    phone: '(207) 555-0163',
    address: {
      addressLine1: '27 Maple Avenue',
      addressLine2: null,
      city: 'Portland',
      state: 'ME',
      zipcode: '04101',
    },
  }
  const order = (more: object, answer: Answer) =>
    call('orderLabKit', {
      send: ({ rest }) => ask.orderLabKit(rest, { body: { ...body, ...more } }),
      request: {
        line: 'POST /services/service-athome-labs/v1/nonmembers/labOrders',
        headers: json,
        body: { ...body, ...more },
      },
      answer,
    })
  await order(
    { phone: '555' },
    { status: 422, body: expect.objectContaining({ error: 'invalid_phone', details: ['phone'] }) },
  )
  await order(
    {},
    {
      status: 201,
      body: {
        orderId: expect.any(String),
        status: 'RECEIVED',
        expectedBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    },
  )
  await order({}, { status: 409, body: expect.objectContaining({ error: 'already_ordered' }) })
  const { token } = await member('rosa')
  const read = (of: string | undefined, answer: Answer) =>
    call('listLabKitOrders', {
      ...(of !== undefined && { token: of }),
      send: ({ rest }) => ask.listLabKitOrders(rest),
      request: { line: 'GET /services/service-athome-labs/users/me/labOrders', body: undefined },
      answer,
    })
  await read(token, { status: 200, body: { orders: [] } })
  const { firstName, lastName, birthDate, email } = (
    await server().call('/v1/users/me/info/personal?inclIntlPhones=true', { token })
  ).body
  const taken = {
    orderId: expect.any(String),
    status: 'RECEIVED',
    expectedBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  }
  await order({ firstName, lastName, birthDate, email }, { status: 201, body: taken })
  await read(token, { status: 200, body: { orders: [taken] } })
})
