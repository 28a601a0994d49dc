import { describe, expect, it } from 'vitest'
import type { Card } from '../model/cards/card-content.ts'
import { createPortalClient } from '#generated/openapi/client.ts'
import { createRpcClient } from '#generated/rpc/client.ts'
import { type ChatCalls, createChatCalls } from './chat-calls.ts'

const at = '2026-11-20T13:05:00.120Z'
const channel = { url: 'ch-1', customType: 'MEMBER_ONE_ON_ONE', name: '', createdAt: at } as const
const metadata = { awaiting_coach: true, pinged_message_id: 'm-1' } as const
const message = {
  messageId: 'm-1',
  channelUrl: 'ch-1',
  sequence: 7,
  message: 'Hello',
  createdAt: at,
  messageType: 'normal',
  sender: { userId: 'rosa', nickname: 'Rosa', metaData: { userType: 'MEMBER' } },
} as const
const id = '00000000-0000-4000-8000-000000000001'

/** Runs a call; returns its request and its decoded answer. */
async function sentBy<Answer>(
  answer: object,
  call: (calls: ChatCalls, signal: AbortSignal) => Promise<Answer>,
  status = 200,
): Promise<{ readonly sent: string; readonly body: unknown; readonly answer: Answer | unknown }> {
  let [sent, body] = ['', null as unknown]
  const fetch = async (request: Request): Promise<Response> => {
    sent = `${request.method} ${new URL(request.url).pathname}`
    body = await request.json()
    return Response.json(answer, { status })
  }
  const calls = createChatCalls(
    createPortalClient({ baseUrl: 'https://portal.example', fetch }),
    createRpcClient({ baseUrl: 'https://portal.example', fetch }),
  )
  const result = await call(calls, new AbortController().signal).catch((thrown: unknown) => thrown)
  return { sent, body, answer: result }
}
const rpc = (method: string): string =>
  `POST /rpc/user/liv/me/chat/portal.chat.v1.ChatService/${method}`

describe('chat calls', () => {
  it('CHAT-053: loads up to 30 channels', async () =>
    expect(
      await sentBy({ channels: [channel], cursor: 'c1.4' }, (calls, signal) => calls.list(signal)),
    ).toMatchObject({
      sent: rpc('ListChannels'),
      body: { limit: 30 },
      answer: { channels: [{ url: 'ch-1' }], cursor: 'c1.4' },
    }))
  it('CHAT-056: loads pages of 200 messages before a sequence', async () =>
    expect(
      await sentBy({ messages: [message] }, (calls, signal) => calls.page('ch-1', 201, signal)),
    ).toMatchObject({
      sent: rpc('ListMessages'),
      body: { channelUrl: 'ch-1', before: 201, pageSize: 200 },
      answer: { messages: [{ sequence: 7 }], before: 201, leftOut: 0, hasMore: false },
    }))
  it('loads the metadata of a channel', async () =>
    expect(await sentBy({ metadata }, (calls, signal) => calls.metadata('ch-1', signal))).toEqual({
      sent: rpc('GetChannelMetadata'),
      body: { channelUrl: 'ch-1' },
      answer: metadata,
    }))
  it('GAP-111: creates a one-on-one chat about a subject', async () =>
    expect(
      await sentBy({ channel }, (calls, signal) => calls.create('I am new', signal)),
    ).toMatchObject({
      sent: rpc('CreateOneOnOneChat'),
      body: { subject: 'I am new' },
      answer: { url: 'ch-1' },
    }))
  it('GAP-111: requests a coach without the flag after a message', async () =>
    expect(
      await sentBy({ channelUrl: 'ch-1', metadata }, (calls, signal) =>
        calls.callCoach('MEMBER_FOOD_LOGGING', 'Beans', false, signal),
      ),
    ).toEqual({
      sent: rpc('RequestCoach'),
      body: { chatType: 'MEMBER_FOOD_LOGGING', subject: 'Beans' },
      answer: metadata,
    }))
  it('GAP-111: requests the previous coach from the banner', async () =>
    expect(
      (
        await sentBy({ channelUrl: 'ch-1', metadata }, (calls, signal) =>
          calls.callCoach('MEMBER_ONE_ON_ONE', 'I had 66', true, signal),
        )
      ).body,
    ).toEqual({ chatType: 'MEMBER_ONE_ON_ONE', subject: 'I had 66', connectPreviousCoach: true }))
  it('sends a message with its client id', async () =>
    expect(
      await sentBy({ message }, (calls, signal) =>
        calls.send('ch-1', { id, text: 'Hello', card: null }, signal),
      ),
    ).toMatchObject({
      sent: rpc('SendMessage'),
      body: { channelUrl: 'ch-1', clientMessageId: id, message: 'Hello' },
      answer: { sequence: 7 },
    }))
  it('sends the card of a message', async () => {
    const card: Card = {
      text: 'Pulse: 66',
      reading: {
        timestamp: '2026-11-20T07:42:00',
        utcOffset: '-05:00',
        timeZone: 'America/New_York',
        value: { pulse: { beatsPerMinute: 66 } },
      },
    }
    expect(
      (
        await sentBy({ message }, (calls, signal) =>
          calls.send('ch-1', { id, text: 'Pulse: 66', card }, signal),
        )
      ).body,
    ).toEqual({ channelUrl: 'ch-1', clientMessageId: id, message: 'Pulse: 66', card })
  })
  it('marks a channel as read up to a sequence', async () =>
    expect(
      await sentBy({ unreadMessageCount: 0, lastReadSequence: 9 }, (calls, signal) =>
        calls.markRead('ch-1', 7, signal),
      ),
    ).toEqual({ sent: rpc('MarkRead'), body: { channelUrl: 'ch-1', sequence: 7 }, answer: 9 }))
  it('marks the onboarding item COACHING as completed', async () =>
    expect(
      await sentBy({ items: [] }, (calls, signal) => calls.markCoaching(signal)),
    ).toMatchObject({
      sent: 'PATCH /services/service-journey-guidance/v1/users/me/launchpad',
      body: { name: 'COACHING', status: 'COMPLETED' },
    }))
  it('returns no token without a chat user', async () =>
    expect(await sentBy({}, (calls, signal) => calls.token(signal))).toEqual({
      sent: rpc('GetCredentials'),
      body: {},
      answer: null,
    }))
  it('rejects with a failure when the server refuses', async () =>
    expect(
      (
        await sentBy(
          { code: 'permission_denied', message: 'no' },
          (calls, signal) => calls.list(signal),
          403,
        )
      ).answer,
    ).toMatchObject({ _tag: 'NotAllowed' }))
})
