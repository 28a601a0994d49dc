import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Channel } from './channel.ts'
import type { ChatMessage } from './chat-message.ts'
import { applyChat, type Chat, type ChatInput, emptyChat, hasJustSent } from './chat-reducer.ts'
import {
  cancelMessage,
  maxAttempts,
  nextToSend,
  markFailed,
  type OutgoingMessage,
  retryMessage,
  enqueue,
} from './outbox.ts'
import { bannerOfConversation } from './chat-selectors.ts'
import { type ChatEffect, chatEffectsOf } from './chat-effects.ts'
import { chatChannel, chatMember, chatMessage, chatTime, pageOf } from './testing/chat-fixtures.ts'

const run = (chat: Chat, ...inputs: ChatInput[]): Chat =>
  inputs.reduce((state, input) => applyChat(state, input, 0), chat)
const coached = chatChannel('ch-1', 'MEMBER_ONE_ON_ONE', {
  members: [chatMember('rosa'), chatMember('dana', 'AVAILABLE')],
})
const listed = (...channels: Channel[]): ChatInput => ({
  type: 'listed',
  channels,
  cursor: channels.length > 0 ? 'c1.0' : '',
})
const writes = (url: string, id: string, text = `text of ${id}`): ChatInput => ({
  type: 'enqueued',
  url,
  id,
  text,
  card: null,
  at: chatTime(0),
})
const typesOf = (chat: Chat) => chatEffectsOf(chat).map(({ type }) => type)

/** A server that stores each client message id once and can lose answers. */
function createServer(existing: readonly Channel[]) {
  const channels = new Map(existing.map((channel) => [channel.url, channel]))
  const messages: ChatMessage[] = []
  let marks = 0
  const send = (url: string, { id, text }: OutgoingMessage): ChatMessage => {
    const known = messages.find(({ clientMessageId }) => clientMessageId === id)
    if (known) return known
    const written = chatMessage(
      url,
      messages.filter(({ channelUrl }) => channelUrl === url).length + 1,
      'rosa',
      { clientMessageId: id, message: text },
    )
    messages.push(written)
    return written
  }
  const create = (): Channel => {
    const channel = channels.get('ch-new') ?? chatChannel('ch-new')
    channels.set('ch-new', channel)
    return channel
  }
  const answer = (effect: ChatEffect): ChatInput[] => {
    switch (effect.type) {
      case 'list':
        return [
          listed(
            ...[...channels.values()].map(
              (channel) =>
                ({
                  ...channel,
                  lastMessage: messages.findLast(({ channelUrl }) => channelUrl === channel.url),
                }) as Channel,
            ),
          ),
        ]
      case 'create':
        return [{ type: 'created', channel: create() }]
      case 'send':
        return [{ type: 'sent', message: send(effect.url, effect.message) }]
      case 'callCoach':
        return [
          {
            type: 'coachCalled',
            url: effect.conversation.channel.url,
            metadata: { awaiting_coach: true, pinged_message_id: '' },
          },
        ]
      case 'markCoaching':
        marks += 1
        return [{ type: 'coachingMarked' }]
      case 'markRead':
        return [{ type: 'readMarked', url: effect.url, sequence: effect.sequence }]
      case 'metadata':
        return [
          {
            type: 'metadata',
            url: effect.url,
            metadata: { awaiting_coach: false, pinged_message_id: '' },
          },
        ]
      case 'page':
        return [
          {
            type: 'pageLoaded',
            url: effect.url,
            upTo: effect.upTo,
            page: pageOf(messages.filter(({ channelUrl }) => channelUrl === effect.url)),
          },
        ]
      case 'stream':
        return []
    }
  }
  return { messages, answer, marks: () => marks }
}

type Luck = 'ok' | 'answer lost' | 'not reached' | 'offline'

/** Runs the first effect with or without success, like the controller but without delays. */
function turn(chat: Chat, server: ReturnType<typeof createServer>, luck: Luck): Chat {
  const effect = chatEffectsOf(chat).find(({ type }) => type !== 'stream')
  if (!effect) return chat
  const started =
    effect.type === 'send'
      ? run(chat, { type: 'sending', url: effect.url, id: effect.message.id })
      : chat
  const answered = luck === 'ok' || luck === 'answer lost' ? server.answer(effect) : []
  if (luck === 'ok') return run(started, ...answered, { type: 'fulfilled', effectKey: effect.key })
  return effect.type === 'send'
    ? run(started, {
        type: 'sendFailed',
        url: effect.url,
        id: effect.message.id,
        why: luck === 'offline' ? 'offline' : 'lost',
      })
    : run(started, { type: 'failed', effectKey: effect.key, isFinal: false })
}

const lucks = fc.array(fc.constantFrom<Luck>('ok', 'answer lost', 'not reached', 'offline'), {
  maxLength: 60,
})

test.each([
  ['into a conversation that there is', 'ch-1', [coached]],
  ['as the first ever', 'new', []],
] as const)('delivers each message once and in order despite failures: %s', (_, url, channels) => {
  fc.assert(
    fc.property(lucks, fc.integer({ min: 1, max: 5 }), (luck, count) => {
      const server = createServer(channels)
      const ids = Array.from({ length: count }, (__, index) => `id-${index}`)
      let chat = run(emptyChat, ...ids.map((id) => writes(url, id)))
      if (url === 'ch-1')
        chat = run(emptyChat, listed(...channels), ...ids.map((id) => writes(url, id)))
      for (const one of luck) chat = turn(chat, server, one)
      // A message is always in the outbox or in the log.
      const stored = Object.values(chat.conversations).flatMap(({ outbox, messages }) => [
        ...outbox.map(({ id }) => id),
        ...messages.map(({ clientMessageId }) => clientMessageId),
      ])
      expect(new Set(stored)).toEqual(new Set(ids))
      for (let tries = 0; tries < 60; tries += 1) {
        for (const conversation of Object.values(chat.conversations))
          for (const { id } of conversation.outbox)
            chat = run(chat, { type: 'retried', url: conversation.channel.url, id })
        chat = turn(chat, server, 'ok')
      }
      expect(server.messages.map(({ clientMessageId }) => clientMessageId).toSorted()).toEqual(ids)
      expect(Object.values(chat.conversations).flatMap(({ outbox }) => outbox)).toEqual([])
      if (luck.filter((one) => one !== 'ok' && one !== 'offline').length < maxAttempts)
        expect(server.messages.map(({ clientMessageId }) => clientMessageId)).toEqual(ids)
      if (url === 'new')
        expect([
          server.marks() > 0,
          chat.hasConnectedToCoach,
          chat.marksCoaching,
          chat.conversations['new'],
        ]).toEqual([true, true, false, undefined])
    }),
    { numRuns: 150 },
  )
})

describe('first message', () => {
  const first = run(
    emptyChat,
    listed(),
    { type: 'opened', url: 'new' },
    { type: 'visibilityChanged', isShowing: true },
    writes('new', 'id-0'),
  )

  it('creates the channel, named by the first 120 characters', () => {
    const long = run(emptyChat, listed(), writes('new', 'id-0', '🍎'.repeat(200)))
    expect(chatEffectsOf(long)).toEqual([
      { key: 'create', type: 'create', id: 'id-0', subject: '🍎'.repeat(120) },
    ])
  })
  it('is sent before the onboarding call', () => {
    const created = run(first, { type: 'created', channel: chatChannel('ch-new') })
    expect([created.current, created.hasConnectedToCoach]).toEqual(['ch-new', true])
    expect(typesOf(created)).toEqual(['list', 'send', 'metadata'])
    const sent = run(created, {
      type: 'sent',
      message: chatMessage('ch-new', 1, 'rosa', { clientMessageId: 'id-0' }),
    })
    expect(typesOf(sent)).toEqual(['list', 'markCoaching', 'callCoach', 'metadata', 'page'])
  })
  it('stays in the outbox when the channel cannot be created', () => {
    const failed = run(first, { type: 'failed', effectKey: 'create', isFinal: true })
    expect(failed.conversations['new']?.outbox.map(({ text }) => text)).toEqual(['text of id-0'])
    expect(typesOf(failed)).toEqual([])
    expect(typesOf(run(failed, { type: 'allRetried' }))).toEqual(['create'])
  })
})

describe('calling a coach after a message', () => {
  const send = (channel: Channel) =>
    run(emptyChat, listed(channel), writes(channel.url, 'id-0', 'Hello'), {
      type: 'sent',
      message: chatMessage(channel.url, 1, 'rosa', { clientMessageId: 'id-0', message: 'Hello' }),
    })
  const callOf = (chat: Chat) => chatEffectsOf(chat).find(({ type }) => type === 'callCoach')

  it('GAP-111: calls a coach with the message, not the previous coach', () =>
    expect(callOf(send(chatChannel('ch-1')))).toMatchObject({ subject: 'Hello', previous: false }))
  it('calls none when a coach is present', () => expect(callOf(send(coached))).toBeUndefined())
  it('calls none for a message from another device', () =>
    expect(
      callOf(
        run(emptyChat, listed(chatChannel('ch-1')), {
          type: 'eventReceived',
          event: {
            kind: 'message',
            message: chatMessage('ch-1', 1, 'rosa'),
            cursor: 'c1.1',
            at: chatTime(1),
          },
        }),
      ),
    ).toBeUndefined())
  it('GAP-089: calls none twice for one message', () => {
    const known = run(
      emptyChat,
      listed(chatChannel('ch-1')),
      {
        type: 'metadata',
        url: 'ch-1',
        metadata: { awaiting_coach: true, pinged_message_id: 'm-ch-1-1' },
      },
      writes('ch-1', 'id-0'),
    )
    expect(
      callOf(
        run(known, {
          type: 'sent',
          message: chatMessage('ch-1', 1, 'rosa', { clientMessageId: 'id-0' }),
        }),
      ),
    ).toBeUndefined()
  })
  it.each<[string, ChatInput]>([
    ['was sent and is unanswered', { type: 'clockTicked' }],
    [
      'was answered',
      {
        type: 'coachCalled',
        url: 'ch-1',
        metadata: { awaiting_coach: true, pinged_message_id: 'm-ch-1-1' },
      },
    ],
  ])('CHAT-034: a second message calls no coach while the first request %s', (_, between) => {
    const first = run(send(chatChannel('ch-1')), between)
    const second = run(first, writes('ch-1', 'id-1', 'Are you there?'), {
      type: 'sent',
      message: chatMessage('ch-1', 2, 'rosa', {
        clientMessageId: 'id-1',
        message: 'Are you there?',
      }),
    })
    expect(callOf(second)).toEqual(callOf(first) && expect.objectContaining({ subject: 'Hello' }))
  })
  it('CHAT-034: calls again when the first request has ended without a coach', () => {
    const ended = run(send(chatChannel('ch-1')), {
      type: 'coachCalled',
      url: 'ch-1',
      metadata: { awaiting_coach: false, pinged_message_id: 'm-ch-1-1' },
    })
    const second = run(ended, writes('ch-1', 'id-1', 'Are you there?'), {
      type: 'sent',
      message: chatMessage('ch-1', 2, 'rosa', {
        clientMessageId: 'id-1',
        message: 'Are you there?',
      }),
    })
    expect(callOf(second)).toMatchObject({ subject: 'Are you there?' })
  })
  it('GAP-111: requests the previous coach with the last message as subject', () => {
    const away = chatChannel('ch-1', 'MEMBER_ONE_ON_ONE', {
      members: [chatMember('rosa'), chatMember('dana', 'NO_COACH')],
      lastMessage: chatMessage('ch-1', 1, 'rosa', { message: 'Are you there?' }),
    })
    const requested = run(emptyChat, listed(away), {
      type: 'metadata',
      url: 'ch-1',
      metadata: { awaiting_coach: false, pinged_message_id: '' },
    })
    expect(
      requested.conversations['ch-1'] && bannerOfConversation(requested.conversations['ch-1']),
    ).toBe('unavailable')
    const call = run(requested, { type: 'askedForCoach', url: 'ch-1' })
    expect(callOf(call)).toMatchObject({ subject: 'Are you there?', previous: true })
    const called = run(call, {
      type: 'coachCalled',
      url: 'ch-1',
      metadata: { awaiting_coach: true, pinged_message_id: '' },
    })
    expect([
      callOf(called),
      called.conversations['ch-1'] && bannerOfConversation(called.conversations['ch-1']),
    ]).toEqual([undefined, 'connectingNewCoach'])
    const answered = run(called, {
      type: 'eventReceived',
      event: {
        kind: 'message',
        message: chatMessage('ch-1', 2, 'dana'),
        cursor: 'c1.2',
        at: chatTime(2),
      },
    })
    expect(answered.conversations['ch-1']?.isWaitingForNewCoach).toBe(false)
  })
})

describe('one outgoing message', () => {
  const message = { id: 'id-0', text: 'Hello', card: null, at: chatTime(0) }
  const outbox = enqueue([], message)

  it('is queued once when it is sent twice', () => expect(enqueue(outbox, message)).toEqual(outbox))
  it(`fails after ${maxAttempts} tries without an answerbut not while offline`, () => {
    const tried = (times: number, why: 'lost' | 'offline') =>
      Array.from({ length: times }).reduce<readonly OutgoingMessage[]>(
        (box) => markFailed(box, 'id-0', why),
        outbox,
      )[0]?.state
    expect([
      tried(maxAttempts - 1, 'lost'),
      tried(maxAttempts, 'lost'),
      tried(20, 'offline'),
    ]).toEqual(['waiting', 'failed', 'waiting'])
  })
  it('fails at once when refused, blocks nothing and can be retried', () => {
    const refused = markFailed(enqueue(outbox, { ...message, id: 'id-1' }), 'id-0', 'refused')
    expect([
      refused[0]?.state,
      nextToSend(refused)?.id,
      nextToSend(retryMessage(refused, 'id-0'))?.id,
    ]).toEqual(['failed', 'id-1', 'id-0'])
  })
  it('can be cancelled unless it is being sent', () => {
    expect(cancelMessage(outbox, 'id-0')).toEqual([])
    expect(
      cancelMessage(
        outbox.map((one) => ({ ...one, state: 'sending' })),
        'id-0',
      ),
    ).toHaveLength(1)
  })
})

test('shows the sent banner until a coach answers', () => {
  const sent = run(emptyChat, listed(coached), writes('ch-1', 'id-0'), {
    type: 'sent',
    message: chatMessage('ch-1', 1, 'rosa', { clientMessageId: 'id-0' }),
  })
  const answered = run(sent, {
    type: 'eventReceived',
    event: {
      kind: 'message',
      message: chatMessage('ch-1', 2, 'dana'),
      cursor: 'c1.2',
      at: chatTime(2),
    },
  })
  expect(
    [sent, answered].map(
      ({ conversations }) => conversations['ch-1'] && hasJustSent(conversations['ch-1']),
    ),
  ).toEqual([true, false])
})
