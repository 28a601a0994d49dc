import { describe, expect, it, test } from 'vitest'
import { applyChat, type Chat, type ChatInput, emptyChat } from './chat-reducer.ts'
import type { ConversationState } from './conversation-state.ts'
import { bannerOfConversation, chatStateOf, connectionProblemOf } from './chat-selectors.ts'
import { chatEffectsOf } from './chat-effects.ts'
import { chatChannel, chatMember, chatMessage, chatTime, pageOf } from './testing/chat-fixtures.ts'

const run = (chat: Chat, ...inputs: ChatInput[]): Chat =>
  inputs.reduce((state, input) => applyChat(state, input, 0), chat)
const coached = (url: string, type?: Parameters<typeof chatChannel>[1]) =>
  chatChannel(url, type, { members: [chatMember('rosa'), chatMember('dana', 'AVAILABLE')] })
const listedChat = run(emptyChat, {
  type: 'listed',
  channels: [coached('ch-1'), coached('ch-food', 'MEMBER_FOOD_LOGGING')],
  cursor: 'c1.0',
})
const messageEvent = (url: string, sequence: number, from = 'dana'): ChatInput => ({
  type: 'eventReceived',
  event: {
    kind: 'message',
    message: chatMessage(url, sequence, from),
    cursor: `c1.${sequence}`,
    at: chatTime(sequence),
  },
})

test('CHAT-008: names the chat state as the specification does', () =>
  expect(
    chatStateOf(
      run(
        listedChat,
        { type: 'visibilityChanged', isShowing: true },
        { type: 'opened', url: 'ch-1' },
        messageEvent('ch-1', 1),
      ),
    ),
  ).toMatchObject({
    isLoading: false,
    isConnected: false,
    isError: false,
    isShowing: true,
    channels: [{ url: 'ch-1' }, { url: 'ch-food' }],
    currentChannel: { url: 'ch-1' },
    channelMessages: [{ sequence: 1 }],
    messagesKey: 'ch-1 1 1',
    isWaitingForNewCoach: false,
    hasCoachRepliedActiveSession: true,
    hasUnread: { chronicCare: true, telemed: false, myStrength: false, foodLogger: false },
  }))

describe('CHAT-062: unread flags', () => {
  const flags = (chat: Chat) => chatStateOf(chat).hasUnread

  it('are set for the category of a new message', () => {
    expect(flags(listedChat)).toEqual({
      chronicCare: false,
      telemed: false,
      myStrength: false,
      foodLogger: false,
    })
    expect(flags(run(listedChat, messageEvent('ch-food', 1)))).toEqual({
      chronicCare: false,
      telemed: false,
      myStrength: false,
      foodLogger: true,
    })
    expect(
      flags(run(listedChat, messageEvent('ch-food', 1), messageEvent('ch-1', 1))),
    ).toMatchObject({
      chronicCare: true,
      foodLogger: true,
    })
  })
  it('are cleared when the message is read here or on another device', () => {
    const unread = run(listedChat, messageEvent('ch-1', 1))
    expect(flags(run(unread, { type: 'seen', url: 'ch-1', sequence: 1 })).chronicCare).toBe(false)
    expect(
      flags(
        run(unread, {
          type: 'eventReceived',
          event: {
            kind: 'read',
            channelUrl: 'ch-1',
            userId: 'rosa',
            lastReadSequence: 1,
            lastReadTime: chatTime(1),
            cursor: 'c1.2',
            at: chatTime(2),
          },
        }),
      ).chronicCare,
    ).toBe(false)
  })
  it("are not set for the member's own message", () =>
    expect(flags(run(listedChat, messageEvent('ch-1', 1, 'rosa'))).chronicCare).toBe(false))
})

describe('new unread messages', () => {
  const news = (...inputs: ChatInput[]) => run(listedChat, ...inputs).newUnread

  it('are counted while the chat is closed', () =>
    expect([
      news(messageEvent('ch-1', 1)),
      news(messageEvent('ch-1', 1), messageEvent('ch-1', 2)),
      news(messageEvent('ch-1', 1), messageEvent('ch-1', 1)),
    ]).toEqual([1, 2, 1]))
  it('are not counted while the chat is open', () =>
    expect(news({ type: 'visibilityChanged', isShowing: true }, messageEvent('ch-1', 1))).toBe(0))
  it('are not counted when the member wrote them on another device', () =>
    expect(news(messageEvent('ch-1', 1, 'rosa'))).toBe(0))
  it('are not counted when they were unread at the start', () =>
    expect(
      run(emptyChat, {
        type: 'listed',
        channels: [{ ...coached('ch-1'), lastMessage: chatMessage('ch-1', 2) }],
        cursor: 'c1.0',
      }).newUnread,
    ).toBe(0))
  it('are counted when they arrived while the stream was down', () =>
    expect(
      news(
        { type: 'streamClosed', lost: true },
        {
          type: 'listed',
          channels: [{ ...coached('ch-1'), lastMessage: chatMessage('ch-1', 2) }],
          cursor: 'c1.9',
        },
      ),
    ).toBe(1))
})

test('CHAT-063: stops waiting for a coach when a coach answers', () => {
  const waiting = run(
    listedChat,
    messageEvent('ch-1', 1, 'rosa'),
    { type: 'askedForCoach', url: 'ch-1' },
    {
      type: 'coachCalled',
      url: 'ch-1',
      metadata: { awaiting_coach: true, pinged_message_id: 'm-ch-1-1' },
    },
  )
  const isWaiting = (chat: Chat) => chat.conversations['ch-1']?.isWaitingForNewCoach
  expect([
    isWaiting(waiting),
    isWaiting(run(waiting, messageEvent('ch-1', 2, 'admin'))),
    isWaiting(run(waiting, messageEvent('ch-1', 2, 'rosa'))),
    isWaiting(run(waiting, messageEvent('ch-1', 2))),
  ]).toEqual([true, true, true, false])
})

describe('connection problems', () => {
  const failed = (key: string, isFinal = false): ChatInput => ({
    type: 'failed',
    effectKey: key,
    isFinal,
  })
  const open = run(listedChat, { type: 'opened', url: 'ch-1' })

  it.each([
    ['the channels cannot be had', run(emptyChat, failed('list')), null, 'list'],
    ['they cannot be had again, and are there', run(listedChat, failed('list')), null, null],
    ['the line breaks', run(listedChat, failed('stream')), null, null],
    ['the credentials are refused', run(listedChat, failed('stream', true)), 'ch-1', 'line'],
    ['the metadata of the conversation fails', run(open, failed('metadata ch-1')), 'ch-1', 'talk'],
    ['that of another one fails', run(open, failed('metadata ch-food')), 'ch-1', null],
    [
      'it fails to be had again',
      run(
        open,
        {
          type: 'metadata',
          url: 'ch-1',
          metadata: { awaiting_coach: false, pinged_message_id: '' },
        },
        failed('metadata ch-1'),
      ),
      'ch-1',
      null,
    ],
    [
      'the first messages cannot be had',
      run(open, messageEvent('ch-1', 1), failed('page ch-1')),
      'ch-1',
      'talk',
    ],
    [
      'older ones cannot be had',
      run(
        open,
        messageEvent('ch-1', 1),
        { type: 'pageLoaded', url: 'ch-1', upTo: 0, page: pageOf([chatMessage('ch-1', 1)]) },
        failed('page ch-1'),
      ),
      'ch-1',
      null,
    ],
  ] as const)('when %s', (_, chat, url, trouble) =>
    expect(connectionProblemOf(chat, url)).toBe(trouble),
  )
  it('clears the problem of a conversation when it opens again', () =>
    expect(
      connectionProblemOf(
        run(open, failed('metadata ch-1', true), { type: 'opened', url: 'ch-1' }),
        'ch-1',
      ),
    ).toBeNull())
  it('clears a failed coach request when the member asks again', () => {
    const failedRequest = run(
      listedChat,
      messageEvent('ch-1', 1, 'rosa'),
      failed('call ch-1', true),
    )
    expect([
      Object.keys(failedRequest.effectFailures),
      Object.keys(run(failedRequest, { type: 'askedForCoach', url: 'ch-1' }).effectFailures),
    ]).toEqual([['call ch-1'], []])
  })
  it('shows a coach request as pending, and offers it again after a failure', () => {
    const alone = chatChannel('ch-1', undefined, { members: [chatMember('rosa')] })
    const withoutCoach = run(
      listedChat,
      { type: 'listed', channels: [alone], cursor: 'c1.0' },
      { type: 'metadata', url: 'ch-1', metadata: { awaiting_coach: false, pinged_message_id: '' } },
      { type: 'pageLoaded', url: 'ch-1', upTo: 0, page: pageOf([chatMessage('ch-1', 1, 'rosa')]) },
    )
    const bannerOfIt = (chat: Chat) =>
      bannerOfConversation(chat.conversations['ch-1'] as ConversationState)
    const requested = run(withoutCoach, { type: 'askedForCoach', url: 'ch-1' })
    const refused = run(requested, failed('call ch-1', true))
    expect(
      [withoutCoach, requested, run(requested, failed('call ch-1')), refused].map(bannerOfIt),
    ).toEqual(['unavailable', 'connectingNewCoach', 'connectingNewCoach', 'unavailable'])
    expect([
      refused.effectFailures,
      chatEffectsOf(run(refused, { type: 'allRetried' })).filter(
        ({ type }) => type === 'callCoach',
      ),
    ]).toEqual([{ 'call ch-1': 'final' }, []])
  })
})
