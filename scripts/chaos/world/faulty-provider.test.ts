import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type FaultyProvider, startFaultyProvider } from './faulty-provider.ts'

let calls = 0
const sandbox = createServer((_, res) => {
  calls += 1
  res.end('taken')
})
let provider: FaultyProvider
beforeAll(async () => {
  sandbox.listen(0, '127.0.0.1')
  await once(sandbox, 'listening')
  provider = await startFaultyProvider(
    `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}`,
  )
})
beforeEach(() => {
  calls = 0
  provider.fault = () => 'none'
})
afterAll(async () => {
  await provider.stop()
  sandbox.closeAllConnections()
  sandbox.close()
})

const ask = async (path = '/'): Promise<string> => {
  const answer = await fetch(provider.address + path)
  return `${answer.status} ${await answer.text()}`
}

it('passes calls on', async () => {
  expect([await ask(), calls]).toEqual(['200 taken', 1])
})

it('loses the answer of a call that was taken', async () => {
  provider.fault = () => 'answer lost'
  await expect(ask()).rejects.toThrow()
  expect(calls).toBe(1)
})

it('does not reach the provider', async () => {
  provider.fault = (path) => (path === '/broken' ? 'unreached' : 'none')
  expect([await ask('/broken'), calls]).toEqual(['502 ', 0])
  expect([await ask('/other'), calls]).toEqual(['200 taken', 1])
})

it('goes down and comes back at its address', async () => {
  await provider.goDown()
  await expect(ask()).rejects.toThrow()
  await provider.comeBack()
  expect(await ask()).toBe('200 taken')
})
