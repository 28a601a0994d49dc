import { once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { json } from './testing/fake-upstream.ts'
import { ownWrite, startEdgeUnderTest, type EdgeUnderTest } from './testing/edge-under-test.ts'

let edge: EdgeUnderTest
let cookie: string
beforeEach(async () => {
  edge = await startEdgeUnderTest()
  cookie = await edge.signIn()
})
afterEach(() => edge.close())

/** A call that the upstream has received and that the test answers. */
async function callUnderWay(
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<{ sent: ClientRequest; answer: ServerResponse }> {
  const received = Promise.withResolvers<ServerResponse>()
  edge.upstream.answer = (_req, res) => received.resolve(res)
  const sent = request({
    port: edge.port,
    host: '127.0.0.1',
    method,
    path,
    headers: { cookie, ...ownWrite, ...headers },
    agent: false,
  })
  sent.end(method === 'POST' ? '{}' : undefined)
  return { sent, answer: await received.promise }
}

const chat = '/rpc/user/liv/me/chat/portal.chat.v1.ChatService/StreamEvents'

describe('a stopping edge', () => {
  it('says at /readyz that it stops, and still takes calls', async () => {
    expect((await edge.call({ path: '/readyz' })).status).toBe(200)
    const draining = edge.drain({ noticeMs: 60_000, callsMs: 0 })
    const answer = await edge.call({ path: '/readyz' })
    expect([answer.status, answer.json]).toEqual([503, { message: 'The edge is stopping.' }])
    expect((await edge.call({ path: '/api/v1/promos/ACME' })).status).toBe(200)
    expect(draining).toBeInstanceOf(Promise)
  })

  it('ends no call under way and takes no new connection', async () => {
    const { sent, answer } = await callUnderWay('/api/v1/promos/ACME')
    const draining = edge.drain({ noticeMs: 0, callsMs: 60_000 })
    const response = once(sent, 'response') as Promise<[IncomingMessage]>
    await expect.poll(() => refusesConnections(edge.port)).toBe(true)
    json(answer, 200, { ok: true })
    const [message] = await response
    expect(JSON.parse(Buffer.concat(await message.toArray()).toString())).toEqual({ ok: true })
    expect(await draining).toBe(0)
  })

  it('cuts a call that lasts too long, and counts it', async () => {
    const { sent } = await callUnderWay('/api/v1/promos/ACME')
    const cut = once(sent, 'error')
    expect(await edge.drain({ noticeMs: 0, callsMs: 50 })).toBe(1)
    await cut
  })

  it('ends a stream as a whole answer, so that the browser is not offline', async () => {
    const { sent, answer } = await callUnderWay(chat, 'POST', {
      'content-type': 'application/connect+json',
    })
    const response = once(sent, 'response') as Promise<[IncomingMessage]>
    answer.writeHead(200, { 'content-type': 'application/connect+json' }).write('first')
    const [message] = await response
    const pieces = message[Symbol.asyncIterator]()
    expect(String((await pieces.next()).value)).toBe('first')
    expect(await edge.drain({ noticeMs: 0, callsMs: 60_000 })).toBe(0)
    expect((await pieces.next()).done).toBe(true)
    expect(message.complete).toBe(true)
  })

  it('closes idle kept-alive connections', async () => {
    const socket = connect(edge.port, '127.0.0.1')
    socket.write('GET /healthz HTTP/1.1\r\nhost: portal\r\n\r\n')
    await once(socket, 'data')
    expect(await edge.drain({ noticeMs: 0, callsMs: 60_000 })).toBe(0)
    if (!socket.closed) await once(socket, 'close')
  })
})

function refusesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(socket.destroy() === undefined))
    socket.once('error', () => resolve(true))
  })
}
