import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { freePort } from './free-port.ts'

it.each(['127.0.0.1', '::1', undefined])('a port taken on %s is passed over', async (host) => {
  const taken = createServer()
  taken.listen({ port: 0, host })
  try {
    await once(taken, 'listening')
  } catch {
    return // The machine does not have the address.
  }
  const { port } = taken.address() as AddressInfo
  expect(await freePort(port)).toBeGreaterThan(port)
  taken.close()
  await once(taken, 'close')
  expect(await freePort(port)).toBe(port)
})
