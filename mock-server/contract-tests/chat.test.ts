import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  AvailabilitySchema,
  CustomTypeSchema,
} from '../../generated/proto/portal/chat/v1/channel_pb.js'
import {
  MessageTypeSchema,
  UserTypeSchema,
} from '../../generated/proto/portal/chat/v1/message_pb.js'
import * as rpc from '../../generated/rpc/calls.ts'
import { contractServer, rpcOf } from '../testing/contract-server.ts'

const contract = contractServer('edith', 'rosa')
const { server, member } = contract
const chatOf = rpcOf(contract, 'chat', 'portal.chat.v1.ChatService')
const STAMP = expect.stringMatching(/^2026-11-20T17:0\d:\d\d(\.\d{3})?Z$/)
const named = ({
  values,
}: {
  readonly values: readonly { readonly name: string; readonly number: number }[]
}) => values.map(({ name }) => name)

/** A member with a chat user, a coaching channel and one message in it. */
const written = async () => {
  const { id, token } = await member('edith')
  const chat = chatOf(token)
  const made = await chat(
    'createOneOnOneChat',
    rpc.createOneOnOneChat,
    { subject: 'Coaching' },
    { message: { channel: expect.any(Object) } },
  )
  const { channel } = made.answer.body as { channel: { url: string } }
  const clientMessageId = randomUUID()
  const sent = await chat(
    'sendMessage',
    rpc.sendMessage,
    { channelUrl: channel.url, clientMessageId, message: 'Good morning!' },
    {
      message: { message: expect.objectContaining({ message: 'Good morning!' }) },
    },
  )
  const { message } = sent.answer.body as { message: { messageId: string } }
  const order = (path: string, more: object = {}) =>
    server().control('POST', `chat/${path}`, { memberId: id, ...more })
  return { token, chat, channel, message, order, url: channel.url }
}

describe('the three calls of the documents', () => {
  it('API-001 API-002, API-051, GAP-088, GAP-109: GetCredentials takes nothing; there are none until the member has written', async () => {
    const { token } = await member('edith')
    await chatOf(token)('getCredentials', rpc.getCredentials, {}, { message: {} })
    const { chat } = await written()
    await chat(
      'getCredentials',
      rpc.getCredentials,
      {},
      {
        message: {
          credentials: {
            userId: expect.any(String),
            sessionToken: expect.stringMatching(/^[A-Za-z0-9._~-]{16,512}$/),
            expireTime: expect.stringMatching(/^2026-11-20T17:1\d:/),
          },
        },
      },
    )
    await chatOf('at-nobody')('getCredentials', rpc.getCredentials, {}, { code: 'unauthenticated' })
  })

  it('API-003, API-051, CHAT-009, CHAT-011, CHAT-012, GAP-088: CreateOneOnOneChat takes a subject and answers the channel, the same one each time', async () => {
    const { token } = await member('edith')
    const chat = chatOf(token)
    const channel = {
      url: expect.stringMatching(/^ch-/),
      customType: 'MEMBER_ONE_ON_ONE',
      name: 'Lunch',
      isFirstInteraction: true,
      createdAt: STAMP,
      members: [
        { userId: expect.any(String), nickname: 'Edith Moore', metaData: { user_type: 'MEMBER' } },
      ],
    }
    const { answer } = await chat(
      'createOneOnOneChat',
      rpc.createOneOnOneChat,
      { subject: 'Lunch' },
      { message: { channel } },
    )
    await chat(
      'createOneOnOneChat',
      rpc.createOneOnOneChat,
      { subject: 'Other' },
      { message: answer.body },
    )
    await chat(
      'createOneOnOneChat',
      rpc.createOneOnOneChat,
      { subject: ' ' },
      { code: 'invalid_argument' },
    )
  })

  it('API-004, API-051, CHAT-014, GAP-088: RequestCoach takes chat type, subject and an optional flag for the coach of before; the channel then waits', async () => {
    const { chat, url, message } = await written()
    const waiting = { awaiting_coach: true, pinged_message_id: message.messageId }
    await chat(
      'getChannelMetadata',
      rpc.getChannelMetadata,
      { channelUrl: url },
      { message: { metadata: {} } },
    )
    await chat(
      'requestCoach',
      rpc.requestCoach,
      { chatType: 'MEMBER_SUPPORT', subject: 'Good morning!' },
      { code: 'not_found' },
    )
    await chat(
      'requestCoach',
      rpc.requestCoach,
      { chatType: 'MEMBER_ONE_ON_ONE', subject: 'Good morning!' },
      { message: { channelUrl: url, metadata: waiting } },
    )
    await chat(
      'requestCoach',
      rpc.requestCoach,
      { chatType: 'MEMBER_ONE_ON_ONE', subject: 'Good morning!', connectPreviousCoach: true },
      { message: { channelUrl: url, metadata: waiting } },
    )
    await chat(
      'getChannelMetadata',
      rpc.getChannelMetadata,
      { channelUrl: url },
      { message: { metadata: waiting } },
    )
  })
})

describe('channels and messages', () => {
  it('CHAT-009, CHAT-015, CHAT-016: the names of types are the documents’ own', () => {
    expect([named(CustomTypeSchema), named(MessageTypeSchema), named(UserTypeSchema)]).toEqual([
      ['CUSTOM_TYPE_UNSPECIFIED', 'MEMBER_ONE_ON_ONE', 'MEMBER_FOOD_LOGGING', 'MEMBER_SUPPORT'],
      ['MESSAGE_TYPE_UNSPECIFIED', 'admin', 'normal'],
      ['USER_TYPE_UNSPECIFIED', 'COACH', 'MEMBER'],
    ])
    expect(AvailabilitySchema.values.map(({ name, number }) => `${number} ${name}`)).toEqual([
      '0 AVAILABILITY_AVAILABLE',
      '1 AVAILABILITY_SHORT_AWAY',
      '2 AVAILABILITY_LONG_AWAY',
      '3 AVAILABILITY_EXTENDED_AWAY',
      '4 AVAILABILITY_INDEFINITE_AWAY',
      '5 AVAILABILITY_NO_COACH',
    ])
  })

  it('CHAT-009, CHAT-011, CHAT-012, CHAT-013, CHAT-016, CHAT-017, GAP-027: a listed channel has its fields, a coach’s user_type and availability, and the sender’s userType', async () => {
    const { chat, url, order } = await written()
    await order('coach', { name: 'Dana Whitfield' })
    await order('availability', { availability: 'SHORT_AWAY' })
    const channel = {
      url,
      customType: 'MEMBER_ONE_ON_ONE',
      name: 'Coaching',
      unreadMessageCount: 1,
      myLastRead: STAMP,
      myLastReadSequence: 1,
      createdAt: STAMP,
      members: [
        {
          userId: expect.any(String),
          nickname: 'Edith Moore',
          metaData: { user_type: 'MEMBER' },
          lastReadSequence: 1,
        },
        {
          userId: expect.any(String),
          nickname: 'Dana Whitfield',
          lastReadSequence: 1,
          metaData: expect.objectContaining({
            user_type: 'COACH',
            availability: 'AVAILABILITY_SHORT_AWAY',
          }),
        },
      ],
      lastMessage: expect.objectContaining({
        messageType: 'admin',
        data: '{"senderName":"Wellspring"}',
        sequence: 2,
      }),
    }
    const { answer } = await chat(
      'listChannels',
      rpc.listChannels,
      { limit: 30 },
      { message: { channels: [expect.objectContaining(channel)], cursor: expect.any(String) } },
    )
    const [listed] = (answer.body as { channels: object[] }).channels
    await chat('getChannel', rpc.getChannel, { channelUrl: url }, { message: { channel: listed } })
    await chat('getChannel', rpc.getChannel, { channelUrl: 'ch-nobody' }, { code: 'not_found' })
    await chat('listChannels', rpc.listChannels, { limit: 31 }, { code: 'invalid_argument' })
  })

  it('CHAT-010: a placeholder’s url is the literal new: no call takes one', async () => {
    const { chat } = await written()
    await chat('getChannel', rpc.getChannel, { channelUrl: 'new' }, { code: 'invalid_argument' })
    await chat(
      'listMessages',
      rpc.listMessages,
      { channelUrl: 'new' },
      { code: 'invalid_argument' },
    )
  })

  it('CHAT-015, CHAT-016, CHAT-017: a message has text, moment, id, type and sender; an admin one holds senderName in the JSON of data', async () => {
    const { chat, url, message, order } = await written()
    await order('coach', { name: 'Dana Whitfield' })
    await order('message', { text: 'Hello Edith' })
    const normal = (text: string, sequence: number, nickname: string, userType: string) =>
      expect.objectContaining({
        message: text,
        sequence,
        createdAt: STAMP,
        messageType: 'normal',
        messageId: expect.any(String),
        sender: expect.objectContaining({ nickname, metaData: { userType } }),
      })
    const { answer } = await chat(
      'listMessages',
      rpc.listMessages,
      { channelUrl: url, pageSize: 200 },
      {
        message: {
          messages: [
            normal('Hello Edith', 3, 'Dana Whitfield', 'COACH'),
            expect.objectContaining({
              messageType: 'admin',
              data: '{"senderName":"Wellspring"}',
              sequence: 2,
              createdAt: STAMP,
              messageId: expect.any(String),
            }),
            normal('Good morning!', 1, 'Edith Moore', 'MEMBER'),
          ],
        },
      },
    )
    expect((answer.body as { messages: { messageId: string }[] }).messages[2]!.messageId).toBe(
      message.messageId,
    )
    await chat(
      'listMessages',
      rpc.listMessages,
      { channelUrl: url, before: 2 },
      { message: { messages: [normal('Good morning!', 1, 'Edith Moore', 'MEMBER')] } },
    )
    await chat(
      'listMessages',
      rpc.listMessages,
      { channelUrl: url, pageSize: 1 },
      {
        message: {
          messages: [normal('Hello Edith', 3, 'Dana Whitfield', 'COACH')],
          nextPageToken: Buffer.from(`${url} 3`).toString('base64url'),
        },
      },
    )
    await chat(
      'listMessages',
      rpc.listMessages,
      { channelUrl: url, pageSize: 201 },
      { code: 'invalid_argument' },
    )
  })

  it('API-051: a message is sent once per client message id, and 5000 characters are as many as it takes', async () => {
    const { chat, url } = await written()
    const clientMessageId = randomUUID()
    const request = { channelUrl: url, clientMessageId, message: 'Twice' }
    const { answer } = await chat('sendMessage', rpc.sendMessage, request, {
      message: { message: expect.objectContaining({ message: 'Twice', sequence: 2 }) },
    })
    await chat('sendMessage', rpc.sendMessage, request, { message: answer.body })
    await chat(
      'sendMessage',
      rpc.sendMessage,
      { ...request, message: 'Other words' },
      { code: 'already_exists' },
    )
    await chat(
      'sendMessage',
      rpc.sendMessage,
      { ...request, clientMessageId: randomUUID(), message: 'x'.repeat(5000) },
      { message: expect.any(Object) },
    )
    await chat(
      'sendMessage',
      rpc.sendMessage,
      { ...request, clientMessageId: randomUUID(), message: 'x'.repeat(5001) },
      { code: 'invalid_argument' },
    )
  })

  it('API-051: a read marker is stored and the channel returns it', async () => {
    const { chat, url, order } = await written()
    await order('coach', { name: 'Dana Whitfield' })
    await order('message', { text: 'Hello Edith' })
    await chat(
      'markRead',
      rpc.markRead,
      { channelUrl: url, sequence: 2 },
      { message: { unreadMessageCount: 1, lastReadSequence: 2 } },
    )
    await chat(
      'markRead',
      rpc.markRead,
      { channelUrl: url, sequence: 1 },
      { message: { unreadMessageCount: 1, lastReadSequence: 2 } },
    )
    await chat(
      'markRead',
      rpc.markRead,
      { channelUrl: url, sequence: 3 },
      { message: { lastReadSequence: 3 } },
    )
    await chat(
      'getChannel',
      rpc.getChannel,
      { channelUrl: url },
      {
        message: {
          channel: expect.not.objectContaining({ unreadMessageCount: expect.anything() }),
        },
      },
    )
    await chat(
      'markRead',
      rpc.markRead,
      { channelUrl: 'ch-nobody', sequence: 1 },
      { code: 'not_found' },
    )
  })

  it('API-051: a search finds messages by a text, whatever its capitals, newest first, and takes no empty one', async () => {
    const { chat, url } = await written()
    await chat(
      'sendMessage',
      rpc.sendMessage,
      { channelUrl: url, clientMessageId: randomUUID(), message: 'Tomorrow MORNING' },
      { message: expect.any(Object) },
    )
    const found = (message: string) => expect.objectContaining({ message })
    await chat(
      'searchMessages',
      rpc.searchMessages,
      { channelUrl: url, text: 'morning' },
      { message: { messages: [found('Tomorrow MORNING'), found('Good morning!')] } },
    )
    await chat(
      'searchMessages',
      rpc.searchMessages,
      { channelUrl: url, text: 'good' },
      { message: { messages: [found('Good morning!')] } },
    )
    await chat(
      'searchMessages',
      rpc.searchMessages,
      { channelUrl: url, text: 'evening' },
      { message: {} },
    )
    await chat(
      'searchMessages',
      rpc.searchMessages,
      { channelUrl: url, text: '' },
      { code: 'invalid_argument' },
    )
    await chat(
      'searchMessages',
      rpc.searchMessages,
      { channelUrl: 'ch-nobody', text: 'good' },
      { code: 'not_found' },
    )
  })
})
