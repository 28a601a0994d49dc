import { describe, expect, it } from 'vitest'
import {
  checkPartnerOidc,
  connectExternalId,
  redirectMemberToPartner,
  redirectToPartner,
} from '../../generated/openapi/calls.ts'
import { BenefitsOfferedSchema } from '../../generated/proto/portal/one_app_migration/v1/one_app_migration_pb.js'
import { getMigrationInfo } from '../../generated/rpc/calls.ts'
import { contractServer } from '../testing/contract-server.ts'

const { server, call, member, codeFor } = contractServer('rosa', 'olga')
const form = { 'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded\b/) }
const established = {
  ssoStatus: 'ESTABLISHED',
  uri: 'https://sso.teladoc.example/saml/acs',
  parameters: {
    RelayState: expect.any(String),
    SAMLResponse: expect.stringMatching(/^[A-Za-z0-9+/=]+$/),
  },
  wellspringUuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
}
const query = { acsURL: 'https://sso.teladoc.example/saml/acs', fromMobile: true } as const
const asSent = { acsURL: 'https://sso.teladoc.example/saml/acs', fromMobile: 'true' }
type Answer = { readonly status: number; readonly body: unknown }

describe('the SAML redirect', () => {
  const without = (accessCode: string, uuid: string, answer: Answer) =>
    call('redirectToPartner', {
      send: ({ rest }) =>
        redirectToPartner(rest, {
          partnerId: 'TELADOC',
          ...query,
          headers: { 'Initial-Request-Uuid': uuid },
          body: { accessCode },
        }),
      request: {
        line: 'POST /v1/users/partners/TELADOC/auth/idp/saml/redirect',
        query: asSent,
        headers: { ...form, 'initial-request-uuid': uuid },
        body: { accessCode },
      },
      answer,
    })
  const within = (token: string, accessCode: string, uuid: string, answer: Answer) =>
    call('redirectMemberToPartner', {
      token,
      send: ({ rest }) =>
        redirectMemberToPartner(rest, {
          partnerId: 'TELADOC',
          ...query,
          headers: { 'Initial-Request-Uuid': uuid },
          body: { accessCode },
        }),
      request: {
        line: 'POST /v1/users/me/partners/TELADOC/auth/idp/saml/redirect',
        query: asSent,
        headers: { ...form, authorization: `Bearer ${token}`, 'initial-request-uuid': uuid },
        body: { accessCode },
      },
      answer,
    })

  it('API-017, GAP-028, GAP-058, GAP-114: without a session, accessCode returns ssoStatus, uri, parameters and wellspringUuid; a second call returns code 110', async () => {
    const { id } = await member('rosa')
    const uuid = crypto.randomUUID()
    const { result } = await without(await codeFor(id, 'access-code'), uuid, {
      status: 200,
      body: established,
    })
    expect(Buffer.from(result!.parameters!['SAMLResponse']!, 'base64').toString('utf8')).toContain(
      `>${result!.wellspringUuid}</saml:NameID>`,
    )
    await without(await codeFor(id, 'access-code'), uuid, {
      status: 409,
      body: expect.objectContaining({ error: 'already_redirected', code: 110 }),
    })
    await without('nothing', crypto.randomUUID(), {
      status: 401,
      body: expect.objectContaining({ error: 'invalid_grant' }),
    })
  })

  it('API-016, GAP-028, GAP-058, GAP-114: with a session it is the call with `me`, and only the member’s own code works', async () => {
    const { id, token } = await member('rosa')
    const uuid = crypto.randomUUID()
    await within(token, await codeFor(id, 'access-code'), uuid, { status: 200, body: established })
    await within(token, await codeFor(id, 'access-code'), uuid, {
      status: 409,
      body: expect.objectContaining({ code: 110 }),
    })
    const other = await member('rosa')
    await within(token, await codeFor(other.id, 'access-code'), crypto.randomUUID(), {
      status: 422,
      body: expect.objectContaining({ error: 'invalid_grant' }),
    })
  })

  it('API-026: ssoAccessCode in the query connects a member whom the redirect answered ACCOUNT_MERGE, once', async () => {
    const { id, token } = await member('olga')
    await within(token, await codeFor(id, 'access-code'), crypto.randomUUID(), {
      status: 200,
      body: { ssoStatus: 'ACCOUNT_MERGE' },
    })
    const ssoAccessCode = await codeFor(id, 'sso-code', { externalId: 'tel-contract-1' })
    const connect = (answer: Answer) =>
      call('connectExternalId', {
        token,
        send: ({ rest }) => connectExternalId(rest, { ssoAccessCode }),
        request: {
          line: 'PATCH /services/service-sso-member/user/liv/me/v1/externalId',
          query: { ssoAccessCode },
          headers: { authorization: `Bearer ${token}` },
          body: undefined,
        },
        answer,
      })
    await connect({ status: 204, body: undefined })
    await within(token, await codeFor(id, 'access-code'), crypto.randomUUID(), {
      status: 200,
      body: established,
    })
    await connect({ status: 422, body: expect.objectContaining({ error: 'invalid_grant' }) })
  })
})

it('API-027: a partner’s OpenID Connect stands ready when the call succeeds, and not when it is 404', async () => {
  for (const [partner, status, body] of [
    ['TELADOC', 204, undefined],
    ['MYSTRENGTH', 404, expect.objectContaining({ error: 'not_found' })],
  ] as const)
    await call('checkPartnerOidc', {
      send: ({ rest }) => checkPartnerOidc(rest, { partner }),
      request: {
        line: `GET /services/service-sso-member/v1/auth/partners/${partner}/sp/mp/oidc`,
        body: undefined,
      },
      answer: { status, body },
    })
})

describe('migration', () => {
  it('API-028, GAP-071: the seven fields of the form take the session over, and the browser is sent back with a code', async () => {
    const { token } = await member('olga')
    const ccmUuid: string = (await server().call('/v1/users/me/partners/PUBLIC', { token })).body
      .publicUUID
    const fields = {
      ccmUuid,
      clientName: 'member-portal',
      fromMobile: 'false',
      locale: 'en-US',
      sessionUuid: crypto.randomUUID(),
      redirectUrl: 'https://portal.wellspring.example/login',
      ccmAuthToken: token,
    } as const
    const start = (
      more: object,
      answer: Answer & { headers?: Readonly<Record<string, unknown>> },
    ) => {
      const body = { ...fields, ...more }
      return call('startMigration', {
        send: ({ fetch }) =>
          fetch('/member-migration/start', { method: 'POST', body: new URLSearchParams(body) }),
        request: { line: 'POST /member-migration/start', headers: form, body },
        answer,
      })
    }
    await start(
      { redirectUrl: 'https://evil.example/' },
      { status: 422, body: expect.objectContaining({ error: 'redirect_not_allowed' }) },
    )
    expect(await server().works(token)).toBe(true)
    const { answer } = await start(
      {},
      {
        status: 303,
        headers: {
          location: expect.stringMatching(/^https:\/\/portal\.wellspring\.example\/login\?/),
        },
        body: undefined,
      },
    )
    const back = new URL(answer.headers['location']!).searchParams
    expect(back.get('partnerId')).toBe('TELADOC')
    expect(
      (
        await server().json('/v1/users/me/partners/TELADOC/auth/sp/code', {
          access_code: back.get('accessCode'),
        })
      ).status,
    ).toBe(200)
    expect(await server().works(token)).toBe(false)
  })

  it('GAP-071: the hand-over to the identity service takes its fields and comes back with a code that works', async () => {
    const { id } = await member('rosa')
    const body = {
      accessCode: await codeFor(id, 'access-code'),
      clientName: 'member-portal',
      locale: 'es-US',
      redirectUrl: 'http://localhost:4000/login',
    } as const
    const start = (answer: Answer & { headers?: Readonly<Record<string, unknown>> }) =>
      call('startKeycloak', {
        send: ({ fetch }) =>
          fetch('/identity/keycloak/start', { method: 'POST', body: new URLSearchParams(body) }),
        request: { line: 'POST /identity/keycloak/start', headers: form, body },
        answer,
      })
    const { answer } = await start({
      status: 303,
      headers: { location: expect.stringMatching(/^http:\/\/localhost:4000\/login\?/) },
      body: undefined,
    })
    const code = new URL(answer.headers['location']!).searchParams.get('code')
    expect(
      (await server().json('/v1/users/me/partners/TELADOC/auth/idp/code', { code })).status,
    ).toBe(200)
    await start({ status: 401, body: expect.objectContaining({ error: 'invalid_grant' }) })
  })

  it('API-049, SSO-020, SSO-021: migration info has the benefits offered and whether the member is eligible', async () => {
    const ask = async (template: string, body: object) => {
      const { token } = await member(template)
      await call('getMigrationInfo', {
        token,
        send: ({ rpc }) => getMigrationInfo(rpc),
        request: {
          line: 'POST /user/liv/me/oneAppMigration/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo',
          headers: { authorization: `Bearer ${token}` },
          body: {},
        },
        answer: { status: 200, body },
      })
    }
    await ask('olga', { benefitsOffered: 'BENEFITS_OFFERED_CCM', eligible: true })
    await ask('rosa', { benefitsOffered: 'BENEFITS_OFFERED_CCM' })
    expect(
      BenefitsOfferedSchema.values.map(({ name }) => name.replace('BENEFITS_OFFERED_', '')),
    ).toEqual(['UNSPECIFIED', 'UNKNOWN', 'CCM', 'CCM_MYSTRENGTH_2_3', 'MYSTRENGTH_2_3'])
  })
})
