import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasOlder, newestOf, olderBefore, shownMessages, unreadableIn } from './message-history.ts'
import { isCoachAvailable, isCoachPresent, needsCoach } from './coach-presence.ts'
import { hasUnreadOf, shownChannels } from './channel-order.ts'
import { applyChat, type Chat, type ChatInput, emptyChat } from './chat-reducer.ts'
import { chatRows } from './message-rows.ts'
import { unreadOf } from './conversation-state.ts'
import { channelsOfChat } from './chat-selectors.ts'
import { chatEffectsOf } from './chat-effects.ts'
import { chatChannel, chatMember, chatMessage, pageOf } from './testing/chat-fixtures.ts'

const url = 'ch-1'
const of = (...sequences: readonly number[]) =>
  sequences.map((sequence) => chatMessage(url, sequence))
const run = (chat: Chat, ...inputs: readonly ChatInput[]): Chat =>
  inputs.reduce((state, input) => applyChat(state, input, 0), chat)
const listed = (more: Parameters<typeof chatChannel>[2]): ChatInput => ({
  type: 'listed',
  channels: [chatChannel(url, 'MEMBER_ONE_ON_ONE', more)],
  cursor: 'c1.1',
})
const openChat = (more: Parameters<typeof chatChannel>[2]): Chat =>
  run(
    emptyChat,
    listed(more),
    { type: 'visibilityChanged', isShowing: true },
    { type: 'opened', url },
  )
const pages = (chat: Chat) =>
  chatEffectsOf(chat).flatMap((effect) => (effect.type === 'page' ? [effect.before] : []))
const talkIn = (chat: Chat) => chat.conversations[url]!
const rows = (chat: Chat): readonly (number | string)[] => {
  const { messages, unreadable } = talkIn(chat)
  return chatRows(shownMessages(messages, unreadable), null, () => 'a day', [], unreadable).flatMap(
    (row): (number | string)[] =>
      row.kind === 'message'
        ? [row.message.sequence]
        : row.kind === 'leftOut'
          ? [`left out ${row.count}`]
          : [],
  )
}

describe('sequences of unreadable messages', () => {
  it.each([
    [
      'in an older page',
      { messages: of(8, 6, 5), before: 10, leftOut: 2, hasMore: true },
      20,
      [7, 9],
    ],
    ['in the only page', { messages: of(3, 1), before: 0, leftOut: 2, hasMore: false }, 0, [2, 4]],
    ['between messages', { messages: of(9, 7), before: 0, leftOut: 1, hasMore: true }, 9, [8]],
    [
      'at the end, as far as anything has spoken of',
      { messages: of(8, 7), before: 0, leftOut: 1, hasMore: true },
      9,
      [9],
    ],
    [
      'at the beginning, where nothing has spoken of more',
      { messages: of(9, 8), before: 0, leftOut: 1, hasMore: true },
      9,
      [7],
    ],
    ['nowhere', { messages: of(9, 8), before: 0, leftOut: 0, hasMore: true }, 12, []],
  ] as const)('%s', (_, page, newest, expected) =>
    expect(unreadableIn(page, newest, () => false)).toEqual(expected),
  )

  it('are at the end when the message before the page is known', () =>
    expect(
      unreadableIn(
        { messages: of(8, 7), before: 0, leftOut: 1, hasMore: true },
        8,
        (place) => place === 6,
      ),
    ).toEqual([9]))

  it('are no gap, and pages before them are requested', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 39 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 40 })),
        (some, more) => {
          const places = some.toSorted((a, b) => a - b)
          const newest = places.at(-1)!
          const unreadable = more
            .filter((place) => !places.includes(place) && place < newest)
            .toSorted((a, b) => a - b)
          const known = new Set([...places, ...unreadable])
          let oldest = newest
          while (known.has(oldest - 1)) oldest -= 1
          const messages = of(...places)
          expect(olderBefore(messages, unreadable)).toBe(oldest)
          expect(hasOlder(messages, unreadable)).toBe(oldest > 1)
          expect(shownMessages(messages, unreadable).map(({ sequence }) => sequence)).toEqual(
            places.filter((place) => place >= oldest),
          )
          expect(newestOf(messages, unreadable)).toBe(newest)
        },
      ),
    ))
})

describe('conversation with unreadable messages', () => {
  const page = (before: number, leftOut: number, ...sequences: readonly number[]): ChatInput => ({
    type: 'pageLoaded',
    url,
    upTo: 0,
    page: pageOf(of(...sequences), { before, leftOut, hasMore: true }),
  })

  it('shows their number and requests no page twice', () => {
    const first = run(openChat({ lastMessage: chatMessage(url, 10) }), page(0, 1, 10, 9, 7))
    expect([rows(first), pages(first)]).toEqual([[7, 'left out 1', 9, 10], []])
    const older = run(first, { type: 'olderRequested', url })
    expect(pages(older)).toEqual([7])
    const all = run(older, {
      type: 'pageLoaded',
      url,
      upTo: 0,
      page: pageOf(of(6, 5, 3, 2), { before: 7, leftOut: 2 }),
    })
    expect([rows(all), pages(all)]).toEqual([
      ['left out 1', 2, 3, 'left out 1', 5, 6, 7, 'left out 1', 9, 10],
      [],
    ])
    expect(hasOlder(talkIn(all).messages, talkIn(all).unreadable)).toBe(false)
  })

  it('does not look empty when its last message is unreadable', () => {
    const listedChat = openChat({ myLastReadSequence: 3, unreadMessageCount: 2 })
    expect([pages(listedChat), unreadOf(talkIn(listedChat))]).toEqual([[0], 2])
    const there = run(listedChat, page(0, 1, 4, 3))
    expect([rows(there), pages(there), unreadOf(talkIn(there))]).toEqual([
      [3, 4, 'left out 1'],
      [],
      2,
    ])
  })

  it('reloads the newest page once after an unreadable message event', () => {
    const open = run(openChat({ lastMessage: chatMessage(url, 4) }), page(0, 0, 4, 3, 2))
    const missed = run(open, {
      type: 'eventReceived',
      event: { kind: 'leftOut', cursor: 'c1.9', isMissed: true },
    })
    expect([missed.cursor, missed.needsList, pages(missed)]).toEqual(['c1.9', true, [0]])
    const back = run(missed, page(0, 1, 4, 3))
    expect([rows(back), pages(back)]).toEqual([[2, 3, 4, 'left out 1'], []])
    const next = run(back, {
      type: 'eventReceived',
      event: { kind: 'message', message: chatMessage(url, 6), cursor: 'c1.10', at: '' },
    })
    expect([rows(next), pages(next)]).toEqual([[2, 3, 4, 'left out 1', 6], []])
  })

  it('continues after an event of an unknown kind', () => {
    const open = run(openChat({ lastMessage: chatMessage(url, 4) }), page(0, 0, 4, 3))
    const after = run(
      { ...open, needsList: false },
      { type: 'eventReceived', event: { kind: 'leftOut', cursor: 'c1.9', isMissed: false } },
    )
    expect([after.cursor, after.isStreaming, after.needsList, pages(after)]).toEqual([
      'c1.9',
      true,
      false,
      [],
    ])
    expect(
      run(after, {
        type: 'eventReceived',
        event: { kind: 'leftOut', cursor: null, isMissed: false },
      }).cursor,
    ).toBe('c1.9')
  })

  it('stops requesting a newest message that the server does not have', () => {
    const open = run(openChat({ lastMessage: chatMessage(url, 4) }), page(0, 0, 4, 3), {
      type: 'eventReceived',
      event: {
        kind: 'read',
        channelUrl: url,
        userId: 'dana',
        lastReadSequence: 9,
        lastReadTime: '',
        cursor: 'c1.2',
        at: '',
      },
    })
    expect(pages(open)).toEqual([0])
    expect(
      pages(
        run(open, { type: 'pageLoaded', url, upTo: 9, page: pageOf(of(4, 3), { hasMore: true }) }),
      ),
    ).toEqual([])
  })
})

describe('unknown data of a channel', () => {
  const unknown = { type: 'unknown', raw: 'MEMBER_PEER_GROUP' } as const
  it('lists a channel of an unknown type, without unread category or coach call', () => {
    const channel = chatChannel(url, unknown, { unreadMessageCount: 2, members: [] })
    expect([needsCoach(channel), Object.values(hasUnreadOf([channel])).some((is) => is)]).toEqual([
      false,
      false,
    ])
    expect(shownChannels([channel]).map((one) => one.url)).toEqual([url])
  })
  it('calls no coach when a member could not be read', () => {
    const channel = { ...chatChannel(url), members: { items: [chatMember('rosa')], leftOut: 1 } }
    expect([isCoachPresent(channel), isCoachAvailable(channel), needsCoach(channel)]).toEqual([
      true,
      true,
      false,
    ])
  })
  it('shows no placeholder when a channel could not be read', () => {
    const food = chatChannel('ch-food', 'MEMBER_FOOD_LOGGING')
    const chat = (leftOut: number) =>
      run(emptyChat, { type: 'listed', channels: [food], leftOut, cursor: 'c1.1' })
    expect([0, 1].map((leftOut) => channelsOfChat(chat(leftOut)).map((one) => one.url))).toEqual([
      ['new', 'ch-food'],
      ['ch-food'],
    ])
  })
})
