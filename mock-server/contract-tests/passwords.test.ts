import { describe, expect, it } from 'vitest'
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
} from '../../generated/openapi/calls.ts'
import { PASSWORD } from '../testing/sandbox-client.ts'
import { contractServer } from '../testing/contract-server.ts'

const { server, call, member } = contractServer('rosa')
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const NEXT = 'salt marsh in november'
type Answer = { readonly status: number; readonly body: unknown }

describe('changePassword', () => {
  it('API-021, GAP-114: a form with currentPassword and newPassword changes it; a wrong current one is code 70', async () => {
    const { username, token } = await member('rosa')
    const change = (currentPassword: string, newPassword: string, answer: Answer) => {
      const body = { currentPassword, newPassword }
      return call('changePassword', {
        token,
        send: ({ rest }) => changePassword(rest, { body }),
        request: {
          line: 'POST /v1/users/me/info/password',
          headers: { ...form, authorization: `Bearer ${token}` },
          body,
        },
        answer,
      })
    }
    await change('wrong', NEXT, {
      status: 422,
      body: expect.objectContaining({ error: 'password_refused', code: 70 }),
    })
    await change(PASSWORD, 'aaabcd', {
      status: 422,
      body: expect.objectContaining({
        error: 'password_refused',
        details: ['TOO_SHORT', 'REPEATING', 'SEQUENTIAL'],
      }),
    })
    expect((await server().signIn(username)).status).toBe(200)
    await change(PASSWORD, NEXT, { status: 204, body: undefined })
    expect((await server().signIn(username)).status).toBe(401)
    expect((await server().signIn(username, NEXT)).status).toBe(200)
  })
})

describe('a password that was forgotten', () => {
  const ask = (email: string, answer: Answer) =>
    call('requestPasswordReset', {
      send: ({ rest }) => requestPasswordReset(rest, { body: { email } }),
      request: { line: 'POST /v1/users/me/info/password/tokens', headers: form, body: { email } },
      answer,
    })
  const reset = (token: string, newPassword: string, answer: Answer) =>
    call('resetPassword', {
      send: ({ rest }) => resetPassword(rest, { headers: { token }, body: { newPassword } }),
      request: {
        line: 'POST /v1/users/me/info/password/reset',
        query: {},
        headers: { ...form, token },
        body: { newPassword },
      },
      answer,
    })

  it('API-022, API-023, GAP-114: a form with email brings a token by mail; the header token with newPassword sets the password, once', async () => {
    const { username, scenario } = await member('rosa')
    await ask(username, { status: 202, body: undefined })
    expect((await server().mails(scenario)).map(({ kind }) => kind)).toEqual(['password-reset'])
    const token = await server().lastSecret(scenario)
    await reset(token, 'short', {
      status: 422,
      body: expect.objectContaining({ error: 'password_refused', details: ['TOO_SHORT'] }),
    })
    await reset(token, NEXT, { status: 204, body: undefined })
    expect((await server().signIn(username, NEXT)).status).toBe(200)
    await reset(token, 'another salt marsh', {
      status: 422,
      body: expect.objectContaining({ error: 'token_not_valid' }),
    })
  })

  it('API-022: returns the same for an unknown address', () =>
    ask('nobody@example.com', { status: 202, body: undefined }))
})
