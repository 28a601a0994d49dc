import { expect, test } from 'vitest'
import { createPortalClient } from '#generated/openapi/client.ts'
import { createMergeCalls } from './account-linking-calls.ts'

function serving(answer: Response) {
  const asked: string[] = []
  const client = (who: string) =>
    createPortalClient({
      baseUrl: 'https://portal.example',
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url)
        asked.push(`${who} ${request.method} ${pathname}${search} ${await request.text()}`)
        return answer
      },
    })
  return { asked, calls: createMergeCalls(client('open'), client('member')) }
}

test('API-026: sends the code in the query of a PATCH, as the member, without a body', async () => {
  const { asked, calls } = serving(new Response(null, { status: 204 }))
  await calls.connect('so 1')
  expect(asked).toEqual([
    'member PATCH /services/service-sso-member/user/liv/me/v1/externalId?ssoAccessCode=so%201 ',
  ])
})

test.each([
  [
    409,
    { error: 'identity_taken', message: 'That account is taken.' },
    { _tag: 'Refused', status: 409, said: 'That account is taken.' },
  ],
  [
    422,
    { error: 'invalid_grant', message: 'Used.' },
    { _tag: 'Refused', status: 422, said: 'Used.' },
  ],
  [
    503,
    { error: 'temporarily_unavailable', message: 'Later.' },
    { _tag: 'Unavailable', said: 'Later.' },
  ],
])('status %i of connect rejects with the message of the server', async (status, body, failure) => {
  await expect(
    serving(Response.json(body, { status })).calls.connect('so-1'),
  ).rejects.toMatchObject(failure)
})

test.each([
  [204, true],
  [404, false],
])('API-027: status %i means ready: %s, without a session', async (status, isReady) => {
  const { asked, calls } = serving(
    status === 204
      ? new Response(null, { status })
      : Response.json({ error: 'not_found', message: 'None.' }, { status }),
  )
  expect(await calls.isPartnerReady('TELADOC')).toBe(isReady)
  expect(asked).toEqual([
    'open GET /services/service-sso-member/v1/auth/partners/TELADOC/sp/mp/oidc ',
  ])
})

test('API-027: rejects when the call fails', async () => {
  await expect(
    serving(
      Response.json({ error: 'server_error', message: 'No.' }, { status: 500 }),
    ).calls.isPartnerReady('TELADOC'),
  ).rejects.toMatchObject({ _tag: 'Unavailable' })
})
