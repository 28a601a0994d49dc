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

it('GAP-127: names the step, and hands in what a passkey signed', async () => {
  const request = {
    challenge: 'abc',
    allowCredentials: [{ type: 'public-key', id: 'k' }],
    userVerification: 'preferred',
    timeout: 300_000,
  }
  const start = answering({ step: 'PASSKEY', expiresIn: 300, passkey: request })
  expect(await start.calls.startPasskey('mt-1')).toEqual({
    ...request,
    allowCredentials: { items: request.allowCredentials, leftOut: 0 },
  })
  expect(start.requests).toEqual([{ mfaToken: 'mt-1', step: 'PASSKEY' }])
  const proof = { passkey: 'k', clientDataJSON: 'c', authenticatorData: 'a', signature: 's' }
  const { calls, requests } = answering(grant)
  await calls.prove('mt-1', proof)
  expect(requests).toEqual([{ mfaToken: 'mt-1', ...proof, trustDevice: false }])
})

it('takes a step without a challenge for no answer to a passkey', async () => {
  const { calls } = answering({ step: 'PASSKEY', expiresIn: 300 })
  await expect(calls.startPasskey('mt-1')).rejects.toMatchObject({ _tag: 'ContractBroken' })
})
