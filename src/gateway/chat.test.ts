import { describe, expect, it } from 'vitest'
import { availabilities } from '#domain/chat.ts'
import type { StreamEventsResponseJson } from '#generated/rpc/portal/chat/v1/chat_pb.js'
import { channelsOf, credentialsOf, metadataOf } from './chat.ts'
import { chatEventOf } from './chat-event.ts'

const at = '2026-11-19T15:04:11.120Z'
const channel = { url: 'ch-1', customType: 'MEMBER_ONE_ON_ONE', name: 'Coaching', createdAt: at } as const
const coach = { userId: 'coach-dana', nickname: 'Dana Whitfield', metaData: { user_type: 'COACH', availability: 'AVAILABILITY_LONG_AWAY' } } as const
const message = { messageId: 'msg-1', channelUrl: 'ch-1', sequence: 1, message: 'Hello', createdAt: at, messageType: 'admin', data: '{"senderName":"Wellspring"}' } as const
const broken = (problem: string) => expect.objectContaining({ _tag: 'ContractBroken', problem })

describe('chat', () => {
  it('reads a channel with all that may be left out of it', () =>
    expect(channelsOf({ channels: [{ ...channel, members: [coach], lastMessage: message }], cursor: 'c1.5' })).toEqual({
      cursor: 'c1.5',
      channels: [{
        ...channel, unreadMessageCount: 0, myLastReadSequence: 0, isFirstInteraction: false,
        lastMessage: { ...message, clientMessageId: '' },
        members: [{ ...coach, profileUrl: '', lastReadSequence: 0, metaData: { user_type: 'COACH', availability: 'LONG_AWAY' } }],
      }],
    }))

  it.each(availabilities)('reads the availability %s', availability =>
    expect(channelsOf({ channels: [{ ...channel, members: [{ ...coach, metaData: { user_type: 'COACH', availability: `AVAILABILITY_${availability}` } }] }] }).channels[0]?.members[0]?.metaData.availability).toBe(availability))

  it('has no credentials before the first message, and refuses half of them without saying what they are', () => {
    expect(credentialsOf({})).toBeNull()
    expect(() => credentialsOf({ credentials: { userId: 'u-1', sessionToken: 'short', expiresAt: at } })).toThrowError(broken('credentials.sessionToken'))
  })

  it('knows that nobody waits from what is not said, but not from nothing', () => {
    expect(metadataOf({ metadata: {} })).toEqual({ awaiting_coach: false, pinged_message_id: '' })
    expect(() => metadataOf({})).toThrowError(broken('metadata'))
  })
})

describe('an event of the chat', () => {
  const told = (event: Partial<StreamEventsResponseJson>) => chatEventOf({ cursor: 'c1.5', at, ...event })

  it.each([
    [{ ready: { heartbeatSeconds: 15 } }, { kind: 'ready', heartbeatSeconds: 15 }],
    [{ heartbeat: {} }, { kind: 'heartbeat' }],
    [{ message: { message } }, { kind: 'message', message: { ...message, clientMessageId: '' } }],
    [{ read: { channelUrl: 'ch-1', userId: 'u-1', lastReadSequence: 4, lastReadAt: at } }, { kind: 'read', channelUrl: 'ch-1', userId: 'u-1', lastReadSequence: 4, lastReadAt: at }],
    [{ member: { channelUrl: 'ch-1', member: coach } }, { kind: 'member', channelUrl: 'ch-1', hasLeft: false, member: expect.objectContaining({ nickname: 'Dana Whitfield' }) }],
    [{ channel: { channel } }, { kind: 'channel', channel: expect.objectContaining({ url: 'ch-1', unreadMessageCount: 0 }) }],
    [{ metadata: { channelUrl: 'ch-1', metadata: { awaiting_coach: true } } }, { kind: 'metadata', channelUrl: 'ch-1', metadata: { awaiting_coach: true, pinged_message_id: '' } }],
    [{ typing: { channelUrl: 'ch-1', userId: 'u-1' } }, { kind: 'typing', channelUrl: 'ch-1', userId: 'u-1', isTyping: false, lastsSeconds: 0 }],
  ] as const)('%j', (wire, event) => expect(told(wire)).toEqual({ cursor: 'c1.5', at, ...event }))

  it.each([
    ['nothing happened', {}, 'answer'],
    ['two things did', { heartbeat: {}, ready: { heartbeatSeconds: 15 } }, 'answer'],
    ['a message speaks for nobody', { message: { message: { ...message, data: '' } } }, 'message.message'],
  ])('is none when %s', (_, wire, problem) => expect(() => told(wire)).toThrowError(broken(problem)))
})
