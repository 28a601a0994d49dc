import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChatEvent } from './chat-events.ts'
import { messagesPerPage, shownMessages } from './message-history.ts'
import { applyChat, type Chat, type ChatInput, emptyChat } from './chat-reducer.ts'
import { channelOfConversation } from './conversation-state.ts'
import { chatEffectsOf } from './chat-effects.ts'
import { pageOf } from './testing/chat-fixtures.ts'
import { type ServerAction, type StoredMessage, listedNow, serve } from './testing/chat-server.ts'

const run = (chat: Chat, inputs: readonly ChatInput[]): Chat =>
  inputs.reduce((state, input) => applyChat(state, input, 0), chat)
const streamed = (event: ChatEvent): ChatInput => ({ type: 'eventReceived', event })

const actions = (most: number) =>
  fc.array(
    fc.record<ServerAction>({
      channel: fc.nat(2),
      kind: fc.constantFrom(
        'dana',
        'dana',
        'rosa',
        'rosa',
        'admin',
        'danaReads',
        'rosaReads',
        'danaComes',
        'danaLeaves',
        'away',
        'waits',
        'typing',
      ),
    }),
    { minLength: 1, maxLength: most, size: 'max' },
  )

/** The visible state of the conversations, for comparison. */
const seen = (chat: Chat) =>
  Object.values(chat.conversations).map((conversation) => {
    const { members, unreadMessageCount, myLastReadSequence, isFirstInteraction, url } =
      channelOfConversation(conversation)
    return {
      url,
      messages: shownMessages(conversation.messages),
      members: members.items.toSorted((one, other) => (one.userId < other.userId ? -1 : 1)),
      unreadMessageCount,
      myLastReadSequence,
      isFirstInteraction,
      metadata: conversation.metadata,
    }
  })

const truth = (stored: ReadonlyMap<string, StoredMessage>) =>
  [...stored.values()].map((own) => {
    const { url, members, unreadMessageCount, myLastReadSequence, isFirstInteraction } =
      listedNow(own)
    return {
      url,
      messages: own.messages,
      members: members.items.toSorted((one, other) => (one.userId < other.userId ? -1 : 1)),
      unreadMessageCount,
      myLastReadSequence,
      isFirstInteraction,
      metadata: own.metadata,
    }
  })

/**
 * Fulfills list, page and metadata effects until none is left, after opening each conversation
 * once.
 */
function settle(chat: Chat, stored: ReadonlyMap<string, StoredMessage>): Chat {
  return [...stored.keys()].reduce((state, url) => {
    let next = run(state, [
      { type: 'visibilityChanged', isShowing: true },
      { type: 'opened', url },
    ])
    // 500 messages are three pages; the limit ends an endless loop.
    for (let asked = 0; asked < 20; asked += 1) {
      const input = chatEffectsOf(next)
        .map((effect) => fulfil(effect, stored))
        .find((one) => one !== null)
      if (!input) break
      next = run(next, [input])
    }
    return next
  }, chat)
}

function fulfil(
  effect: ReturnType<typeof chatEffectsOf>[number],
  stored: ReadonlyMap<string, StoredMessage>,
): ChatInput | null {
  if (effect.type === 'list')
    return { type: 'listed', channels: [...stored.values()].map(listedNow), cursor: 'c1.9999' }
  if (effect.type === 'metadata')
    return {
      type: 'metadata',
      url: effect.url,
      metadata: (stored.get(effect.url) as StoredMessage).metadata,
    }
  if (effect.type !== 'page') return null
  const { before, upTo } = effect
  const messages = (stored.get(effect.url) as StoredMessage).messages.filter(
    ({ sequence }) => before === 0 || sequence < before,
  )
  return {
    type: 'pageLoaded',
    url: effect.url,
    upTo,
    page: pageOf(messages.slice(-messagesPerPage).toReversed(), {
      before,
      hasMore: messages.length > messagesPerPage,
    }),
  }
}

const openChat = (channels: StoredMessage['channel'][]): Chat =>
  run(emptyChat, [{ type: 'listed', channels, cursor: 'c1.0' }])

test("reaches the server's state from events in order", () => {
  fc.assert(
    fc.property(actions(120), (done) => {
      const { events, stored, first } = serve(done)
      expect(seen(settle(run(openChat([...first]), events.map(streamed)), stored))).toEqual(
        truth(stored),
      )
    }),
    { numRuns: 150 },
  )
})

test('reaches the same state from repeated and reordered events', () => {
  fc.assert(
    fc.property(
      actions(500).chain((done) =>
        fc.tuple(
          fc.constant(done),
          fc.shuffledSubarray(
            done.map((_, index) => index),
            { minLength: done.length },
          ),
          fc.array(fc.nat(done.length - 1), { maxLength: 100 }),
        ),
      ),
      ([done, order, again]) => {
        const { events, stored, first } = serve(done)
        const shuffled = [...order, ...again].flatMap((index) => events[index] ?? [])
        expect(seen(settle(run(openChat([...first]), shuffled.map(streamed)), stored))).toEqual(
          truth(stored),
        )
      },
    ),
    { numRuns: 150 },
  )
})

test('reaches the same state after lost events and a reported gap', () => {
  fc.assert(
    fc.property(
      actions(500).chain((done) =>
        fc.tuple(fc.constant(done), fc.shuffledSubarray(done.map((_, index) => index))),
      ),
      ([done, order]) => {
        const { events, stored, first } = serve(done)
        const told = order.flatMap((index) => events[index] ?? [])
        const chat = run(openChat([...first]), [
          ...told.map(streamed),
          { type: 'streamClosed', lost: true },
        ])
        expect(chatEffectsOf(chat).map(({ type }) => type)).toContain('list')
        expect(seen(settle(chat, stored))).toEqual(truth(stored))
      },
    ),
    { numRuns: 150 },
  )
})
