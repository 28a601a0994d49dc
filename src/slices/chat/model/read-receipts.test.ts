import { expect, test } from 'vitest'
import { applyChat, emptyChat, type ChatInput } from './chat-reducer.ts'
import type { ChatEvent, ChatEventBody } from './chat-events.ts'
import { isSeen, loadedOf, seenUpTo, writingNow } from './read-receipts.ts'
import { chatChannel, chatMember, chatMessage, chatTime } from './testing/chat-fixtures.ts'

const url = 'ch-1'
const channel = chatChannel(url, 'MEMBER_ONE_ON_ONE', {
  members: [chatMember('rosa'), chatMember('dana', 'AVAILABLE')],
})
const afterEvents = (...happenings: readonly ChatEventBody[]) => {
  const inputs: ChatInput[] = [
    { type: 'listed', channels: [channel], cursor: 'c1.0' },
    ...happenings.map((event, index): ChatInput => ({
      type: 'eventReceived',
      event: { ...event, cursor: `c1.${index + 1}`, at: chatTime(index) } as ChatEvent,
    })),
  ]
  return (now: number) =>
    inputs.reduce((chat, input) => applyChat(chat, input, 0), emptyChat).conversations[url]!.typing
      .length === 0
      ? []
      : writingNow(
          [...inputs, { type: 'clockTicked' } as const].reduce(
            (chat, input) => applyChat(chat, input, input.type === 'clockTicked' ? now : 0),
            emptyChat,
          ).conversations[url]!,
        )
}
const typing = (typing: boolean, userId = 'dana'): ChatEventBody => ({
  kind: 'typing',
  channelUrl: url,
  userId,
  typing,
  durationSeconds: typing ? 6 : 0,
})

test('shows typing coaches until the event, the timeout or their message', () => {
  expect(afterEvents(typing(true))(5999)).toEqual(['Dana Whitfield'])
  expect(afterEvents(typing(true))(6000)).toEqual([])
  expect(afterEvents(typing(true), typing(false))(0)).toEqual([])
  expect(afterEvents(typing(true), typing(true))(0)).toEqual(['Dana Whitfield'])
  expect(afterEvents(typing(true), { kind: 'message', message: chatMessage(url, 1) })(0)).toEqual(
    [],
  )
  expect(
    afterEvents(typing(true), {
      kind: 'member',
      channelUrl: url,
      member: chatMember('dana', 'NO_COACH'),
      hasLeft: true,
    })(0),
  ).toEqual([])
  expect(afterEvents(typing(true, 'somebody'))(0)).toEqual([])
})

test('returns the read marker of present coaches, never lower than before', () => {
  const members = [chatMember('rosa', null, 9), chatMember('dana', 'AVAILABLE', 3)]
  expect(seenUpTo({ members, reads: {} })).toBe(3)
  expect(seenUpTo({ members, reads: { dana: 5, gone: 8 } })).toBe(5)
  expect(seenUpTo({ members, reads: { dana: 2 } })).toBe(3)
  expect(seenUpTo({ members: [chatMember('rosa', null, 9)], reads: { gone: 8 } })).toBe(0)
})

test('counts loaded messages', () => {
  expect(loadedOf({ newest: 340 }, 141)).toEqual({ loaded: 200, all: 340 })
  expect(loadedOf({ newest: 0 }, undefined)).toEqual({ loaded: 0, all: 0 })
})

test('a message is seen up to the sequence that a coach has read', () =>
  expect([3, 4, 5].map((sequence) => isSeen(sequence, 4))).toEqual([true, true, false]))
