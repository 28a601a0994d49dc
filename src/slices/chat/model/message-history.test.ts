import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  hasOlder,
  mergeMessages,
  messageAt,
  messagesPerPage,
  type ChatMessages,
  newestOf,
  olderBefore,
  shownMessages,
} from './message-history.ts'
import { applyChat, type Chat, emptyChat } from './chat-reducer.ts'
import { chatEffectsOf } from './chat-effects.ts'
import { chatChannel, chatMessage, pageOf } from './testing/chat-fixtures.ts'

const of = (...sequences: number[]): ChatMessages =>
  sequences.map((sequence) => chatMessage('ch-1', sequence))
const placesOf = (messages: ChatMessages) => messages.map(({ sequence }) => sequence)
const places = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 40 })

test('CHAT-056: loads 200 messages a page', () => expect(messagesPerPage).toBe(200))

test('CHAT-057: merges pages in any order into unique, sorted messages', () => {
  fc.assert(
    fc.property(fc.array(places, { maxLength: 6 }), (pages) => {
      const merged = pages.reduce<ChatMessages>(
        (known, page) => mergeMessages(known, of(...page)),
        [],
      )
      expect(placesOf(merged)).toEqual(
        [...new Set(pages.flat())].toSorted((one, other) => one - other),
      )
    }),
  )
})

test('returns the same object when nothing is new', () => {
  const known = of(1, 2, 3)
  expect(mergeMessages(known, of(2, 1))).toBe(known)
})

test('shows the longest run that ends at the newest message', () => {
  fc.assert(
    fc.property(places, (sequences) => {
      const messages = mergeMessages([], of(...sequences))
      const known = new Set(sequences)
      const run: number[] = []
      for (let sequence = newestOf(messages); known.has(sequence); sequence -= 1)
        run.unshift(sequence)
      expect(placesOf(shownMessages(messages))).toEqual(run)
      expect(hasOlder(messages)).toBe((run[0] ?? 1) > 1)
      for (const sequence of [1, 17, 60])
        expect(messageAt(messages, sequence)?.sequence ?? null).toBe(
          known.has(sequence) ? sequence : null,
        )
    }),
  )
})

describe('requested page', () => {
  const channel = chatChannel('ch-1', 'MEMBER_ONE_ON_ONE', {
    lastMessage: chatMessage('ch-1', 900),
  })
  const open = applyChat(
    applyChat(
      applyChat(emptyChat, { type: 'listed', channels: [channel], cursor: 'c1.1' }, 0),
      { type: 'visibilityChanged', isShowing: true },
      0,
    ),
    { type: 'opened', url: 'ch-1' },
    0,
  )
  const paged = (chat: Chat, from: number, to: number) =>
    applyChat(
      chat,
      {
        type: 'pageLoaded',
        url: 'ch-1',
        upTo: 0,
        page: pageOf(of(...Array.from({ length: to - from + 1 }, (_, index) => to - index))),
      },
      0,
    )
  const pageEffect = (chat: Chat) => chatEffectsOf(chat).find(({ type }) => type === 'page')

  it('is the newest when a conversation opens', () =>
    expect(pageEffect(open)).toMatchObject({ before: 0 }))
  it('is none until the member scrolls to the top', () => {
    const one = paged(open, 701, 900)
    expect(pageEffect(one)).toBeUndefined()
    expect(pageEffect(applyChat(one, { type: 'olderRequested', url: 'ch-1' }, 0))).toMatchObject({
      before: 701,
    })
  })
  it('fills a gap automatically, and earlier messages show again', () => {
    const back = paged(paged(open, 501, 700), 801, 900)
    expect([pageEffect(back), olderBefore(back.conversations['ch-1']?.messages ?? [])]).toEqual([
      expect.objectContaining({ before: 801 }),
      801,
    ])
    const filled = paged(back, 601, 800)
    expect([
      pageEffect(filled),
      shownMessages(filled.conversations['ch-1']?.messages ?? []).length,
    ]).toEqual([undefined, 400])
  })
  it('is none before the first message', () =>
    expect(
      pageEffect(applyChat(paged(open, 1, 900), { type: 'olderRequested', url: 'ch-1' }, 0)),
    ).toBeUndefined())
  it('is none while the conversation is closed', () =>
    expect(pageEffect(applyChat(open, { type: 'opened', url: null }, 0))).toBeUndefined())
})
