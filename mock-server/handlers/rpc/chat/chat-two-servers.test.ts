import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHAT, chatClient, followerOf } from '../../../testing/chat-client.ts'
import { type FreshDatabase, freshDatabase, postgresUrl } from '../../../testing/fresh-database.ts'
import { clientOf, protocols } from '../../../testing/protocols.ts'
import { startTestServer, type TestServer } from '../../../testing/sandbox-client.ts'
import { ChatService } from '../../../../generated/proto/portal/chat/v1/chat_pb.js'

let fresh: FreshDatabase
let one: TestServer
let other: TestServer
beforeAll(async () => {
  fresh = await freshDatabase()
  // PostgreSQL notifies the other server at once. With SQLite the next heartbeat finds the event.
  const options = {
    database: fresh.database,
    members: ['edith'],
    heartbeatSeconds: postgresUrl === undefined ? 0.2 : 60,
  }
  one = await startTestServer(options)
  other = await startTestServer(options)
})
afterAll(async () => {
  await Promise.all([one.close(), other.close()])
  await fresh.remove()
})

test('a message reaches a stream of another server once and in order', async () => {
  const { client, begin, send, order, token } = await chatClient(one, 'two servers')
  const url = await begin()
  const elsewhere = clientOf(ChatService, protocols[0]![1](other.origin, CHAT), token)
  const follow = async (from: typeof client, cursor: string) => {
    const leaving = new AbortController()
    const { sessionToken } = (await client.getCredentials({})).credentials!
    return followerOf(from.streamEvents({ sessionToken, cursor }, { signal: leaving.signal }), () =>
      leaving.abort(),
    )
  }
  const stream = await follow(elsewhere, '')
  await stream.event()
  const texts = Array.from({ length: 20 }, (_, index) => `Message ${index}`)
  for (const [index, text] of texts.entries())
    await (index % 2
      ? send(url, text)
      : elsewhere.sendMessage({
          channelUrl: url,
          message: text,
          clientMessageId: crypto.randomUUID(),
        }))
  const heard: Awaited<ReturnType<typeof stream.event>>[] = []
  while (heard.length < texts.length) heard.push(await stream.event())
  stream.leave()
  const textOf = (event: (typeof heard)[number]) =>
    event.case === 'message' && event.value.message?.message
  expect(heard.map(textOf)).toEqual(texts)
  await order('message', { from: 'admin', text: 'Meanwhile' })
  const resumed = await follow(client, heard[9]!.cursor)
  await resumed.event()
  const rest = []
  while (rest.length < 11) rest.push(textOf(await resumed.event()))
  resumed.leave()
  expect(rest).toEqual([...texts.slice(10), 'Meanwhile'])
})

test('a message sent to both servers at once is stored once', async () => {
  const { client, begin, token, id } = await chatClient(one, 'two servers once')
  const url = await begin()
  const elsewhere = clientOf(ChatService, protocols[0]![1](other.origin, CHAT), token)
  const message = { channelUrl: url, message: 'Once', clientMessageId: crypto.randomUUID() }
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 ? client : elsewhere).sendMessage(message)),
  )
  expect(new Set(all.map((answer) => answer.message!.messageId)).size).toBe(1)
  expect(
    (await other.control('GET', `chat?memberId=${id}`)).body.channels[0].messages,
  ).toHaveLength(1)
})

test('sign-out at one server ends the stream of another', async () => {
  const { client, begin, token } = await chatClient(one, 'two servers out')
  await begin()
  const elsewhere = clientOf(ChatService, protocols[0]![1](other.origin, CHAT), token)
  const { sessionToken } = (await client.getCredentials({})).credentials!
  const stream = followerOf(elsewhere.streamEvents({ sessionToken }), () => undefined)
  await stream.event()
  await one.call('/v1/auth/logout', { method: 'POST', token })
  expect((await stream.end())?.rawMessage).toBe('Your session has ended. Please sign in again.')
})
