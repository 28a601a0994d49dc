import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passkeyCancelled } from '#session/auth/api/passkeys.ts'
import { drawnBeside } from '#platform/query/testing/render-query.tsx'
import { useAddPasskey } from './second-step-queries.ts'

const options = {
  challenge: 'abc',
  rp: { name: 'Wellspring', id: 'portal.example' },
  user: { id: 'dQ', name: 'rosa@example.com', displayName: 'Rosa' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [{ type: 'public-key', id: 'b2xk' }],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  timeout: 300_000,
}
class Attestation {
  clientDataJSON = new Uint8Array([1, 2, 255]).buffer
  attestationObject = new Uint8Array([251, 255, 3]).buffer
}
class Credential {
  static parseCreationOptionsFromJSON = (asked: unknown) => asked
  static parseRequestOptionsFromJSON = (asked: unknown) => asked
  id = 'bmV3'
  response = new Attestation()
}
const create = vi.fn()
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', Credential)
  vi.stubGlobal('AuthenticatorAttestationResponse', Attestation)
  vi.stubGlobal('navigator', { credentials: { create } })
})
afterEach(() => vi.unstubAllGlobals())

function adding() {
  const sent: unknown[] = []
  const add = drawnBeside(async (input, init) => {
    const request = new Request(input, init)
    sent.push([new URL(request.url).pathname.split('/').at(-1), await request.json()])
    return sent.length === 1
      ? Response.json(options)
      : Response.json(
          { id: 'pk-1', name: 'My phone', addedAt: '2026-11-20T15:00:00Z', lastUsedAt: null },
          { status: 201 },
        )
  }, useAddPasskey)
  return { sent, add: () => add({ name: 'My phone', password: 'a password' }) }
}

test('GAP-127: the browser makes it for the server’s challenge, and its bytes are sent', async () => {
  create.mockResolvedValue(new Credential())
  const { sent, add } = adding()
  expect(await add()).toMatchObject({ id: 'pk-1' })
  expect(create).toHaveBeenLastCalledWith({ publicKey: options })
  expect(sent).toEqual([
    ['passkey-challenges', { password: 'a password' }],
    [
      'passkeys',
      { name: 'My phone', id: 'bmV3', clientDataJSON: 'AQL_', attestationObject: '-_8D' },
    ],
  ])
})

test.each([
  ['cancelled', () => Promise.reject(new DOMException('No.', 'NotAllowedError'))],
  ['made before', () => Promise.reject(new DOMException('Known.', 'InvalidStateError'))],
  ['of another kind', () => Promise.resolve(null)],
])('nothing is sent when it is %s', async (_, answer) => {
  create.mockImplementation(answer)
  const { sent, add } = adding()
  await expect(add()).rejects.toMatchObject({ _tag: 'Refused', error: passkeyCancelled })
  expect(sent).toHaveLength(1)
})

test('a defect of the page is none of the member’s answers', async () => {
  create.mockRejectedValue(new TypeError('broken'))
  await expect(adding().add()).rejects.not.toMatchObject({ error: passkeyCancelled })
})
