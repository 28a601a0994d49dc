import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import {
  channelsPerLoad,
  hasUnreadOf,
  placeholderChannel,
  shortCoachName,
  shownChannels,
  unreadBadge,
  unreadCount,
} from './channel-order.ts'
import { chatChannel, chatMessage } from './testing/chat-fixtures.ts'

test('CHAT-060: has exactly four categories of unread messages', () =>
  expect(hasUnreadOf([])).toEqual({
    chronicCare: false,
    telemed: false,
    myStrength: false,
    foodLogger: false,
  }))

test('GAP-017: maps coaching and support to chronic care, food to food logger', () => {
  const customTypes = ['MEMBER_ONE_ON_ONE', 'MEMBER_FOOD_LOGGING', 'MEMBER_SUPPORT'] as const
  const drivenBy = (customType: (typeof customTypes)[number]) =>
    Object.entries(
      hasUnreadOf([chatChannel('ch-1', customType, { unreadMessageCount: 1 })]),
    ).flatMap(([name, is]) => (is ? [name] : []))
  expect(customTypes.map(drivenBy)).toEqual([['chronicCare'], ['foodLogger'], ['chronicCare']])
  const [coach, food] = [
    chatChannel('ch-1', 'MEMBER_ONE_ON_ONE', { unreadMessageCount: 2 }),
    chatChannel('ch-2', 'MEMBER_FOOD_LOGGING', { unreadMessageCount: 1 }),
  ]
  expect(hasUnreadOf([{ ...coach, unreadMessageCount: 0 }, food])).toEqual({
    chronicCare: false,
    telemed: false,
    myStrength: false,
    foodLogger: true,
  })
  expect(hasUnreadOf([coach, food])).toEqual({
    chronicCare: true,
    telemed: false,
    myStrength: false,
    foodLogger: true,
  })
  expect([unreadCount([]), unreadCount([coach, food])]).toEqual([0, 3])
})

it.each([
  [0, null],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [1000, '9+'],
])('CHAT-046 CHAT-047: %i unread shows %j', (count, badge) =>
  expect(unreadBadge(count)).toBe(badge),
)

test.each([
  ['CHAT-042', [], ['new']],
  ['CHAT-043', [chatChannel('ch-food', 'MEMBER_FOOD_LOGGING')], ['new', 'ch-food']],
  ['a coaching channel needs no dummy', [chatChannel('ch-1')], ['ch-1']],
  ['support is a conversation with people, too', [chatChannel('ch-s', 'MEMBER_SUPPORT')], ['ch-s']],
] as const)('%s', (_, channels, shown) =>
  expect(shownChannels(channels).map(({ url }) => url)).toEqual(shown),
)

test('CHAT-055 CHAT-054: orders channels by latest message, and empty ones by creation', () => {
  const old = chatChannel('ch-old', 'MEMBER_ONE_ON_ONE', { lastMessage: chatMessage('ch-old', 1) })
  const empty = chatChannel('ch-empty', 'MEMBER_SUPPORT', {
    createdAt: chatMessage('x', 5).createdAt,
  })
  const fresh = chatChannel('ch-fresh', 'MEMBER_FOOD_LOGGING', {
    lastMessage: chatMessage('ch-fresh', 9),
  })
  expect(shownChannels([old, empty, fresh]).map(({ url }) => url)).toEqual([
    'ch-fresh',
    'ch-empty',
    'ch-old',
  ])
})

test('CHAT-053 GAP-090: shows the 30 latest channels in any input order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1e4), { minLength: 31, maxLength: 40 }), (ages) => {
      const channels = ages.map((age, index) =>
        chatChannel(`ch-${index}`, 'MEMBER_ONE_ON_ONE', {
          lastMessage: chatMessage(`ch-${index}`, age + 1),
        }),
      )
      const shown = shownChannels(channels)
      expect(shown).toHaveLength(channelsPerLoad)
      const oldest = Math.min(...shown.map(({ lastMessage }) => lastMessage?.sequence ?? 0))
      expect(ages.filter((age) => age + 1 > oldest).length).toBeLessThan(channelsPerLoad)
      expect(shownChannels(channels.toReversed())).toEqual(shown)
    }),
  )
})

test('returns a placeholder without history', () =>
  expect([
    placeholderChannel.url,
    placeholderChannel.isFirstInteraction,
    placeholderChannel.lastMessage,
  ]).toEqual(['new', true, undefined]))

test.each([
  ['Dana Whitfield', 'Dana W.'],
  ['Dana', 'Dana'],
  ['María José Núñez Ávila', 'María Á.'],
  ['  Dana   de la cruz ', 'Dana C.'],
  ['Dana (RN)', 'Dana'],
  ['Li A\u0301vila', 'Li A\u0301.'],
  ['', ''],
])('CHAT-048: shortens %j to %j', (name, short) => expect(shortCoachName(name)).toBe(short))
