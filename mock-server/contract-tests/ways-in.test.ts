import { describe, expect, it } from 'vitest'
import {
  createAccessCode,
  createChatAppCode,
  exchangeTeamsToken,
  getUserToken,
  signIn,
  signInToEducation,
  signInWithIdentityCode,
  signInWithPartnerCode,
} from '../../generated/openapi/calls.ts'
import { PASSWORD } from '../testing/sandbox-client.ts'
import { CLIENT } from '../testing/sign-in-client.ts'
import { contractServer, withClient } from '../testing/contract-server.ts'

const { server, call, member, codeFor } = contractServer('rosa', 'mia')
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const refused = { status: 401, body: expect.objectContaining({ error: 'invalid_grant' }) }
const whose = async (token: string) =>
  (await server().call('/v1/users/me/token', { token })).body.userId

describe('createAccessCode', () => {
  const swap = (jwt: string, answer: { status: number; body: unknown }) =>
    call('createAccessCode', {
      send: ({ rest }) => createAccessCode(rest, { body: { jwt } }),
      request: { line: 'POST /v1/users/me/auth/oAuth2CodeFromJWT', headers: json, body: { jwt } },
      answer,
    })
  const code = { status: 200, body: { code: expect.stringMatching(/.{16,}/) } }

  it('API-012, API-087, GAP-072, USER-033: jwt is swapped for an access code, which has a code field and signs its member in once', async () => {
    const { id, token } = await member('rosa')
    const { result } = await swap(token, code)
    const body = { grant_type: 'authorization_code', code: result!.code } as const
    const signed = await call('signIn', {
      send: ({ rest }) => signIn(rest, { body }, withClient),
      request: { line: 'POST /v1/users/me/auth', headers: form, body },
      answer: { status: 200, body: expect.objectContaining({ type: 'Bearer' }) },
    })
    expect(await whose(signed.result!.access_token)).toBe(id)
    await call('signIn', {
      send: ({ rest }) => signIn(rest, { body }, withClient),
      request: { line: 'POST /v1/users/me/auth', body },
      answer: refused,
    })
  })

  it('API-012: a jwt that the parent app signed is swapped once, and no other is', async () => {
    const { id } = await member('rosa')
    const { jwt } = (await server().control('POST', 'jwts', { memberId: id })).body
    await swap(jwt, code)
    await swap(jwt, refused)
    await swap('a.b.c', refused)
  })
})

it('API-013: grant_type and code of an education course open a session of their member', async () => {
  const { id } = await member('rosa')
  const body = {
    grant_type: 'authorization_code',
    code: await codeFor(id, 'education-code'),
  } as const
  const open = (answer: { status: number; body: unknown }) =>
    call('signInToEducation', {
      send: ({ rest }) => signInToEducation(rest, { body }, withClient),
      request: {
        line: 'POST /services/service-education/v1/users/me/education/auth',
        headers: { ...form, authorization: CLIENT },
        body,
      },
      answer,
    })
  const { result } = await open({
    status: 200,
    body: expect.objectContaining({ type: 'Bearer', expires_in: 900 }),
  })
  expect(await whose(result!.access_token)).toBe(id)
  await open(refused)
})

describe('a partner’s codes', () => {
  const session = {
    token: expect.stringMatching(/.{20,}/),
    refreshToken: expect.stringMatching(/.{20,}/),
    lifeSeconds: 900,
  }

  it('API-014: access_code at auth/sp/code returns token, refreshToken and lifeSeconds, once and for that partner', async () => {
    const { id } = await member('rosa')
    const send = (
      access_code: string,
      partnerId: string,
      answer: { status: number; body: unknown },
    ) =>
      call('signInWithPartnerCode', {
        send: ({ rest }) =>
          signInWithPartnerCode(rest, { partnerId, body: { access_code } }, withClient),
        request: {
          line: `POST /v1/users/me/partners/${partnerId}/auth/sp/code`,
          headers: { ...json, authorization: CLIENT },
          body: { access_code },
        },
        answer,
      })
    const { result } = await send(await codeFor(id, 'partner-code'), 'TELADOC', {
      status: 200,
      body: session,
    })
    expect(await whose(result!.token)).toBe(id)
    const other = await codeFor(id, 'partner-code')
    await send(other, 'MYSTRENGTH', refused)
    await send(other, 'TELADOC', refused)
  })

  it('API-015: code at auth/idp/code returns the same, and its session can be renewed', async () => {
    const { id } = await member('rosa')
    const code = await codeFor(id, 'identity-code')
    const send = (answer: { status: number; body: unknown }) =>
      call('signInWithIdentityCode', {
        send: ({ rest }) =>
          signInWithIdentityCode(rest, { partnerId: 'TELADOC', body: { code } }, withClient),
        request: {
          line: 'POST /v1/users/me/partners/TELADOC/auth/idp/code',
          headers: { ...json, authorization: CLIENT },
          body: { code },
        },
        answer,
      })
    const { result } = await send({ status: 200, body: session })
    await call('getUserToken', {
      token: result!.token,
      send: ({ rest }) => getUserToken(rest),
      request: { line: 'GET /v1/users/me/token', body: undefined },
      answer: { status: 200, body: { userId: id } },
    })
    expect(
      (
        await server().form('/v1/users/me/auth/refresher', {
          grant_type: 'refresh_token',
          refresh_token: result!.refreshToken!,
        })
      ).status,
    ).toBe(200)
    await send(refused)
  })
})

describe('the chat app', () => {
  it('API-024: a form with the chat app’s fields, client_id in the query, returns scope, code and state', async () => {
    const { id, username } = await member('rosa')
    const send = (more: object, client_id: string, answer: { status: number; body: unknown }) => {
      const body = {
        redirect_uri: 'https://token.botframework.example/.auth/web/redirect',
        username,
        password: PASSWORD,
        response_type: 'code' as const,
        scope: 'openid',
        state: 'st-1',
        ...more,
      }
      return call('createChatAppCode', {
        send: ({ rest }) => createChatAppCode(rest, { client_id, body }),
        request: {
          line: 'POST /v1/users/me/auth/oAuth2Code',
          query: { client_id },
          headers: form,
          body,
        },
        answer,
      })
    }
    const { result } = await send({}, 'teams-bot', {
      status: 200,
      body: { scope: 'openid', state: 'st-1', code: expect.any(String) },
    })
    expect(
      await whose(
        (
          await server().form('/v1/users/me/auth', {
            grant_type: 'authorization_code',
            code: result!.code,
          })
        ).body.access_token,
      ),
    ).toBe(id)
    await send({ password: 'wrong' }, 'teams-bot', refused)
    await send({}, 'somebody', {
      status: 401,
      body: expect.objectContaining({ error: 'invalid_client' }),
    })
    await send({ redirect_uri: 'https://evil.example/' }, 'teams-bot', {
      status: 422,
      body: expect.objectContaining({ error: 'redirect_not_allowed' }),
    })
  })

  it('GAP-022 API-025: jwt at the chat service’s host returns an access token of its member, or nothing for a person who is no member', async () => {
    const { id } = await member('rosa')
    const send = (jwt: string, answer: { status: number; body: unknown }) =>
      call('exchangeTeamsToken', {
        send: ({ rest }) => exchangeTeamsToken(rest, { body: { jwt } }),
        request: {
          line: 'POST /teams/service-teams/oauth2/tokenExchange',
          headers: json,
          body: { jwt },
        },
        answer,
      })
    const { result } = await send(
      (await server().control('POST', 'jwts', { memberId: id, audience: 'teams' })).body.jwt,
      { status: 200, body: { access_token: expect.any(String), expires_in: 900 } },
    )
    expect(await whose(result!.access_token!)).toBe(id)
    await send((await server().control('POST', 'jwts', { audience: 'teams' })).body.jwt, {
      status: 200,
      body: {},
    })
    await send('nothing', {
      status: 401,
      body: expect.objectContaining({ error: 'invalid_teams_token' }),
    })
  })
})
