import { expect, it } from 'vitest'
import { createPortalClient } from '#generated/openapi/client.ts'
import { createVerificationCalls } from './verification-calls.ts'

function answering(status: number, problem?: object) {
  const requests: unknown[] = []
  const calls = createVerificationCalls(
    createPortalClient({
      baseUrl: 'https://portal.example',
      fetch: async (request) => {
        requests.push([new URL(request.url).pathname, await request.json()])
        return problem ? Response.json(problem, { status }) : new Response(null, { status })
      },
    }),
  )
  return { calls, requests }
}

it('sends the address, and the token of the link', async () => {
  const sending = answering(202)
  await sending.calls.send('rosa@example.com')
  expect(sending.requests).toEqual([
    ['/api/v1/users/info/email/verification', { email: 'rosa@example.com' }],
  ])
  const confirming = answering(204)
  await confirming.calls.confirm('token-1')
  expect(confirming.requests).toEqual([
    ['/api/v1/users/info/email/verification/confirm', { token: 'token-1' }],
  ])
})

it.each([
  [422, { error: 'token_expired' }, { _tag: 'Refused', error: 'token_expired' }],
  [422, { error: 'token_used' }, { _tag: 'Refused', error: 'token_used' }],
  [429, {}, { _tag: 'TooMany' }],
  [503, {}, { _tag: 'Unavailable' }],
])('rejects %i %j', async (status, problem, failure) => {
  await expect(answering(status, problem).calls.confirm('token-1')).rejects.toMatchObject(failure)
  await expect(answering(status, problem).calls.send('a@b.example')).rejects.toMatchObject(failure)
})
