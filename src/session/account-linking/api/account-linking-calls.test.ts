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

test('API-026: the code goes in the query of a PATCH, with the session of the member and without a body', async () => {
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
])(
  'connecting answered with %i is a failure with the words of the server',
  async (status, body, failure) => {
    await expect(
      serving(Response.json(body, { status })).calls.connect('so-1'),
    ).rejects.toMatchObject(failure)
  },
)

test.each([
  [204, true],
  [404, false],
])(
  'API-027: a partner is ready if the call succeeds: %i is %s, asked without a session',
  async (status, isReady) => {
    const { asked, calls } = serving(
      status === 204
        ? new Response(null, { status })
        : Response.json({ error: 'not_found', message: 'None.' }, { status }),
    )
    expect(await calls.isPartnerReady('TELADOC')).toBe(isReady)
    expect(asked).toEqual([
      'open GET /services/service-sso-member/v1/auth/partners/TELADOC/sp/mp/oidc ',
    ])
  },
)

test('API-027: a call that fails says nothing of the partner', async () => {
  await expect(
    serving(
      Response.json({ error: 'server_error', message: 'No.' }, { status: 500 }),
    ).calls.isPartnerReady('TELADOC'),
  ).rejects.toMatchObject({ _tag: 'Unavailable' })
})
