import { connect } from 'node:net'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { CHAT, chatClient } from '../../../testing/chat-client.ts'
import { startTestServer, type TestServer } from '../../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ heartbeatSeconds: 0.1, members: ['edith'] })
})
afterAll(() => server.close())

/** Returns a Connect envelope with a JSON message. */
const envelope = (message: object): Buffer => {
  const bytes = Buffer.from(JSON.stringify(message))
  const head = Buffer.alloc(5)
  head.writeUInt32BE(bytes.length, 1)
  return Buffer.concat([head, bytes])
}

/** Opens a stream on a connection that never reads. */
const paused = (token: string, request: object) => {
  const body = envelope(request)
  const socket = connect({ port: server.mock.port, host: '127.0.0.1' })
  socket.pause()
  socket.write(
    `POST ${CHAT}/portal.chat.v1.ChatService/StreamEvents HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/connect+json\r\nConnect-Protocol-Version: 1\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(body)
  return socket
}

test('a slow reader blocks no others, causes no buffering, and gets an error when too far behind', async () => {
  const { begin, client, token, order, follow, id } = await chatClient(server, 'slow')
  const url = await begin()
  const { sessionToken } = (await client.getCredentials({})).credentials!
  const socket = paused(token, { sessionToken })
  const open = async () => (await server.control('GET', 'streams')).body.length as number
  await expect.poll(open).toBe(1)

  const asked = vi.spyOn(server.mock.sandbox.store, 'all')
  const text = '🎉'.repeat(5000)
  // 30 MB exceed the socket buffers of both sides. Each message is sent and answered while the
  // client does not read.
  for (let index = 0; index < 1500; index++)
    await client.sendMessage({ channelUrl: url, clientMessageId: randomUUID(), message: text })
  await order('message', { from: 'admin', text: 'The last' })
  const before = asked.mock.calls.filter(([sql]) => sql.includes('FROM chat_events')).length
  // A client that reads gets new messages at once.
  const quick = await follow(
    `c1.${(await server.mock.sandbox.store.get<{ event_seq: number }>('SELECT event_seq FROM chat_users WHERE member_id = ?', [id]))!.event_seq - 1}`,
  )
  expect([(await quick.event()).case, (await quick.event()).value]).toMatchObject([
    'ready',
    { message: { message: 'The last' } },
  ])
  quick.leave()
  // Each message sent a notification, but the server read only what the sockets took.
  expect(before).toBeLessThan(1000)

  const pieces: Buffer[] = []
  await new Promise<void>((resolve) => {
    socket.on('data', (piece: Buffer) => {
      pieces.push(piece)
      if (Buffer.concat(pieces.slice(-2)).includes('"code":"out_of_range"')) resolve()
    })
    socket.resume()
  })
  socket.destroy()
  const heard = [
    ...Buffer.concat(pieces)
      .toString('latin1')
      .matchAll(/"sequence":(\d+)/g),
  ].map(([, sequence]) => Number(sequence))
  expect(heard).toEqual(heard.map((_, index) => index + 1))
  expect(heard.length).toBeLessThan(1500)
  asked.mockRestore()
  await expect.poll(open).toBe(0)

  // A stuck client cannot receive the end of the session, so the connection is cut.
  const stuck = paused(token, { sessionToken, cursor: 'c1.600' })
  await expect.poll(open).toBe(1)
  await server.call('/v1/auth/logout', { method: 'POST', token })
  await expect.poll(open).toBe(0)
  stuck.destroy()
})
