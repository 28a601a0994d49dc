import { afterEach, expect, test, vi } from 'vitest'
import { createPortalClient } from '#generated/openapi/client.ts'
import { answer } from '#generated/openapi/problem.ts'
import { askRpc, createRpcClient } from '#generated/rpc/client.ts'
import { warnDeprecated } from './warn-deprecated.ts'

const headers = { deprecation: '@1767225600', sunset: 'Fri, 01 Jan 2027 00:00:00 GMT' }
afterEach(() => void vi.restoreAllMocks())

test('warns once of each operation whose answer is deprecated, by REST and by RPC', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const fetch = () => Promise.resolve(Response.json({ ok: true }, { headers }))
  const portal = createPortalClient({ baseUrl: 'https://portal.example', fetch })
  const rpc = createRpcClient({ baseUrl: 'https://portal.example', fetch })
  // A path of the contract: the client types no other.
  const rest = () => answer('oldThing', portal.GET('/v1/users/me/contacts', {}))
  await rest()
  expect(warned).not.toHaveBeenCalled()
  const stop = warnDeprecated()
  await rest()
  await rest()
  await askRpc(rpc, 'oldRpc', '/rpc/old', {}, {})
  await askRpc(rpc, 'oldRpc', '/rpc/old', {}, {})
  stop()
  expect(warned.mock.calls).toEqual([
    ['oldThing is deprecated (Deprecation: @1767225600, Sunset: Fri, 01 Jan 2027 00:00:00 GMT).'],
    ['oldRpc is deprecated (Deprecation: @1767225600, Sunset: Fri, 01 Jan 2027 00:00:00 GMT).'],
  ])
})
