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
  'GAP-061: %i seconds are the life of a session, and of a partner’s',
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

test.each([0, 0.5, 900_000, '900'])(
  'GAP-061: a session of %j seconds signs nobody in',
  async (seconds) => {
    await expect(signIn({ ...session, expires_in: seconds })).rejects.toMatchObject(broken)
    await expect(
      createSignInMethods(
        answering({ token: 'pt', lifeSeconds: seconds }),
        answering({}),
      ).partnerCode('ACME', 'ac'),
    ).rejects.toMatchObject(broken)
  },
)

test.each(['bearer', 'BEARER'])('a token of the type %s is a bearer token', async (type) =>
  expect(await signIn({ ...session, type })).toMatchObject({ token: 'at-1' }),
)

test.each(['DPoP', 'MAC', ''])(
  'a token of the type %j signs nobody in',
  async (type) => await expect(signIn({ ...session, type })).rejects.toMatchObject(broken),
)

test('a new field of a session is ignored', async () =>
  expect(await signIn({ ...session, session_status: 'FROZEN' })).toMatchObject({ token: 'at-1' }))

test.each([['s adam'], [7], [{ id: 's-adam' }], ['']])(
  'a session whose impersonator is unreadable (%j) signs nobody in: it must not look like the member’s own',
  async (impersonatorId) => {
    await expect(signIn({ ...session, impersonatorId })).rejects.toMatchObject(broken)
  },
)

test.each([null, undefined])(
  'a session without an impersonator (%s) is the member’s own',
  async (impersonatorId) => {
    expect(await signIn({ ...session, impersonatorId })).not.toHaveProperty('impersonatorId')
  },
)

const email = { contactType: 'EMAIL', destination: 'm•••@example.com' }
const mfa = (body: unknown) => createMfaCalls(answering(body))

test('a way to get a code that the portal does not know is left out of the choice, and counted', async () => {
  const contactTypes = [
    email,
    { contactType: 'VOICE', destination: '•••-0142' },
    { contactType: 'SMS', destination: '207-555-0142' },
  ]
  expect(await mfa({ contactTypes }).contactPoints('m-1')).toEqual({ items: [email], leftOut: 2 })
})

test('without a way that the portal knows the choice is empty', async () => {
  expect(
    await mfa({ contactTypes: [{ contactType: 'VOICE', destination: '•••-0142' }] }).contactPoints(
      'm-1',
    ),
  ).toEqual({ items: [], leftOut: 1 })
})

test('no way at all breaks the contract', async () =>
  await expect(mfa({ contactTypes: [] }).contactPoints('m-1')).rejects.toMatchObject(broken))

test('a code that was sent and a session are not taken for one another', async () => {
  const challenge = { ...email, expiresIn: 600, resendAfter: 30 }
  expect(await mfa(challenge).send('m-1', 'EMAIL')).toEqual(challenge)
  expect(await mfa(session).verify('m-1', '123456', false)).toMatchObject({ token: 'at-1' })
  await expect(mfa(session).send('m-1', 'EMAIL')).rejects.toMatchObject(broken)
  await expect(mfa(challenge).verify('m-1', '123456', false)).rejects.toMatchObject(broken)
})

test.each(['established', 'PENDING'])(
  'SSO-023: a status of single sign-on comes as it is: %s',
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
test('IMP-006: an account may be viewed by an Admin', async () =>
  expect(await readImpersonation(answering({ ...impersonation, role: 'Admin' }))).toMatchObject({
    role: 'Admin',
  }))
test('IMP-007: an account may be viewed by a CallCenterRep', async () =>
  expect(
    await readImpersonation(answering({ ...impersonation, role: 'CallCenterRep' })),
  ).toMatchObject({ role: 'CallCenterRep' }))
test.each(['Member', 'admin', 'Coach', ''])(
  'no other role on the staff is known: %j',
  async (role) => {
    expect(await readImpersonation(answering({ ...impersonation, role }))).toMatchObject({
      impersonatorId: 's-adam',
      role: { type: 'unknown', raw: role },
    })
  },
)
