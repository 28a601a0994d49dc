import { describe, expect, it } from 'vitest'
import {
  answerMfaChallenge,
  type AnswerMfaChallengeParams,
  listMfaContactPoints,
  refreshSession,
  signIn,
  type SignInParams,
  signOut,
} from '../../generated/openapi/calls.ts'
import { PASSWORD } from '../testing/sandbox-client.ts'
import { CLIENT } from '../testing/sign-in-client.ts'
import { contractServer, withClient } from '../testing/contract-server.ts'

const { server, call, member } = contractServer('rosa', 'mia')
const headers = { authorization: CLIENT, 'content-type': 'application/x-www-form-urlencoded' }
const session = {
  access_token: expect.stringMatching(/.{20,}/),
  refresh_token: expect.stringMatching(/.{20,}/),
  last_activity_timestamp: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
  expires_in: 900,
  type: 'Bearer',
}

describe('signIn', () => {
  const line = 'POST /v1/users/me/auth'

  it('API-010: a form with grant_type and credentials, signed by the client, returns the five fields of a session', async () => {
    const { username } = await member('rosa')
    const body = { grant_type: 'password', username, password: PASSWORD } as const
    const { answer } = await call('signIn', {
      send: ({ rest }) => signIn(rest, { body }, withClient),
      request: { line, headers, body },
      answer: { status: 200, body: session },
    })
    expect(await server().works((answer.body as { access_token: string }).access_token)).toBe(true)
  })

  it('API-010, GAP-059: without grant_type the password grant is meant; the credentials are username and password', async () => {
    const { username } = await member('rosa')
    // A field with a default is optional, but the generated body type requires it.
    const body = { username, password: PASSWORD } as SignInParams['body']
    await call('signIn', {
      send: ({ rest }) => signIn(rest, { body }, withClient),
      request: { line, headers, body },
      answer: { status: 200, body: session },
    })
  })

  it('API-010: a wrong password is refused without a word of a second step, and another client with its own error', async () => {
    const { username } = await member('mia')
    const body = { grant_type: 'password', username, password: 'wrong' } as const
    await call('signIn', {
      send: ({ rest }) => signIn(rest, { body }, withClient),
      request: { line, headers, body },
      answer: {
        status: 401,
        body: {
          error: 'invalid_grant',
          message: 'That email address and password do not match. Check both and try again.',
        },
      },
    })
    await call('signIn', {
      send: ({ rest }) =>
        signIn(rest, { body }, { headers: { authorization: 'Basic bm9ib2R5Om5vdGhpbmc=' } }),
      request: { line, body },
      answer: { status: 401, body: expect.objectContaining({ error: 'invalid_client' }) },
    })
  })

  it('API-010: the error of a member with a second step holds mfaToken', async () => {
    const { username } = await server().copy('mia', 'second step')
    const body = { grant_type: 'password', username, password: PASSWORD } as const
    await call('signIn', {
      send: ({ rest }) => signIn(rest, { body }, withClient),
      request: { line, headers, body },
      answer: {
        status: 403,
        body: {
          error: 'mfa_required',
          message: expect.any(String),
          mfaToken: expect.stringMatching(/^mfa-.+/),
        },
      },
    })
  })
})

describe('refreshSession', () => {
  const line = 'POST /v1/users/me/auth/refresher'
  const refresh = (refresh_token: string, status: number, answer: object) => {
    const body = { grant_type: 'refresh_token', refresh_token } as const
    return call('refreshSession', {
      send: ({ rest }) => refreshSession(rest, { body }, withClient),
      request: { line, headers, body },
      answer: { status, body: answer },
    })
  }

  it('API-011: grant_type refresh_token and the refresh_token return a session', async () => {
    const { username } = await member('rosa')
    const { refresh_token } = (await server().signIn(username)).body
    const { answer } = await refresh(refresh_token, 200, session)
    expect(await server().works((answer.body as { access_token: string }).access_token)).toBe(true)
  })

  it('API-011: a token that is not known is refused', () =>
    refresh('rt-nobody', 401, expect.objectContaining({ error: 'invalid_grant' })))
})

describe('signOut', () => {
  const sign = (token: string, status: number, body: unknown) =>
    call('signOut', {
      token,
      send: ({ rest }) => signOut(rest),
      request: {
        line: 'POST /v1/auth/logout',
        headers: { authorization: `Bearer ${token}` },
        body: undefined,
      },
      answer: { status, body },
    })

  it('API-020: returns no body and ends the session', async () => {
    const { token } = await member('rosa')
    await sign(token, 204, undefined)
    expect(await server().works(token)).toBe(false)
    await sign(token, 401, expect.objectContaining({ error: 'invalid_token' }))
  })
})

describe('the second step', () => {
  const line = 'POST /v1/users/auth/mfa/challenges'
  const opened = async (scenario: string): Promise<string> =>
    (await server().signIn((await server().copy('mia', scenario)).username)).body.mfaToken
  const answered = (body: AnswerMfaChallengeParams['body'], status: number, answer: object) =>
    call('answerMfaChallenge', {
      send: ({ rest }) => answerMfaChallenge(rest, { body }, withClient),
      request: {
        line,
        headers: { authorization: CLIENT, 'content-type': 'application/json' },
        body,
      },
      answer: { status, body: answer },
    })

  it('API-018, GAP-059: {mfaToken, contactType} sends a code to that contact; {mfaToken, code} hands it in and opens the session', async () => {
    const mfaToken = await opened('choice')
    await answered({ mfaToken, contactType: 'SMS' }, 201, {
      contactType: 'SMS',
      destination: '•••-•••-0142',
      expiresIn: 600,
      resendAfter: 30,
    })
    expect((await server().mails('choice')).map(({ channel, kind }) => [channel, kind])).toEqual([
      ['SMS', 'mfa-code'],
    ])
    const code = await server().lastSecret('choice')
    await answered(
      {
        mfaToken,
        code: code === '000000' ? '000001' : '000000',
      } as AnswerMfaChallengeParams['body'],
      422,
      expect.objectContaining({ error: 'wrong_code' }),
    )
    const { answer } = await answered(
      { mfaToken, code } as AnswerMfaChallengeParams['body'],
      200,
      session,
    )
    expect(await server().works((answer.body as { access_token: string }).access_token)).toBe(true)
  })

  it('API-018: trusts a device only with trustDevice', async () => {
    const mfaToken = await opened('trust')
    await answered(
      { mfaToken, contactType: 'EMAIL' },
      201,
      expect.objectContaining({ contactType: 'EMAIL' }),
    )
    await answered({ mfaToken, code: await server().lastSecret('trust'), trustDevice: true }, 200, {
      ...session,
      device_token: expect.any(String),
    })
  })

  it('API-019, GAP-060: the mfaToken in the path returns contactTypes', async () => {
    const mfaToken = await opened('points')
    const asked = (id: string, status: number, body: object) =>
      call('listMfaContactPoints', {
        send: ({ rest }) => listMfaContactPoints(rest, { id }),
        request: { line: `GET /v1/users/auth/mfa/${id}/contactPoints`, body: undefined },
        answer: { status, body },
      })
    await asked(mfaToken, 200, {
      contactTypes: [
        { contactType: 'EMAIL', destination: 'm•••@example.com' },
        { contactType: 'SMS', destination: '•••-•••-0142' },
      ],
      otherSteps: [],
    })
    await asked('mfa-nobody', 401, expect.objectContaining({ error: 'invalid_mfa_token' }))
  })
})
