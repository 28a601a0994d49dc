import { expect, test } from 'vitest'
import { createPortalClient } from '#generated/openapi/client.ts'
import { readImpersonation } from '#session/auth/api/impersonation-calls.ts'
import { createMfaCalls } from '#slices/sign-in/api/mfa-calls.ts'
import { createSignInMethods } from '#session/auth/api/sign-in-methods.ts'

const session = {
  access_token: 'at-1',
  expires_in: 900,
  type: 'Bearer',
  last_activity_timestamp: '2026-11-20T10:00:00Z',
}
const answering = (body: unknown) =>
  createPortalClient({ baseUrl: 'https://portal.example', fetch: async () => Response.json(body) })
const signIn = (body: unknown) => createSignInMethods(answering(body), answering({})).code('c-1')
const broken = { _tag: 'ContractBroken' }

test.each([900, 1, 86_400])(
  'GAP-061: accepts %i seconds as the lifetime of a session',
  async (seconds) => {
    expect(await signIn({ ...session, expires_in: seconds })).toMatchObject({
      token: 'at-1',
      lifetime: seconds * 1000,
    })
    const { partnerCode } = createSignInMethods(
      answering({ token: 'pt', lifeSeconds: seconds }),
      answering({}),
    )
    expect(await partnerCode('ACME', 'ac')).toEqual({ token: 'pt', lifetime: seconds * 1000 })
  },
)

test.each([0, 0.5, 900_000, '900'])('GAP-061: rejects a session of %j seconds', async (seconds) => {
  await expect(signIn({ ...session, expires_in: seconds })).rejects.toMatchObject(broken)
  await expect(
    createSignInMethods(
      answering({ token: 'pt', lifeSeconds: seconds }),
      answering({}),
    ).partnerCode('ACME', 'ac'),
  ).rejects.toMatchObject(broken)
})

test.each(['bearer', 'BEARER'])('accepts the token type %s as bearer', async (type) =>
  expect(await signIn({ ...session, type })).toMatchObject({ token: 'at-1' }),
)

test.each(['DPoP', 'MAC', ''])(
  'rejects the token type %j',
  async (type) => await expect(signIn({ ...session, type })).rejects.toMatchObject(broken),
)

test('ignores new fields of a session', async () =>
  expect(await signIn({ ...session, session_status: 'FROZEN' })).toMatchObject({ token: 'at-1' }))

test.each([['s adam'], [7], [{ id: 's-adam' }], ['']])(
  "rejects a session with an unreadable impersonator (%j), which could pass as the member's own",
  async (impersonatorId) => {
    await expect(signIn({ ...session, impersonatorId })).rejects.toMatchObject(broken)
  },
)

test.each([null, undefined])(
  "reads a session without an impersonator (%s) as the member's own",
  async (impersonatorId) => {
    expect(await signIn({ ...session, impersonatorId })).not.toHaveProperty('impersonatorId')
  },
)

const email = { contactType: 'EMAIL', destination: 'm•••@example.com' }
const mfa = (body: unknown) => createMfaCalls(answering(body))

test('leaves out and counts unknown ways to receive a code', async () => {
  const contactTypes = [
    email,
    { contactType: 'VOICE', destination: '•••-0142' },
    { contactType: 'SMS', destination: '207-555-0142' },
  ]
  expect(await mfa({ contactTypes }).choice('m-1')).toEqual({
    items: [email],
    leftOut: 2,
    others: [],
  })
})

test('returns no choices without a known way', async () => {
  expect(
    await mfa({ contactTypes: [{ contactType: 'VOICE', destination: '•••-0142' }] }).choice('m-1'),
  ).toEqual({ items: [], leftOut: 1, others: [] })
})

test('reports a broken contract without any way', async () =>
  await expect(mfa({ contactTypes: [] }).choice('m-1')).rejects.toMatchObject(broken))

test('tells a sent code from a session', async () => {
  const challenge = { ...email, expiresIn: 600, resendAfter: 30 }
  expect(await mfa(challenge).send('m-1', 'EMAIL')).toEqual(challenge)
  expect(await mfa(session).verify('m-1', '123456', false)).toMatchObject({ token: 'at-1' })
  await expect(mfa(session).send('m-1', 'EMAIL')).rejects.toMatchObject(broken)
  await expect(mfa(challenge).verify('m-1', '123456', false)).rejects.toMatchObject(broken)
})

test.each(['established', 'PENDING'])(
  'SSO-023: keeps the single sign-on status %s',
  async (ssoStatus) => {
    const { sso } = createSignInMethods(answering({ ssoStatus }), answering({}))
    expect(
      await sso(
        {
          partnerId: 'ACME',
          accessCode: 'a',
          acsURL: null,
          fromMobile: false,
          initialRequest: 'r-1',
        },
        false,
      ),
    ).toEqual({ ssoStatus })
  },
)

const impersonation = { impersonatorId: 's-adam', startedAt: '2026-11-20T13:05:00Z' }
test('IMP-006: allows an Admin to view an account', async () =>
  expect(await readImpersonation(answering({ ...impersonation, role: 'Admin' }))).toMatchObject({
    role: 'Admin',
  }))
test('IMP-007: allows a CallCenterRep to view an account', async () =>
  expect(
    await readImpersonation(answering({ ...impersonation, role: 'CallCenterRep' })),
  ).toMatchObject({ role: 'CallCenterRep' }))
test.each(['Member', 'admin', 'Coach', ''])('knows no other staff role: %j', async (role) => {
  expect(await readImpersonation(answering({ ...impersonation, role }))).toMatchObject({
    impersonatorId: 's-adam',
    role: { type: 'unknown', raw: role },
  })
})
