import { describe, expect, it } from 'vitest'
import {
  getChannelMetadata,
  getCredentials,
  listChannels,
  listMessages,
} from '#generated/rpc/calls.ts'
import { createRpcClient } from '#generated/rpc/client.ts'
import type { StreamEventsResponseJson } from '#generated/rpc/portal/chat/v1/chat_pb.js'
import { onUnreadable, type UnreadableReport } from '#generated/schemas/answer.ts'
import { chatEventOf } from './decode-chat-event.ts'
import { listedChat } from './listed-chat.ts'

const at = '2026-11-19T15:04:11.120Z'
const channel = {
  url: 'ch-1',
  customType: 'MEMBER_ONE_ON_ONE',
  name: 'Coaching',
  createdAt: at,
} as const
const coach = {
  userId: 'coach-dana',
  nickname: 'Dana Whitfield',
  metaData: { user_type: 'COACH', availability: 'AVAILABILITY_LONG_AWAY' },
} as const
const message = {
  messageId: 'msg-1',
  channelUrl: 'ch-1',
  sequence: 1,
  message: 'Hello',
  createdAt: at,
  messageType: 'admin',
  data: '{"senderName":"Wellspring"}',
} as const
const answering = (answer: object) =>
  createRpcClient({ baseUrl: 'https://portal.example', fetch: async () => Response.json(answer) })
const channelsOf = async (answer: object) => listedChat(await listChannels(answering(answer)))
const availabilities = [
  'AVAILABLE',
  'SHORT_AWAY',
  'LONG_AWAY',
  'EXTENDED_AWAY',
  'INDEFINITE_AWAY',
  'NO_COACH',
] as const
const unknown = (raw: string | number) => ({ type: 'unknown', raw })

describe('chat answers', () => {
  it('reads a channel with and without optional fields', async () =>
    expect(
      await channelsOf({
        channels: [{ ...channel, members: [coach], lastMessage: message }],
        cursor: 'c1.5',
      }),
    ).toEqual({
      cursor: 'c1.5',
      leftOut: 0,
      channels: [
        {
          ...channel,
          unreadMessageCount: 0,
          myLastReadSequence: 0,
          isFirstInteraction: false,
          lastMessage: { ...message, clientMessageId: '' },
          members: {
            items: [
              {
                ...coach,
                profileUrl: '',
                lastReadSequence: 0,
                metaData: { user_type: 'COACH', availability: 'LONG_AWAY' },
              },
            ],
            leftOut: 0,
          },
        },
      ],
    }))

  it.each(availabilities)('reads the availability %s', async (availability) =>
    expect(
      (
        await channelsOf({
          channels: [
            {
              ...channel,
              members: [
                {
                  ...coach,
                  metaData: { user_type: 'COACH', availability: `AVAILABILITY_${availability}` },
                },
              ],
            },
          ],
        })
      ).channels[0]?.members.items[0]?.metaData.availability,
    ).toBe(availability),
  )

  it('keeps unknown values of a newer server and counts unreadable rows', async () => {
    const strange = {
      ...channel,
      url: 'ch-2',
      customType: 'MEMBER_PEER_GROUP',
      members: [
        { ...coach, metaData: { user_type: 'PEER', availability: 'AVAILABILITY_IN_A_CALL' } },
        { ...coach, nickname: '' },
      ],
    }
    const { channels, leftOut } = await channelsOf({
      channels: [channel, strange, { ...channel, url: 'https://elsewhere.example' }],
    })
    expect(leftOut).toBe(1)
    expect(channels[1]).toMatchObject({
      customType: unknown('MEMBER_PEER_GROUP'),
      members: {
        items: [
          {
            metaData: {
              user_type: unknown('PEER'),
              availability: unknown('AVAILABILITY_IN_A_CALL'),
            },
          },
        ],
        leftOut: 1,
      },
    })
  })

  it('reads 199 of 200 messages, and the text of a message with an unknown card', async () => {
    const messages = Array.from({ length: 200 }, (_, index) => ({
      ...message,
      messageId: `msg-${200 - index}`,
      sequence: 200 - index,
    }))
    const [first, second, ...rest] = messages
    const page = (
      await listMessages(
        answering({
          messages: [
            { ...first, card: { text: 'Steps: 8,000', steps: { count: 8000 } } },
            { ...second, createdAt: 'yesterday' },
            ...rest,
          ],
          nextPageToken: 'abc',
        }),
      )
    ).messages
    expect([page.items.length, page.leftOut, page.items[0]?.card]).toEqual([
      199,
      1,
      { text: 'Steps: 8,000' },
    ])
  })

  it('returns no credentials before the first message or for incomplete ones', async () => {
    expect(await getCredentials(answering({}))).toEqual({})
    expect(
      await getCredentials(
        answering({ credentials: { userId: 'u-1', sessionToken: 'short', expireTime: at } }),
      ),
    ).toEqual({})
  })

  it('reads omitted metadata as false, but rejects missing metadata', async () => {
    expect(await getChannelMetadata(answering({ metadata: {} }))).toEqual({
      metadata: { awaiting_coach: false, pinged_message_id: '' },
    })
    await expect(getChannelMetadata(answering({}))).rejects.toThrow('unreadable')
  })
})

describe('chat events', () => {
  const eventOf = (event: Partial<StreamEventsResponseJson>) =>
    chatEventOf({ cursor: 'c1.5', eventTime: at, ...event })

  it.each([
    [{ ready: { heartbeatSeconds: 15 } }, { kind: 'ready', heartbeatSeconds: 15 }],
    [{ heartbeat: {} }, { kind: 'heartbeat' }],
    [{ message: { message } }, { kind: 'message', message: { ...message, clientMessageId: '' } }],
    [
      { read: { channelUrl: 'ch-1', userId: 'u-1', lastReadSequence: 4, lastReadTime: at } },
      { kind: 'read', channelUrl: 'ch-1', userId: 'u-1', lastReadSequence: 4, lastReadTime: at },
    ],
    [
      { member: { channelUrl: 'ch-1', member: coach } },
      {
        kind: 'member',
        channelUrl: 'ch-1',
        hasLeft: false,
        member: expect.objectContaining({ nickname: 'Dana Whitfield' }),
      },
    ],
    [
      { channel: { channel } },
      { kind: 'channel', channel: expect.objectContaining({ url: 'ch-1', unreadMessageCount: 0 }) },
    ],
    [
      { metadata: { channelUrl: 'ch-1', metadata: { awaiting_coach: true } } },
      {
        kind: 'metadata',
        channelUrl: 'ch-1',
        metadata: { awaiting_coach: true, pinged_message_id: '' },
      },
    ],
    [
      { typing: { channelUrl: 'ch-1', userId: 'u-1' } },
      { kind: 'typing', channelUrl: 'ch-1', userId: 'u-1', typing: false, durationSeconds: 0 },
    ],
  ] as const)('%j', (wire, event) =>
    expect(eventOf(wire)).toEqual({ cursor: 'c1.5', at, ...event }),
  )

  it.each<[string, unknown, { cursor: string | null; isMissed: boolean }, string]>([
    [
      'it is of a kind that the portal does not know',
      { cursor: 'c1.5', eventTime: at, reaction: { messageId: 'msg-1', emoji: 'heart' } },
      { cursor: 'c1.5', isMissed: false },
      'answer oneof',
    ],
    [
      'a message speaks for nobody',
      { cursor: 'c1.5', eventTime: at, message: { message: { ...message, data: '' } } },
      { cursor: 'c1.5', isMissed: true },
      'message.message condition',
    ],
    [
      'a message is not one',
      { cursor: 'c1.5', eventTime: at, message: 'Hello' },
      { cursor: 'c1.5', isMissed: true },
      'message type',
    ],
    [
      'somebody types for too long',
      {
        cursor: 'c1.5',
        eventTime: at,
        typing: { channelUrl: 'ch-1', userId: 'u-1', typing: true, durationSeconds: 600 },
      },
      { cursor: 'c1.5', isMissed: false },
      'typing.durationSeconds bounds',
    ],
    [
      'its place in the stream cannot be read',
      { cursor: 'not a cursor', eventTime: at, message: { message } },
      { cursor: null, isMissed: true },
      'cursor pattern',
    ],
    ['it is no event at all', ['c1.5'], { cursor: null, isMissed: false }, 'answer type'],
  ])('leaves out and reports an event when %s', (_, wire, event, note) => {
    const reports: UnreadableReport[] = []
    const stop = onUnreadable((report) => reports.push(report))
    expect(chatEventOf(wire)).toEqual({ kind: 'leftOut', ...event })
    stop()
    expect(reports.map(({ operation, counts }) => [operation, [...counts.keys()]])).toEqual([
      ['streamEvents', [note]],
    ])
  })
})
