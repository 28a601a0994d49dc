import { expect, it } from 'vitest'
import { createPortalClient } from '#generated/openapi/client.ts'
import { createMfaCalls } from './mfa-calls.ts'

const grant = {
  access_token: 'at-1',
  expires_in: 900,
  type: 'Bearer',
  last_activity_timestamp: '2026-11-20T20:00:00Z',
}
const sent = { error: 'mfa_required', mfaToken: 'mt-1' }

function answering(body: object) {
  const requests: unknown[] = []
  const calls = createMfaCalls(
    createPortalClient({
      baseUrl: 'https://portal.example',
      fetch: async (request) => {
        requests.push(await request.json())
        return Response.json(body)
      },
    }),
  )
  return { calls, requests }
}

it.each([true, false])('sends the code, and whether the device is trusted: %s', async (trusts) => {
  const { calls, requests } = answering(grant)
  await calls.verify('mt-1', '123456', trusts)
  expect(requests).toEqual([{ mfaToken: 'mt-1', code: '123456', trustDevice: trusts }])
})

it('takes a grant for no answer to a request for a code', async () => {
  const { calls, requests } = answering(grant)
  await expect(calls.send('mt-1', 'EMAIL')).rejects.toMatchObject({ _tag: 'ContractBroken' })
  expect(requests).toEqual([{ mfaToken: 'mt-1', contactType: 'EMAIL' }])
})

it('takes a sent code for no answer to a code', async () => {
  await expect(answering(sent).calls.verify('mt-1', '123456', false)).rejects.toMatchObject({
    _tag: 'ContractBroken',
  })
})
