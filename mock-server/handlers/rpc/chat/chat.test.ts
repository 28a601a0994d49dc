import { randomUUID } from 'node:crypto'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { Code } from '@connectrpc/connect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CustomType, Availability } from '../../../../generated/proto/portal/chat/v1/channel_pb.js'
import { MessageType, UserType } from '../../../../generated/proto/portal/chat/v1/message_pb.js'
import { CHAT, chatClient as chatterOf } from '../../../testing/chat-client.ts'
import { failureOf, protocols } from '../../../testing/protocols.ts'
import { startTestServer, type TestServer } from '../../../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const chatter = (scenario: string, template?: string, protocol?: number) =>
  chatterOf(server, scenario, { ...(template && { template }), ...(protocol && { protocol }) })

test.each(protocols.map(([name], index) => [name, index] as const))(
  '%s: the first message creates the chat user, and every step is repeatable',
  async (name, protocol) => {
    const { client, send, clean } = await chatter(`chat first ${name}`, 'edith', protocol)
    expect([
      (await client.getCredentials({})).credentials,
      (await client.listChannels({})).channels,
    ]).toEqual([undefined, []])
    const { channel } = await client.createOneOnOneChat({ subject: 'Coaching' })
    expect((await client.createOneOnOneChat({ subject: 'Something else' })).channel).toEqual(
      channel,
    )
    expect(channel).toMatchObject({
      customType: CustomType.MEMBER_ONE_ON_ONE,
      name: 'Coaching',
      isFirstInteraction: true,
      unreadMessageCount: 0,
      members: [{ nickname: 'Edith Moore' }],
    })
    const { message } = await send(channel!.url, 'Hello!')
    expect(message).toMatchObject({
      message: 'Hello!',
      sequence: 1,
      messageType: MessageType.normal,
      sender: { nickname: 'Edith Moore', metaData: { userType: UserType.MEMBER } },
    })
    expect((await client.getCredentials({})).credentials).toMatchObject({
      userId: message!.sender!.userId,
    })
    const listed = await client.listChannels({})
    expect(listed.channels).toMatchObject([
      {
        url: channel!.url,
        isFirstInteraction: false,
        unreadMessageCount: 0,
        myLastReadSequence: 1,
        lastMessage: { message: 'Hello!' },
      },
    ])
    await clean()
  },
)

test('messages have the names of the specification', async () => {
  const { client, order, send, token, scenario } = await chatter('chat wire')
  const { channel } = await client.createOneOnOneChat({ subject: 'Coaching' })
  await send(channel!.url, 'Hello!')
  await order('coach', { name: 'Dana Whitfield' })
  await client.requestCoach({ chatType: CustomType.MEMBER_ONE_ON_ONE, subject: 'Hello!' })
  const ask = async (method: string, body: object) =>
    (
      await server.call(`${CHAT}/portal.chat.v1.ChatService/${method}`, {
        method: 'POST',
        token,
        scenario,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    ).body
  const { channels } = await ask('ListChannels', {})
  expect(channels[0]).toMatchObject({
    customType: 'MEMBER_ONE_ON_ONE',
    unreadMessageCount: 1,
    members: [
      { metaData: { user_type: 'MEMBER' } },
      {
        nickname: 'Dana Whitfield',
        metaData: { user_type: 'COACH', availability: 'AVAILABILITY_AVAILABLE' },
      },
    ],
    lastMessage: { messageType: 'admin', data: '{"senderName":"Wellspring"}' },
  })
  const { metadata } = await ask('GetChannelMetadata', { channelUrl: channel!.url })
  const { messages } = await ask('ListMessages', { channelUrl: channel!.url })
  expect(metadata).toEqual({ awaiting_coach: true, pinged_message_id: messages[1].messageId })
  expect(messages[1]).toMatchObject({
    messageType: 'normal',
    sender: { metaData: { userType: 'MEMBER' } },
  })
})

test('stores one message per client message id, also for concurrent requests', async () => {
  const { client, send, id, clean } = await chatter('chat once')
  const { channel } = await client.createOneOnOneChat({ subject: 'Coaching' })
  const clientMessageId = randomUUID()
  const all = await Promise.all(
    Array.from({ length: 8 }, () => send(channel!.url, 'Once', clientMessageId)),
  )
  expect(new Set(all.map(({ message }) => message!.messageId)).size).toBe(1)
  const { body } = await server.control('GET', `chat?memberId=${id}`)
  expect(body.channels[0].messages).toMatchObject([
    { text: 'Once', clientMessageId, from: 'member', sequence: 1 },
  ])
  expect((await failureOf(send(channel!.url, 'Other words', clientMessageId))).code).toBe(
    Code.AlreadyExists,
  )
  await clean()
})

test('pages lead back from the newest message without a gap', async () => {
  const { client, order, clean } = await chatter('chat pages')
  await order('coach')
  const { body } = await order('history', { count: 449 })
  expect(body.lastSequence).toBe(450)
  const { channels } = await client.listChannels({})
  const { url } = channels[0]!
  expect(channels[0]).toMatchObject({ unreadMessageCount: 1, lastMessage: { sequence: 450 } })
  const sizes: number[] = []
  const seen: number[] = []
  for (let before = 0, more = true; more;) {
    const page = await client.listMessages({ channelUrl: url, before })
    sizes.push(page.messages.length)
    seen.push(...page.messages.map(({ sequence }) => sequence))
    before = seen.at(-1)!
    more = page.nextPageToken !== undefined
  }
  expect(sizes).toEqual([200, 200, 50])
  expect(seen).toEqual(Array.from({ length: 450 }, (_, index) => 450 - index))
  await clean()
})

test('a page token continues messages or search results of its own channel only', async () => {
  const { client, order, send, clean } = await chatter('chat tokens')
  await order('coach')
  await order('history', { count: 9 })
  const { url } = (await client.listChannels({})).channels[0]!
  for (const text of ['Walk one', 'Swim', 'Walk two', 'Walk three']) await send(url, text)
  const walk = async (
    page: (
      pageToken?: string,
    ) => Promise<{ messages: readonly { sequence: number }[]; nextPageToken?: string | undefined }>,
  ) => {
    const seen: number[][] = []
    let next: string | undefined
    do {
      const { messages, nextPageToken } = await page(next)
      seen.push(messages.map(({ sequence }) => sequence))
      next = nextPageToken
    } while (next !== undefined)
    return seen
  }
  const from = (pageToken?: string) => (pageToken === undefined ? {} : { pageToken })
  const all = await walk((token) =>
    client.listMessages({ channelUrl: url, pageSize: 5, ...from(token) }),
  )
  expect(all).toEqual([
    [14, 13, 12, 11, 10],
    [9, 8, 7, 6, 5],
    [4, 3, 2, 1],
  ])
  expect(
    await walk((token) =>
      client.listMessages({ channelUrl: url, before: 4, pageSize: 2, ...from(token) }),
    ),
  ).toEqual([[3, 2], [1]])
  expect(
    await walk((token) =>
      client.searchMessages({ channelUrl: url, text: 'walk', pageSize: 2, ...from(token) }),
    ),
  ).toEqual([[14, 13], [11]])
  for (const place of ['ch-of-another 5', `${url} x`, `${url}`]) {
    const pageToken = Buffer.from(place).toString('base64url')
    expect((await failureOf(client.listMessages({ channelUrl: url, pageToken }))).code).toBe(
      Code.InvalidArgument,
    )
    expect(
      (await failureOf(client.searchMessages({ channelUrl: url, text: 'walk', pageToken }))).code,
    ).toBe(Code.InvalidArgument)
  }
  await clean()
})

test('a search ignores case and accents, and takes symbols literally', async () => {
  const { client, send } = await chatter('chat search')
  const { channel } = await client.createOneOnOneChat({ subject: 'Coaching' })
  const { url } = channel!
  for (const text of ['Mañana camino', '100% sure', 'nothing']) await send(url, text)
  const find = async (text: string) =>
    (await client.searchMessages({ channelUrl: url, text })).messages.map(({ message }) => message)
  expect([await find('MANANA'), await find('0%'), await find('%'), await find('_')]).toEqual([
    ['Mañana camino'],
    ['100% sure'],
    ['100% sure'],
    [],
  ])
})

test('read markers never move back, and a sent message marks all as read', async () => {
  const { client, order, send, clean } = await chatter('chat unread')
  await order('coach')
  for (const text of ['One', 'Two', 'Three']) await order('message', { text })
  const { url } = (await client.listChannels({})).channels[0]!
  const read = async (sequence: number) => {
    const { unreadMessageCount, lastReadSequence } = await client.markRead({
      channelUrl: url,
      sequence,
    })
    return [unreadMessageCount, lastReadSequence]
  }
  expect([await read(2), await read(1), await read(99)]).toEqual([
    [2, 2],
    [2, 2],
    [0, 4],
  ])
  await order('message', { text: 'Four' })
  expect((await client.getChannel({ channelUrl: url })).channel!.unreadMessageCount).toBe(1)
  await send(url, 'Thank you')
  expect((await client.getChannel({ channelUrl: url })).channel!.unreadMessageCount).toBe(0)
  await clean()
})

test('a request waits for a coach, and the previous coach returns on request', async () => {
  const { client, order, send, clean } = await chatter('chat request')
  expect(
    (await failureOf(client.requestCoach({ chatType: CustomType.MEMBER_SUPPORT, subject: 'Help' })))
      .code,
  ).toBe(Code.NotFound)
  const { channel } = await client.createOneOnOneChat({ subject: 'Coaching' })
  const { message } = await send(channel!.url, 'Is anybody there?')
  const wanted = await client.requestCoach({
    chatType: CustomType.MEMBER_ONE_ON_ONE,
    subject: 'Is anybody there?',
  })
  expect(wanted).toMatchObject({
    channelUrl: channel!.url,
    metadata: { awaitingCoach: true, pingedMessageId: message!.messageId },
  })
  expect((await order('coach', { name: 'Inés Villaseñor' })).body.coach).toBe('Inés Villaseñor')
  expect((await client.getChannelMetadata({ channelUrl: channel!.url })).metadata).toMatchObject({
    awaitingCoach: false,
    pingedMessageId: '',
  })
  await order('coach', { name: null })
  await client.requestCoach({
    chatType: CustomType.MEMBER_ONE_ON_ONE,
    subject: 'Please',
    connectPreviousCoach: true,
  })
  expect((await order('coach')).body.coach).toBe('Inés Villaseñor')
  await order('availability', {
    availability: 'LONG_AWAY',
    availabilityStartTime: '2026-12-01T09:00:00Z',
  })
  const [, coach] = (await client.getChannel({ channelUrl: channel!.url })).channel!.members
  expect(coach!.metaData).toMatchObject({
    userType: UserType.COACH,
    availability: Availability.LONG_AWAY,
    availabilityStartTime: timestampFromDate(new Date('2026-12-01T09:00:00Z')),
  })
  await clean()
})

test('a message keeps its attached reading unchanged', async () => {
  const { client, clean } = await chatter('chat card')
  const { channel } = await client.createOneOnOneChat({ subject: 'Coaching' })
  const value = {
    value: { case: 'bloodPressure' as const, value: { systolic: 128, diastolic: 79 } },
  }
  const card = {
    text: '128 over 79',
    content: {
      case: 'reading' as const,
      value: {
        timestamp: '2026-11-19T07:10:00',
        utcOffset: '-05:00',
        timeZone: 'America/New_York',
        value,
      },
    },
  }
  const request = {
    channelUrl: channel!.url,
    clientMessageId: randomUUID(),
    message: 'This was today.\n\n128 over 79',
    card,
  }
  await client.sendMessage(request)
  await client.sendMessage(request)
  expect((await client.listMessages({ channelUrl: channel!.url })).messages).toMatchObject([
    { message: request.message, card },
  ])
  await clean()
})

test('another member’s channel is not found; coaching elsewhere has no chat', async () => {
  const [one, other] = [await chatter('chat mine'), await chatter('chat theirs')]
  const { channel } = await one.client.createOneOnOneChat({ subject: 'Coaching' })
  await other.client.createOneOnOneChat({ subject: 'Coaching' })
  const { url: channelUrl } = channel!
  const calls = [
    () => other.client.getChannel({ channelUrl }),
    () => other.client.getChannelMetadata({ channelUrl }),
    () => other.client.listMessages({ channelUrl }),
    () => other.client.searchMessages({ channelUrl, text: 'a' }),
    () => other.send(channelUrl, 'Hello'),
    () => other.client.markRead({ channelUrl, sequence: 1 }),
  ]
  for (const call of calls) expect((await failureOf(call())).code).toBe(Code.NotFound)
  const elsewhere = await chatter('chat elsewhere', 'beth')
  expect((await failureOf(elsewhere.client.getCredentials({}))).code).toBe(Code.PermissionDenied)
})

test.each([
  ['nothing that can be seen', ' \u202e\u200b\n'],
  ['5001 characters', 'x'.repeat(5001)],
])('a message with %s is refused', async (_what, text) => {
  const { client, send } = await chatter(`chat bad ${text.length}`)
  const { channel } = await client.createOneOnOneChat({ subject: 'Coaching' })
  expect((await failureOf(send(channel!.url, text))).code).toBe(Code.InvalidArgument)
  expect((await failureOf(send('new', 'Hello'))).code).toBe(Code.InvalidArgument)
})

test('refuses a message that does not end with the text of its card', async () => {
  const { client } = await chatter('chat bad card')
  const { channel } = await client.createOneOnOneChat({ subject: 'Coaching' })
  const value = { value: { case: 'pulse' as const, value: { beatsPerMinute: 72 } } }
  const card = {
    text: 'Pulse: 72',
    content: {
      case: 'reading' as const,
      value: {
        timestamp: '2026-11-19T07:10:00',
        utcOffset: '-05:00',
        timeZone: 'America/New_York',
        value,
      },
    },
  }
  const sent = (message: string) =>
    client.sendMessage({ channelUrl: channel!.url, clientMessageId: randomUUID(), message, card })
  expect((await failureOf(sent('Pulse: 72. Look!'))).code).toBe(Code.InvalidArgument)
  expect((await sent('Look! Pulse: 72')).message!.card).toMatchObject({ text: 'Pulse: 72' })
})

test('5000 emoji are 5000 characters', async () => {
  const { client, send } = await chatter('chat emoji')
  const { channel } = await client.createOneOnOneChat({ subject: 'Coaching' })
  const text = '🎉'.repeat(5000)
  expect((await send(channel!.url, text)).message!.message).toBe(text)
})
