import { expect, it } from 'vitest'
import { createPortalClient } from '#generated/openapi/client.ts'
import { signInForChatApp } from './sign-in-for-chat-app.ts'

const asked = {
  clientId: 'app-1',
  redirectUri: 'https://bot.example/back',
  scope: 'chat',
  state: 'state-1',
}
const typed = { username: 'rosa', password: 'first-one' }

function answering(status: number, body: object) {
  const requests: string[] = []
  const client = createPortalClient({
    baseUrl: 'https://portal.example',
    fetch: async (request) => {
      requests.push(`${new URL(request.url).search} ${await request.text()}`)
      return Response.json(body, { status })
    },
  })
  return { signIn: () => signInForChatApp(client, asked, typed), requests }
}

it('asks for a code for this app, its address and its state', async () => {
  const { signIn, requests } = answering(200, { code: 'code-1', state: 'state-1' })
  await signIn().catch(() => null)
  const [search = '', form] = requests[0]?.split(' ') ?? []
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ client_id: 'app-1' })
  expect(Object.fromEntries(new URLSearchParams(form))).toEqual({
    redirect_uri: 'https://bot.example/back',
    username: 'rosa',
    password: 'first-one',
    response_type: 'code',
    scope: 'chat',
    state: 'state-1',
  })
})

// A 401 is about the credentials; it must not end a session.
it.each([
  [401, { _tag: 'Refused', status: 401 }],
  [422, { _tag: 'Refused', status: 422 }],
  [403, { _tag: 'NotAllowed' }],
  [503, { _tag: 'Unavailable' }],
])('rejects %i as %j', async (status, failure) =>
  expect(answering(status, {}).signIn()).rejects.toMatchObject(failure),
)
