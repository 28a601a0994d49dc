import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { modes } from '../modes/modes.ts'
import { FrameReader, frameOf } from './connect-frames.ts'
import { startProxy, type ChangingProxy } from './changing-proxy.ts'

const contacts = { contacts: [{ id: 'c-1', email: 'a@example.com', contactType: 'EC' }] }
const event = { cursor: 'c-1', heartbeat: {} }
let upstream: Server
let proxy: ChangingProxy

beforeAll(async () => {
  upstream = createServer((request, response) => {
    if (request.url?.endsWith('StreamEvents') === true)
      return void response
        .writeHead(200, { 'content-type': 'application/connect+json' })
        .end(frameOf(0, Buffer.from(JSON.stringify(event))))
    response
      .writeHead(200, { 'content-type': 'application/json', etag: '"1"' })
      .end(JSON.stringify(contacts))
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  proxy = await startProxy(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`)
})
afterAll(async () => {
  await proxy.stop()
  upstream.close()
})
beforeEach(() => {
  proxy.scenarios.plan('s', null)
  proxy.scenarios.takeCalls('s')
})

const path = '/v1/users/me/contacts'
const ask = (at = path, init: RequestInit = {}) =>
  fetch(proxy.address + at, { ...init, headers: { 'x-scenario': 's' } })
const plan = (name: string, applies = (_operation: string) => true) => {
  const mode = modes.find((each) => each.name === name)
  if (mode === undefined) throw new Error(`There is no mode ${name}.`)
  proxy.scenarios.plan('s', { mode, seed: 1, applies })
}

it('passes an answer on as it is without a plan', async () => {
  const answer = await ask()
  expect(await answer.json()).toEqual(contacts)
  expect(answer.headers.get('etag')).toBe('"1"')
  expect(proxy.scenarios.takeCalls('s')).toMatchObject([
    { operation: { operationId: 'listContacts' }, status: 200, changed: null, original: contacts },
  ])
})

it('changes an answer and tells what the change means', async () => {
  plan('lists-empty')
  expect(await (await ask()).json()).toEqual({ contacts: [] })
  expect(proxy.scenarios.takeCalls('s')).toMatchObject([{ changed: 'none', original: contacts }])
})

it.each([
  ['other calls', path, (operation: string) => operation !== 'listContacts'],
  ['sign-in', '/v1/users/me/auth', () => true],
])('leaves %s as they are', async (_name, at, applies) => {
  plan('lists-empty', applies)
  const init = at === path ? {} : { method: 'POST' }
  expect(await (await ask(at, init)).json()).toEqual(contacts)
})

it('answers with a status', async () => {
  plan('status-401')
  const answer = await ask()
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ error: 'invalid_token' })
})

it('holds a call until its caller gives up', async () => {
  plan('hang')
  const caller = new AbortController()
  const answer = ask(path, { signal: caller.signal }).catch((error: Error) => error.name)
  await expect.poll(() => proxy.scenarios.heldCalls('s')).toBe(1)
  expect(proxy.scenarios.keptConnections('s')).toBe(1)
  caller.abort()
  expect(await answer).toBe('AbortError')
  await expect.poll(() => proxy.scenarios.heldCalls('s')).toBe(0)
})

it('breaks an answer off in the middle', async () => {
  plan('cut')
  await expect((await ask()).text()).rejects.toThrow()
})

it('changes the messages of a stream', async () => {
  plan('unknown-fields')
  const answer = await ask('/user/liv/me/chat/portal.chat.v1.ChatService/StreamEvents', {
    method: 'POST',
  })
  const frames = new FrameReader().take(Buffer.from(await answer.arrayBuffer()))
  expect(JSON.parse(String(frames[0]?.message))).toMatchObject({ ...event, aNewerNumber: 7 })
})

it('reads frames that come in pieces', () => {
  const reader = new FrameReader()
  const bytes = Buffer.concat([frameOf(0, Buffer.from('one')), frameOf(2, Buffer.from('end'))])
  const frames = [...bytes].flatMap((byte) => reader.take(Buffer.from([byte])))
  expect(frames.map(({ flags, message }) => [flags, String(message)])).toEqual([
    [0, 'one'],
    [2, 'end'],
  ])
})
